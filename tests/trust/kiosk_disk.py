"""A public screen whose disk is full, broken or locked: visitors play on, and are forgotten."""

import logging
import warnings
from collections.abc import Iterator
from contextlib import closing
from errno import EACCES, EIO, ENOSPC, EROFS, errorcode
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.kiosk.file import IdleOptions, Kiosk, LookOptions, StaffOptions
from game.kiosk.pin import hash_pin
from tests.scenes.kiosk.guests import until_forgotten, visit
from tests.scenes.kiosk.visitor import Visitor
from tests.store.flawed import DISK, Refusal, for_ever, install, is_possible, once
from tests.trust.apart import apart
from tests.trust.kiosk import SLOW, state
from tests.trust.promise import Promise

KIOSK = Kiosk(
    look=LookOptions(themes=("felt",)),
    idle=IdleOptions(after=10, ask=5),
    staff=StaffOptions(hash_pin("4711", b"0123456789abcdef")),
)
WAYS = tuple(product((ENOSPC, EROFS, EIO, EACCES), (for_ever, once)))
CALLS = 60
"""Calls that change a file, of which one is the first to fail."""

STAY = 8
"""Touches of a visitor at most."""


def attack(size: int, seed: int) -> Iterator[str]:
    """Let the disk fail in so many visits; tell what comes of it."""
    yield from apart(_failing, size, seed)


def _failing(size: int, seed: int) -> Iterator[str]:
    if not is_possible():
        warnings.warn("no way to let SQLite's calls fail here: no disk was tried", stacklevel=1)
        return
    install()
    logging.disable()
    yield from _visits(Random(seed), lambda _: 0)  # With all that a screen loads.
    yield ""
    for number in range(seed, seed + size):
        error, way = WAYS[number % len(WAYS)]
        chance = Random(number)
        refusal = way(1 if way is for_ever else chance.randrange(1, CALLS), error)
        for fault in _visits(chance, refusal):
            yield f"seed {number}, {way.__name__} {errorcode[error]}: {fault}"
        yield ""


def _visits(chance: Random, refusal: Refusal) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        home = Path(folder)
        screen = Visitor(home / "visit", KIOSK, (800, 480))
        with closing(screen.loop.visit):
            fresh = state(screen)
            _come_and_go(screen, chance)
            DISK.fail(refusal)
            yield from _changed("while it fails", fresh, _come_and_go(screen, chance))
            if not DISK.asked:
                yield "nothing was to be written"
            if screen.staff.lock and not screen.staff.lock.opens("4711"):
                yield "staff can't get in"
            DISK.recover()
            yield from _changed("after it", fresh, _come_and_go(screen, chance))
            if state(screen)["files"] != fresh["files"]:
                yield f"there is {state(screen)['files']}, not {fresh['files']}"


def _come_and_go(screen: Visitor, chance: Random) -> dict[str, object]:
    for doing in visit(screen, chance, STAY), until_forgotten(screen):
        for pause in doing:
            screen.tick(pause, fps=SLOW)
    return state(screen)


def _changed(when: str, fresh: dict[str, object], now: dict[str, object]) -> Iterator[str]:
    """Tell what differs, but for files, which stay where none can be removed."""
    for it in fresh.keys() - {"files"}:
        if now[it] != fresh[it]:
            yield f"{when} {it} is {now[it]}, not {fresh[it]}"


PROMISE = Promise(
    "kiosk-disk",
    "a public screen whose disk fails can be played on, and forgets each visitor",
    sample=0,
    whole=16,
    by_hand=400,
    attack=attack,
)
