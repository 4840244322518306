"""Lessons as they are shown.

course      the lessons of the game, read from its files in their order
bare_place  where a new row can be laid on the felt
"""
