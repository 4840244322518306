"""Games of greedy and wildly rearranging players, for tests of what shows their turns."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from game.engine.deal import deal
from game.engine.meld import is_set
from game.engine.position import Position, Table
from game.engine.rules import CLASSIC
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile
from game.engine.turn import Draw, Pass, Play, Turn, apply, play_faults

TURNS = 60
"""A game is left after so many."""


@cache
def game(seed: int) -> tuple[tuple[Position, Turn], ...]:
    """Play a game of two, once for all tests: each position with the turn made in it."""
    return tuple(_played(Random(seed)))


def _played(rng: Random) -> Iterator[tuple[Position, Turn]]:
    position = deal(CLASSIC, ["fox", "owl"], rng).position
    for _ in range(TURNS):
        if position.ended:
            return
        play = _wild(position, rng) if position.mover.opened else _opening(position, rng)
        turn = play or (Draw() if position.pool else Pass())
        yield position, turn
        position = apply(position, turn)


def _opening(position: Position, rng: Random) -> Play | None:
    """Lay own sets one after the other, as long as there are some."""
    rack, rows = Counter(position.mover.rack), position.table
    for tile in rng.sample(position.mover.rack, len(position.mover.rack)):
        if rack[tile] and tile.number and (found := [*_sets(tile, rack, rng)]):
            rack -= Counter(found[0])
            rows = (*rows, found[0])
    return None if play_faults(position, rows) else Play(rows)


def _wild(position: Position, rng: Random, tries: int = 60) -> Play | None:
    """Make new sets of some rows and some rack tiles, the more rows the better."""
    for at in range(tries):
        count = min(len(position.table), 4 - at * 5 // tries)
        rows = rng.sample(range(len(position.table)), count)
        own = rng.sample(position.mover.rack, min(len(position.mover.rack), rng.randint(1, 3)))
        still = [row for at, row in enumerate(position.table) if at not in rows]
        tiles = Counter(own) + Counter(tile for at in rows for tile in position.table[at])
        sets = _cover(tiles, rng)
        if sets is not None and not play_faults(position, (*still, *sets)):
            table = [*still, *sets]
            return Play(tuple(rng.sample(table, len(table))))
    return None


def _cover(tiles: Counter[Tile], rng: Random) -> Table | None:
    if not tiles:
        return ()
    lowest = min(tiles, key=lambda tile: (tile.is_joker, tile.number, tile.kind))
    for row in _sets(lowest, tiles, rng) if lowest.number else ():
        rest = _cover(tiles - Counter(row), rng)
        if rest is not None:
            return (row, *rest)
    return None


def _sets(lowest: Tile, tiles: Counter[Tile], rng: Random) -> Iterator[Row]:
    """List sets of the tiles that have this one as their lowest, in a random order."""
    rows = [row for row in (*_runs(lowest), *_groups(lowest, rng)) if _missing(row, tiles) <= 0]
    for row in sorted(rows, key=lambda row: rng.random() * len(row)):
        needed = tuple(tile if tiles[tile] else JOKER for tile in row)
        lavish = ((*needed[:-1], JOKER), (JOKER, *needed[:-1])) if tiles[JOKER] else ()
        for laid in (needed, *lavish):
            if lowest in laid and not Counter(laid) - tiles and is_set(laid):
                yield laid


def _missing(row: Row, tiles: Counter[Tile]) -> int:
    return sum(not tiles[tile] for tile in row) - tiles[JOKER]


@cache
def _runs(lowest: Tile) -> tuple[Row, ...]:
    lasts = [last for last in NUMBERS if last > lowest.number + 1]
    return tuple(
        tuple(Tile(lowest.kind, number) for number in range(lowest.number, last + 1))
        for last in lasts
    )


def _groups(lowest: Tile, rng: Random) -> Iterator[Row]:
    others = [Tile(color, lowest.number) for color in COLORS if color != lowest.kind]
    rng.shuffle(others)
    yield (lowest, *others)
    yield from ((lowest, *(tile for tile in others if tile != absent)) for absent in others)
