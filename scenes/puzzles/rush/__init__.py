"""Rush: three minutes of puzzles, easiest first.

offered       whether Rush is there: not for children, unless a grown-up wants it
start         who plays, the table of bests, and the way into a round
rush_table    one puzzle of a round, next to the time and the points
current_rush  the round under way, from table to table
rush_pause    hides the table while the time stands still
rush_result   how far one came
bests_table   the table of bests
"""
