"""Lessons as they are shown.

course   the lessons of the game, read from its files in their order
progress how far somebody came in it, without reading a lesson
teacher  the animal that holds them, its bubble and its paw
why      what it says of a try that fails
"""
