"""Rush: three minutes of puzzles, easiest first; each one solved brings time and a harder one.

Nothing here reads a clock: whoever shows it tells how many seconds have gone by. A wrong try costs
nothing but time. On the same day everybody gets the same puzzles.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import NamedTuple

from game.engine.deal import shuffled
from game.engine.fair.chance import Chance, derived
from game.puzzles.puzzle import CHAIN, KNOT, NUDGE, SPLIT, TRAP

SECONDS, SKIPS = 180.0, 3
"""How long a Rush takes at first, and how many puzzles can be skipped."""

WARMUP = "warmup"
"""The shelf of puzzles that a beginner can solve."""


class Lap(NamedTuple):
    """So many puzzles of a shelf, and what each of them brings."""

    shelf: str
    puzzles: int
    seconds: float
    points: int


LAPS = (
    Lap(WARMUP, 9, 2.0, 10),
    Lap(NUDGE, 6, 5.0, 20),
    Lap(SPLIT, 6, 7.0, 40),
    Lap(CHAIN, 6, 10.0, 70),
    Lap(KNOT, 6, 12.0, 110),
    Lap(TRAP, 6, 15.0, 150),
)
"""The last one goes on for as long as there is time."""

_ENDS = tuple(accumulate(lap.puzzles for lap in LAPS))

SPARE = 2
"""Each move beyond one a tile takes so many points off the half that few moves bring."""

LONGEST_COMBO, COMBO = 10, 10
"""Each puzzle in a row without undo adds a tenth of the points, up to as many again."""


class Ticket(NamedTuple):
    """The puzzle that is next: its shelf, and its place on it."""

    shelf: str
    place: int


@dataclass(frozen=True)
class Rush:
    """How a Rush stands: what is solved, what that brought, and the seconds that are left.

    `sizes` says how many puzzles each shelf has, and `skipped` what was skipped on each.
    """

    day: int
    sizes: Mapping[str, int]
    left: float = SECONDS
    solved: int = 0
    skipped: tuple[str, ...] = ()
    points: int = 0
    combo: int = 0
    longest: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the time has run out."""
        return self.left <= 0

    @property
    def skips(self) -> int:
        """How many puzzles may still be skipped."""
        return SKIPS - len(self.skipped)

    @property
    def lap(self) -> Lap:
        """How hard the puzzle is that waits now."""
        at = sum(self.solved >= end for end in _ENDS[:-1])
        return LAPS[at]

    @property
    def ticket(self) -> Ticket:
        """The puzzle that waits now."""
        shelf = self.lap.shelf
        first = next(e - s.puzzles for e, s in zip(_ENDS, LAPS, strict=True) if s.shelf == shelf)
        taken = self.solved - first + self.skipped.count(shelf)
        size = self.sizes[shelf]
        order = shuffled(range(size), Chance(derived(self.day, "rush", shelf)))
        return Ticket(shelf, order[taken % size])

    def tick(self, seconds: float) -> "Rush":
        """Move on by so many seconds."""
        return replace(self, left=max(0.0, self.left - seconds))

    def skip(self) -> "Rush":
        """Leave the puzzle for another as hard, as long as that is allowed; a combo ends."""
        if self.is_over or not self.skips:
            return self
        return replace(self, skipped=(*self.skipped, self.lap.shelf), combo=0)

    def solve(self, tiles: int, moves: int, *, undone: bool) -> "Rush":
        """Count a puzzle as solved that laid so many tiles in so many moves."""
        if self.is_over:
            return self
        combo = 0 if undone else min(self.combo + 1, LONGEST_COMBO)
        return replace(
            self,
            left=self.left + self.lap.seconds,
            solved=self.solved + 1,
            points=self.points + self.worth(tiles, moves) * (COMBO + combo) // COMBO,
            combo=combo,
            longest=max(self.longest, combo),
        )

    def worth(self, tiles: int, moves: int) -> int:
        """Return the points of the puzzle that waits now, half as many again for few moves."""
        points = self.lap.points
        more = max(0, moves - tiles)  # Several tiles can go in one move.
        return points + max(0, points // 2 - SPARE * more)
