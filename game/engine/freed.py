"""Freed jokers: which have left their old set, and whether they lie where they may (R20–R26)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from game.engine.fault import Fault, fault
from game.engine.meld import SMALLEST, Kind, Meld, Stand, melds
from game.engine.position import Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import BONUS, DOUBLE, Row, Tile


def joker_faults(rules: Rules, before: Table, after: Table, opened: bool) -> tuple[Fault, ...]:
    """Say what is wrong with the jokers that a rearrangement freed, the kindest way to see it.

    Only a row that is gone can have let one go.
    """
    gone = Counter(before) - Counter(after)
    jokers = sorted({tile for row in gone for tile in row if tile.is_joker})
    change = _Rearrangement(rules, before, after, opened)
    return tuple(found for joker in jokers for found in change.faults(joker))


@dataclass(frozen=True)
class _Rearrangement:
    """Compare the rows of the table before and after a turn."""

    rules: Rules
    before: Table
    after: Table
    opened: bool

    def faults(self, joker: Tile) -> tuple[Fault, ...]:
        """Judge the jokers of a kind.

        They look alike, so every way to tell their new places from the old is tried.
        """
        old = _places(self.before, joker)
        ways = permutations(_places(self.after, joker), len(old))
        judged = (
            tuple(
                found
                for source, place in zip(old, way, strict=True)
                for found in self._faults_of_one(joker, self.before[source], place)
            )
            for way in ways
        )
        return min(judged, key=len, default=())

    def _faults_of_one(self, joker: Tile, old: Row, place: int) -> Iterator[Fault]:
        rules, new = self.rules, self.after[place]
        if any(tile.number and tile in new for tile in old):
            return  # It stays in what is left of its set (R23).
        if not self.opened:
            yield fault("joker-before-meld", place)
        elif rules.freed_joker == "new-set" and self._holds_old_set(new):
            yield fault("joker-in-old-set", place)
        elif self._own_tiles(joker, new) < rules.own_tiles_with_freed_joker:
            yield fault("joker-own-tiles", place, count=rules.own_tiles_with_freed_joker)
        elif self._needs_both(joker, old) and not self._is_filled(joker, old):
            both = "double-needs-both" if joker == DOUBLE else "joker-needs-both"
            yield fault(both, place)
        if self._is_exchanged(joker, old):
            yield fault("joker-exchanged", place)

    @cached_property
    def _gained(self) -> Counter[Tile]:
        """The tiles that came from the rack."""
        return tiles_of(self.after) - tiles_of(self.before)

    def _holds_old_set(self, row: Row) -> bool:
        """Tell whether a row has a whole old set in it, none of whose tiles came from the rack."""
        tiles = Counter(row) - self._gained
        return any(Counter(old) <= tiles for old in self.before)

    def _own_tiles(self, joker: Tile, row: Row) -> int:
        """Count the tiles beside a freed joker that may have come from the rack."""
        return ((Counter(row) - Counter([joker])) & self._gained).total()

    def _needs_both(self, joker: Tile, old: Row) -> bool:
        """Tell whether only all it may stand for frees the joker (the house rules R24, R29)."""
        if joker == DOUBLE:
            return self.rules.double_needs_both
        of_three = len(old) == SMALLEST and any(meld.kind == "group" for meld in melds(old))
        return self.rules.group_joker_needs_both and of_three

    def _is_filled(self, joker: Tile, old: Row) -> bool:
        """Tell whether a row has the old number tiles and all that the joker may stand for."""
        return any(
            _numbers(old) + Counter(filling) <= Counter(row)
            for meld in melds(old)
            for tile, stand in zip(old, meld.stands, strict=True)
            if tile == joker
            for filling in _fillings(stand)
            for row in self.after
        )

    def _is_exchanged(self, joker: Tile, old: Row) -> bool:
        """Tell whether another bonus joker lies in its place, however one reads its set (R26)."""
        ways = [(meld, at) for meld in melds(old) for at, tile in enumerate(old) if tile == joker]
        return bool(ways) and all(self._is_covered(joker, old, *way) for way in ways)

    def _is_covered(self, joker: Tile, old: Row, meld: Meld, at: int) -> bool:
        """Tell whether what lay beside a joker does so still, its place held by a bonus joker."""
        place = set(meld.stands[at].numbers)
        return any(
            self._lies_together(_beside(old, meld.kind, at), row)
            and any(place & set(stand.numbers) for stand in _new_bonus_stands(joker, old, row))
            for row in Counter(self.after) - Counter(self.before)
        )

    def _lies_together(self, beside: Row, row: Row) -> bool:
        """Tell whether a row has two of some old tiles, or the one; none of those that came."""
        there = (Counter(row) - self._gained) & Counter(beside)
        return there.total() >= min(2, len(beside))


def _beside(row: Row, kind: Kind, at: int) -> Row:
    """Give the number tiles beside a joker: all those of a group, in a run the nearest."""
    before, after = ([tile for tile in side if tile.number] for side in (row[:at], row[at + 1 :]))
    return (*before, *after) if kind == "group" else (*before[-1:], *after[:1])


def _new_bonus_stands(joker: Tile, old: Row, row: Row) -> Iterator[Stand]:
    """List what bonus jokers of other kinds stand for that the old row did not have (R26)."""
    more = Counter(row) - Counter(old)
    for meld in melds(row):
        for tile, stand in zip(row, meld.stands, strict=True):
            if tile in BONUS and tile != joker and more[tile]:
                yield stand


def _fillings(stand: Stand) -> Iterator[Row]:
    """List the tiles that take a joker's place: a `J` needs every colour, a Double its two."""
    numbers, colors = stand.numbers, stand.colors
    if len(numbers) == 1:
        yield tuple(Tile(color, numbers[0]) for color in colors)
    elif len(set(numbers)) == 1:
        for pair in combinations(colors, len(numbers)):
            yield tuple(Tile(color, numbers[0]) for color in pair)
    else:
        for color in colors:
            yield tuple(Tile(color, number) for number in numbers)


def _places(table: Table, joker: Tile) -> list[int]:
    return [i for i, row in enumerate(table) for tile in row if tile == joker]


def _numbers(row: Row) -> Counter[Tile]:
    return Counter(tile for tile in row if tile.number)
