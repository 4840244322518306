from game.analysis.past.best_turn import best_turn, played_turns
from game.engine.game import Game
from game.engine.notation import read_position, read_table, write_row
from game.engine.position import Table
from game.engine.turn import Draw, Play

START = """
rules classic-2016
table B4 B5 B6 | R3 B3 K3 | R4 R5 R6
* Fox+ B7 B8 O3 R7 K1
  Owl+ O9 O10 O11 O12 R12
pool R13 O5 K13 ?20
"""
ADDED = "B4 B5 B6 B7 B8 | R3 B3 K3 | R4 R5 R6"
OWL = ADDED + " | O9 O10 O11 O12"
MOVED = "B4 B5 B6 B7 B8 | B3 O3 K3 | R3 R4 R5 R6 R7 | O9 O10 O11 O12"


def after(*tables: str) -> Game:
    game = Game(read_position(START))
    for table in tables:
        game.do(Play(read_table(table)) if table else Draw())
    assert game.turns == len(tables)
    return game


def rows(table: Table) -> set[str]:
    return {write_row(sorted(row)) for row in table}


def test_the_best_turn_is_that_with_most_tiles() -> None:
    best = best_turn(after(ADDED, OWL, "", "", MOVED).positions, 1)
    assert best
    assert (best.turn, len(best.tiles)) == (2, 4)
    assert best.before == ()
    assert rows(best.after) == rows(read_table("O9 O10 O11 O12"))


def test_of_turns_alike_the_earlier_one_is_best() -> None:
    positions = after(ADDED, OWL, MOVED).positions
    assert [(each.turn, len(each.tiles)) for each in played_turns(positions, 0)] == [(1, 2), (3, 2)]
    best = best_turn(positions, 0)
    assert best
    assert best.turn == 1


def test_only_the_rows_that_it_changed_belong_to_it() -> None:
    last = list(played_turns(after(ADDED, OWL, MOVED).positions, 0))[-1]
    assert rows(last.before) == rows(read_table("R3 B3 K3 | R4 R5 R6"))
    assert rows(last.after) == rows(read_table("B3 O3 K3 | R3 R4 R5 R6 R7"))


def test_who_never_plays_has_none() -> None:
    positions = after("", "").positions
    assert best_turn(positions, 0) is best_turn(positions[:1], 1) is None
