"""How much memory the process takes while bots play game after game before one's eyes."""

import gc
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pygame

from game.kit.app import App
from game.kit.memory import return_large_blocks
from game.worker import Worker
from scenes.menu import Menu
from scenes.play.match import Match
from scenes.play.scoring import Scoring
from tests.kits import open_kit, store

GAMES = 12
FRAME = 1 / 20  # seconds, the longest step there is
PAGE = 4096  # bytes


def run(size: tuple[int, int]) -> Iterator[dict[str, object]]:
    """Give the megabytes resident at the start and after every game (Linux only)."""
    return_large_blocks()
    with Worker() as worker:
        yield from _games(size, worker)


def _games(size: tuple[int, int], worker: Worker) -> Iterator[dict[str, object]]:
    pygame.display.init()
    screen = pygame.display.set_mode(size)
    kit = open_kit(size, settings=store(bot_speed="instant"))
    seeds = Random(1)
    menu = Menu(kit, lambda: seeds.getrandbits(64), lambda session: Match(kit, session), worker)
    app = App(kit, screen)
    app.stack.push(menu)
    app.step([], 0.0)
    worker.start()
    kit.load_sounds()
    text = f"{size[0]}x{size[1]}"
    yield {"case": "memory", "size": text, "games": 0, **_resident()}
    menu.watch()
    for game in range(1, GAMES + 1):
        _play(app)
        yield {"case": "memory", "size": text, "games": game, **_resident()}


def _play(app: App) -> None:
    """Let time pass until the points of the next game have been told."""
    stack = app.stack
    while isinstance(stack.top, Scoring):
        app.step([], FRAME)
    while not isinstance(stack.top, Scoring):
        app.step([], FRAME)


def _resident() -> dict[str, object]:
    """Measure this process and, apart, the one in which the bots think."""
    gc.collect()
    workers = [_megabytes(each.pid) for each in active_children()]
    return {"megabytes": _megabytes("self"), "worker": sum(workers)}


def _megabytes(process: int | str | None) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return round(pages * PAGE / 1e6, 1)
