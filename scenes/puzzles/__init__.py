"""Puzzles: a table for each day, and shelves of more.

calendar  easel   a day's table on an easel, the month on the wall, boxes with the grades
shelf             the puzzles of a grade, by their numbers
number_sheet      the paper with numbers that both are
puzzle_scene      a puzzle: a table with an aim
puzzle_hints      set it apart from a lesson: help comes only when asked for
answer_page       the answer next to one's own
today             the way there from the menu
puzzles           what all of these share
own               what comes back for each player
rush/             three minutes of puzzles
"""
