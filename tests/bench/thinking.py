"""How much later frames come while a process beside them thinks as hard as it can."""

import time
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise

import pygame

from game.engine.position import Position
from game.engine.rules import CLASSIC
from game.kit.scene import Scene
from game.solver.play import search
from game.worker import Worker
from tests.bench.frames import Size, dragging, share, table
from tests.solver.cases import read_cases, seated

RUNS = 3
FRAMES = 600
HARDEST = 20

Work = Callable[[], None]


def run(size: Size) -> Iterator[dict[str, object]]:
    """Drag a tile at 60 frames a second, alone and beside hard thinking, turn about.

    `work` is the time a frame takes, `apart` that between two frames; milliseconds, best of three.
    """
    runs: dict[str, list[dict[str, float]]] = {"alone": [], "thinking": []}
    with Worker() as worker:
        for _ in range(RUNS):
            runs["alone"].append(_measured(size, lambda: None))
            runs["thinking"].append(_measured(size, _thinking(worker)))
    best = {
        name: {key: round(min(each[key] for each in found), 2) for key in found[0]}
        for name, found in runs.items()
    }
    for name, times in best.items():
        yield {"case": name, "size": f"{size[0]}x{size[1]}", "frames": FRAMES, **times}
    alone, thinking = best.values()
    yield {"added": {key: round(thinking[key] - time, 2) for key, time in alone.items()}}


def _measured(size: Size, work: Work) -> dict[str, float]:
    app, scene = table(size)
    clock = pygame.Clock()
    took, ends = [], []
    for event in dragging(app, scene, FRAMES):
        dt = clock.tick(Scene.fps) / 1000
        began = time.perf_counter()
        app.step([event, *pygame.event.get()], dt)
        work()
        ends.append(time.perf_counter())
        took.append(ends[-1] - began)
    apart = [late - early for early, late in pairwise(ends)]
    return {
        f"{name} {label}": share(sorted(times), part) * 1000
        for name, times in (("work", took), ("apart", apart))
        for label, part in (("p50", 0.5), ("p99", 0.99))
    }


def _thinking(worker: Worker) -> Work:
    """Ask for one best play after the other, and look each frame whether it is there."""
    positions = cycle(_hardest())
    question = worker.submit(search, next(positions))

    def look() -> None:
        nonlocal question
        if question.done():
            question = worker.submit(search, next(positions))

    return look


def _hardest() -> list[Position]:
    """Read those positions that have the most tiles."""
    cases = read_cases("positions")
    cases.sort(key=lambda case: -sum(map(len, case.table)) - len(case.rack))
    return [seated(CLASSIC, case.table, case.rack) for case in cases[:HARDEST]]
