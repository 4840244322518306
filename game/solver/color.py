"""One colour at one number: how many of its tiles go on in runs, from every state.

A state is the lengths of the colour's open runs. There are two at most, for a tile has two copies
and a third run could always be joined to the others; three or more counts as three.
"""

from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple

from game.engine.meld import SMALLEST
from game.engine.tile import COPIES

Lengths = tuple[int, ...]

STATES: tuple[Lengths, ...] = tuple(
    (long, short) for long in range(SMALLEST + 1) for short in range(long + 1)
)
"""The lengths of the open runs, the longer first; the first state is that no run is open."""

PARENT_BITS = 16
PARENT = (1 << PARENT_BITS) - 1
"""A score is the worth played, then the state before."""

JOKER_PLACE = len(STATES) ** 4
"""What a joker adds to the number that a state of four colours and the jokers used make."""

PLAYED_BITS = 9
PLAYED = 1 << PLAYED_BITS
"""What a tile played is worth, times its worth: more than all that lies together can be."""

SCORE_SHIFT = PARENT_BITS + PLAYED_BITS
"""Beyond these bits a score is the worth of the tiles played alone."""

Linked = tuple[int, ...]
"""What it is worth that 0, 1, 2 runs go on, because they lie so."""

UNLINKED: Linked = (0,) * (COPIES + 1)

BEYOND = -1
"""The count of tiles of a number that does not exist."""


class Supply(NamedTuple):
    """What the table and the rack have of a colour at a number, and of the next two numbers.

    `worth` is that of a tile of the rack; `grouped` counts the tiles that lie in groups.
    """

    table: int
    rack: int
    next: int
    after_next: int
    worth: int
    jokers: int
    jokers_start: bool
    linked: Linked
    grouped: int

    @property
    def there(self) -> int:
        """Count the tiles of the number, those of the rack too."""
        return self.table + self.rack


class Step(NamedTuple):
    """A way on: the state after, the jokers spent in runs, and what the score gains.

    `cost` counts the jokers spent and those that the runs will need at least.
    """

    cost: int
    state: int
    jokers: int
    gain: int


@lru_cache(maxsize=8192)
def supply(
    table: int,
    rack: int,
    following: int,
    after_next: int,
    worth: int,
    jokers: int,
    jokers_start: bool,
    linked: Linked = UNLINKED,
    grouped: int = 0,
) -> Supply:
    """Make a supply that counts no more of the next two numbers than can matter.

    So supplies that ask the same of a colour are equal, and share their steps.
    """
    reach = min(COPIES, table + rack + jokers)
    ahead = min(following, reach)
    beyond = min(after_next, reach, ahead + jokers)
    return Supply(table, rack, ahead, beyond, worth, jokers, jokers_start, linked, grouped)


@lru_cache(maxsize=8192)
def steps(supply: Supply) -> tuple[tuple[tuple[Step, ...], ...], ...]:
    """Give for 0, 1, 2 tiles in groups, and for each state before, the steps worth trying."""
    return tuple(
        tuple(tuple(_undominated(_steps(supply, grouped, state))) for state in STATES)
        for grouped in range(COPIES + 1)
    )


def _steps(supply: Supply, grouped: int, state: Lengths) -> list[Step]:
    most = supply.there - grouped
    if most < 0:
        return []
    found, open_runs = [], sum(map(bool, state))
    for tiles in range(max(_short(state), supply.table - grouped), COPIES + 1):
        after, own = follow(state, tiles), min(tiles, most)
        spent = tiles - own
        cost = spent + _missing(supply, after)
        if spent <= _useful_jokers(supply, state, tiles) and cost <= supply.jokers:
            worth = (own + grouped - supply.table) * supply.worth
            gain = worth + _staying(supply, grouped, min(tiles, open_runs))
            found.append(Step(cost, STATES.index(after), spent, gain << PARENT_BITS))
    return found


@cache
def follow(state: Lengths, tiles: int) -> Lengths:
    """Give the state after so many tiles: first short runs go on, then long ones, then new ones."""
    runs = sorted(state, key=lambda length: (length in (0, SMALLEST), -length))
    lengths = [min(length + 1, SMALLEST) for length in runs[:tiles]]
    return tuple(sorted(lengths + [0] * (COPIES - tiles), reverse=True))


@cache
def tiles_between(before: int, after: int) -> int:
    """Count the tiles that lead from one state to the other; only one number of them does."""
    counts = range(COPIES + 1)
    return next(count for count in counts if follow(STATES[before], count) == STATES[after])


def _staying(supply: Supply, grouped: int, going_on: int) -> int:
    """Give what is gained because so many tiles stay in groups, and so many runs go on."""
    return supply.linked[going_on] + min(grouped, supply.grouped)


def _short(state: Lengths) -> int:
    """Count the runs that must go on."""
    return sum(0 < length < SMALLEST for length in state)


def _useful_jokers(supply: Supply, state: Lengths, tiles: int) -> int:
    """Count the places where a joker is needed; a long run's end needs none."""
    must, long = _short(state), state.count(SMALLEST)
    bridges = min(long, tiles - must) if supply.next > 0 or supply.after_next > 0 else 0
    starts = max(0, tiles - must - long) if supply.jokers_start else 0
    return min(must + bridges + starts, supply.jokers)


def _missing(supply: Supply, state: Lengths) -> int:
    """Count the jokers that short runs will need at least; too many where the numbers end."""
    missing = 0
    for wanted, there in (
        (_short(state), supply.next),
        (state.count(1), supply.after_next),
    ):
        if wanted and there == BEYOND:
            return supply.jokers + 1
        missing += max(0, wanted - there) if wanted else 0
    return missing


def _undominated(found: list[Step]) -> list[Step]:
    return [step for step in found if not any(_beats(other, step) for other in found)]


def _beats(one: Step, other: Step) -> bool:
    """Tell whether the first step is at least as good in all; no two lead to the same state."""
    return (
        one != other
        and one.jokers <= other.jokers
        and one.gain >= other.gain
        and at_least(one.state, other.state)
    )


@cache
def at_least(one: int, other: int) -> bool:
    """Tell whether all that one state can become the other can become too: 3 beats 2, 1 and 0."""
    return any(
        all(a in (b, SMALLEST) or a > b > 0 for a, b in zip(STATES[one], lengths, strict=True))
        for lengths in permutations(STATES[other])
    )
