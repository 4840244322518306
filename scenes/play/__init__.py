"""A match, from the first tile to the last point.

match                 the way of it: deal, turn, scoring, result, and again
deal  turn  handover  a game, from its first tile on
shared_table          a curtain between turns, where several people share a table
turn_policy           what is particular about a turn: hints, a question before one draws
recap                 the last turns of the others, seen again
replay                a game seen again, from its deal to its end
scoring  sheet  result    after a game, and after a match
pause                 what can be laid over any of them
"""
