import pygame
import pytest
from pygame import Rect

from game.kit.scene import Scene
from game.kit.text.fonts import Fonts
from game.kit.widgets.button import Button
from tests.kit.conftest import SQUARE
from tests.kit.form import part
from tests.pilot import Pilot


def test_a_pressed_button_goes_down_in_the_same_frame(pilot):
    rect = pilot.scene.widget("learn").rect
    before = part(pilot, rect.inflate(0, -20))
    pilot.press("learn")
    assert part(pilot, rect.inflate(0, -20).move(0, 2)) == before


LONG = "A button with so many words that they cannot stand in a single line of it"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (800, 480), (600, 1024)])
@pytest.mark.parametrize(
    ("text", "sub"),
    [("Play", ""), ("Play", "against three bots"), (LONG, ""), ("Play together", LONG[:30])],
)
def test_words_stay_inside_their_button(assets, size, text, sub):
    pilot = Pilot(Scene, size, assets)
    scene, kit = pilot.scene, pilot.kit
    rect = Rect(20, 20, kit.px(400), kit.px(110))
    bare, full = Button(kit, scene.stage, rect), Button(kit, scene.stage, rect, text, sub=sub)
    same = pygame.mask.from_threshold(full.paint(), (0,) * 4, (1,) * 4, bare.paint())
    same.invert()
    written = same.get_bounding_rects()
    assert written
    assert all(Rect((full.pad, full.pad), rect.size).contains(each) for each in written)


@pytest.fixture
def square(tmp_path):
    drawing = tmp_path / "square.svg"
    drawing.write_text(SQUARE)
    return drawing


def test_an_icon_is_tinted(pilot, square):
    place = Rect(800, 100, 300, 70)
    Button(pilot.kit, pilot.scene.stage, place, icon=square, kind="primary")
    pilot.step()
    assert pilot.picture().get_at(place.center) == pilot.kit.theme["ink_dark"]


@pytest.mark.parametrize(("text", "grows"), [("Play", True), (LONG, False)])
def test_an_icon_grows_with_words_beside_it_where_there_is_room(assets, square, text, grows):
    pilot = Pilot(Scene, (800, 480), assets)
    kit, stage, place = pilot.kit, pilot.scene.stage, Rect(20, 20, 300, 60)
    button = Button(kit, stage, place, text, square)
    sides = []
    for percent in (100, 200):
        kit.preferences.text_scale = percent
        icon, _ = button._icon_beside(button._room(), "center")
        sides.append(icon.height)
    assert (sides[1] > 1.4 * sides[0]) == grows


def test_a_smaller_line_goes_on_in_a_second_before_it_is_cut_off(assets, monkeypatch):
    pilot = Pilot(Scene, (800, 480), assets)
    cut, shorten = [], Fonts.shorten

    def listen(fonts, text, *rest):
        if (shown := shorten(fonts, text, *rest)) != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(Fonts, "shorten", listen)
    for sub in ("Mindestens 3 Steine", f"{LONG} {LONG}"):
        rect = Rect(0, 0, 126, 74)
        Button(pilot.kit, pilot.scene.stage, rect, "Fertig", sub=sub, size="title").paint()
    assert {LONG[:8] in text for text in cut} == {True}
