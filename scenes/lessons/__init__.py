"""Learning by playing: small tables with one thing to find.

learn  lesson_card     all lessons, and a card for each
lesson_scene           one of them: a table with a task
lesson_policy          what is particular about it: the turn ends at the goal alone
glow                   what to press next, for a player who waits
stamp_lessons          the lessons that show what brings a stamp
"""
