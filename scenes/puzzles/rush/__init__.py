"""Rush: three minutes of puzzles, easiest first.

start        who plays, the table of bests, and the way into a round
rush_panel   the points, the combo and the clock around its table
rush_table   one puzzle of the round under way, next to the time and the points
rush_pause   hides the table while the time stands still
rush_result  how far one came
bests_page   the bests, and what both pages with them share
"""
