"""Short ways to write positions and moves down in a test."""

from game.engine.fault import Fault
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_position, read_row, read_table, read_tile
from game.engine.position import Position, Seat
from game.engine.rules import CLASSIC, Rules
from game.engine.turn import Draw, Play, Turn, apply


def position(
    table: str = "",
    rack: str = "K1",
    *,
    opened: bool = True,
    draws: int = 0,
    pool: str = "?40",
    river: str = "",
    others: tuple[str, ...] = ("?14",),
    rules: Rules = CLASSIC,
) -> Position:
    """Seat the player to move before this table, with others behind."""
    mover = Seat("fox", read_row(rack), opened, draws)
    rest = (Seat(f"pip{at}", read_row(tiles)) for at, tiles in enumerate(others, start=1))
    seats = (mover, *rest)
    return Position(rules, read_table(table), seats, read_row(pool), river=read_row(river))


def reasons(faults: tuple[Fault, ...]) -> list[str]:
    """List the reasons, each with the numbers of its rows: `gap 1`."""
    return [" ".join([found.reason, *map(str, found.rows)]) for found in faults]


def lay(*tiles: str, to: At | To = To.NEW_ROW) -> Move:
    return Move(tuple(FromRack(read_tile(tile)) for tile in tiles), to)


def positions_after(start: str, *turns: str | Turn) -> list[Position]:
    """Give the positions that turns lead through: tables, "" for a draw, or other turns."""
    positions = [read_position(start)]
    for turn in turns:
        told = isinstance(turn, str)
        choice = (Play(read_table(turn)) if turn else Draw()) if told else turn
        positions.append(apply(positions[-1], choice))
    return positions
