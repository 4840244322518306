"""What a position means: pure functions that the view, hints and bots' turns are told by.

past/           what a game that is over was for one of its players
table_diff      two tables compared: which row was which, which tiles came or moved
changes_since   who laid what since a seat last played, and what its rack gained
split           what becomes of a run whose middle is taken
turn_status     the one judgement of a table in the middle of a turn, for row, button and message
repair          the moment in which a table that was taken apart is whole again
plan            a play taken apart into the moves of a hand; move_search finds them over move_nodes
strands         a play taken apart into what could be played alone
combined_moves  moves joined that a hand makes at once, for hints
bot_choice      what a bot chooses, and the moves that lead there
worth_keeping   what of a good play the Sage would rather keep
own_sets        the sets that a tile can make with others of its rack
short_play      plays that take few moves
way_out         a play of the whole rack that takes few rows apart
simple_play     what a beginner sees: no row taken apart, or a spare tile borrowed
surprise        who is taken aback by the last turn
moments         what a turn was to those at the table
stamps          the ideas that a person has had in a turn; named_move the greatest, if there is one
hint            what can be played, and the commands that lead there from where the table is,
                by a short play first where the best one is long
outlook         whether what a player has begun can still become a play, or how far to go back
missing         the tile that a broken row still needs, and where it is
river_choice    which of two offered tiles to keep, and why
"""
