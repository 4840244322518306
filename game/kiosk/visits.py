"""Count what visitors did, one line of JSON a day, without names."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from msgspec.structs import replace

from game.engine.turn import Timeout
from game.kit import files
from game.session.commands import ArrangeTable
from game.session.session import Session

LARGEST_FILE = 1 << 17  # bytes
MOST_DAYS = 400
WEEK = 7

Happened = Literal["starts", "moves", "finished", "abandoned", "resets", "cuts", "crashes"]
"""What is counted: games begun, those in which a person made a move, how they ended, and games
in which the power was cut or the game crashed, whether they went on or not."""

KINDS: tuple[Happened, ...] = get_args(Happened)

Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]


class Day(msgspec.Struct, frozen=True):
    """What happened on a day."""

    day: date
    starts: Count = 0
    moves: Count = 0
    finished: Count = 0
    abandoned: Count = 0
    resets: Count = 0
    cuts: Count = 0
    crashes: Count = 0

    def count(self, kind: Happened) -> int:
        """Return how often something happened."""
        found: int = getattr(self, kind)
        return found


class Visits:
    """Count what happens in a file; one that cannot be written or read costs only the figures."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._days = {each.day: each for each in _read(path)}

    def count(self, *kinds: Happened, today: date) -> None:
        """Count something that happened today."""
        now = self._days.get(today, Day(today))
        self._days[today] = replace(now, **{kind: now.count(kind) + 1 for kind in kinds})
        kept = sorted(self._days)[-MOST_DAYS:]
        self._days = {day: self._days[day] for day in kept}
        try:
            files.write(self._path, msgspec.json.Encoder().encode_lines(self._days.values()))
        except OSError:
            return

    def week(self, today: date) -> tuple[Day, ...]:
        """Return the last seven days, today being the last of them."""
        days = (today - timedelta(days=back) for back in reversed(range(WEEK)))
        return tuple(self._days.get(day, Day(day)) for day in days)


def _read(path: Path) -> Iterator[Day]:
    """Read what there is; a file with a line that cannot be read is put aside."""
    damaged = False
    try:
        lines = files.read(path, LARGEST_FILE).splitlines()
    except FileNotFoundError:
        return
    except (OSError, ValueError):
        lines, damaged = [], True
    damaged = damaged or len(lines) > MOST_DAYS
    for line in lines[-MOST_DAYS:]:
        try:
            yield msgspec.json.decode(line, type=Day)
        except (ValueError, RecursionError):
            damaged = True
    if damaged:
        files.put_aside(path)


def outcome(session: Session, has_gone: bool) -> tuple[Happened, ...]:
    """Return how a game was left: given up, or abandoned."""
    moved: tuple[Happened, ...] = ("moves",) if _moved(session) else ()
    if session.standing.winners:
        return (*moved, "finished")
    return (*moved, "resets" if has_gone else "abandoned")


def _moved(session: Session) -> bool:
    """Return whether a person did anything: not if only their time ran out, again and again."""
    if session.results:
        return True
    game = session.game
    for before, timed in zip(game.positions, game.record.turns, strict=False):
        person = session.players[before.to_move].bot is None
        if person and not isinstance(timed.turn, Timeout):
            return True
    # Where rows lie from the start, the table itself writes down on which lines.
    commands = (entry.command for entry in session.journal.entries)
    begun = any(each and not isinstance(each, ArrangeTable) for each in commands)
    return begun and session.player.bot is None
