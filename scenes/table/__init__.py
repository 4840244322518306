"""A table under the hand of a player, whatever it is for: a turn, a lesson.

screen        what every screen with a table answers
control       one game under a hand: commands go in, what comes of them is shown
hand  cursor  what a hand does there, as commands; the same by keys
speech        says aloud what happens there
buttons       the buttons around it
rewards       answers what goes well in it
river_offer   two drawn tiles, of which one is kept
more_time  seat_tips   a minute more for a player who needs it; what is made easier for whom
how_to_play   what hands and keys do there
confirm_draw  asks before a tile is drawn although something can be played
"""
