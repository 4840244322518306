"""A turn: play, draw, pass or time-out; whether it is legal, and the position it leads to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.engine.fault import Fault, fault, faults_by
from game.engine.freed import joker_faults
from game.engine.meld import SMALLEST, is_set, melds, value
from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.river import offer, take
from game.engine.tile import Row, Tile, in_order

MOST_LOOSE = 2


@dataclass(frozen=True)
class Play:
    """Leave the table like this, at least one rack tile richer (R12–R15).

    `key` is the place in the River of the tile taken and played with it (R45).
    """

    table: Table
    key: int | None = None


@dataclass(frozen=True)
class Draw:
    """Take one tile from the pool (R16); where two are offered, keep one of them (R44)."""

    keep: Tile | None = None


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
    """Return all reasons why the player to move may not do this."""
    match turn:
        case Play(table, key):
            return _play_faults(position, table, key)
        case Draw() if not position.pool:
            return (fault("pool-empty"),)
        case Draw(keep) if keep and keep not in offer(position):
            return (fault("no-such-tile"),)
        case Pass() if position.pool:
            return (fault("pool-not-empty", count=len(position.pool)),)
        case _:
            return ()


def _play_faults(position: Position, table: Table, key: int | None) -> tuple[Fault, ...]:
    if key is None:
        return play_faults(position, table)
    if not 0 <= key < len(position.river):
        return (fault("no-such-tile"),)
    return play_faults(take(position, key), table)


def play_faults(position: Position, table: Table) -> tuple[Fault, ...]:
    """Return all reasons why the table cannot be left like this by the player to move."""
    seat = position.mover
    loose = loose_tiles(position, table)
    after = _kept(table, loose)
    return (
        *_row_faults(position, table, after),
        *_balance_faults(position, after, loose),
        *joker_faults(position.rules, position.table, after, seat.opened),
        *(() if seat.opened else _opening_faults(position, after)),
    )


def _row_faults(position: Position, table: Table, after: Table) -> Iterator[Fault]:
    for at, row in enumerate(table):
        if row in after:
            yield from faults_by(position.rules, row, at)


def loose_tiles(position: Position, table: Table) -> Row:
    """Return the tiles that a play would leave loose and the player take, where rules say so (R43).

    One or two tiles are accepted, and no joker, for that never goes to a rack (R21).
    """
    if position.rules.loose_tiles != "taken":
        return ()
    loose = tuple(tile for row in table if len(row) < SMALLEST for tile in row)
    return loose if len(loose) <= MOST_LOOSE and not any(t.is_joker for t in loose) else ()


def _kept(table: Table, loose: Row) -> Table:
    """Return the table without its loose tiles, the other rows in their places."""
    return tuple(row if len(row) >= SMALLEST else () for row in table) if loose else table


def played(before: Table, after: Table) -> tuple[Tile, ...]:
    """Return the tiles that the table has gained."""
    return in_order((tiles_of(after) - tiles_of(before)).elements())


def opening_value(before: Table, after: Table) -> int:
    """Add up the sets a player has laid beside the table that was there (R12)."""
    return sum(opening_worths(before, after))


def opening_worths(before: Table, after: Table) -> tuple[int, ...]:
    """Return what each tile adds to those sets, in the order in which they lie (R12, R14)."""
    sets = [melds(row) for _, row in _own_rows(before, after) if is_set(row)]
    best = [max(readings, key=lambda meld: meld.value) for readings in sets]
    return tuple(sum(stand.numbers) for meld in best for stand in meld.stands)


def _balance_faults(position: Position, after: Table, loose: Row) -> Iterator[Fault]:
    """Check that nothing left the table and all that came was on the rack (R15)."""
    before, now = tiles_of(position.table), tiles_of(after)
    gained, left = now - before, Counter(loose)
    for tile in before - now - left:
        yield fault("tile-gone", tile=str(tile))
    for tile in now + left - before - Counter(position.mover.rack):
        yield fault("tile-from-nowhere", tile=str(tile))
    if position.key and not gained[position.key]:
        yield fault("key-not-played", tile=str(position.key))
    if not gained:
        yield fault("nothing-played")


def _opening_faults(position: Position, after: Table) -> Iterator[Fault]:
    """Check the sets of the initial meld, and that nothing else was done (R12–R14)."""
    before, rules = position.table, position.rules
    missing = Counter(before) - Counter(after)
    if missing and not rules.build_in_initial_turn:
        new = _new_rows(before, after)
        yield fault("table-touched", *(at for at, row in new if _uses(missing, row)))
    own = _own_rows(before, after)
    if not rules.joker_in_initial_meld:
        for at, row in own:
            if any(tile.is_joker for tile in row):
                yield fault("joker-in-initial-meld", at)
    rows = tuple(at for at, row in own if is_set(row))
    worth, needed = opening_value(before, after), needed_to_open(position)
    if worth < needed or not rows:
        yield fault("initial-meld", *rows, value=worth, needed=needed)


def needed_to_open(position: Position) -> int:
    """Return what the first sets of the player to move must reach; 0 where any set opens (R12)."""
    rules, mover = position.rules, position.mover
    merciful = rules.mercy is not None and mover.draws >= rules.mercy
    return 0 if merciful or mover.handicap.any_set_opens else rules.initial_meld


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


def _own_rows(before: Table, after: Table) -> list[tuple[int, Row]]:
    """List the new rows that can have come from the rack alone, of two alike the richer one."""
    left = tiles_of(after) - tiles_of(before)
    own = []
    for at, row in sorted(_new_rows(before, after), key=lambda new: -value(new[1])):
        if not Counter(row) - left:
            left -= Counter(row)
            own.append((at, row))
    return sorted(own)


def _uses(rows: Counter[Row], row: Row) -> bool:
    return any(set(old) & set(row) for old in rows)


def apply(position: Position, turn: Turn) -> Position:
    """Return the position after the turn, the next player to move, or raise IllegalTurnError."""
    if faults := turn_faults(position, turn):
        raise IllegalTurnError(faults)
    return apply_legal(position, turn)


def apply_legal(position: Position, turn: Turn) -> Position:
    """Return the position after a turn of which is known that it is legal."""
    match turn:
        case Play(table, key):
            return _after_play(position if key is None else take(position, key), table)
        case Timeout(unfinished):
            rules = position.rules
            return _after_draw(
                position, rules.penalty_unfinished if unfinished else rules.penalty_idle
            )
        case Draw(keep) if two := offer(position):
            return _after_offer(position, two, keep or two[0])
        case Draw():
            return _after_draw(position, 1)
        case Pass():
            return _after_draw(position, 0)


def changed(before: Table, after: Table) -> tuple[Table, Table]:
    """Return the rows that are gone and the rows that are new."""
    new = tuple(row for _, row in _new_rows(before, after))
    gone = tuple(row for _, row in _new_rows(after, before))
    return gone, new


def arranged(before: Table, after: Table) -> Table:
    """Put rows in the order in which a table keeps them: those that stayed, then new ones."""
    gone, new = changed(before, after)
    left = list(before)
    for row in gone:
        left.remove(row)
    return (*left, *new)


def _after_play(position: Position, table: Table) -> Position:
    """Leave the table so; where none can draw, a rack that is no smaller than ever is a pass (R39).

    Otherwise three players could hand loose tiles round forever, each in turn with a smaller rack.
    """
    seat = position.mover
    rows = _kept(table, loose_tiles(position, table))
    kept = arranged(position.table, tuple(row for row in rows if row))
    rack = tiles_of((*position.table, seat.rack)) - tiles_of(kept)
    least = len(seat.rack) - seat.taken
    held = in_order((*rack.elements(), *position.plunder))
    idle = not position.pool and len(held) >= least
    passes = position.passes + 1 if idle else 0
    taken = 0 if position.pool else max(0, rack.total() - least)
    return _next(
        replace(position, table=kept, passes=passes, key=None, plunder=()),
        replace(seat, rack=held, opened=True, taken=taken),
    )


def _after_offer(position: Position, two: Row, keep: Tile) -> Position:
    """Let the player keep one of two tiles; the other goes to the right end of the River (R44)."""
    (other,) = (Counter(two) - Counter([keep])).elements()
    pool = (keep, *position.pool[2:])
    return _after_draw(replace(position, pool=pool, river=(*position.river, other)), 1)


def _after_draw(position: Position, count: int) -> Position:
    """Draw what the pool has; with an empty pool that is a pass (R16, R17, R36)."""
    drawn, pool = position.pool[:count], position.pool[count:]
    seat = position.mover
    passes = 0 if position.pool else position.passes + 1
    waits = position.rules.mercy is not None and not seat.opened
    return _next(
        replace(position, pool=pool, passes=passes),
        replace(seat, rack=in_order((*seat.rack, *drawn)), draws=seat.draws + waits),
    )


def _next(position: Position, seat: Seat) -> Position:
    """Seat the mover again as it is now and let the next seat move (R5).

    Where all play together, who is out has no turn any more (R48).
    """
    seats = list(position.seats)
    seats[position.to_move] = seat
    following = [(position.to_move + step) % len(seats) for step in range(1, len(seats) + 1)]
    still = [at for at in following if seats[at].rack] if position.rules.together else []
    return replace(position, seats=tuple(seats), to_move=(still or following)[0])
