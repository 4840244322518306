"""A language from right to left: what turns and what stays."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any

import pytest
from pygame import Color, Rect, Surface

from game.kit.app import App
from game.kit.scene import Scene
from scenes.menu import Menu
from scenes.play.replay import Replay
from scenes.play.turn import Turn
from scenes.screen import Screen
from tests import pictures
from tests.sizes import sample

SIZES = [(1024, 600), (1080, 1920), (800, 480)]
SCREENS = ("setup", "settings", "rules", "games", "learn", "pause", "result")
TURNED = sample([*product(SCREENS, SIZES[:2])], 4)

pytestmark = pytest.mark.pictures


def opened(name: str, size: tuple[int, int]) -> Scene[Any]:
    return pictures.opened(name, size, language=pictures.FROM_RIGHT).stack.top


@contextmanager
def unturned() -> Iterator[None]:
    """Let the same words stand in a language that does not turn."""
    texts = pictures.texts_from_right()
    texts.from_right = False
    try:
        yield
    finally:
        texts.from_right = True


def other_side(rect: Rect, width: int) -> Rect:
    return Rect(width - rect.right, rect.top, *rect.size)


@pytest.mark.parametrize(("name", "size"), TURNED)
def test_every_picture_of_a_screen_lies_on_its_other_side(name: str, size: tuple[int, int]) -> None:
    with unturned():
        usual = placed(pictures.opened(name, size, language=pictures.FROM_RIGHT))
    turned = placed(pictures.opened(name, size, language=pictures.FROM_RIGHT))
    expected = [other_side(rect, size[0]) for rect in usual]
    assert turned == expected


@pytest.mark.parametrize("name", ["setup", "review-idea"])
def test_the_table_behind_turns_with_what_lies_on_it(name: str) -> None:
    size = SIZES[0]
    with unturned():
        usual = pictures.opened(name, size, language=pictures.FROM_RIGHT).stack.top
    turned = opened(name, size)
    edge = Rect(0, size[1] // 2, size[0], 1)
    lines = [scene.stage.background.subsurface(edge) for scene in (usual, turned)]
    bright = [bounds(line) for line in lines]
    assert bright[1] == pytest.approx([size[0] - x for x in reversed(bright[0])], abs=3)


def bounds(line: Surface) -> list[int]:
    """Return where the rim begins and ends, by the brown that the wall and the cloth don't have."""
    wood = [x for x in range(line.width) if is_wood(line.get_at((x, 0)))]
    return [wood[0], wood[-1]]


def is_wood(color: Color) -> bool:
    return color.r > 90 and color.r > color.b + 40


def placed(app: App) -> list[Rect]:
    """Give where each picture lies that is seen."""
    return [sprite.rect for sprite in app.stack.top.stage._sorted()]


@pytest.mark.parametrize("name", ["setup", "review"])
def test_a_table_that_is_drawn_lies_on_the_other_side_with_its_tiles(name: str) -> None:
    size = (1024, 600)
    with unturned():
        usual = opened(name, size)
    turned = opened(name, size)
    assert isinstance(usual, Screen)
    assert usual.stage.background
    assert turned.stage.background
    table = usual.zone("table")
    felt = usual.stage.background.get_at(table.center)
    turned_felt = turned.stage.background.get_at(other_side(table, size[0]).center)
    assert tuple(turned_felt) == pytest.approx(tuple(felt), abs=12)


@pytest.mark.parametrize("size", SIZES)
def test_buttons_and_seats_at_a_table_turn_and_rows_stay(size: tuple[int, int]) -> None:
    with unturned():
        usual = opened("turn", size)
    turned = opened("turn", size)
    assert isinstance(usual, Turn)
    assert isinstance(turned, Turn)
    for one, other in zip(usual.widgets, turned.widgets, strict=True):
        assert other.rect == other_side(one.rect, size[0]), one.name
    seats = [view.seats.rects for view in (usual.state.view, turned.state.view)]
    assert seats[1] == [other_side(rect, size[0]) for rect in seats[0]]
    assert tiles(turned) == tiles(usual)


def test_a_rack_from_behind_covers_no_face() -> None:
    size = SIZES[-1][::-1]
    with unturned():
        usual = face_of(pictures.opened("turn", size, language=pictures.FROM_RIGHT))
    assert face_of(pictures.opened("turn", size, language=pictures.FROM_RIGHT)) == usual


def face_of(app: App) -> list[tuple[int, ...]]:
    """Give some colours of a face, at the height of the rack beside it."""
    turn = app.stack.top
    assert isinstance(turn, Turn)
    assert turn.state.view.seats
    place = turn.state.view.seats.places[1]
    assert place.head
    assert place.rack
    across, down = place.head.centerx, place.rack.top + 4
    return [tuple(app.screen.get_at((across + x, down))) for x in (-8, 0, 8)]


def tiles(scene: Turn) -> list[tuple[str, int, int]]:
    board = scene.state.view.board
    lying = []
    for sprite in board.tiles.sprites:
        assert sprite.placement
        rect = sprite.placement.rect
        zone = board.zone if board.zone.colliderect(rect) else board.rack_zone
        lying.append((str(sprite.tile), rect.x - zone.x, rect.y - zone.y))
    return lying


def test_what_winds_on_stays() -> None:
    size = (1366, 768)
    with unturned():
        usual = opened("replay", size)
    turned = opened("replay", size)
    assert isinstance(turned, Replay)
    for name in ("start", "previous", "play", "next", "end", "speed"):
        assert turned.widget(name).rect == usual.widget(name).rect, name
    assert turned.widget("leave").rect == other_side(usual.widget("leave").rect, size[0])


@pytest.mark.parametrize("size", SIZES)
def test_the_sets_of_the_menu_lie_at_both_sides_in_the_same_order(size: tuple[int, int]) -> None:
    with unturned():
        usual = fan(size)
    assert fan(size) == pytest.approx(usual, abs=3)


def fan(size: tuple[int, int]) -> list[int]:
    menu = opened("menu", size)
    assert isinstance(menu, Menu)
    return [tile._sprite.rect.left for tile in menu._fan._tiles]
