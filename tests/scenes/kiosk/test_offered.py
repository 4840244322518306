"""What the file of a kiosk offers to visitors, and what of the venue is shown."""

from pathlib import Path

import pygame
import pytest

from game.kiosk.file import Kiosk, LookOptions
from tests.kits import PICTURES
from tests.scenes.kiosk.visitor import Visitor


def names(visitor: Visitor) -> set[str]:
    return {widget.name for widget in visitor.scene.widgets}


def test_the_line_of_the_venue_stands_on_the_screen(open_visitor) -> None:
    visitor = open_visitor(Kiosk(look=LookOptions(line="Library at the market")))
    assert "Library at the market" in visitor.scene.spoken_lines()


def test_the_logo_is_shown_whole_whatever_its_shape(open_visitor, tmp_path: Path) -> None:
    for size in (400, 50), (50, 400), (3, 3):
        picture = pygame.Surface(size)
        picture.fill("magenta")
        pygame.image.save(picture, tmp_path / "logo.png")
        visitor = open_visitor(Kiosk(look=LookOptions(logo=str(tmp_path / "logo.png"))))
        PICTURES.wait()
        visitor.tick(0.5)
        shown, room = visitor.picture(), visitor.scene.zone("logo")
        there = pygame.mask.from_threshold(shown, "magenta", (9, 9, 9, 255))
        (found,) = there.get_bounding_rects()
        assert room.contains(found)
        assert found.width == room.width or found.height == room.height
        assert found.bottomleft == room.bottomleft


def test_without_the_picture_of_the_logo_it_goes_on(open_visitor, tmp_path: Path) -> None:
    visitor = open_visitor(Kiosk(look=LookOptions(logo=str(tmp_path / "gone.png"))))
    assert visitor.running


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_nobody_is_told_that_the_buddy_adapts_where_nobody_is_remembered(
    open_visitor, language: str
) -> None:
    visitor = open_visitor()
    visitor.kit.choose("language", language)
    visitor.tap("full")
    visitor.tick(0.5)
    visitor.tap("chair-1")
    visitor.tick(0.5)
    told = {widget.tip for widget in visitor.scene.widgets}
    assert visitor.kit.text("bot-buddy-for-visitors") in told
    assert visitor.kit.text("bot-buddy-does") not in told
