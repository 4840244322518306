"""Puzzles: a table for each day, and shelves of more.

calendar                    a month, and the table of one of its days
shelves  shelf              the grades; the puzzles of one, by their numbers
puzzle_scene                a puzzle: a table with an aim
puzzle_hints                 set it apart from a lesson: help comes only when asked for
answer_page                 the answer next to one's own
today                       the way there from the menu
puzzles                     what all of these share
own                         what comes back for each player
rush/                       three minutes of puzzles
number_button               a day or a puzzle to press; steps among them
"""
