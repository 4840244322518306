"""Learning by playing: small tables with one thing to find.

learn                  a path of small tables, one for each lesson
children               the door for children: first steps and easy games as framed pictures
small_tables           how both draw a table
lesson                 a lesson: a table with a task; then the next one
"""
