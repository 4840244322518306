"""The options of the colours at a number, which the sweep looks up: found once, then remembered.

A step is all that a colour can do from a run state. Few differ, whatever the supplies are: so
steps are numbered, and what two colours can do together is looked up by the numbers of theirs.
What the two give to groups matters by its kind alone, whichever of them gives it.
"""

from collections.abc import Callable
from functools import cache
from typing import Generic, TypeVar

from game.engine.tile import COLORS, COPIES, Row
from game.solver.dominance import undominated
from game.solver.groups import needed
from game.solver.packing import FIRST_PAIR, LAST_PAIR, ONE_JOKER, pack_pair
from game.solver.run_states import RUN_STATES
from game.solver.supplies import Column, Supply, with_jokers
from game.solver.transitions import Transition, transitions

Step = tuple[Transition, ...]

Choice = tuple[int, int, int]
"""The kind given to groups, the cost in jokers, and what is added to a way."""

Found = TypeVar("Found")

KINDS = tuple((more, less) for more in range(COPIES + 1) for less in range(more + 1))
"""What two colours can give to groups, the larger count first."""

STEP_BITS, JOKER_BITS = 13, 5
"""The bits of a key, from the lowest: two steps, the jokers left, the bonus jokers in groups."""

JOKER_SHIFT = 2 * STEP_BITS
BONUS_SHIFT = JOKER_SHIFT + JOKER_BITS

MOST_STEPS = 1 << STEP_BITS
"""How many steps can have a number: a key has bits for no more."""

AT_ONCE = len(COLORS) * len(RUN_STATES) << JOKER_BITS
"""How many steps at most are numbered while the ways advance by one number."""

MOST = 10_000
"""How many options are cached, plus as many that were not used recently."""


class Steps(dict[int, int]):
    """The numbers of the steps from each run state, for one supply."""

    def __init__(self, supply: Supply, numbers: dict[Step, int]) -> None:
        self._supply = supply
        self._numbers = numbers

    def __missing__(self, state: int) -> int:
        step = transitions(self._supply, RUN_STATES[state])
        self[state] = number = self._numbers.setdefault(step, len(self._numbers))
        return number


class _Remembered(dict[int, Found], Generic[Found]):
    """What was found for each key; those not asked for in a long time are forgotten."""

    def __init__(self, find: Callable[[int], Found]) -> None:
        self._find = find
        self._older: dict[int, Found] = {}

    def __missing__(self, key: int) -> Found:
        if len(self) == MOST:
            self._older = dict(self)
            self.clear()
        self[key] = found = self._older[key] if key in self._older else self._find(key)
        return found

    def forget(self) -> None:
        """Forget all."""
        self.clear()
        self._older.clear()


class StepOptions:
    """Number the steps, and find what two colours can do together.

    `first` has the options of the first two, by `jokers left | step | step`: what each adds to a
    way, the jokers then left, for a key, and the kind given to groups. `last` has for each such
    kind what the last two may add, by `bonus jokers | jokers left | step | step`.
    """

    def __init__(self) -> None:
        self._numbers: dict[Step, int] = {}
        self._steps: list[Step] = []
        self._supplies: dict[Supply, Steps] = {}
        self._bonus: list[Row] = []
        self.first = _Remembered(self._first)
        self.last = _Remembered(self._last)

    @property
    def count(self) -> int:
        """How many steps have a number."""
        return len(self._numbers)

    def make_room(self) -> None:
        """Forget all before the numbers run out; no key from before is of use then."""
        if len(self._numbers) > MOST_STEPS - AT_ONCE:
            self._numbers.clear()
            self._steps.clear()
            self._supplies.clear()
            self.first.forget()
            self.last.forget()

    def steps(self, column: Column, left: int) -> list[Steps]:
        """Return the numbers of the steps of every colour with this many jokers left."""
        return [self._steps_of(with_jokers(supply, left)) for supply in column]

    def step(self, number: int) -> Step:
        """Return the step that has the number."""
        if len(self._steps) < len(self._numbers):
            self._steps = list(self._numbers)
        return self._steps[number]

    def _steps_of(self, supply: Supply) -> Steps:
        if supply not in self._supplies:
            self._supplies[supply] = Steps(supply, self._numbers)
        return self._supplies[supply]

    def key_of(self, bonus: Row) -> int:
        """Return what is added to a key where these bonus jokers lie in groups."""
        if bonus not in self._bonus:
            self._bonus.append(bonus)
        return self._bonus.index(bonus) << BONUS_SHIFT

    def _first(self, key: int) -> tuple[tuple[int, int, int], ...]:
        left = key >> JOKER_SHIFT
        return tuple(
            [
                (added, left - cost << JOKER_SHIFT, kind)
                for kind, cost, added in self._together(key, left, FIRST_PAIR)
            ]
        )

    def _last(self, key: int) -> tuple[tuple[int, ...], ...]:
        left = key >> JOKER_SHIFT & (1 << JOKER_BITS) - 1
        choices = self._together(key, left, LAST_PAIR)
        needs = _needs(self._bonus[key >> BONUS_SHIFT])
        return tuple([_beside(choices, needs[kind], left) for kind in range(len(KINDS))])

    def _together(self, key: int, left: int, place: int) -> list[Choice]:
        """List what two colours can do: the kind given to groups, the cost, what a way gains."""
        number = (1 << STEP_BITS) - 1
        one, others = self.step(key >> STEP_BITS & number), self.step(key & number)
        return [
            (
                _KIND_OF[grouped][with_it],
                cost + more,
                gain + also + pack_pair(reached, after) * place - (spent + too) * ONE_JOKER,
            )
            for grouped, _, cost, reached, spent, gain in one
            for with_it, _, more, after, too, also in others
            if cost + more <= left
        ]


_KIND_OF = [
    [KINDS.index((max(a, b), min(a, b))) for b in range(COPIES + 1)] for a in range(COPIES + 1)
]


def _beside(choices: list[Choice], needs: tuple[int, ...], left: int) -> tuple[int, ...]:
    """List what can be added beside groups that have these needs of jokers, for each kind."""
    all_left = left * ONE_JOKER
    ways = [
        all_left + added - needs[kind] * ONE_JOKER
        for kind, cost, added in choices
        if cost + needs[kind] <= left
    ]
    return tuple([way - all_left for way in undominated(ways)])


@cache
def _needs(bonus: Row) -> tuple[tuple[int, ...], ...]:
    """Count for two kinds the jokers without which no groups can be made of both."""
    return tuple(tuple(needed(one + other, bonus) for other in KINDS) for one in KINDS)


OPTIONS = StepOptions()
"""What the whole process remembers."""
