"""A bot that fails costs seconds: whatever becomes of it, the game goes on and writes it down."""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from game.engine.game import Command
from game.engine.rules import CLASSIC, RIVER
from game.session.pace import BotQuestion, Timing
from game.session.player import Player
from game.session.session import Session
from game.worker import Worker
from tests import questions
from tests.logged import logged
from tests.trust.promise import Promise
from tests.waiting import until

SLOW: tuple[BotQuestion, ...] = (questions.loops, questions.stops, questions.dies)
QUICK: tuple[BotQuestion, ...] = (
    questions.raises,
    questions.blabs,
    questions.cheats,
    questions.says_nothing,
)
FAULTS = SLOW + QUICK
CASES = [
    *zip(FAULTS, cycle((CLASSIC, RIVER)), strict=False),
    *zip(FAULTS, cycle((RIVER, CLASSIC)), strict=False),
]
"""Each fault by some rules, and then by others."""

TILES = re.compile(r"\b[KRBO](1[0-3]|[1-9])\b|Tile\(")
MOST = 15.0
"""Seconds after which play goes on, by a clock that runs only while a bot hangs."""

FRAME = 1 / 60

PLAYERS = [Player("Fox", bot="level1"), Player("Owl", bot="level1")]


class Failing:
    """A pace that asks a bot that fails."""

    def __init__(self, question: BotQuestion) -> None:
        self.question = question

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:
        """Take no time beside that."""
        return Timing()


def _stuck(size: int, seed: int) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        os.environ[questions.REACHED] = str(Path(folder) / "reached")
        for question, rules in islice(CASES, size):
            told = f"{question.__name__}, {rules.name}, seed {seed}"
            clock = HangClock(Path(folder) / "reached")
            with Worker(now=lambda clock=clock: clock.seconds) as worker, logged() as lines:
                session = Session.start(rules, PLAYERS, seed, worker)
                session.pace = Failing(question)
                until(lambda session=session, clock=clock: _second(session, clock))
            if not session.game.turns:
                yield f"{told}: nobody plays"
            if question in (*SLOW, questions.raises, questions.blabs) and not lines:
                yield f"{told}: not a word"
            if tiles := TILES.search(" ".join(lines)):
                yield f"{told}: {tiles[0]!r} is in the log"
            if clock.seconds > MOST:
                yield f"{told}: {clock.seconds:.1f} s"


class HangClock:
    """Counts the seconds in which a process hangs that was asked; to start one takes none.

    So a machine may be as slow as it likes, and no more than a game waits is waited here.
    """

    def __init__(self, reached: Path) -> None:
        self._reached = reached
        self._reached.unlink(missing_ok=True)
        self.seconds = 0.0

    def tick(self) -> None:
        with suppress(OSError, IndexError):  # None has come so far, or the last one was ended.
            os.kill(int(self._reached.read_text().split()[-1]), 0)
            self.seconds += FRAME


def _second(session: Session, clock: HangClock) -> bool:
    """Do the frames of a second; tell whether a turn was played, or should have been."""
    for _ in range(60):
        session.tick(FRAME)
        clock.tick()
        if session.game.turns or clock.seconds > MOST:
            return True
    return False


PROMISE = Promise(
    "thinkers",
    "a bot that fails costs seconds",
    sample=len(FAULTS),
    whole=len(CASES),
    by_hand=len(CASES),
    attack=_stuck,
)
