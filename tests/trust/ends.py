"""Every game ends: with an empty pool no sequence of legal turns comes back to where it was."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.engine.notation import write_position
from game.engine.position import Position, Seat, Table
from game.engine.rules import ARTICLE, PRESETS, RIVER, Rules
from game.engine.tile import COPIES, JOKER, Row, Tile, in_order
from game.engine.turn import MOST_LOOSE, IllegalTurnError, Pass, Play, apply
from tests.trust.promise import Promise

NUMBERS = range(1, 8)
RUNS = [
    tuple(Tile("R", number) for number in range(first, last))
    for first in NUMBERS
    for last in range(first + 3, NUMBERS[-1] + 2)
]
SETS = [*RUNS, *((*run[:at], JOKER, *run[at + 1 :]) for run in RUNS for at in range(len(run)))]
DEAD = Tile("K", 13)
"""A tile that fits nowhere: who holds it is never out."""

SUITE = 100
LIE, HELD = 4, 3
"""So many tiles lie there at most and can be played; in positions behind the first, one more."""


class State(NamedTuple):
    """All that changes in a game with an empty pool; the rows are in order."""

    table: Table
    river: Row
    seats: tuple[Seat, ...]
    to_move: int = 0
    passes: int = 0


def _small(rng: Random, lie: int, held: int) -> Position:
    """Seat players around a run with little to play; most games have loose tiles to take."""
    rules = rng.choice([ARTICLE, RIVER, *PRESETS.values()])
    if rng.random() < 0.5:
        rules = replace(rules, loose_tiles="taken")
    table = rng.choice([row for row in rng.choice((RUNS, SETS)) if len(row) <= lie])
    left = Counter([Tile("R", number) for number in NUMBERS for _ in range(COPIES)] + [JOKER])
    mixed = rng.sample(sorted((left - Counter(table)).elements()), held)
    river = (mixed.pop(),) if rules.river else ()
    racks = [[DEAD] for _ in range(rng.choice((2, 3, 3, 4)))]
    for tile in mixed:
        rng.choice(racks).append(tile)
    seats = tuple(Seat(f"pip{at}", in_order(rack), True) for at, rack in enumerate(racks))
    return Position(rules, (table,), seats, river=river)


def _after(rules: Rules, state: State) -> Iterator[State]:
    """Make every legal turn that there is."""
    table, river, seats, to_move, passes = state
    if Position(rules, table, seats, passes=passes).ended:
        return
    for now, floats, mover, passed in _turns(rules, table, river, seats[to_move]):
        sat = (*seats[:to_move], mover, *seats[to_move + 1 :])
        yield State(now, floats, sat, (to_move + 1) % len(seats), passes + 1 if passed else 0)


@cache
def _turns(
    rules: Rules, table: Table, river: Row, seat: Seat
) -> tuple[tuple[Table, Row, Seat, bool], ...]:
    before = Position(rules, table, (seat, Seat("other")), river=river)
    turns = [Pass()]
    for key in (None, *range(len(river))):
        own = seat.rack if key is None else (*seat.rack, river[key])
        turns += [Play(left, key) for left in _tables(rules, table, own)]
    found = set()
    for turn in turns:
        try:
            after = apply(before, turn)
        except IllegalTurnError:
            continue
        found.add((tuple(sorted(after.table)), after.river, after.seats[0], after.passes > 0))
    return tuple(sorted(found))


def _tables(rules: Rules, table: Table, rack: Row) -> Iterator[Table]:
    there = in_order(tile for row in table for tile in row)
    most = MOST_LOOSE if rules.loose_tiles == "taken" else 0
    for loose in _some(there, range(most + 1)):
        stays = Counter(there) - Counter(loose)
        for laid in _some(rack, range(1, len(rack) + 1)):
            for rows in _parted(in_order((*stays.elements(), *laid))):
                yield (*rows, *((tile,) for tile in loose))


def _some(tiles: Row, counts: range) -> list[Row]:
    return sorted({some for count in counts for some in combinations(tiles, count)})


@cache
def _parted(tiles: Row) -> tuple[Table, ...]:
    if not tiles:
        return ((),)
    found = {
        tuple(sorted((row, *rest)))
        for row in SETS
        if tiles[0] in row and not Counter(row) - Counter(tiles)
        for rest in _parted(in_order((Counter(tiles) - Counter(row)).elements()))
    }
    return tuple(sorted(found))


def _comes_back(start: Position) -> int | None:
    """Follow every sequence of turns; give how many of them lead from a state back to it."""
    first = State(start.table, start.river, start.seats)
    under_way, ended = {first: 0}, set()
    path = [(first, _after(start.rules, first))]
    while path:
        state, turns = path[-1]
        after = next(turns, None)
        if after is None:
            path.pop()
            del under_way[state]
            ended.add(state)
        elif after in under_way:
            return len(path) - under_way[after]
        elif after not in ended:
            under_way[after] = len(path)
            path.append((after, _after(start.rules, after)))
    return None


def _endless(size: int, seed: int) -> Iterator[str]:
    for at in range(size):
        more = at >= SUITE
        start = _small(Random(f"{seed}/{at}"), LIE + more, HELD + more)
        if turns := _comes_back(start):
            told = write_position(start, one_line=True)
            yield f"seed {seed}, position {at}: {turns} turns lead back in {told}"
        _turns.cache_clear()


PROMISE = Promise(
    "ends",
    "with an empty pool every sequence of turns ends",
    sample=SUITE // 8,
    whole=SUITE,
    by_hand=1_000,
    attack=_endless,
)
