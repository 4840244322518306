"""Remembered players: their cards, pages and stamps.

cards        a card for each player, to choose one for a seat
new_player   chooses an animal and perhaps a name, typed on keys or on the screen
player_page  the preferences of a player: name, colour, look, hints, handicap; and deletes them
profiles     applies the preferences of the player whose turn it is
album        all stamps; those found are in colour, and each is explained
whose_stamps leads to the album of who plays here
record_book  what a player did best, and the animals they have met
stamp_card   a button with a stamp above its name
"""
