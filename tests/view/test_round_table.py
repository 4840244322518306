"""The table of the menu: its felt is under all that lies there, and company has room behind it."""

import pytest
from pygame import Rect

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.view.round_table import RoundTable
from tests.pilot import Pilot
from tests.scenes.opened import SIZES

WINDOWS = [*SIZES, (800, 480), (480, 800)]


def table(size: tuple[int, int]) -> tuple[Kit, RoundTable]:
    kit = Pilot(Scene, size).kit
    return kit, RoundTable(kit)


@pytest.mark.parametrize("size", WINDOWS)
def test_its_felt_is_under_what_lies_there_and_company_has_room_above(
    size: tuple[int, int],
) -> None:
    kit, there = table(size)
    for name in "play", "signs", "corner", "left", "right":
        place = kit.zone("menu", name)
        for x in place.left, place.right:
            assert there.edge(x, there.rim) <= place.top, name
    company = kit.zone("menu", "company")
    assert there.edge(company.centerx) - company.top > min(size) / 6


def test_it_is_drawn_once_for_all_who_show_it_by_day_and_by_night() -> None:
    kit, there = table((1024, 600))
    ground = there.ground()
    assert RoundTable(kit).ground() is ground
    assert RoundTable(kit, by_day=True).ground() is not ground


def test_its_front_hides_who_sits_behind_and_nothing_above() -> None:
    kit, there = table((1366, 768))
    place = Rect(kit.size[0] // 2 - 200, there.top - 20, 400, 60)
    front = there.front(place)
    assert front.get_at((200, 5)).a == 0
    assert front.get_at((200, 40)).a == 255
    below = place.move(200, 40).topleft
    assert front.get_at((200, 40))[:3] == there.ground().get_at(below)[:3]
