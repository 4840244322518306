"""Stamps: ideas that a person has had in a turn, each found by a small rule of its own."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

from game.engine.freed import is_freed
from game.engine.meld import LARGEST_GROUP, SMALLEST, Kind, melds
from game.engine.position import Position, tiles_of
from game.engine.tile import COLOR_CHANGE, DOUBLE, JOKER, MIRROR, Row, Tile
from game.engine.turn import Play, Turn, changed, needed_to_open

THIRTY = 30
"""What the first sets are worth at least where the stamp for them is found."""


@dataclass(frozen=True)
class Taken:
    """A turn seen from both its ends; `undone` if a step of it was taken back."""

    before: Position
    turn: Turn
    after: Position
    undone: bool = False

    @cached_property
    def gained(self) -> Counter[Tile]:
        """The tiles that the table has gained."""
        return tiles_of(self.after.table) - tiles_of(self.before.table)

    @cached_property
    def gone(self) -> tuple[Row, ...]:
        """The rows that lay there before and no longer do."""
        return changed(self.before.table, self.after.table)[0]

    @cached_property
    def new(self) -> tuple[Row, ...]:
        """The rows that lie there now and did not before."""
        return changed(self.before.table, self.after.table)[1]

    def has_own(self, kind: Kind) -> bool:
        """Return whether a whole set of a kind came from the rack."""
        return any(is_only(row, kind) and Counter(row) <= self.gained for row in self.new)


def detect_stamps(taken: Taken) -> tuple[str, ...]:
    """Name the ideas of a turn, the simplest first; only a play has any."""
    if not isinstance(taken.turn, Play):
        return ()
    return tuple(name for name, rule in _RULES.items() if rule(taken))


def _build(taken: Taken) -> bool:
    """Return whether a row of the table has only grown by own tiles."""
    return any(
        Counter(old) < Counter(new) and Counter(new) - Counter(old) <= taken.gained
        for old in taken.gone
        for new in taken.new
    )


def given_fourths(taken: Taken) -> Iterator[Row]:
    """List the rows to which a group of four has given a tile."""
    for old in taken.gone:
        if is_only(old, "group") and len(old) == LARGEST_GROUP:
            pairs = permutations(taken.new, 2)
            yield from (other for rest, other in pairs if _gives_one(old, rest, other))


def _gives_one(old: Row, rest: Row, other: Row) -> bool:
    """Return whether `rest` is what is left of an old row, and the missing tile lies in another."""
    missing = Counter(old) - Counter(rest)
    return Counter(rest) < Counter(old) and missing.total() == 1 and missing <= Counter(other)


def split_runs(taken: Taken) -> Iterator[Row]:
    """List the runs that have grown from the upper part of a run of the table."""
    spare = taken.gained + tiles_of(tuple(row for row in taken.gone if is_only(row, "group")))
    for old in taken.gone:
        if is_only(old, "run"):
            pairs = permutations((row for row in taken.new if is_only(row, "run")), 2)
            yield from (high for low, high in pairs if _parts(old, low, high, spare))


def _parts(old: Row, low: Row, high: Row, spare: Counter[Tile]) -> bool:
    """Return whether two runs hold a lower and an upper part of an old one, neither all of it."""
    both, whole = Counter(low) + Counter(high), Counter(old)
    if whole <= Counter(low) or whole <= Counter(high) or not both - whole <= spare:
        return False
    cuts = range(1, len(old))
    return any(
        Counter(old[:at]) <= Counter(low) and Counter(old[at:]) <= Counter(high) for at in cuts
    )


def is_only(row: Row, kind: Kind) -> bool:
    """Return whether a row can be read as a set of this kind alone."""
    return len(row) >= SMALLEST and {meld.kind for meld in melds(row)} == {kind}


def _took_plunder(taken: Taken) -> bool:
    """Return whether a Key of the River was played, and the tiles beside it came along."""
    has_key = isinstance(taken.turn, Play) and taken.turn.key is not None
    return has_key and len(taken.before.river) - len(taken.after.river) > 1


_RULES: dict[str, Callable[[Taken], bool]] = {
    "run": lambda taken: taken.has_own("run"),
    "group": lambda taken: taken.has_own("group"),
    "build": _build,
    "thirty": lambda taken: (
        not taken.before.mover.opened and needed_to_open(taken.before) >= THIRTY
    ),
    "fourth": lambda taken: any(given_fourths(taken)),
    "split": lambda taken: any(split_runs(taken)),
    "two": lambda taken: len(taken.gone) > 1,
    "joker": lambda taken: is_freed(taken.before.table, taken.after.table, JOKER),
    "undo": lambda taken: taken.undone,
    "double": lambda taken: taken.gained[DOUBLE] > 0,
    "mirror": lambda taken: taken.gained[MIRROR] > 0,
    "change": lambda taken: taken.gained[COLOR_CHANGE] > 0,
    "key": _took_plunder,
    "out": lambda taken: not taken.after.seats[taken.before.to_move].rack,
}
"""What each stamp is for."""

STAMPS = tuple(_RULES)
"""The names of all stamps, in the order of an album."""
