"""The stamps of players.

album       all stamps there are, those found in colour, and what each is
stamp_card  a stamp over its name, to press
"""
