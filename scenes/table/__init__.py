"""A table that the player can act on: in a turn, in a lesson.

state         what the other modules share: the session, the viewer, the tiles held
policy        what differs between kinds of tables
hint_ladder   hints that say more with each press
glow          shows what to press next to a player who waits, in lessons and first turns
screen        handles gestures, and shows changes once a frame
control       carries out commands, and marks what they change
hand  cursor  turn gestures into commands; do the same for keys
task          a table with a task for one turn, as in lessons and puzzles; task_policy its goal
speech        reads the table aloud
ear_keys      keys of those who listen: letters and numbers find tiles and rows
where         where a tile can go, one place at each press
buttons       the buttons around it
outlook_sign  says while rows are broken whether that can still work
rewards       celebrates what goes well
river_offer   two drawn tiles, of which the player keeps one
pointing      others point at a move, and the player says yes or no
more_time     offers one more minute to a player who needs it
seat_tips     explain the handicap of each player
how_to_play   explains gestures and keys
"""
