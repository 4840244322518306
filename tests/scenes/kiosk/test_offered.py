"""What the file of a kiosk offers to visitors, and what of the venue is shown."""

from pathlib import Path

import pygame
import pytest

from game.engine.rules import PRESETS
from game.kiosk.file import Kiosk, LookOptions, PlayOptions
from scenes.setup.rules import RulesChoice
from scenes.setup.setup import Setup
from tests.kits import ASSETS, PICTURES
from tests.pseudo import from_right
from tests.scenes.kiosk.visitor import Visitor


def names(visitor: Visitor) -> set[str]:
    return {widget.name for widget in visitor.scene.widgets}


@pytest.mark.parametrize("presets", [("river",), ("family", "classic-2016"), tuple(PRESETS)])
def test_visitors_choose_from_the_rules_of_the_file(open_visitor, presets: tuple[str, ...]) -> None:
    visitor = open_visitor(Kiosk(play=PlayOptions(presets=presets)))
    visitor.tap("full")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, Setup)
    assert visitor.scene._rules.name == presets[0]
    assert visitor.kit.text("attract-who") in visitor.scene.spoken_lines()
    visitor.tap("box-house")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, RulesChoice)
    assert names(visitor) & PRESETS.keys() == set(presets)


@pytest.mark.parametrize("presets", [("river",), ("family", "classic-2016")])
def test_few_cards_have_room_for_their_pictures_on_a_tall_screen(
    open_visitor, presets: tuple[str, ...]
) -> None:
    visitor = open_visitor(Kiosk(play=PlayOptions(presets=presets)), (1080, 1920))
    for way in ("full", "box-house"):
        visitor.tap(way)
        visitor.tick(0.5)
    assert all(visitor.scene.widget(preset).pictured for preset in presets)


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


def test_from_right_to_left_the_languages_lie_beside_the_seats(
    open_visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = from_right(ASSETS / "texts", tmp_path / "texts")
    monkeypatch.setattr("game.kit.kit.chosen_texts", lambda *_: texts)
    visitor = open_visitor(Kiosk())
    visitor.tick(0.5)
    globe = visitor.scene.widget("language").rect
    assert not globe.colliderect(visitor.scene.zone("seats"))


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
