import pytest
from pygame import Rect, Surface

from game.kit.scene import Scene
from game.kit.widgets.button import Button
from game.kit.widgets.tip import PATIENCE
from tests.pilot import Pilot

PLACES = {
    "middle": Rect(600, 300, 60, 60),
    "corner": Rect(4, 4, 60, 60),
    "foot": Rect(1216, 656, 60, 60),
}


class Icons(Scene):
    """Buttons without words, one that cannot be pressed, and one that has no tip."""

    def layout(self):
        self.clear()
        self.stage.background = Surface(self.kit.size)
        for name, place in PLACES.items():
            tip = f"What the button in the {name} does"
            self.widgets.append(Button(self.kit, self.stage, place, name=name, tip=tip))
        self.widgets[0].set_enabled(False)
        plain = Rect(300, 300, 60, 60)
        self.widgets.append(Button(self.kit, self.stage, plain, "Go", name="plain"))


@pytest.fixture
def pilot(assets):
    return Pilot(Icons, assets=assets)


def label(pilot):
    (sprite,) = list(pilot.scene.stage._sprites)[len(pilot.scene.widgets) :]
    return sprite.rect


@pytest.mark.parametrize("name", PLACES)
def test_a_pointer_that_rests_is_told(pilot, name):
    pilot.move(name)
    pilot.tick(PATIENCE - 0.1)
    assert pilot.scene.tip.words == ""
    pilot.tick(0.2)
    assert pilot.scene.tip.words == f"What the button in the {name} does"


@pytest.mark.parametrize("name", PLACES)
def test_it_lies_in_the_window_and_off_its_widget(pilot, name):
    pilot.scene.focus(pilot.scene.widget(name))
    assert Rect((0, 0), pilot.kit.size).contains(label(pilot))
    assert not label(pilot).colliderect(PLACES[name])


def test_the_focus_is_told_at_once_and_only_where_there_is_a_tip(pilot):
    pilot.key("tab")
    assert pilot.scene.tip.words == "What the button in the corner does"
    pilot.key("tab", shift=True)
    assert pilot.scene.focused is pilot.scene.widget("plain")
    assert pilot.scene.tip.words == ""


@pytest.mark.parametrize("how", ["away", "press", "layout"])
def test_it_goes(pilot, how):
    before = pilot.picture()
    pilot.move("corner")
    pilot.tick(2 * PATIENCE)
    assert pilot.scene.tip.words
    if how == "away":
        pilot.move((900, 200))
    elif how == "press":
        pilot.tap("corner")
        pilot.tick(2 * PATIENCE)
    else:
        pilot.app.stack.relayout()
    pilot.move((900, 200))
    assert pilot.scene.tip.words == ""
    assert pilot.picture().get_buffer().raw == before.get_buffer().raw


def test_it_does_not_come_back_before_the_pointer_does(pilot):
    pilot.move("corner")
    pilot.tap("corner")
    x, y = pilot.place("corner")
    pilot.move((x + 3, y))
    pilot.tick(2 * PATIENCE)
    assert pilot.scene.tip.words == ""
