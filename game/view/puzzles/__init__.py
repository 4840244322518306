"""Puzzles of the game: where their files lie, how they look, and what is said of them.

library       the puzzle of a day, of a shelf, of a Rush, each read when it is asked for
puzzle_words  what a puzzle asks for, and days in words
shower        stars for a puzzle that was found
rush_panel    the time, the points and the combo of a Rush
reward_word   what a puzzle has brought, at the score and the clock
"""
