"""Tables with bonus jokers: the sweep that `best_table` takes where there are any.

sweep       walks over the numbers, with what bonus jokers can do between two of them
moves       what they can do there
frontier    the ways that are gone on with, and the way back
"""
