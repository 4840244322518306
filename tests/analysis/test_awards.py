import pytest

from game.analysis.awards import Awards, awards_of, rows_moved
from game.engine.game import Game
from game.engine.notation import read_position, read_table
from game.engine.turn import Draw, Play

START = """
rules classic-2016
table B4 B5 B6 | R3 B3 K3 | R4 R5 R6
* Fox+ B7 B8 O3 R7 K1
  Owl+ O9 O10 O11 O12 R12
pool R13 O5 K13 ?20
"""


def after(*tables: str) -> Game:
    """Play tables one after the other; an empty one is a draw."""
    game = Game(read_position(START))
    for table in tables:
        game.do(Play(read_table(table)) if table else Draw())
    assert game.turns == len(tables)
    return game


ADDED = "B4 B5 B6 B7 B8 | R3 B3 K3 | R4 R5 R6"
OWL = ADDED + " | O9 O10 O11 O12"
MOVED = "B4 B5 B6 B7 B8 | B3 O3 K3 | R3 R4 R5 R6 R7 | O9 O10 O11 O12"


def test_the_best_turn_is_that_with_most_tiles() -> None:
    game = after(ADDED, OWL, "", "", MOVED)
    assert awards_of(game.positions, 1) == Awards(4, 0, 4, 1)


def test_of_turns_alike_the_one_that_moved_rows_is_better() -> None:
    game = after(ADDED, OWL, MOVED)
    assert awards_of(game.positions, 0) == Awards(tiles=2, rows=1, all_tiles=4, plays=2)


def test_who_never_plays_has_none() -> None:
    game = after("", "")
    assert awards_of(game.positions, 0) == Awards() == awards_of(game.positions[:1], 1)


@pytest.mark.parametrize(
    ("before", "now", "rows"),
    [
        ("B4 B5 B6", "B4 B5 B6 B7", 0),
        ("B4 B5 B6", "B4 B5 B6 | K1 K2 K3", 0),
        ("B4 B5 B6 B7 B8", "B4 B5 B6 | B6 B7 B8", 1),
        ("R3 B3 K3 | R4 R5 R6", "O3 B3 K3 | R3 R4 R5 R6", 1),
        ("R1 R2 R3 R4 | B1 B2 B3 B4", "R2 R3 R4 | B2 B3 B4 | R1 B1 O1", 2),
    ],
)
def test_rows_that_were_taken_apart_are_counted(before: str, now: str, rows: int) -> None:
    assert rows_moved(read_table(before), read_table(now)) == rows
