"""Puzzles of the game: where their files lie, and what is said of them.

library       the puzzle of a day, of a shelf, of a Rush, each read when it is asked for
puzzle_words  what a puzzle asks for, and days in words
"""
