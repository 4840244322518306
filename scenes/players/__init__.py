"""Remembered players: their cards, pages and stamps.

cards        a bench of players, to choose one for a seat
new_player   chooses an animal and perhaps a name, typed on keys or on the screen
player_page  the preferences of a player: name, colour, look, hints, handicap; and deletes them
profiles     applies the preferences of the player whose turn it is
cabinet      what a player did best, the animals they have met, and all stamps
whose_stamps leads to the cabinet of who plays here
"""
