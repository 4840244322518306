"""Nothing at a table lies over what has to be read, where there is least room for it."""

from collections.abc import Callable

import pytest
from pygame import Rect

from game.kit.system.window import SMALLEST
from scenes.table.more_time import MoreTimeButton
from scenes.table.screen import TableScreen
from tests.gallery import covering
from tests.gallery.checks import Check
from tests.gallery.opening import Opening, open_picture
from tests.golden import Picture

pytestmark = pytest.mark.pictures

CHECKS: tuple[Check, ...] = (
    covering.no_message_covers_what_is_read,
    covering.no_bubble_covers_a_name_or_another_rack,
    covering.no_button_covers_the_clock,
)


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("scene", ["turn-outlook-rack", "turn-said", "turn-more-time"])
def test_large_words_in_the_smallest_window_cover_nothing(scene: str, language: str) -> None:
    it = open_picture(Picture(scene, SMALLEST, language=language, text_scale=200))
    assert [fault for check in CHECKS for fault in check(it)] == []


@pytest.mark.parametrize(("language", "percent"), [("de", 100), ("zh", 200)])
def test_the_menu_cuts_no_word_in_the_smallest_window(language: str, percent: int) -> None:
    assert open_picture(Picture("menu", SMALLEST, language=language, text_scale=percent)).cut == []


def over_a_tile(table: TableScreen) -> None:
    message, tiles = table.state.view.message, table.state.board.tiles
    message._sprite.move(*tiles.sprites[0].placement.rect.topleft)


def over_the_words_of_a_row(table: TableScreen) -> None:
    message, words = table.state.view.message, table.state.board._row_frames.words
    message._sprite.move(*words[0].topleft)


def over_a_name(table: TableScreen) -> None:
    view = table.state.view
    assert view.seats
    view.bubbles._plates[1] = view.seats.plate(1)


def over_the_clock(table: TableScreen) -> None:
    button = table.widget("more_time")
    assert isinstance(button, MoreTimeButton)
    button.plate = Rect(button.rect)


MISTAKES = [
    ("turn-fault", over_a_tile, "covers a tile"),
    ("turn-fault", over_the_words_of_a_row, "covers the words of a row"),
    ("turn-said", over_a_name, "covers the name of seat 1"),
    ("turn-more-time", over_the_clock, "covers the clock"),
]


@pytest.mark.parametrize(("scene", "mistake", "told"), MISTAKES)
def test_what_covers_something_is_found(
    scene: str, mistake: Callable[[TableScreen], None], told: str
) -> None:
    it: Opening = open_picture(Picture(scene))
    assert [fault for check in CHECKS for fault in check(it)] == []
    assert isinstance(it.scene, TableScreen)
    mistake(it.scene)
    assert told in "".join(fault for check in CHECKS for fault in check(it))
