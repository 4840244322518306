"""Count what visitors did, one line of JSON a day, without names."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from msgspec.structs import replace

from game import text_file
from game.engine.turn import Timeout
from game.kiosk.keep import Keep, at_once, write
from game.kit import files
from game.session.commands import ArrangeTable, KeepDeal
from game.session.session import Session

LARGEST_FILE = 1 << 17  # bytes
MOST_DAYS = 400
WEEK = 7

Happened = Literal["starts", "moves", "finished", "abandoned", "resets", "cuts", "crashes"]
"""What is counted: games begun, those in which a person made a move, how they ended, and games
in which the power was cut or the game crashed, whether they went on or not."""

Counts = tuple[Happened, ...]
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
    """The counts in a file; one that cannot be written or read costs only the figures."""

    def __init__(self, path: Path, keep: Keep = at_once) -> None:
        """Take the file, and what reads and writes it in order, as a disk may take its time."""
        self._path, self._keep = path, keep
        self._days: dict[date, Day] = {}
        keep(self._load)

    def count(self, *kinds: Happened, today: date) -> None:
        """Count something that happened today, once that is written."""
        if kinds:
            self._keep(partial(self._count, kinds, today))

    def _load(self) -> None:
        self._days = {each.day: each for each in _read(self._path)}

    def _count(self, kinds: Iterable[Happened], today: date) -> None:
        now = self._days.get(today, Day(today))
        counted = replace(now, **{kind: now.count(kind) + 1 for kind in kinds})
        days = self._days | {today: counted}
        kept = {day: days[day] for day in sorted(days)[-MOST_DAYS:]}
        write(self._path, msgspec.json.Encoder().encode_lines(kept.values()))
        self._days = kept

    def week(self, today: date) -> tuple[Day, ...]:
        """Return the last seven days, today being the last of them."""
        days, counted = (today - timedelta(days=back) for back in reversed(range(WEEK))), self._days
        return tuple(counted.get(day, Day(day)) for day in days)


def _read(path: Path) -> Iterator[Day]:
    """Read what there is; a file with a line that cannot be read is put aside."""
    damaged = False
    try:
        lines = text_file.read_bytes(path, LARGEST_FILE).splitlines()
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


def outcome(session: Session, has_gone: bool) -> Counts:
    """Return how a game was left: given up, or abandoned."""
    ended = bool(session.standing.winners)
    return how_left(_moved(session), ended, has_gone)


def how_left(moved: bool, ended: bool, has_gone: bool) -> Counts:
    """Return how something was left: whether a person did anything there, and how it ended."""
    made: Counts = ("moves",) if moved else ()
    if ended:
        return (*made, "finished")
    return (*made, "resets" if has_gone else "abandoned")


def _moved(session: Session) -> bool:
    """Return whether a person did anything: not if only their time ran out, again and again."""
    if session.results:
        return True
    game = session.game
    for before, timed in zip(game.positions, game.record.turns, strict=False):
        person = session.players[before.to_move].bot is None
        if person and not isinstance(timed.turn, Timeout):
            return True
    # Where rows lie from the start, the table itself writes down on which lines, and the deal
    # that it stays as it is.
    commands = (entry.command for entry in session.journal.entries)
    begun = any(each and not isinstance(each, ArrangeTable | KeepDeal) for each in commands)
    return begun and session.player.bot is None
