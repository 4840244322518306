"""Films of what moves, picture by picture: time goes by in ticks, so they are always the same."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from math import cos, pi

import pygame
from pygame import Surface

from game.engine.notation import read_position, read_row
from game.engine.rules import CLASSIC
from game.engine.tile import JOKER
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.kit.scene import Scene
from game.session.session import Session
from scenes.play.match import Match
from scenes.play.replay import Replay
from scenes.play.scoring import Scoring
from scenes.setup.ladder import Ladder
from scenes.setup.setup import Setup
from tests import samples
from tests.following import at_pace
from tests.kits import store
from tests.pilot import Pilot, Place
from tests.scenes.seated import SHARED, Seated

EVERY = 2
"""One of so many frames, at sixty a second, is kept."""

LAST_TILE = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8 | R1 R2 R3 R4
* Fox+ B7
  Owl+ O1 O2 O3 B13
pool R12
"""

FIRST_SETS = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8
* Fox  R10 B10 K10 K1 K2 K3 O12 R12 B7
  Owl+ O1 O2 O3 B13
pool R13 O5
"""

OPENED = """
rules classic-2016
table K8 R8 O8 | B4 B5 B6
* Fox+ R4 R5 R6 K7 K10 K12 O10 O12
  Owl+ O1 O2 O3 B13
pool R12
"""

FREED = """
rules classic-2016
table R5 J R7 | K8 R8 O8
* Fox+ R6 K11 K12 B1 B2 O5
  Owl+ O1 O2 O3 B13
pool R13 O5
"""
"""A table on which a joker can be freed."""

GREAT = """
rules classic-2016
table K3 K4 K5 K6 K7 | K8 R8 O8 | B4 B5 B6
* Fox+ B7 K5 R12 O12 O13 B1
  Owl+ O1 O2 O3 B13
pool R13 O5
"""
"""A run that one tile can split."""


def _with_gap() -> Session:
    """Lay a run with a gap beside the table, as it lies in the middle of a turn."""
    start = read_position(OPENED)
    return samples.at_position(replace(start, table=(read_row("R2 R3 R4 R6 R7"), *start.table)))


Size = tuple[int, int]


def _seated(session: Session, size: Size, settings: Store) -> Seated:
    pilot = Seated(session, size, settings=settings)
    pilot.settle()
    return pilot


def _carry(pilot: Pilot, start: Place, end: Place, frames: int) -> Iterator[None]:
    """Drag as a hand does, slowly at both ends."""
    pilot.move(start)
    yield
    yield from _wait(pilot, 8)
    pilot.press(start)
    yield
    for frame in range(1, frames + 1):
        share = (1 - cos(pi * frame / frames)) / 2
        x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        pilot.move((x, y), held=True)
        yield
    pilot.release(end)
    yield


def _wait(pilot: Pilot, frames: int) -> Iterator[None]:
    for _ in range(frames):
        pilot.step()
        yield


def _drag(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(SHARED), size, settings)
    x, y = pilot.at(0, 2)
    yield from _carry(pilot, pilot.mine("B7"), (x + 30, y + 6), 30)
    yield from _wait(pilot, 16)


def _lift(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(_with_gap(), size, settings)
    x, y = pilot.at(0, 2)
    hand = _carry(pilot, pilot.mine("R5"), (x + 40, y + 20), 24)
    yield from islice(hand, 34)
    yield from _wait(pilot, 10)
    for _ in range(10):
        x, y = x + 6, y + 24
        pilot.move((x, y), held=True)
        yield
    yield from _wait(pilot, 8)


def _land(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(_with_gap(), size, settings)
    x, y = pilot.at(0, 2)
    yield from _carry(pilot, pilot.mine("R5"), (x + 40, y + 20), 18)
    yield from _wait(pilot, 22)


def _home(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(SHARED), size, settings)
    yield from _carry(pilot, pilot.mine("B7"), pilot.kit.zone("turn", "pool").center, 20)
    yield from _wait(pilot, 20)


def _sort(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(SHARED), size, settings)
    pilot.tap("sort_runs")
    yield from _wait(pilot, 20)


def _deal(size: Size, settings: Store) -> Iterator[None]:

    def scene(kit: Kit) -> Scene:
        return Match(kit, at_pace(kit, Session.start(CLASSIC, samples.players(), seed=4)))

    pilot = Pilot(scene, size, settings=settings)
    yield from _wait(pilot, 300)


def _draw(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(SHARED), size, settings)
    pilot.tap("action")
    yield from _wait(pilot, 24)


def _wave(size: Size, settings: Store) -> Iterator[None]:
    pilot = Seated(samples.session(SHARED), size, settings=settings)
    pilot.drag(pilot.mine("R7"), pilot.at(2, 5))
    pilot.settle()
    pilot.tap("action")
    yield from _wait(pilot, 36)


def _points(size: Size, settings: Store) -> Iterator[None]:
    pilot = Seated(samples.session(FIRST_SETS), size, settings=settings)
    for row in ("R10", "B10", "K10"), ("K1", "K2", "K3"):
        for tile in row:
            pilot.tap(pilot.mine(tile))
        pilot.tap(pilot.felt())
        pilot.settle()
    pilot.tap("action")
    yield from _wait(pilot, 96)


def _named(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(GREAT), size, settings)
    pilot.drag(pilot.mine("K5"), pilot.at(0, 2))
    pilot.settle()
    pilot.tap("action")
    yield from _wait(pilot, 54)


def free(pilot: Seated) -> None:
    """Put a tile in place of a joker, and that with two others."""
    pilot.drag(pilot.mine("K11"), pilot.board.zone.move(0, -8).midbottom)
    pilot.settle()
    pilot.drag(pilot.mine("K12"), pilot.frame(pilot.row("K11")))
    pilot.settle()
    pilot.drag(pilot.mine("R6"), pilot.at(pilot.row("R5 J R7"), 1))
    pilot.settle()
    row = next(at for at, row in enumerate(pilot.board.shown.rows) if JOKER in row)
    joker = pilot.at(row, pilot.board.shown.rows[row].index(JOKER))
    pilot.drag(joker, pilot.frame(pilot.row("K11 K12")))
    pilot.settle()


def _freed(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(FREED), size, settings)
    free(pilot)
    pilot.tap("action")
    yield from _wait(pilot, 80)


def _mended(size: Size, settings: Store) -> Iterator[None]:
    pilot = _seated(samples.session(), size, settings)
    pilot.drag(pilot.at(6, 2), pilot.at(5, 2))
    pilot.settle()
    pilot.drag(pilot.mine("B8"), pilot.at(pilot.row("B9 B10"), 0))
    yield from _wait(pilot, 70)


def _podium(size: Size, settings: Store) -> Iterator[None]:
    pilot = Pilot(lambda kit: Scoring(kit, samples.finished()), size, settings=settings)
    yield from _wait(pilot, 200)


def _out(size: Size, settings: Store) -> Iterator[None]:
    pilot = Seated(samples.session(LAST_TILE), size, settings=settings)
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.settle()
    pilot.tap("action")
    yield from _wait(pilot, 118)


def _replay(size: Size, settings: Store) -> Iterator[None]:
    journal = samples.kept("classic-2016-4b")
    pilot = Pilot(lambda kit: Replay(kit, journal, open_racks=True), size, settings=settings)
    pilot.tap("play")
    pilot.tap("racks")
    pilot.scene.go_to(42)
    pilot.tick(1.0, fps=20)
    pilot.key("up")
    pilot.tap("play")
    yield from _wait(pilot, 110)


def _page(size: Size, settings: Store) -> Iterator[None]:
    """Go from the set-up to another page, and back."""
    pilot = Pilot(lambda kit: Setup(kit, together=False), size, settings=settings)
    pilot.tick(0.5)
    pilot.app.stack.push(Ladder(pilot.kit))
    yield from _wait(pilot, 24)
    pilot.tap("back")
    yield from _wait(pilot, 24)


MOTIONS: dict[str, Callable[[Size, Store], Iterator[None]]] = {
    "drag": _drag,
    "lift": _lift,
    "land": _land,
    "home": _home,
    "sort": _sort,
    "deal": _deal,
    "draw": _draw,
    "wave": _wave,
    "points": _points,
    "mended": _mended,
    "named": _named,
    "freed": _freed,
    "out": _out,
    "podium": _podium,
    "replay": _replay,
    "page": _page,
}


def film(name: str, size: Size, settings: Store | None = None) -> Iterator[Surface]:
    """Give the pictures of a motion, thirty a second."""
    for frame, _ in enumerate(MOTIONS[name](size, settings or store())):
        if frame % EVERY == 0:
            screen = pygame.display.get_surface()
            assert screen
            yield screen.copy()
