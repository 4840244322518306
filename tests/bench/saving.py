"""How much later frames come while all that a person does is kept, on the disk as it is."""

import time
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.kit.scene import Scene
from game.session.commands import SortRack
from game.session.observer import SessionObserver
from game.session.order.rack_order import MODES
from game.store.games import SavedGames
from tests.bench.frames import Size, dragging, share, table
from tests.following import follow

FRAMES = 7_200
BLOCK = 60
"""Frames after which it is kept no more, or again: what else the machine does is the same then."""

EVERY = 6
"""A person does something in each so many-th frame: ten times a second, more than any does."""


def run(size: Size) -> Iterator[dict[str, object]]:
    """Drag a tile at 60 frames a second and do things, unkept and kept, turn about.

    `work` is the time a frame takes, `apart` that between two frames; milliseconds.
    """
    with TemporaryDirectory() as home, closing(SavedGames(Path(home))) as games:
        told = _measured(size, games)
        assert not games.trouble
    for case, times in told.items():
        yield {"case": case, "size": f"{size[0]}x{size[1]}", "frames": FRAMES // 2, **times}
    unkept, kept = told.values()
    yield {"added": {key: round(kept[key] - unkept[key], 2) for key in kept}}


def _measured(size: Size, games: SavedGames) -> dict[str, dict[str, float]]:
    app, scene = table(size)
    follow(games, scene.session)
    observers = {"unkept": SessionObserver(), "kept": scene.session.observer}
    took: dict[str, list[tuple[float, float]]] = {case: [] for case in observers}
    clock, modes = pygame.Clock(), cycle(MODES)
    before = time.perf_counter()
    for at, event in enumerate(dragging(app, scene, FRAMES)):
        case = list(observers)[at // BLOCK % 2]
        scene.session.observer = observers[case]
        dt = clock.tick(Scene.fps) / 1000
        began = time.perf_counter()
        app.step([event, *pygame.event.get()], dt)
        if at % EVERY == 0:
            scene.session.do(SortRack(0, next(modes)))
        now = time.perf_counter()
        took[case].append((now - began, now - before))
        before = now
    return {case: _shares(times) for case, times in took.items()}


def _shares(times: list[tuple[float, float]]) -> dict[str, float]:
    columns = zip(("work", "apart"), zip(*times, strict=True), strict=True)
    return {
        f"{name} {label}": round(share(sorted(column), part) * 1000, 2)
        for name, column in columns
        for label, part in (("p50", 0.5), ("p99", 0.99))
    }
