"""A program that plays and is killed at any moment: nothing that it had said to be kept is lost."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.session.session import Session
from game.store.games import SavedGames
from tests.store.playing import match, steps
from tests.trust.promise import Promise

ROOT = Path(__file__).parents[2]
LATEST = 120
"""Things done, after which it is killed at the latest."""

AT_ONCE = 0.004
"""Seconds within which it is killed, once so much was done."""


def attack(size: int, seed: int) -> Iterator[str]:
    """Kill it so often; tell where what is kept is not what was said last, or what came next."""
    for at in range(seed, seed + size):
        rng = Random(at)
        with TemporaryDirectory() as home:
            said = _killed(home, at, rng)
            if fault := lost(home, at, said):
                yield f"seed {at}: {fault}"


def _killed(home: str, seed: int, rng: random.Random) -> int:
    """Let it play, kill it, and give the number of the last thing that it said to be kept."""
    command = [sys.executable, "-m", "tests.store.playing", home, str(seed)]
    wanted, wait, said = rng.randrange(LATEST), rng.uniform(0, AT_ONCE), -1
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as playing:
        assert playing.stdout
        for line in playing.stdout:
            said = int(line)
            if said == wanted:
                break
        try:
            playing.wait(wait)
        except subprocess.TimeoutExpired:
            playing.send_signal(signal.SIGKILL)
        for line in playing.stdout:
            said = int(line) if line.endswith("\n") else said
    return said


def lost(home: str, seed: int, said: int) -> str:
    """Say what is wrong with what is kept; it may have gone one further than was said.

    Before the first word there may be nothing yet.
    """
    games = SavedGames(Path(home))
    try:
        unfinished = games.unfinished
        found = games.resume(unfinished.id) if unfinished else None
        if said < 0 and not (games.trouble or unfinished):
            return ""
        if games.trouble or not found:
            return f"nothing can be read after {said} ({games.trouble})"
        if told(found) not in _states(seed, said):
            return f"another state than after {said}"
        return ""
    finally:
        games.close()


def _states(seed: int, said: int) -> Iterator[tuple[object, ...]]:
    session = match(seed)
    playing = steps(session, seed)
    for _ in islice(playing, max(said, 0)):
        pass
    yield told(session)
    next(playing, None)
    yield told(session)


def told(session: Session) -> tuple[object, ...]:
    """Give all but the seconds of the turn: those since the last thing done are nobody's loss."""
    matched = (session.players, session.seed, session.results, session.rack_orders)
    return (*matched, session.game.record, session.game.draft.steps, session.game.offer)


PROMISE = Promise(
    "kill",
    "a program killed at any moment loses nothing that was done in it",
    sample=2,
    whole=30,
    by_hand=1_000,
    attack=attack,
)
