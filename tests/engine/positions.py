"""Short ways to write a position down in a test."""

from game.engine.fault import Fault
from game.engine.notation import read_row, read_table
from game.engine.position import Position, Seat
from game.engine.rules import CLASSIC, Rules


def position(
    table: str = "",
    rack: str = "K1",
    *,
    opened: bool = True,
    pool: str = "?40",
    others: tuple[str, ...] = ("?14",),
    rules: Rules = CLASSIC,
) -> Position:
    """Seat the player to move before this table, with others behind."""
    mover = Seat("fox", read_row(rack), opened)
    rest = (Seat(f"pip{at}", read_row(tiles)) for at, tiles in enumerate(others, start=1))
    return Position(rules, read_table(table), (mover, *rest), read_row(pool))


def reasons(faults: tuple[Fault, ...]) -> list[str]:
    """List the reasons, each with the numbers of its rows: `gap 1`."""
    return [" ".join([found.reason, *map(str, found.rows)]) for found in faults]
