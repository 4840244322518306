"""Lessons as they are shown.

course   the lessons of the game, read from its files in their order; how far somebody came
teacher  the animal that holds them, its bubble and its paw
why      what it says of a try that fails
"""
