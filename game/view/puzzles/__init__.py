"""Puzzles of the game: where their files lie.

library  the puzzle of a day, of a shelf, of a Rush, each read when it is asked for
"""
