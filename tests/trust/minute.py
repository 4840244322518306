"""The minute is a minute: slow frames do not stretch it, and it stands while nobody can play."""

from collections.abc import Callable, Iterator
from itertools import chain, cycle, repeat
from random import Random

import pygame

from game.kit.app import HALT
from scenes.play.pause import Pause
from tests import samples
from tests.scenes.seated import SHARED, Seated
from tests.trust.promise import Promise

MINUTE, TOLERANCE = 60.0, 2.0
STOPPED = 70.0

Frames = Callable[[Random], Iterator[float]]
"""The lengths of frames, one after the other."""


def _evenly(fps: float) -> Frames:
    return lambda _: repeat(1 / fps)


def _unevenly(rng: Random) -> Iterator[float]:
    return (rng.choice((0.017, 0.033, 0.2, 0.5, 1.5)) for _ in repeat(None))


def _stopped(rng: Random) -> Iterator[float]:
    """Stop three times for longer than a turn, at no moment in particular."""
    for _ in range(3):
        yield from repeat(0.1, rng.randrange(1, 150))
        yield STOPPED
    yield from repeat(0.1)


def _hidden(pilot: Seated) -> None:
    pilot.step(pygame.Event(pygame.WINDOWMINIMIZED))
    assert isinstance(pilot.scene, Pause)
    for length in chain(repeat(0.5, 200), (STOPPED, 0.1)):
        pilot.step(dt=length)
    pilot.step(pygame.Event(pygame.WINDOWRESTORED))
    pilot.tap("resume")


STORIES: dict[str, Frames] = {
    "60 frames a second": _evenly(60),
    "five frames a second": _evenly(5),
    "one frame a second": _evenly(1),
    "uneven frames": _unevenly,
    "a game that is stopped": _stopped,
}


def minute(frames: Iterator[float], *, hidden: bool = False) -> float:
    pilot, taken = Seated(samples.session(SHARED)), 0.0
    if hidden:
        _hidden(pilot)
    for length in frames:
        if pilot.game.turns or taken > 3 * MINUTE:
            break
        pilot.step(dt=length)
        taken += length if length < HALT else 0.0
    return taken


def _stretched(size: int, seed: int) -> Iterator[str]:
    for number, (name, frames) in zip(range(seed, seed + size), cycle(STORIES.items())):
        for hidden in False, True:
            taken = minute(frames(Random(number)), hidden=hidden)
            if abs(taken - MINUTE) > TOLERANCE:
                where = ", once hidden" if hidden else ""
                yield f"seed {number}: with {name}{where} a minute takes {taken:.1f} s"


PROMISE = Promise(
    "minute",
    "a minute is a minute, and stands while nobody can play",
    sample=3,
    whole=5,
    by_hand=50,
    attack=_stretched,
)
