"""The room: a wall and a rim around the felt, once in the background; none in the night."""

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.view import backgrounds
from game.view.room import BESIDE, FOOT, draw_room, far_rim, has_room
from game.view.table.around.name_plate import plate_height
from tests.kits import open_kit, store
from tests.scenes.opened import SIZES
from tests.scenes.seated import raw


def drawn(theme: str, size: tuple[int, int] = (1366, 768)) -> tuple[Any, Surface, Surface]:
    pygame.display.set_mode(size)
    kit = open_kit(size, settings=store(theme=theme))
    bare = backgrounds.ground(kit).copy()
    ground = bare.copy()
    draw_room(kit, ground, kit.place("turn", "table"), seated=True)
    return kit, bare, ground


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("theme", ["felt", "wood"])
def test_the_felt_is_as_it_was_under_all_rows(theme: str, size: tuple[int, int]) -> None:
    kit, bare, ground = drawn(theme, size)
    table = kit.place("turn", "table")
    for x in (table.left + table.w // 8, table.centerx, table.right - table.w // 8):
        for y in (table.top + kit.px(24), table.centery, table.bottom):
            assert ground.get_at((x, y)) == bare.get_at((x, y))
    rim = far_rim(kit, table)
    assert ground.get_at(rim.center) != bare.get_at(rim.center)
    assert ground.get_at((size[0] // 2, 2)) != bare.get_at((size[0] // 2, 2))
    assert rim.top >= plate_height(kit)


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 1080), (1080, 1920)])
def test_felt_is_seen_between_the_rim_and_all_that_is_pressed(size: tuple[int, int]) -> None:
    kit = open_kit(size)
    felt = Rect(BESIDE, 0, size[0] - 2 * BESIDE, size[1] - FOOT).inflate(-16, -16)
    pressed = "own", "sort_runs", "sort_own", "hint", "undo", "redo", "reset", "again", "action"
    for name in pressed:
        assert felt.contains(kit.place("turn", name)), name


def test_the_night_has_no_room() -> None:
    kit, bare, ground = drawn("night")
    assert not has_room(kit)
    assert raw(ground) == raw(bare)
