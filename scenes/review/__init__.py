"""After a game: what was there for whoever looks, and for nobody else.

past_game       a game that is over, its players, and who thinks about it
what_was_there  the page: ideas missed, the best turn, and each of them on a table
try_it          a turn posed anew as a puzzle
"""
