"""A bot that fails costs seconds: whatever becomes of it, the game goes on and writes it down."""

import logging
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice

from game.engine.game import Command
from game.engine.rules import CLASSIC, RIVER
from game.session.pace import BotQuestion, Timing
from game.session.player import Player
from game.session.session import Session
from game.worker import DEADLINE, TRIES, Worker
from tests import questions
from tests.trust.promise import Promise

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
DEADLINE_HERE = 1.5
"""Seconds for an answer; a process must be able to start within them, also on a busy machine."""

MOST = 15.0
"""Seconds after which play goes on, with the time for an answer as it is in the game."""

PLAYERS = [Player("Fox", bot="level1"), Player("Owl", bot="level1")]


class Failing:
    """A pace that asks a bot that fails."""

    def __init__(self, question: BotQuestion) -> None:
        self.question = question

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:
        """Take no time beside that."""
        return Timing()


def _stuck(size: int, seed: int) -> Iterator[str]:
    for question, rules in islice(CASES, size):
        told = f"{question.__name__}, {rules.name}, seed {seed}"
        with Worker(deadline=DEADLINE_HERE) as worker, _written() as lines:
            session = Session.start(rules, PLAYERS, seed, worker)
            session.pace = Failing(question)
            late = _waited(session) - (DEADLINE_HERE - DEADLINE) * TRIES
        if not session.game.turns or late > MOST:
            yield f"{told}: {session.game.turns} turns, {late:.1f} s"
        if question in (*SLOW, questions.raises, questions.blabs) and not lines:
            yield f"{told}: not a word"
        if tiles := TILES.search(" ".join(lines)):
            yield f"{told}: {tiles[0]!r} is in the log"


def _waited(session: Session) -> float:
    """Let a turn be played; give the seconds that it took."""
    start, turns = time.monotonic(), session.game.turns
    while session.game.turns == turns and time.monotonic() < start + MOST:
        session.tick(1 / 60)
    return time.monotonic() - start


@contextmanager
def _written() -> Iterator[list[str]]:
    """Collect what is written into the log."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("game")
    logger.addHandler(handler)
    before, logger.propagate = logger.propagate, False
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.propagate = before


PROMISE = Promise(
    "thinkers",
    "a bot that fails costs seconds",
    sample=len(FAULTS),
    whole=len(CASES),
    by_hand=len(CASES),
    attack=_stuck,
)
