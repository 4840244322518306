"""What the menu shows: the name of the game over a table with the company of last time.

title                 the name of the game, also in the very first picture
round_table  company  the table in its room, and who sits behind it
guest                 one of these, who answers a press
fan                   some tiles on the felt, which change
"""
