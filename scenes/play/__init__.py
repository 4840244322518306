"""A match, from the first tile to the last point.

match                 leads from deal to turns, scoring and result, game after game
deal  turn            a game: its deal, then turn after turn
handover              the curtain between two people at one screen
shared_table          closes the curtain between turns, where several people share a table
turn_policy           sets turns apart from lessons: hints, a question before drawing, a paw
first_turn            leads whoever has never finished a game to their first play
notices               says once to whoever plays alone what it overlooks: to open, to borrow
fast_forward          draws turn after turn until there is something to lay
recap                 shows the last turns of the others again
replay                shows a saved game, from its deal to its end
scoring               what follows a game, and after the last one the whole match
sheet                 all games so far on a pad
pause                 can cover deal, turn and scoring
"""
