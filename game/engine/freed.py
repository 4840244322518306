"""Freed jokers: which have left their old set, and whether they lie where they may (R20–R26)."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import combinations, permutations, product

from game.engine.fault import Fault, fault
from game.engine.matching import cheapest
from game.engine.meld import SMALLEST, Kind, Meld, Stand, melds
from game.engine.position import Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import BONUS, DOUBLE, Row, Tile

Left = frozenset[tuple[int, int]]
"""Which old sets are left in which new rows, by their places on the table."""


def joker_faults(rules: Rules, before: Table, after: Table, opened: bool) -> tuple[Fault, ...]:
    """Say what is wrong with the jokers that a rearrangement freed, the kindest way to see it.

    Only a row that is gone can have let one go.
    """
    gone = Counter(before) - Counter(after)
    jokers = sorted({tile for row in gone for tile in row if tile.is_joker})
    change = _Rearrangement(rules, before, after, opened)
    return tuple(found for joker in jokers for found in change.faults(joker))


def is_freed(before: Table, after: Table, joker: Tile) -> bool:
    """Return whether no joker of a kind shares a number tile with a set that one lay in (R20)."""
    old, new = _places(before, joker), _places(after, joker)
    numbers = {tile for was in old for tile in before[was] if tile.number}
    return bool(old) and not any(tile in after[now] for now in new for tile in numbers)


@dataclass(frozen=True)
class _Rearrangement:
    """Compare the rows of the table before and after a turn."""

    rules: Rules
    before: Table
    after: Table
    opened: bool

    def faults(self, joker: Tile) -> tuple[Fault, ...]:
        """Judge the jokers of a kind, told apart so that the least is wrong: they look alike."""
        old, new = _places(self.before, joker), _places(self.after, joker)
        if len(new) < len(old):
            return ()
        ways = _ways_to_go_on(self.before, self.after, set(old), set(new))
        return min((self._judge_all(joker, old, new, left) for left in ways), key=len)

    def _judge_all(
        self, joker: Tile, old: Sequence[int], new: Sequence[int], left: Left
    ) -> tuple[Fault, ...]:
        """Judge them where these old sets are left in these new rows."""
        judge = self._judge(joker, left)
        judged = [[judge(source, place) for place in new] for source in old]
        way = cheapest([[len(faults) for faults in row] for row in judged])
        return tuple(found for row, at in zip(judged, way, strict=True) for found in row[at])

    def _judge(self, joker: Tile, left: Left) -> Callable[[int, int], tuple[Fault, ...]]:
        """Return what judges a joker by where it lay and lies; each place is looked at once."""
        wrong_place = cache(partial(self._wrong_place, joker))
        not_filled = cache(partial(self._is_not_filled, joker))
        exchanged = cache(partial(self._is_exchanged, joker))

        def judge(source: int, place: int) -> tuple[Fault, ...]:
            if (source, place) in left:
                return ()
            old = self.before[source]
            both = "double-needs-both" if joker == DOUBLE else "joker-needs-both"
            wrong = wrong_place(place) or (fault(both, place) if not_filled(old) else None)
            exchange = fault("joker-exchanged", place) if exchanged(old) else None
            return tuple(found for found in (wrong, exchange) if found)

        return judge

    def _wrong_place(self, joker: Tile, place: int) -> Fault | None:
        """Say why no freed joker of a kind may lie there."""
        rules, new = self.rules, self.after[place]
        if not self.opened:
            return fault("joker-before-meld", place)
        if rules.freed_joker == "new-set" and self._holds_old_set(new):
            return fault("joker-in-old-set", place)
        if self._own_tiles(joker, new) < rules.own_tiles_with_freed_joker:
            return fault("joker-own-tiles", place, count=rules.own_tiles_with_freed_joker)
        return None

    @cached_property
    def _gained(self) -> Counter[Tile]:
        """The tiles that came from the rack."""
        return tiles_of(self.after) - tiles_of(self.before)

    @cached_property
    def _new_with_bonus(self) -> Table:
        """The new rows that have a bonus joker."""
        new = Counter(self.after) - Counter(self.before)
        return tuple(row for row in new if any(tile in BONUS for tile in row))

    def _holds_old_set(self, row: Row) -> bool:
        """Return whether a row has a whole old set in it, with no tile from the rack."""
        tiles = Counter(row) - self._gained
        return any(set(old) <= tiles.keys() and Counter(old) <= tiles for old in self.before)

    def _own_tiles(self, joker: Tile, row: Row) -> int:
        """Count the tiles beside a freed joker that may have come from the rack."""
        return ((Counter(row) - Counter([joker])) & self._gained).total()

    def _needs_both(self, joker: Tile, old: Row) -> bool:
        """Return whether only all it may stand for frees the joker (the house rules R24, R29)."""
        if joker == DOUBLE:
            return self.rules.double_needs_both
        of_three = len(old) == SMALLEST and any(meld.kind == "group" for meld in melds(old))
        return self.rules.group_joker_needs_both and of_three

    def _is_not_filled(self, joker: Tile, old: Row) -> bool:
        """Return whether what would free the joker by the house rules is not there (R24, R29)."""
        return self._needs_both(joker, old) and not self._is_filled(joker, old)

    def _is_filled(self, joker: Tile, old: Row) -> bool:
        """Return whether a row has the old number tiles and all that the joker may stand for."""
        return any(
            _numbers(old) + Counter(filling) <= Counter(row)
            for meld in melds(old)
            for tile, stand in zip(old, meld.stands, strict=True)
            if tile == joker
            for filling in _fillings(stand)
            for row in self.after
        )

    def _is_exchanged(self, joker: Tile, old: Row) -> bool:
        """Return whether another bonus joker lies in its place, however one reads its set (R26)."""
        ways = [(meld, at) for meld in melds(old) for at, tile in enumerate(old) if tile == joker]
        return bool(ways) and all(self._is_covered(joker, old, *way) for way in ways)

    def _is_covered(self, joker: Tile, old: Row, meld: Meld, at: int) -> bool:
        """Return whether what lay beside a joker does so still, its place held by a bonus joker."""
        place = set(meld.stands[at].numbers)
        return any(
            self._lies_together(_beside(old, meld.kind, at), row)
            and any(place & set(stand.numbers) for stand in _new_bonus_stands(joker, old, row))
            for row in self._new_with_bonus
        )

    def _lies_together(self, beside: Row, row: Row) -> bool:
        """Return whether a row has two of some old tiles, or the one; none of those that came."""
        if not any(tile in row for tile in beside):
            return not beside
        there = (Counter(row) - self._gained) & Counter(beside)
        return there.total() >= min(2, len(beside))


def _ways_to_go_on(
    before: Table, after: Table, old: Collection[int], new: Collection[int]
) -> Iterable[Left]:
    """List where old sets may be left in new rows, the tiles of two copies told apart (R23).

    Each number tile goes into one row, so it lets the jokers of its set stay in no other. The
    ways double with each tile of two copies, so only the rows of one kind of joker are asked for.
    """
    ways: dict[Left, None] = {frozenset(): None}
    for tile in dict.fromkeys(tile for at in old for tile in before[at] if tile.number):
        sources = [at for at in old for each in before[at] if each == tile]
        places = [at for at in new for each in after[at] if each == tile]
        some = min(len(sources), len(places))
        pairs = product(permutations(sources, some), permutations(places, some))
        found = [frozenset(zip(*each, strict=True)) for each in pairs]
        more = {way | each: None for way in ways for each in found}
        ways = {way: None for way in more if not any(way < other for other in more)}
    return ways


def _beside(row: Row, kind: Kind, at: int) -> Row:
    """Return the number tiles beside a joker: all those of a group, in a run the nearest."""
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
