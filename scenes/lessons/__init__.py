"""Learning by playing: small tables with one thing to find.

learn  lesson_card     the list of lessons, and a card with a picture for each
children               the door for children: first steps and easy games as pictures
lesson                 a lesson: a table with a task; then the next one
glow                   shows what to press next to a player who waits
stamp_lessons          the lessons that show how to earn a stamp
"""
