"""A search that tries every way to lay the tiles, for positions crowded with bonus jokers.

It knows of sets only what the engine says, and of nothing that the solver does.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set, width
from game.engine.position import Position, Table, tiles_of
from game.engine.river import take
from game.engine.tidy import tidy
from game.engine.tile import COLOR_CHANGE, MIRROR, Row, Tile
from game.engine.turn import MOST_LOOSE, play_faults, played

BITS = 4
"""A count of a tile takes three bits, and one more shows that another count is not above it."""

NEVER = -1000
"""Less than any number of tiles."""

Counts = int
"""How many there are of each tile, packed."""


class Exhaustive:
    """Lay all tiles of a table and some of a rack in every way there is.

    So many tiles of the table may be left loose (R43), but no jokers.
    """

    def __init__(self, table: Table, rack: Row, loose: int = 0) -> None:
        there, bound = tiles_of((*table, rack)), tiles_of(table)
        sets = list(_sets(there))
        found = Counter(tile for row in sets for tile in set(row))
        # What lies in few sets is laid first.
        self._faces = sorted(there, key=found.__getitem__)
        self._places = {face: at * BITS for at, face in enumerate(self._faces)}
        self._guard = sum(1 << place + BITS - 1 for place in self._places.values())
        self._there = self._packed(there)
        self._free = [there[face] - bound[face] for face in self._faces]
        self._before, self._loose = bound.total(), loose
        old = {tuple(sorted(row)): row for row in table}
        self._rows = {self._packed(Counter(row)): old.get(tuple(sorted(row)), row) for row in sets}
        self._with = [
            [packed for packed, row in self._rows.items() if face in row] for face in self._faces
        ]
        self._most = cache(self._most_of)

    def most(self) -> int:
        """Count the tiles that the table can gain; less than nothing if it cannot be laid."""
        return self._most(self._there, self._loose) - self._before

    def tables(self, least: int) -> Iterator[Table]:
        """List the tables that gain at least so many tiles."""
        yield from self._laid(self._there, self._before + least, self._loose, 0)

    def _packed(self, tiles: Counter[Tile]) -> Counts:
        return sum(count << self._places[face] for face, count in tiles.items())

    def _must(self, left: Counts) -> int | None:
        """Give the place of the first tile of which the table still lacks some."""
        for at, free in enumerate(self._free):
            if left >> at * BITS & 7 > free:
                return at
        return None

    def _choices(self, left: Counts, must: int | None) -> list[Counts]:
        """List the sets with the tile that must be laid; if all are laid, any sets."""
        rows = self._rows if must is None else self._with[must]
        return [row for row in rows if (left | self._guard) - row & self._guard == self._guard]

    def _most_of(self, left: Counts, loose: int) -> int:
        """Count the most of these tiles that lie in sets where all that must does."""
        must = self._must(left)
        most = 0 if must is None else NEVER
        if must is not None and loose and self._faces[must].number:
            most = self._most(left - (1 << must * BITS), loose - 1)
        for row in self._choices(left, must):
            most = max(most, len(self._rows[row]) + self._most(left - row, loose))
        return most

    def _laid(self, left: Counts, least: int, loose: int, start: Counts) -> Iterator[Table]:
        """List the tables with at least so many tiles in sets; sets of the rack in one order."""
        must = self._must(left)
        if must is None and least <= 0:
            yield ()
        if must is not None and loose and self._faces[must].number:
            for rest in self._laid(left - (1 << must * BITS), least, loose - 1, 0):
                yield ((self._faces[must],), *rest)
        for row in self._choices(left, must):
            size = len(self._rows[row])
            in_order = must is not None or row >= start
            if in_order and size + self._most(left - row, loose) >= least:
                later = row if must is None else 0
                for rest in self._laid(left - row, least - size, loose, later):
                    yield (self._rows[row], *rest)


def best_gain(position: Position, least: int = 0) -> int:
    """Count by how many tiles the best legal play makes the rack smaller, `least` at least."""
    keys = range(len(position.river))
    for start in (position, *(take(position, key) for key in keys)):
        least = max(least, _best_from(start, least + len(start.plunder)) - len(start.plunder))
    return least


def can_finish(start: Position, rows: Table) -> bool:
    """Return whether a turn that was begun can end with all tiles of the rack that lie there."""
    laid = Counter(played(start.table, rows))
    owed = laid | Counter([start.key] if start.key else [])
    rack = tuple((Counter(start.mover.rack) - owed).elements())
    loose = MOST_LOOSE if start.rules.loose_tiles == "taken" else 0
    ways = Exhaustive((*start.table, *((tile,) for tile in owed.elements())), rack, loose)
    return any(
        not play_faults(start, table)
        and owed <= Counter(played(start.table, tuple(row for row in table if row[2:])))
        for table in ways.tables(-loose)
    )


def _best_from(start: Position, least: int) -> int:
    """Count what the table gains beside the Key."""
    key = (start.key,) if start.key else ()
    rack = tuple((Counter(start.mover.rack) - Counter(key)).elements())
    loose = MOST_LOOSE if start.rules.loose_tiles == "taken" else 0
    ways = Exhaustive((*start.table, *([key] if key else [])), rack, loose)
    for gain in range(ways.most(), least, -1):
        if any(not play_faults(start, table) for table in ways.tables(gain)):
            return gain
    return least


def _sets(there: Counter[Tile]) -> Iterator[Row]:
    """List every set that can be made of the tiles, as the engine tidies it."""
    numbers = [face for face in there if not face.is_joker]
    jokers = [face for face in there if face.is_joker]
    with_jokers = list(_some(jokers, there))
    for shown in _some(numbers, there):
        faces, kinds = {tile.number for tile in shown}, {tile.kind for tile in shown}
        for others in with_jokers if shown else ():
            row = (*shown, *others)
            may_be = len(row) >= SMALLEST and _may_be_set(shown, faces, kinds, others)
            if may_be and is_set(tidied := tidy(row)):
                yield tidied


def _some(faces: list[Tile], there: Counter[Tile]) -> Iterator[Row]:
    for counts in product(*(range(there[face] + 1) for face in faces)):
        yield tuple(face for face, n in zip(faces, counts, strict=True) for _ in range(n))


def _may_be_set(shown: Row, numbers: set[int], colors: set[str], jokers: Row) -> bool:
    """Sort out at a glance most of what is no set: it would take the engine long."""
    places = len(shown) + sum(map(width, jokers))
    if MIRROR in jokers:
        alike = len(numbers) == 1 or len(colors) <= 1 + jokers.count(COLOR_CHANGE) // 2
        return places % 2 == 0 and alike
    if len(set(shown)) < len(shown):
        return False
    if len(numbers) == 1 and places <= LARGEST_GROUP:
        return True
    stretches = 1 + jokers.count(COLOR_CHANGE)
    return len(numbers) == len(shown) and len(colors) <= stretches
