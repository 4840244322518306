"""Who plays: picture cards of those who are remembered, someone new, and visitors.

cards       a card for each player, of whom one is chosen for a seat
new_player  an animal and, if wished, a name, typed on keys or on letters on the screen
player_page what belongs to a player: name, colour, look, hints, handicap
forget      asks before a player is forgotten
player_card an animal over a name, to press
"""
