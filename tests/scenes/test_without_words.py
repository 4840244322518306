"""Somebody who cannot read finds the way from the menu to a first tile laid, by pictures alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest
from pygame import Rect

from game.engine.rules import FIRST_RUNG
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.text.fonts import Fonts
from game.kit.widgets.button import Button
from game.kit.widgets.card import CardButton
from game.view.wall_shelf import OnShelf
from scenes.lessons.lesson import LessonScene
from scenes.menu import Menu
from scenes.play.match import Match
from tests.pictures import WORDLESS, no_texts, opened
from tests.pilot import Pilot
from tests.shelf import Shelf
from tests.sizes import sample

SIZES = sample([(1366, 768), (1080, 1920), (1024, 600), (1920, 1080), (800, 480)], 2)

CHILDS_WAY = (
    "menu",
    "children",
    "lesson",
    "lesson-done",
    "turn",
    "handover",
    "cabinet",
    "ladder",
    "scoring-rung",
)
"""The scenes that a child comes through."""

SAID_OTHERWISE = {"action", "next", "language", "again"}
"""Buttons without a picture of their own: what glows or shines yellow is pressed next."""

NAMES = {*"RACKRUN", "Ann", "Fox", "Owl", "Otter", "Bear", "ZH", "DE", "EN"}
"""What is the same in every language."""


class Seen(NamedTuple):
    """Something to press as somebody sees it who cannot read."""

    picture: str
    place: Rect
    shines: bool


def pictures(scene: Scene) -> Iterator[Seen]:
    for widget in scene.widgets:
        if widget.active and isinstance(widget, Button) and (shown := picture(widget)):
            yield Seen(shown, widget.rect, widget.primary and widget.kind == "primary")


def picture(button: Button) -> str:
    """Name what is drawn on a button; "" for words alone."""
    if isinstance(button, CardButton):
        return "tiles" if button.drawn else ""
    if isinstance(button, OnShelf):
        return button.name
    return Path(str(button.icon)).stem if button.icon else ""


class Child(Pilot):
    """A child in front of the menu, in a language without a word."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(self._menu, size)
        self.kit.speak(no_texts())
        self.app.stack.relayout()
        self.look()

    @staticmethod
    def _menu(kit: Kit) -> Scene:
        return Menu(kit, lambda: 1, lambda session: Match(kit, session), games=Shelf())

    def look(self) -> list[Seen]:
        """Look until all is drawn."""
        self.tick(1.0)
        return list(pictures(self.scene))

    def press_seen(self, seen: Seen) -> None:
        self.tap(seen.place.center)
        self.tick(0.5)


@pytest.mark.parametrize("size", SIZES)
def test_two_presses_lead_to_the_first_steps_and_what_glows_to_a_tile_laid(
    size: tuple[int, int],
) -> None:
    child = Child(size)
    child.press_seen(next(it for it in child.look() if it.picture == "paw"))
    child.press_seen(next(it for it in child.look() if it.shines))
    lesson = child.scene
    assert isinstance(lesson, LessonScene)
    for _ in range(8):
        child.tick(8.5, fps=20)
        if not lesson.state.adviser.rects or lesson.state.shown.status.played:
            break
        child.tap(lesson.state.adviser.rects[0].center)
    assert len(lesson.state.session.game.draft.played) == 3


@pytest.mark.parametrize("size", SIZES)
def test_two_presses_lead_to_the_lowest_rung(size: tuple[int, int]) -> None:
    child = Child(size)
    child.press_seen(next(it for it in child.look() if it.picture == "paw"))
    cards = [it for it in child.look() if it.picture == "tiles"]
    child.press_seen(cards[len(cards) // 2])
    scenes = [scene for scene, _ in child.app.stack._scenes]
    match = next(it for it in scenes if isinstance(it, Match))
    assert match.session.rules.name == FIRST_RUNG.name


@pytest.mark.parametrize("name", CHILDS_WAY)
def test_no_scene_of_a_childs_way_needs_a_word(name: str) -> None:
    written: set[str] = set()
    kept = Fonts._kept

    def noted(fonts: Fonts, lines: tuple[str, ...], *more: object) -> object:
        written.update(each.strip() for each in lines if any(map(str.isalpha, each)))
        return kept(fonts, lines, *more)  # type: ignore[arg-type]

    with patch.object(Fonts, "_kept", noted):
        scene = opened(name, (1366, 768), language=WORDLESS).stack.top
    assert written <= NAMES
    bare = [
        it.name
        for it in scene.widgets
        if isinstance(it, Button) and it.active and not picture(it) and not hasattr(it, "words")
    ]
    pictured = {"stamp", "rung", "sort_runs", "sort_groups"}
    assert {name for name in bare if name.partition("-")[0] not in pictured} <= SAID_OTHERWISE


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("name", ["menu", "children", "ladder"])
def test_pictures_never_give_way_to_words(name: str, percent: int) -> None:
    scene = opened(name, (800, 480), text_scale=percent).stack.top
    for widget in scene.widgets:
        if isinstance(widget, Button) and widget.icon:
            room = Rect(0, 0, *widget.rect.size)
            icon = widget._icon(room)
            assert icon
            assert icon.width > 8, widget.name
