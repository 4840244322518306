"""Easy hands: they may tremble further, and rest between two presses."""

import pytest

from game.kit.gestures import Down, Drag, Hover, Up
from game.kit.inputs import REST
from game.kit.scene import Scene
from tests.kit.form import Form
from tests.kits import store
from tests.pilot import Pilot

AT, SOON, LATER = (200, 90), REST / 3, REST


class Noted(Scene):
    """A scene that takes down what a pointer does."""

    def __init__(self, kit):
        super().__init__(kit)
        self.noted = []

    def handle(self, gesture):
        if not isinstance(gesture, Hover):
            self.noted.append(type(gesture))


@pytest.mark.parametrize(
    ("easy", "away", "drags"), [(False, 5, False), (False, 8, True), (True, 20, False)]
)
def test_easy_hands_tremble_further_before_they_drag(assets, easy, away, drags):
    pilot = Pilot(Noted, (1920, 1080), assets=assets, settings=store(easy_hands=easy))
    pilot.press(AT)
    pilot.move((AT[0] + away, AT[1]), held=True)
    pilot.release((AT[0] + away, AT[1]))
    assert pilot.scene.noted == [Down, *[Drag] * drags, Up]


def test_easy_hands_still_drag(assets):
    pilot = Pilot(Noted, (1920, 1080), assets=assets, settings=store(easy_hands=True))
    pilot.drag(AT, (AT[0] + 60, AT[1]))
    assert Drag in pilot.scene.noted


@pytest.mark.parametrize(
    ("easy", "waits", "counted"),
    [
        (True, [SOON], 1),
        (True, [LATER], 2),
        (False, [SOON], 2),
        (True, [SOON, SOON, SOON], 2),  # What is swallowed never makes the rest longer.
    ],
)
@pytest.mark.parametrize("way", ["mouse", "space"])
def test_easy_hands_rest_between_presses(assets, easy, waits, counted, way):
    pilot = Pilot(Form, assets=assets, settings=store(easy_hands=easy))

    def press():
        pilot.tap("play") if way == "mouse" else pilot.key("space")

    pilot.scene.focus(pilot.scene.widget("play"))
    press()
    for wait in waits:
        pilot.step(dt=wait)
        pilot.scene.focus(pilot.scene.widget("play"))
        press()
    assert pilot.scene.log == ["play"] * counted
