"""A turn with an idea that comes back as a puzzle, after some days, until it is found once.

Days are numbers, as `date.toordinal` counts them. What is kept of it is a line of text.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.engine.limits import NotationError, check_text, quote
from game.engine.notation import read_position, read_turn, write_turn
from game.engine.turn import Play
from game.lessons.goal import LAY
from game.puzzles.moment import Moment
from game.puzzles.puzzle import GRADES, OUT

WAITS = (1, 3, 10)
"""After so many days it comes back, the first time, the second and each further one."""

MOST, LONGEST = 8, 1000
"""So many wait for a player, each in a line of so many characters."""

_HEAD = re.compile(r"([1-9][0-9]{0,6}) ([0-2]) ([a-z]{1,10}) (?:(out)|lay ([1-9][0-9]?))")
_PART = " // "


@dataclass(frozen=True)
class Revisit:
    """A turn as a puzzle, the day on which it comes back, and how often it has."""

    moment: Moment
    day: int
    times: int = 0

    def again(self, today: int) -> "Revisit":
        """Wait longer: it was not found this time."""
        times = min(self.times + 1, len(WAITS) - 1)
        return replace(self, day=today + WAITS[times], times=times)


def with_missed(
    kept: Sequence[Revisit], missed: Iterable[Moment], today: int
) -> tuple[Revisit, ...]:
    """Add what was missed today; those that wait already stay as they are."""
    waiting = {each.moment.start for each in kept}
    new = (Revisit(each, today + WAITS[0]) for each in missed if each.start not in waiting)
    short = (each for each in new if len(write_revisit(each)) <= LONGEST)
    return (*kept, *short)[:MOST]


def write_revisit(it: Revisit) -> str:
    """Write it as a line."""
    puzzle = it.moment
    assert puzzle.known
    aim = OUT if puzzle.aim == OUT else f"{LAY} {puzzle.count}"
    head = f"{it.day} {it.times} {puzzle.grade} {aim}"
    start = " / ".join(line.strip() for line in puzzle.start.splitlines())
    return _PART.join((head, write_turn(puzzle.table, puzzle.known), start))


def read_revisit(line: str) -> Revisit:
    """Read a line; NotationError says what is wrong."""
    check_text(line, LONGEST)
    parts = line.split(_PART)
    found = _HEAD.fullmatch(parts[0])
    if len(parts) != 3 or not found or found[3] not in GRADES:
        raise NotationError(f"{quote(line)} is no puzzle that comes back.")
    day, times, grade, _, count = found.groups()
    position = read_position(parts[2])
    known = read_turn(position.table, parts[1])
    if not isinstance(known, Play):
        raise NotationError(f"{quote(parts[1])} lays nothing.")
    puzzle = Moment(
        name=day,
        grade=grade,
        aim=LAY if count else OUT,
        table=position.table,
        rack=position.mover.rack,
        count=int(count) if count else None,
        known=known,
        start=parts[2].replace(" / ", "\n"),
    )
    if not puzzle.goal.is_met(puzzle.position, known):
        raise NotationError(f"{quote(parts[1])} is no answer.")
    return Revisit(puzzle, int(day), int(times))
