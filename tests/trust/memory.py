"""Memory stays as it is: bots play in a real window, and the system tells what the game takes."""

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.kits import store
from tests.processes import PROC, workers
from tests.trust.promise import Promise
from tests.window.desktop import opened

MOST = 120  # megabytes, for the game without the process in which the bots think
GROWTH = 2  # megabytes from the third quarter of the time to the fourth
PAGE = 4096  # bytes
MINUTE = 60.0
SIZE = (1920, 1080)
SCREEN = (2000, 1200)


class Taken(NamedTuple):
    """The megabytes that the game and its thinking process have taken after some minutes."""

    minute: int
    game: float
    worker: float


def measured(minutes: int) -> Iterator[Taken]:
    """Let four bots play before one's eyes; look from outside each minute."""
    with TemporaryDirectory() as folder:
        program = ["main.py", "--demo", "--seed", "1"]
        with opened(Path(folder), program, SIZE, store(), SCREEN) as window:
            for minute in range(1, minutes + 1):
                time.sleep(MINUTE)
                thinking = sum(map(megabytes, workers(window.pid)))
                yield Taken(minute, megabytes(window.pid), thinking)


def megabytes(process: int) -> float:
    pages = int((PROC / str(process) / "statm").read_text("ascii").split()[1])
    return round(pages * PAGE / 1e6, 1)


def _too_much(size: int, _: int) -> Iterator[str]:
    taken = list(measured(size))
    yield from (f"{each}" for each in taken if each.game > MOST)
    quarter = len(taken) // 4
    third, fourth = taken[-2 * quarter : -quarter], taken[-quarter:]
    if quarter and mean(t.game for t in fourth) > mean(t.game for t in third) + GROWTH:
        yield f"It grows: {third} {fourth}"


PROMISE = Promise(
    "memory",
    "bots play in a real window within 120 MB, and level",
    sample=0,
    whole=0,
    by_hand=60,
    attack=_too_much,
)
