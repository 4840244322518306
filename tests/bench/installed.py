"""How soon an installed program shows something, and its menu, turn about with the source."""

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import pygame
from pygame import Rect

from tests.window.desktop import MISSING, ROOT, Desktop, desktop, running

RUNS = 9
SIZE = (1280, 720)
STRIP = Rect(0, 280, 1400, 40)
"""The part of the screen that is looked at, across the name of the game and the menu."""

LOOK = 0.003
"""Seconds between two looks at the screen."""

ENOUGH = 4.0
"""Seconds after which the menu is there on any machine."""

SOURCE = (sys.executable, str(ROOT / "main.py"))


def run(programs: Sequence[Path]) -> Iterator[dict[str, object]]:
    """Measure the source and each program, turn about; seconds from the start of the process."""
    if MISSING:
        sys.exit(f"A real window needs {', '.join(MISSING)}.")
    commands = [SOURCE, *((str(program.absolute()),) for program in programs)]
    taken: dict[tuple[str, ...], list[tuple[float, float]]] = {each: [] for each in commands}
    with TemporaryDirectory() as folder, desktop(Path(folder)) as made:
        for command in commands:
            _start(made, Path(folder), command)  # Once, so that all its files are in memory.
        for _ in range(RUNS):
            for command in commands:
                taken[command].append(_start(made, Path(folder), command))
    for command, moments in taken.items():
        first, menu = zip(*moments, strict=True)
        for case, seconds in ("first picture", first), ("menu", menu):
            told = {"best": round(min(seconds), 3), "median": round(median(seconds), 3)}
            yield {"program": command[-1], "case": case, **told}


def _start(made: Desktop, folder: Path, command: Sequence[str]) -> tuple[float, float]:
    """Start a program; give the seconds until it shows something, and until its last change."""
    env = made.env | {"SDL_VIDEODRIVER": "x11", "RACK_AND_RUN_HOME": str(folder / "home")}
    words = [*command, "--size", "{}x{}".format(*SIZE)]
    seen, moments, began = _seen(made), [], time.perf_counter()
    with running(words, env, folder / "game"):
        while (now := time.perf_counter() - began) < ENOUGH:
            if (picture := _seen(made)) != seen:
                seen = picture
                moments.append(now)
            time.sleep(LOOK)
    return moments[0], moments[-1]


def _seen(made: Desktop) -> int:
    """Give a number for what the screen shows."""
    return hash(pygame.image.tobytes(made.picture(STRIP), "RGB"))
