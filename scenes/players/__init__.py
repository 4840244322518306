"""Players who are remembered: their cards, their pages, their stamps.

cards        a card for each player, of whom one is chosen for a seat
new_player   an animal and, if wanted, a name, typed on keys or on letters on the screen
player_page  what belongs to a player: name, colour, look, hints, handicap
profiles     whose preferences a match uses: what belongs to a player follows the seat
forget       asks before a player is forgotten
player_card  an animal over a name, to press
album        all stamps there are, those found in colour, and what each is
stamp_card   a stamp over its name, to press
"""
