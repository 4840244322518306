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


def detect_stamps(taken: Taken) -> tuple[str, ...]:
    """Name the ideas of a turn, the simplest first; only a play has any."""
    if not isinstance(taken.turn, Play):
        return ()
    return tuple(name for name, rule in _RULES.items() if rule(taken))


def _run(taken: Taken) -> bool:
    """Return whether a whole run came from the rack."""
    return any(is_only(row, "run") for row in _own(taken))


def _group(taken: Taken) -> bool:
    """Return whether a whole group came from the rack."""
    return any(is_only(row, "group") for row in _own(taken))


def _build(taken: Taken) -> bool:
    """Return whether a row of the table has only grown by own tiles."""
    return any(
        Counter(old) < Counter(new) and Counter(new) - Counter(old) <= taken.gained
        for old in taken.gone
        for new in taken.new
    )


def _thirty(taken: Taken) -> bool:
    """Return whether the first sets were laid, and had to be worth as much."""
    return not taken.before.mover.opened and needed_to_open(taken.before) >= THIRTY


def _fourth(taken: Taken) -> bool:
    """Return whether a group of four has given a tile to another row."""
    return any(given_fourths(taken))


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


def _two(taken: Taken) -> bool:
    """Return whether two rows of the table are others now."""
    return len(taken.gone) > 1


def _split(taken: Taken) -> bool:
    """Return whether a run of the table has become two, with own tiles or some of groups."""
    return any(split_runs(taken))


def split_runs(taken: Taken) -> Iterator[Row]:
    """List the runs that have grown from the upper part of a run of the table."""
    spare = taken.gained + tiles_of(tuple(row for row in taken.gone if is_only(row, "group")))
    for old in taken.gone:
        if is_only(old, "run"):
            pairs = _pairs_of_runs(taken)
            yield from (high for low, high in pairs if _parts(old, low, high, spare))


def _pairs_of_runs(taken: Taken) -> Iterator[tuple[Row, Row]]:
    return permutations((row for row in taken.new if is_only(row, "run")), 2)


def _parts(old: Row, low: Row, high: Row, spare: Counter[Tile]) -> bool:
    """Return whether two runs hold a lower and an upper part of an old one, neither all of it."""
    both, whole = Counter(low) + Counter(high), Counter(old)
    if whole <= Counter(low) or whole <= Counter(high) or not both - whole <= spare:
        return False
    cuts = range(1, len(old))
    return any(
        Counter(old[:at]) <= Counter(low) and Counter(old[at:]) <= Counter(high) for at in cuts
    )


def _joker(taken: Taken) -> bool:
    """Return whether a plain joker of the table lies in another set now."""
    return is_freed(taken.before.table, taken.after.table, JOKER)


def _undo(taken: Taken) -> bool:
    """Return whether a step was taken back on the way."""
    return taken.undone


def _laid(tile: Tile) -> Callable[[Taken], bool]:
    """Make the rule for a tile that was laid."""
    return lambda taken: taken.gained[tile] > 0


def _key(taken: Taken) -> bool:
    """Return whether a Key of the River was played, and the tiles beside it came along."""
    return isinstance(taken.turn, Play) and taken.turn.key is not None and _has_plunder(taken)


def _has_plunder(taken: Taken) -> bool:
    return len(taken.before.river) - len(taken.after.river) > 1


def _out(taken: Taken) -> bool:
    """Return whether all tiles are out."""
    return not taken.after.seats[taken.before.to_move].rack


def _own(taken: Taken) -> Iterator[Row]:
    """List the new rows that came from the rack alone."""
    return (row for row in taken.new if Counter(row) <= taken.gained)


def is_only(row: Row, kind: Kind) -> bool:
    """Return whether a row can be read as a set of this kind alone."""
    return len(row) >= SMALLEST and {meld.kind for meld in melds(row)} == {kind}


_RULES: dict[str, Callable[[Taken], bool]] = {
    "run": _run,
    "group": _group,
    "build": _build,
    "thirty": _thirty,
    "fourth": _fourth,
    "split": _split,
    "two": _two,
    "joker": _joker,
    "undo": _undo,
    "double": _laid(DOUBLE),
    "mirror": _laid(MIRROR),
    "change": _laid(COLOR_CHANGE),
    "key": _key,
    "out": _out,
}
STAMPS = tuple(_RULES)
"""The names of all stamps, in the order of an album."""
