"""A disk that fails costs nothing that was saved, and play goes on: it is said, and tried again.

Of the calls that change a file each one fails in turn, alone or with all after it, as on a disk
that is full, broken, locked or another's.
"""

import logging
import os
import shutil
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from errno import EACCES, EIO, ENOSPC, EROFS, errorcode
from functools import partial
from itertools import islice, product, zip_longest
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.kit.files import Folders
from game.kit.preferences import Preferences
from game.settings import open_settings
from game.store.games import SavedGames
from tests.following import follow
from tests.store.flawed import DISK, Refusal, for_ever, install, is_possible, once
from tests.store.playing import match, steps
from tests.trust.apart import apart
from tests.trust.kill import told
from tests.trust.promise import Promise

ERRORS = (ENOSPC, EIO, EROFS, EACCES)
WAYS = (once, for_ever)
STEPS = 24
GAME = 3
"""A match in whose first steps turns end."""

Attempt = Callable[[Path, Refusal], Iterator[str]]
Way = Callable[[int, int], Refusal]


def _failing(size: int, seed: int) -> Iterator[str]:
    """Try each call of each kind of file, or so many of them all."""
    if not is_possible():
        warnings.warn("no way to let SQLite's calls fail here: no disk was tried", stacklevel=1)
        return
    install()
    logging.disable()
    yield ""
    with TemporaryDirectory() as started:
        os.chdir(started)
        yield from _tried(size, seed)
        if os.listdir():
            yield f"there is {os.listdir()} where it was started"


def _tried(size: int, seed: int) -> Iterator[str]:
    for attempt, way, error, at in islice(_cases(Random(seed)), size):
        with TemporaryDirectory() as home:
            for fault in attempt(Path(home), way(at, error)):
                yield f"{attempt.__name__}, call {at}, {way.__name__} {errorcode[error]}: {fault}"
            DISK.recover()
        yield ""


def _cases(chance: Random) -> Iterator[tuple[Attempt, Way, int, int]]:
    """Give every call that can fail, in any order: one of each kind, and then the next ones."""
    attempts = {attempt: _asked(attempt) for attempt in (_settings, _damaged, _games)}
    kinds = list(product(attempts, WAYS, ERRORS))
    calls = [chance.sample(range(1, last + 1), last) for last in (attempts[it] for it, *_ in kinds)]
    for each in zip_longest(*calls):
        yield from ((*kind, at) for kind, at in zip(kinds, each, strict=True) if at)


def _asked(attempt: Attempt) -> int:
    """Count the calls of an attempt where the disk is well."""
    with TemporaryDirectory() as home:
        assert list(attempt(Path(home), lambda _: 0)) == []
    return DISK.asked


# Games


def _games(home: Path, refuse: Refusal) -> Iterator[str]:
    """Play while the disk fails, and on when it is well again."""
    states: list[object] = []
    saved = -1
    DISK.fail(refuse)
    with closing(SavedGames(home)) as games:
        session = match(GAME)
        follow(games, session)
        going = steps(session, GAME)
        for _ in islice(going, STEPS):
            games.flush()
            states.append(told(session))
            if not games.trouble:
                saved = len(states) - 1
            elif games.trouble != "unsaved" or not session.observer.failing:
                yield f"it says {games.trouble!r} at step {len(states)}"
        DISK.recover()
        yield from _after_a_crash(home, states, saved)
        next(going)
        games.flush()
        if games.trouble or session.observer.failing:
            yield "it saves no more, though the disk is well"
        states.append(told(session))
    yield from _read(home, states, len(states) - 1)


def _after_a_crash(home: Path, states: list[object], saved: int) -> Iterator[str]:
    """Read what a program that is killed now would leave."""
    with TemporaryDirectory() as copy:
        for path in home.iterdir():
            shutil.copy(path, copy)
        yield from _read(Path(copy), states, saved)


def _read(home: Path, states: list[object], saved: int) -> Iterator[str]:
    with closing(SavedGames(home)) as games:
        unfinished = games.unfinished
        found = games.resume(unfinished.id) if unfinished else None
        if games.trouble:
            yield f"what is left is {games.trouble}"
        elif found is None and saved >= 0:
            yield f"nothing is left of step {saved}"
        elif found and told(found) not in states[max(saved, 0) :]:
            yield f"it is not as at step {saved}, nor any later one"


# Settings


def _settings(home: Path, refuse: Refusal) -> Iterator[str]:
    folders = Folders(home, home)
    store = open_settings(folders)
    store[Preferences].theme = "wood"
    store.save()
    DISK.fail(refuse)
    store[Preferences].theme = "night"
    store.save()
    asked = DISK.asked
    DISK.recover()
    there = open_settings(folders)
    if there.damaged or there[Preferences].theme not in ("wood", "night"):
        yield "neither the old nor the new"
    if not store.unsaved and there[Preferences].theme != "night":
        yield "it is not said to be unsaved"
    if store[Preferences].theme != "night":
        yield "the choice does not hold"
    store.save()
    if store.unsaved or open_settings(folders)[Preferences].theme != "night":
        yield "it saves no more, though the disk is well"
    if len(left := [path.name for path in home.iterdir()]) != 1:
        yield f"there are {left}"
    DISK.asked = asked


def _damaged(home: Path, refuse: Refusal) -> Iterator[str]:
    """Open settings of which a part is damaged, and save."""
    content = b'{"theme": "night", "music": 7}'
    path = home / "settings.json"
    path.write_bytes(content)
    DISK.fail(refuse)
    store = open_settings(Folders(home, home))
    if not store.damaged or store[Preferences].theme != "night":
        yield "it was not read as far as can be"
    store[Preferences].palette = "safe"
    store.save()
    asked = DISK.asked
    DISK.recover()
    kept = [each for each in (path, path.with_name("settings.json.bad")) if each.exists()]
    if content not in [each.read_bytes() for each in kept]:
        yield "the damaged file is lost"
    store.save()
    again = open_settings(Folders(home, home))
    if store.unsaved or (again[Preferences].theme, again[Preferences].palette) != ("night", "safe"):
        yield "it saves no more, though the disk is well"
    DISK.asked = asked


PROMISE = Promise(
    "disk",
    "a disk that fails costs nothing that was saved, and play goes on",
    sample=12,
    whole=80,
    by_hand=10_000,
    attack=partial(apart, _failing),
)
