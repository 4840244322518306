"""The table of the menu: it lies under its tiles, beside the buttons, and leaves the title dark."""

import pytest
from pygame import Rect

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.theme import contrast
from game.view.menu import title
from game.view.menu.fan import FAN_SIZE, RIGHT
from game.view.menu.round_table import RoundTable
from game.view.room import RIM, px
from tests.kits import store
from tests.pilot import Pilot
from tests.scenes.opened import SIZES

WINDOWS = [*SIZES, (800, 480), (480, 800)]


def table(size: tuple[int, int], theme: str = "felt") -> tuple[Kit, RoundTable]:
    kit = Pilot(Scene, size, settings=store(theme=theme)).kit
    return kit, RoundTable(kit)


@pytest.mark.parametrize("size", WINDOWS)
def test_its_felt_is_under_the_tiles_and_beside_the_buttons(size: tuple[int, int]) -> None:
    kit, there = table(size)
    tiles, rim = kit.zone("menu", "tiles"), px(kit, RIM)
    wide = min(tiles.w / FAN_SIZE[0], tiles.h / FAN_SIZE[1])
    half = wide * FAN_SIZE[0] / 2
    # The fan falls to the right, as the rim does.
    for x, down in ((-half, 0.0), (0.0, 0.0), (half, RIGHT[-1][1] * wide)):
        assert there.edge(tiles.centerx + x, rim) < tiles.top + down
    if size[0] > size[1]:
        assert there.rect.right < kit.zone("menu", "buttons").left


@pytest.mark.parametrize("size", WINDOWS)
def test_who_sits_there_has_room_above_the_rim(size: tuple[int, int]) -> None:
    kit, there = table(size)
    company = kit.zone("menu", "company")
    assert abs(company.centerx - there.rect.centerx) <= kit.px(4)
    rim = there.edge(company.centerx)
    assert company.top > kit.zone("menu", "subtitle").bottom
    assert rim - company.top > min(size) / 8


@pytest.mark.parametrize("theme", ["felt", "wood"])
def test_words_on_the_wall_can_be_read(theme: str) -> None:
    kit, there = table((1366, 768), theme)
    ground, place = there.ground(), title.room(kit).union(kit.zone("menu", "subtitle"))
    ink = kit.theme["ink"]
    for x in range(place.left, place.right, 20):
        for y in range(place.top, place.bottom, 20):
            assert contrast(ink, ground.get_at((x, y))) >= 4.5


def test_it_is_drawn_once_for_all_who_show_it() -> None:
    kit, there = table((1024, 600))
    ground = there.ground()
    assert RoundTable(kit).ground() is ground


def test_its_front_hides_who_sits_behind_and_nothing_above() -> None:
    there = table((1366, 768))[1]
    place = Rect(there.rect.centerx - 200, there.rect.top - 20, 400, 60)
    front = there.front(place)
    assert front.get_at((200, 5)).a == 0
    assert front.get_at((200, 40)).a == 255
    below = place.move(200, 40).topleft
    assert front.get_at((200, 40))[:3] == there.ground().get_at(below)[:3]
