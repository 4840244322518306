"""A public screen under floods of touches, and with a display that goes and comes, holds."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pygame

from game.kiosk.file import IdleOptions, Kiosk, LookOptions
from scenes.kiosk.attract import Attract
from tests.scenes.kiosk.guests import until_forgotten
from tests.scenes.kiosk.visitor import Visitor
from tests.trust.kiosk import SLOW, state
from tests.trust.promise import Promise
from tests.work import METER, again

USUAL = (800, 480)
SIZES = ((1, 1), (640, 480), (800, 480), (1024, 600), (1280, 800), (600, 1024))
"""What a display that goes, or comes back as another, may make of the window."""

SOON = IdleOptions(after=10, ask=5)
FINGERS = 10
MOST = 400
"""Events that reach one frame."""

FRAMES = 16
LONGEST_FRAME = 250
"""Units of work that a frame may take, if as many touches reach it as a screen sends."""

AS_SENT = 20
"""So many events a frame does a screen with ten fingers send."""

WINDOW = (
    *(pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    *(pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE),
    *(pygame.WINDOWENTER, pygame.WINDOWMOVED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWCLOSE),
    pygame.QUIT,
)

Flood = Callable[[Visitor, Random], Iterable[str] | None]


def attack(size: int, seed: int) -> Iterator[str]:
    """Flood a public screen so often, each way in turn; tell what breaks or is left."""
    for number in range(seed, seed + size):
        way = WAYS[number % len(WAYS)]
        for fault in again(partial(_try, way, number)):
            yield f"seed {number}, {way.__name__.strip('_')}: {fault}"


def _try(way: Flood, seed: int) -> Iterator[str]:
    look = LookOptions(themes=("felt",))
    with TemporaryDirectory() as folder:
        screen = Visitor(Path(folder) / "visit", Kiosk(look=look, idle=SOON), USUAL)
        with closing(screen.loop.visit):
            yield from _flooded(screen, way, Random(seed))


def _flooded(screen: Visitor, way: Flood, chance: Random) -> Iterator[str]:
    screen.kit.input_device = "touch"
    fresh = state(screen)
    yield from way(screen, chance) or ()
    screen.resize(USUAL)
    for pause in until_forgotten(screen):
        screen.tick(pause, fps=SLOW)
    now = state(screen)
    yield from (f"{it} is {now[it]}, not {fresh[it]}" for it in fresh if now[it] != fresh[it])


def _touches(screen: Visitor, chance: Random) -> None:
    """Touch it with all fingers, more than any screen sends."""
    for _ in range(FRAMES):
        screen.step(*(_touch(chance) for _ in range(chance.randrange(MOST))))
        screen.tick(chance.random() / 4, fps=SLOW)


def _as_many_as_are_sent(screen: Visitor, chance: Random) -> Iterator[str]:
    """Touch it as much as ten fingers can, and look how long a frame takes."""
    for _ in range(FRAMES):
        events = [_touch(chance) for _ in range(AS_SENT)]
        METER.start()
        screen.step(*events)
        yield from METER.faults(LONGEST_FRAME)


def _one_place(screen: Visitor, chance: Random) -> None:
    """Tap one place again and again, several times a frame."""
    place = chance.random(), chance.random()
    for _ in range(FRAMES):
        for finger in range(chance.randrange(8)):
            screen.step(
                *(_event(kind, finger, place) for kind in (pygame.FINGERDOWN, pygame.FINGERUP))
            )
        screen.tick(chance.random() / 4, fps=SLOW)


def _dirt(screen: Visitor, chance: Random) -> Iterator[str]:
    """Let dirt be felt as a finger that never goes: others can play, and it is no visitor."""
    place = chance.uniform(0.2, 0.8), chance.uniform(0.2, 0.6)
    screen.step(_event(pygame.FINGERDOWN, 0, place))
    for _ in range(60):
        jitter = place[0] + chance.uniform(-1, 1) / USUAL[0], place[1]
        screen.step(_event(pygame.FINGERMOTION, 0, jitter), dt=1.0)
    if not isinstance(screen.scene, Attract):
        yield f"after a minute with dirt there is {type(screen.scene).__name__}"
    screen.step(_event(pygame.FINGERDOWN, 1, (0.4, 0.4)))
    screen.step(_event(pygame.FINGERUP, 1, (0.4, 0.4)))
    screen.tick(1.0, fps=SLOW)
    if isinstance(screen.scene, Attract):
        yield "nobody can play for dirt"


def _display(screen: Visitor, chance: Random) -> Iterator[str]:
    """Let the display go and come back, as another, in attract and in the middle of a game."""
    if chance.random() < 0.7:
        screen.step(_event(pygame.FINGERDOWN, 0, (0.5, 0.4)))
        screen.step(_event(pygame.FINGERUP, 0, (0.5, 0.4)))
    for _ in range(FRAMES // 4):
        screen.step(*(pygame.Event(chance.choice(WINDOW)) for _ in range(chance.randrange(8))))
        screen.resize(chance.choice(SIZES))
        screen.step(*(_touch(chance) for _ in range(chance.randrange(4))))
        screen.tick(chance.random(), fps=SLOW)
        if not screen.running:
            yield "it ended"
            return


WAYS: tuple[Flood, ...] = (_touches, _as_many_as_are_sent, _one_place, _dirt, _display)


def _touch(chance: Random) -> pygame.Event:
    kind = chance.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
    return _event(kind, chance.randrange(FINGERS), (chance.random(), chance.random()))


def _event(kind: int, finger: int, place: tuple[float, float]) -> pygame.Event:
    return pygame.Event(kind, finger_id=finger, touch_id=1, x=place[0], y=place[1], dx=0.0, dy=0.0)


PROMISE = Promise(
    "kiosk-flood",
    "a public screen holds under floods of touches, and while its display goes and comes",
    sample=3,
    whole=50,
    by_hand=1_000,
    attack=attack,
)
