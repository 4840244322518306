"""A table under the hand of a player, whatever it is for: a turn, a lesson.

state         what all who work at a table read: whose game, what is seen, what is held
policy        what is particular about one kind of table
screen        answers gestures, and shows once a frame what has changed
control       commands go in; what comes of them is marked to be shown
hand  cursor  what a hand does there, as commands; the same by keys
speech        says aloud what happens there
buttons       the buttons around it
rewards       answers what goes well in it
river_offer   two drawn tiles, of which one is kept
more_time  seat_tips   a minute more for a player who needs it; what is made easier for whom
how_to_play   what hands and keys do there
confirm_draw  asks before a tile is drawn although something can be played
"""
