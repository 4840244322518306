"""What visitors of a public screen leave in its memory: nothing, whatever they have looked at."""

import gc
from collections import Counter
from weakref import WeakSet

import pygame
import pytest

from game.kiosk.file import Kiosk, LookOptions
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Sprite, Stage
from game.kit.surface_cache import _kept
from game.kit.theme import Themes
from game.kit.widgets.widget import Widget
from game.view.table.table import TableView
from scenes.kiosk.attract import Attract
from scenes.play.turn import Turn
from tests.kits import ASSETS
from tests.scenes.kiosk.conftest import OpenVisitor
from tests.scenes.kiosk.test_kiosk_loop import touch_until
from tests.scenes.kiosk.visitor import Visitor

SEEN = (Scene, Stage, Sprite, Widget, TableView, Kit)
"""What holds pictures, by itself or by what it refers to."""


@pytest.fixture
def visitor(open_visitor: OpenVisitor) -> Visitor:
    return open_visitor(Kiosk(look=LookOptions(themes=("felt",))))


def look_at_all(visitor: Visitor) -> None:
    """Play in every language, in every look, with small letters and with large ones; then go."""
    touch_until(visitor, Turn, touches=2)
    kit = visitor.kit
    for language in kit.languages():
        for theme in Themes(ASSETS, visitor.folder).names():
            for scale in 100, 200:
                kit.preferences.language, kit.preferences.theme = language, theme
                kit.preferences.text_scale = scale
                kit.apply_preferences()
                visitor.scene.stack.relayout()
                visitor.tick(0.1)
    while not isinstance(visitor.scene, Attract):
        visitor.wait(0.1)


def held() -> Counter[str]:
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, SEEN))


def pictures() -> int:
    """Count the pictures that functions keep."""
    return sum(map(len, _kept))


def test_whoever_looks_at_all_there_is_leaves_no_more_than_the_one_before(visitor: Visitor) -> None:
    look_at_all(visitor)
    before = held()
    assert before["Attract"] == 1
    assert before["Sprite"] > 5
    look_at_all(visitor)
    assert held() == before


@pytest.mark.usefixtures("fresh")  # What all tests share would count, too.
def test_whoever_looks_at_all_there_is_leaves_no_font_open_and_no_picture(
    visitor: Visitor, fonts: WeakSet[pygame.font.Font]
) -> None:
    visitor.kit.preferences.language = "de"
    visitor.app.policy.when_idle()
    visitor.step()
    fresh = len(fonts), pictures()
    assert fonts
    look_at_all(visitor)
    assert len(fonts) == fresh[0]
    # Another company sits there in each game that the bots play among themselves.
    assert pictures() < 1.5 * fresh[1]


def test_what_a_visitor_took_of_the_system_goes_back_to_it(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    returned: list[str] = []
    monkeypatch.setattr("scenes.kiosk.kiosk_loop.return_holes", lambda: returned.append("holes"))
    visitor.wait(1)
    assert not returned
    look_at_all(visitor)
    assert returned == ["holes"]
