"""What the menu shows: the name of the game over a table with the company of last time.

title                 the name of the game, also in the very first picture
company  guest        who sits behind the rim; one of these, who answers a press
fan  props            some tiles on the felt, which change; a mug and a heap
"""
