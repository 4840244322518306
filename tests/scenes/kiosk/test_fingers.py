"""All that is touched on a public screen is as large as a finger needs, in millimetres."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.kiosk.file import Kiosk, ScreenOptions
from game.kiosk.physical_size import FINGER, millimetres
from game.kit.scene import Scene
from scenes.play.turn import Turn
from tests import pictures
from tests.gallery.checks import hit
from tests.pilot import Pilot
from tests.scenes.kiosk.shown import PUBLIC
from tests.scenes.kiosk.visitor import Visitor
from tests.sizes import sample

SCREENS = [(24, (1920, 1080)), (15, (1366, 768)), (10, (1280, 800)), (32, (1080, 1920))]
"""Their inches and pixels; on larger ones of the same shape all is larger."""

PRESSED = ["turn-fault", "pause-rules", "handover", "scoring", "result"]
"""What visitors see beside the scenes of the public screen itself; turns are like one another."""

SMALL = 10
"""Inches: a screen on which not all can be as large as a finger needs."""

SMALL_TILES = {"turn": (10.0, 9.0), "turn-full-rack": (10.0, 7.4), "turn-worst": (7.9, 7.4)}
"""How many millimetres wide tiles are there, on the table and on the rack.

A rack holds two lines of fifteen tiles, or more that are smaller so that its gaps stay; the fullest
table holds 105 tiles beside it.
"""

pytestmark = pytest.mark.pictures


@pytest.fixture(params=sample(SCREENS, 1), ids=lambda screen: f"{screen[0]}in")
def looked_at(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[Visitor, ScreenOptions]]:
    inches, size = request.param
    screen = ScreenOptions(diagonal_in=inches)
    visitor = Visitor(tmp_path / "visit", Kiosk(screen=screen), size)
    visitor.kit.preferences.reduced_motion = True
    yield visitor, screen
    visitor.loop.visit.close()


def shown(pilot: Pilot, name: str) -> Scene[Any]:
    scene = pictures.SCENES[name](pilot.kit)
    pilot.app.stack.push(scene)
    pilot.tick(0.2)
    return scene


def test_whatever_is_pressed_is_as_large_as_a_finger_needs(looked_at) -> None:
    visitor, screen = looked_at
    needed = FINGER / millimetres(screen, visitor.app.screen.get_abs_parent().get_size())
    for name in (*PUBLIC, *PRESSED):
        scene = shown(visitor, name)
        small = {
            it.name: sides
            for it in scene.widgets
            if it.active and min(sides := hit(scene, it)) < needed
        }
        assert small == {}, name
        visitor.app.stack.close(scene, None)


def test_tiles_are_as_large_as_a_finger_needs(looked_at) -> None:
    visitor, screen = looked_at
    pixel = millimetres(screen, visitor.app.screen.get_abs_parent().get_size())
    for name, small in SMALL_TILES.items():
        turn = shown(visitor, name)
        assert isinstance(turn, Turn)
        needed = small if screen.diagonal_in == SMALL else (FINGER, FINGER)
        for tiles, least in zip(tiles_of(turn), needed, strict=True):
            assert min(chain.from_iterable(tile.size for tile in tiles)) * pixel >= least, name
        visitor.app.stack.close(turn, None)


def tiles_of(turn: Turn) -> tuple[list[Rect], list[Rect]]:
    board = turn.state.board
    lying = [each.placement.rect for each in board.tiles.sprites if each.placement]
    racked = [rect for rect in lying if board.rack_zone.colliderect(rect)]
    return [rect for rect in lying if rect not in racked], racked
