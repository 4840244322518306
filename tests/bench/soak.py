"""Days of a public screen at full speed: what the game takes, hour by hour, and what it grows."""

import os
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

import pygame

from game.kiosk.file import Kiosk, LookOptions
from game.kit.system.memory import return_large_blocks
from game.kit.theme import Themes
from game.worker import Worker
from scenes.kiosk.attract import Attract
from tests.kits import ASSETS
from tests.processes import PROC, workers
from tests.scenes.kiosk.guests import Pause, until_forgotten, visit
from tests.scenes.kiosk.visitor import Visitor
from tests.trust.memory import megabytes

HOUR, DAY = 3600.0, 24
NOON = datetime(2026, 3, 2, 12)
"""The time of all these days, for each night the game would begin anew."""

SIZE = (1366, 768)

STEP = 0.1
"""Seconds a frame; what moves takes twice as long by them, for it does not leap."""

ALONE = 300.0
"""Seconds until the next visitor comes, at most."""


class Watched(Visitor):
    """A public screen whose frames are counted and timed."""

    def __init__(self, folder: Path, worker: Worker) -> None:
        self.visits, self.frames = 0, list[float]()
        look = LookOptions(themes=tuple(sorted(Themes(ASSETS, folder).names())))
        super().__init__(folder / "visit", Kiosk(look=look), SIZE, worker)
        self.staff.now = lambda: 0.0  # So it has always just been started, however long it runs.

    def step(self, *events: pygame.Event, dt: float = STEP) -> bool:
        start = time.perf_counter()
        going = super().step(*events, dt=dt)
        self.frames.append(time.perf_counter() - start)
        self.time = NOON + timedelta(self.now // (DAY * HOUR))
        return going

    @property
    def is_alone(self) -> bool:
        """Tell whether the bots play: in the middle of a visit more is taken, by chance."""
        return isinstance(self.scene, Attract)

    def live(self, chance: Random) -> Iterator[None]:
        """Let one visitor come after the other; give each frame in which nobody touches it."""
        while True:
            yield from self._wait(chance.uniform(0, ALONE))
            self.visits += 1
            for doing in visit(self, chance), until_forgotten(self):
                for pause in doing:
                    yield from self._wait(pause)

    def _wait(self, pause: Pause) -> Iterator[None]:
        end = self.now + pause
        while self.now < end:
            self.step()
            yield


def run(hours: int, seed: int) -> Iterator[dict[str, object]]:
    """Give what the game takes after each hour, and after each day by how much that grew."""
    return_large_blocks()
    with TemporaryDirectory() as folder, Worker() as worker:
        worker.start()
        screen, before = Watched(Path(folder), worker), dict[str, float]()
        living = screen.live(Random(seed))
        for hour in range(1, hours + 1):
            while screen.now < hour * HOUR or not screen.is_alone:
                next(living)
            taken = _taken()
            yield {"hour": hour, **taken, "visits": screen.visits, **_timed(screen.frames)}
            before = before or taken
            if hour % DAY == 0:
                yield {"day": hour // DAY, **{it: round(taken[it] - before[it], 1) for it in taken}}
                before = taken
        screen.loop.visit.close()


def _taken() -> dict[str, float]:
    own = PROC / str(os.getpid())
    return {
        "megabytes": megabytes(os.getpid()),
        "worker": sum(map(megabytes, workers(os.getpid()))),
        "descriptors": len(list((own / "fd").iterdir())),
        "threads": len(list((own / "task").iterdir())),
    }


def _timed(frames: list[float]) -> dict[str, float]:
    """Give how many milliseconds most frames took, and all but one in a hundred; forget them."""
    parts = quantiles(frames, n=100)
    frames.clear()
    return {"p50": round(parts[49] * 1000, 2), "p99": round(parts[98] * 1000, 2)}
