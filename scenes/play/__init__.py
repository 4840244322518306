"""A match, from the first tile to the last point.

match                 leads from deal to turns, scoring and result, game after game
deal  turn            a game: its deal, then turn after turn
handover              the curtain between two people at one screen
shared_table          closes the curtain between turns, where several people share a table
turn_policy           sets turns apart from lessons: hints, a question before drawing
opening_notice        says once to whoever plays alone that the rack could have opened by now
lamp_paw              shows the lamp to a child who waits and could play
recap                 shows the last turns of the others again
replay                shows a saved game, from its deal to its end
scoring               what follows a game: the podium, the score sheet
result                what follows a match
further               what the last page offers beyond another match
pause                 can cover deal, turn and scoring
"""
