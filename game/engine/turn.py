"""A turn: play, draw, pass or time-out; whether it is legal, and the position it leads to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.engine.fault import Fault, fault, row_faults
from game.engine.freed import joker_faults
from game.engine.meld import is_set, value
from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import Row, Tile, in_order


@dataclass(frozen=True)
class Play:
    """Leave the table like this, at least one rack tile richer (R12–R15)."""

    table: Table


@dataclass(frozen=True)
class Draw:
    """Take one tile from the pool (R16)."""


@dataclass(frozen=True)
class Pass:
    """Do nothing, because the pool is empty (R17)."""


@dataclass(frozen=True)
class Timeout:
    """Let the time run out with nothing played, or in the middle of a play (R35, R36)."""

    unfinished: bool


Choice = Play | Draw | Pass
"""What a player can choose to do."""

Turn = Choice | Timeout


class IllegalTurnError(ValueError):
    """Say that a turn cannot be applied; `faults` are the reasons."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        return ", ".join(found.reason for found in self.faults)


def turn_faults(position: Position, turn: Turn) -> tuple[Fault, ...]:
    """Give all reasons why the player to move may not do this."""
    match turn:
        case Play(table):
            return play_faults(position, table)
        case Draw() if not position.pool:
            return (fault("pool-empty"),)
        case Pass() if position.pool:
            return (fault("pool-not-empty", count=len(position.pool)),)
        case _:
            return ()


def play_faults(position: Position, after: Table) -> tuple[Fault, ...]:
    """Give all reasons why the table cannot be left like this by the player to move."""
    seat = position.mover
    return (
        *(found for at, row in enumerate(after) for found in row_faults(row, at)),
        *_balance_faults(position.table, seat.rack, after),
        *_joker_faults(position, after),
        *(() if seat.opened else _opening_faults(position.rules, position.table, after)),
    )


def played(before: Table, after: Table) -> tuple[Tile, ...]:
    """Give the tiles that the table has gained."""
    return in_order((tiles_of(after) - tiles_of(before)).elements())


def opening_value(before: Table, after: Table) -> int:
    """Add up the sets a player has laid beside the table that was there (R12)."""
    return sum(value(row) for _, row in _new_rows(before, after))


def _joker_faults(position: Position, after: Table) -> tuple[Fault, ...]:
    return joker_faults(position.rules, position.table, after, position.mover.opened)


def _balance_faults(before: Table, rack: Row, after: Table) -> Iterator[Fault]:
    """Check that nothing left the table and all that came was on the rack (R15)."""
    gained = tiles_of(after) - tiles_of(before)
    for tile in tiles_of(before) - tiles_of(after):
        yield fault("tile-gone", tile=str(tile))
    for tile in gained - Counter(rack):
        yield fault("tile-from-nowhere", tile=str(tile))
    if not gained:
        yield fault("nothing-played")


def _opening_faults(rules: Rules, before: Table, after: Table) -> Iterator[Fault]:
    new = _new_rows(before, after)
    missing = Counter(before) - Counter(after)
    if missing and not rules.build_in_initial_turn:
        yield fault("table-touched", *(at for at, _ in new if _uses(missing, after[at])))
    own = [(at, row) for at, row in new if not _uses(missing, row)]
    if not rules.joker_in_initial_meld:
        for at, row in own:
            if any(tile.is_joker for tile in row):
                yield fault("joker-in-initial-meld", at)
    worth = sum(value(row) for _, row in own)
    if worth < rules.initial_meld:
        rows = tuple(at for at, row in own if is_set(row))
        yield fault("initial-meld", *rows, value=worth, needed=rules.initial_meld)


def _new_rows(before: Table, after: Table) -> list[tuple[int, Row]]:
    """List the rows, with their numbers, that did not lie there before."""
    there = Counter(before)
    new = []
    for at, row in enumerate(after):
        if there[row]:
            there[row] -= 1
        else:
            new.append((at, row))
    return new


def _uses(rows: Counter[Row], row: Row) -> bool:
    return any(set(old) & set(row) for old in rows)


def apply(position: Position, turn: Turn) -> Position:
    """Give the position after the turn, the next player to move, or raise IllegalTurnError."""
    if faults := turn_faults(position, turn):
        raise IllegalTurnError(faults)
    match turn:
        case Play(table):
            return _after_play(position, table)
        case Timeout(unfinished):
            rules = position.rules
            return _after_draw(
                position, rules.penalty_unfinished if unfinished else rules.penalty_idle
            )
        case Draw():
            return _after_draw(position, 1)
        case Pass():
            return _after_draw(position, 0)


def changed(before: Table, after: Table) -> tuple[Table, Table]:
    """Give the rows that are gone and the rows that are new."""
    new = tuple(row for _, row in _new_rows(before, after))
    gone = tuple(row for _, row in _new_rows(after, before))
    return gone, new


def _after_play(position: Position, table: Table) -> Position:
    """Keep the rows that stay where they were in the table, new ones behind them."""
    seat = position.mover
    gone, new = changed(position.table, table)
    rack = Counter(seat.rack) - Counter(played(position.table, table))
    return _next(
        replace(position, table=_without(position.table, gone) + new, passes=0),
        replace(seat, rack=in_order(rack.elements()), opened=True),
    )


def _without(table: Table, gone: Table) -> Table:
    left = list(table)
    for row in gone:
        left.remove(row)
    return tuple(left)


def _after_draw(position: Position, count: int) -> Position:
    """Draw what the pool has; with an empty pool that is a pass (R16, R17, R36)."""
    drawn, pool = position.pool[:count], position.pool[count:]
    seat = position.mover
    passes = 0 if position.pool else position.passes + 1
    return _next(
        replace(position, pool=pool, passes=passes),
        replace(seat, rack=in_order((*seat.rack, *drawn))),
    )


def _next(position: Position, seat: Seat) -> Position:
    seats = list(position.seats)
    seats[position.to_move] = seat
    return replace(position, seats=tuple(seats), to_move=(position.to_move + 1) % len(seats))
