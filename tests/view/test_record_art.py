"""What stands in the records book: tiles on a shelf, and animals who were met or beaten."""

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.notation import read_row
from game.engine.tile import Row
from game.session.characters import LEVELS
from game.view.record_art import draw_characters, draw_shelf
from tests.kits import open_kit
from tests.scenes.seated import raw

SIDE = 80
PLACES = [Rect(at * SIDE, 0, SIDE, SIDE) for at in range(len(LEVELS))]
LONG = read_row(" ".join(f"{color}{number}" for color in "KRB" for number in range(1, 14)))


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.set_mode((1280, 720))


def place(picture: Surface, bot: str) -> bytes:
    return raw(picture.subsurface(PLACES[LEVELS.index(bot)]).copy())


def characters(met: tuple[str, ...] = (), beaten: tuple[str, ...] = ()) -> Surface:
    size = SIDE * len(LEVELS), SIDE
    return draw_characters(open_kit((1280, 720)), PLACES, size, met, beaten)


def test_whom_one_has_met_is_in_colour_and_a_win_adds_a_crown() -> None:
    otter, others = "level8", [bot for bot in LEVELS if bot != "level8"]
    drawn = [characters(), characters((otter,)), characters((otter,), (otter,))]
    assert len({place(each, otter) for each in drawn}) == len(drawn)
    for bot in others:
        assert len({place(each, bot) for each in drawn}) == 1


@pytest.mark.parametrize("size", [(450, 75), (700, 120), (900, 400)])
@pytest.mark.parametrize("tiles", [(), read_row("R12 R13"), LONG], ids=["empty", "two", "many"])
def test_all_tiles_stand_on_the_shelf(size: tuple[int, int], tiles: Row) -> None:
    picture = draw_shelf(open_kit((1280, 720)), size, tiles)
    around = picture.get_bounding_rect(255)
    assert 0 < around.left <= around.right < size[0]
