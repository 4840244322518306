"""A program killed within a call that saves, when half is written: nothing is lost."""

import signal
import warnings
from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory

from tests.store.flawed import is_possible
from tests.trust.kill import lost
from tests.trust.promise import Promise
from tests.waiting import run_python

CALLS = 150
"""So many calls save the beginning of a match, some of its turns and its first steps."""


def attack(size: int, seed: int) -> Iterator[str]:
    """Kill a program so often, each time in another of the calls."""
    if not is_possible():
        warnings.warn("no way to stop SQLite in a call here: none was tried", stacklevel=1)
        return
    calls = Random(seed).sample(range(1, CALLS + 1), CALLS)
    for number in range(size):
        at, game = calls[number % CALLS], seed + number // CALLS
        with TemporaryDirectory() as home:
            if fault := _killed(home, game, at):
                yield f"seed {game}, call {at}: {fault}"


def _killed(home: str, seed: int, at: int) -> str:
    """Let it play and be killed; give what is wrong with what is left."""
    done = run_python("-m", "tests.store.playing", home, str(seed), str(at), stderr=None)
    if done.returncode != -signal.SIGKILL:
        return f"it ended with {done.returncode}"
    whole = done.stdout.rpartition("\n")[0].split()
    return lost(home, seed, int(whole[-1]) if whole else -1)


PROMISE = Promise(
    "save-points",
    "a program killed within any call that saves loses nothing that was done in it",
    sample=2,
    whole=6,
    by_hand=CALLS,
    attack=attack,
)
