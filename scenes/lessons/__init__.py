"""Learning by playing: small tables with one thing to find.

learn  lesson_card     all lessons, and a card for each
lesson_scene           one of them: a table with a task
lesson_control         what a hand may do there
pointer                what glows: what to press next, to somebody who waits
"""
