"""Learning by playing: small tables with one thing to find.

learn  lesson_card     all lessons, and a card for each
lesson_scene           one of them: a table with a task
lesson_control         what a hand may do there
glow                   what to press next, shown to somebody who waits
shown       the lessons that show what brings a stamp
"""
