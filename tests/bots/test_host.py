"""A host opens as soon as it can, and lets others go out first in a long game."""

from random import Random

from game.bots.host import Host
from game.engine.notation import read_position, write_turn
from game.engine.position import Position
from game.engine.rules import CLASSIC

ROWS = "B4 B5 B6 B7 | K9 R9 O9"


def view(rack: str, others: str, pool: int, table: str = ROWS, opened: str = "+") -> Position:
    return read_position(
        f"rules {CLASSIC.name} / table {table} / * host{opened} {rack} / owl+ {others}"
        f" / pool ?{pool}"
    ).seen_by(0)


def turn(position: Position, host: Host | None = None) -> str:
    return write_turn(position.table, (host or Host(1.0))(position, Random(1)))


def test_it_opens_at_once() -> None:
    rack = "K10 R10 B10 O1 O3 K2 K4 R6 R7 B1 B12 O12 K13 R2"
    assert turn(view(rack, "?14", 77, table="", opened=""), Host(0.1)) == "K10 R10 B10"


def test_it_rearranges_once_many_tiles_are_drawn() -> None:
    four, rack = "K9 R9 B9 O9", "K10 K11 K1 K3 R12 O2 R5"
    assert turn(view(rack, "?9", 70, table=four)) == "draw"
    assert "K9 K10 K11" in turn(view(rack, "?9", 30, table=four))


def test_then_it_draws_rather_than_go_ahead() -> None:
    assert turn(view("B8 K1 K3 R12", "?9", 4)) == "draw"
    assert turn(view("B8 K1 K3 R12", "?2", 4)).endswith("B8")
    assert turn(view("B8 K1 K3 R12", "?9", 70)).endswith("B8")
