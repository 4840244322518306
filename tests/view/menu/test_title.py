"""The first picture is the menu without its words and buttons: nothing jumps when that comes."""

import pygame
import pytest
from pygame import Rect, Surface

from game.kit.preferences import Preferences
from game.kit.scene import Scene
from game.kit.system.window import picture_size
from game.kit.theme import Paintbox, make_paintbox
from game.view.menu import title
from game.view.round_table import RoundTable
from scenes.menu import Menu
from tests.kits import store
from tests.pilot import ASSETS, Pilot
from tests.samples import NOW

SIZES = [(1280, 720), (1024, 600), (1920, 1080), (1080, 1920), (1024, 768)]
THEMES = ["felt", "wood", "night"]


def menu(size: tuple[int, int], theme: str) -> tuple[Surface, Paintbox]:
    """Give the picture of the menu, and a paintbox for the same window."""
    settings = store(theme=theme)
    pilot = Pilot(
        lambda kit: Menu(kit, lambda: 1, lambda _: Scene(kit), now=lambda: NOW),
        size,
        settings=settings,
    )
    return pilot.picture(), make_paintbox(
        picture_size(size), ASSETS, settings.path.parent, settings[Preferences]
    )


def first(box: Paintbox, size: tuple[int, int]) -> Surface:
    """Draw the first picture over something else."""
    picture = Surface(size).convert()
    picture.fill("red")
    title.show(box, picture, NOW)
    return picture


def pixels(picture: Surface, area: Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(area), "RGB")


def without(picture: Surface, area: Rect) -> bytes:
    rest = picture.copy()
    rest.fill("black", area)
    return pixels(rest, rest.get_rect())


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_name_and_the_ground_are_those_of_the_menu(size: tuple[int, int], theme: str) -> None:
    later, box = menu(size, theme)
    picture, place = first(box, size), title.room(box)
    ground = RoundTable(box, by_day=True).ground()
    assert pixels(picture, place) == pixels(later, place) != pixels(ground, place)
    assert without(picture, place) == without(ground, place)


def test_the_menu_finds_the_ground_already_drawn() -> None:
    _, box = menu((1024, 600), "felt")
    first(box, (1024, 600))
    assert box.backdrop is RoundTable(box, by_day=True).ground()


def test_in_a_window_that_shows_only_a_part_the_name_is_in_its_place_too() -> None:
    size = (640, 400)
    later, box = menu(size, "felt")
    place = title.room(box).clip((0, 0), size)
    letters = [
        pygame.mask.from_threshold(picture.subsurface(place), box.palette["B"], (9, 9, 9, 255))
        for picture in (later, first(box, size))
    ]
    assert letters[0].count() == letters[0].overlap_area(letters[1], (0, 0)) > 100
