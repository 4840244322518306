"""How long a frame takes: nothing moves, a drag, a deal, everything redrawn, a change of screen."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from game.kit.app import App
from game.kit.system.memory import return_large_blocks
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.kits import open_kit

RUNS = 3
FRAME = 1 / 60
IDLE_SECONDS = 4.0

Size = tuple[int, int]
Frames = Callable[[Size], list[float]]


def run(size: Size) -> Iterator[dict[str, object]]:
    """Measure every case; milliseconds a frame, the best p50 and p99 of three runs."""
    return_large_blocks()
    for name, case in CASES.items():
        runs = [sorted(case(size)) for _ in range(RUNS)]
        yield {
            "case": name,
            "size": f"{size[0]}x{size[1]}",
            "frames": len(runs[0]),
            "p50": round(min(share(times, 0.5) for times in runs), 3),
            "p99": round(min(share(times, 0.99) for times in runs), 3),
        }
    yield {"case": "idle-cpu", "size": f"{size[0]}x{size[1]}", "percent": _idle_cpu(size)}


def share(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def table(size: Size) -> tuple[App, Turn]:
    """Open a table with a hundred tiles, a person to move."""
    pygame.display.init()
    screen = pygame.display.set_mode(size)
    kit = open_kit(size)
    app = App(kit, screen)
    position = samples.worst_table()
    mover = replace(position.mover, rack=samples.full_rack()[:14])
    session = samples.at_position(replace(position, seats=(mover, *position.seats[1:])))
    scene = Turn(kit, at_pace(kit, session), 0)
    app.stack.push(scene)
    for _ in range(90):
        app.step([], FRAME)
    return app, scene


def _timed(app: App, events: list[pygame.Event] | None = None) -> float:
    start = time.perf_counter()
    app.step(events or [], FRAME)
    return (time.perf_counter() - start) * 1000


def _idle(size: Size) -> list[float]:
    app, _ = table(size)
    return [_timed(app) for _ in range(600)]


def _mouse(kind: int, pos: tuple[int, int], pressed: int) -> pygame.Event:
    buttons = (pressed, 0, 0)
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=pos, rel=(0, 0), buttons=buttons, touch=False)
    return pygame.Event(kind, pos=pos, button=1, touch=False)


def _drag(size: Size) -> list[float]:
    app, scene = table(size)
    return [_timed(app, [event]) for event in dragging(app, scene, 400)]


def dragging(app: App, scene: Turn, frames: int) -> list[pygame.Event]:
    """Take a tile of the rack; give what carries it across the whole table and round."""
    x, y = scene.state.board.rack_layout.places[2]
    start = (int(x) + 20, int(y) + 20)
    app.step([_mouse(pygame.MOUSEBUTTONDOWN, start, 1)], FRAME)
    zone = scene.state.board.zone
    path = [(zone.x + (at * 7) % zone.w, zone.y + (at * 5) % zone.h) for at in range(frames)]
    app.step([_mouse(pygame.MOUSEMOTION, path[0], 1)], FRAME)
    return [_mouse(pygame.MOUSEMOTION, point, 1) for point in path]


def _deal(size: Size) -> list[float]:
    """Let fourteen tiles fly from the pool to the rack, over and over."""
    app, scene = table(size)
    times: list[float] = []
    for _ in range(8):
        scene.state.see_as(None)
        app.step([], FRAME)
        scene.state.viewer = 0
        scene.state.show(come_from=scene.state.view.pool.place)
        while scene.state.board.tiles.under_way:
            times.append(_timed(app))
    return times


def _redraw(size: Size) -> list[float]:
    app, scene = table(size)
    times = []
    for _ in range(200):
        scene.stage.invalidate()
        times.append(_timed(app))
    return times


def _transition(size: Size) -> list[float]:
    app, scene = table(size)
    times = []
    for _ in range(6):
        pause = Pause(scene.kit)
        app.stack.push(pause)
        times += [_timed(app) for _ in range(25)]
        pause.close()
        times += [_timed(app) for _ in range(25)]
    return times


CASES: dict[str, Frames] = {
    "idle": _idle,
    "drag": _drag,
    "deal": _deal,
    "redraw": _redraw,
    "transition": _transition,
}


def _idle_cpu(size: Size) -> float:
    """Give the share of a core, in percent, that a turn takes while nobody touches anything."""
    app, _ = table(size)
    clock = pygame.Clock()
    shares = []
    for _ in range(RUNS):
        began, used = time.perf_counter(), time.process_time()
        while time.perf_counter() - began < IDLE_SECONDS:
            dt = clock.tick(app.pace) / 1000
            app.step(pygame.event.get(), dt)
        shares.append((time.process_time() - used) / (time.perf_counter() - began))
    return round(min(shares) * 100, 2)
