"""How long it takes from the start of the process to the first picture, and to the menu."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from game.store.games import SavedGames
from tests.following import follow
from tests.store.playing import copy_games, match, steps

RUNS = 9
GAMES = 500
PAUSE = 0.3  # seconds for the system to clear away what the run before has left

# Runs main.py as a person does, and tells the moment when its first picture is in the window, and
# the one when the menu has been drawn and the game asks what has been pressed.
_GAME = """
import sys, time
import pygame

update, get = pygame.display.update, pygame.event.get
moments = []

def updated(*rects):
    update(*rects)
    if not moments:
        moments.append(time.time())

def asked():
    if asked.before:
        print(*moments, time.time(), *pygame.display.get_window_size())
        sys.exit()
    asked.before = True
    return get()

asked.before = False
pygame.display.update, pygame.event.get = updated, asked
__file__ = "main.py"
exec(compile(open(__file__, encoding="utf-8").read(), __file__, "exec"))
"""

_BARE = """
import time
import pygame

pygame.display.init()
pygame.display.set_mode(({width}, {height})).fill("teal")
pygame.display.flip()
print(time.time())
"""


def run() -> Iterator[dict[str, object]]:
    """Measure the game beside a bare pygame window as large, turn about; seconds."""
    first, menu, bare, games = [], [], [], []
    with TemporaryDirectory() as none, TemporaryDirectory() as many:
        for home in none, many:  # The very first start asks what helps, before the menu.
            (Path(home) / "settings.json").write_text("{}")
        _keep(Path(many))
        for _ in range(RUNS):
            began, (shown, usable, *size) = _run(_GAME, none)
            first.append(shown - began)
            menu.append(usable - began)
            began, (_, usable, *size) = _run(_GAME, many)
            games.append(usable - began)
            began, (shown,) = _run(_BARE.format(width=int(size[0]), height=int(size[1])), none)
            bare.append(shown - began)
    cases = {"bare": bare, "first-frame": first, "menu": menu, f"menu, {GAMES} games": games}
    for case, taken in cases.items():
        seconds = {"best": round(min(taken), 3), "median": round(median(taken), 3)}
        yield {"case": case, "size": "{:.0f}x{:.0f}".format(*size), **seconds}


def _keep(home: Path) -> None:
    with closing(SavedGames(home)) as games:
        session = match(1)
        follow(games, session)
        for _ in steps(session, 1):
            pass
        games.flush()
        left = match(2)
        follow(games, left)
        for _ in islice(steps(left, 2), 100):
            pass
    copy_games(home, GAMES)


def _run(program: str, home: str) -> tuple[float, list[float]]:
    """Run a program in a home; give the moment when it was started, and the numbers it printed."""
    time.sleep(PAUSE)
    began = time.time()
    command = [sys.executable, "-c", program]
    env = os.environ | {"RACK_AND_RUN_HOME": home}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return began, [float(word) for word in done.stdout.split()]
