"""The ways on and back: Return presses the yellow button, Escape goes back, on every page."""

import pytest

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.button import Button
from game.kit.widgets.choice import Choice
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from tests import pictures
from tests.pilot import Pilot
from tests.scenes.kiosk.shown import DARK

PAGES = [name for name in pictures.SCENES if not name.startswith(("turn", "hint-", "lesson"))]
LED = [name for name in PAGES if name not in ("deal", "ladder", *DARK)]
"""The pages with one thing to do next; on the ladder one chooses."""

LEFT = [name for name in PAGES if not name.startswith(("menu", "handover")) and name not in DARK]
"""The pages that one can leave; the curtain asks the table under it to hold the game."""


class Below(Scene):
    """What lies under a page; tables need no other than themselves."""

    def layout(self) -> None:
        """Show nothing."""
        self.clear()


def opened(name: str) -> Pilot:
    def page(kit: Kit) -> Scene:
        kit.preferences.reduced_motion = True
        return pictures.SCENES[name](kit)

    pilot = Pilot(Below, (1366, 768))
    pilot.app.stack.push(page(pilot.kit))
    pilot.tick(0.5)
    return pilot


def primaries(pilot: Pilot) -> list[Button]:
    buttons = [widget for widget in pilot.scene.widgets if isinstance(widget, Button)]
    return [button for button in buttons if button.primary and button.active]


@pytest.mark.parametrize("name", LED)
def test_return_presses_the_one_yellow_button(name: str) -> None:
    pilot, pressed = opened(name), []
    (button,) = primaries(pilot)
    button.on_press = lambda: pressed.append(button.name)
    pilot.key("return")
    assert pressed == [button.name]


@pytest.mark.parametrize("name", LEFT)
def test_escape_goes_back_or_holds_the_game(name: str) -> None:
    pilot = opened(name)
    page = pilot.scene
    pilot.key("escape")
    assert pilot.running
    assert isinstance(pilot.scene, Below | Pause | Turn)
    assert pilot.scene is not page


@pytest.mark.parametrize("name", pictures.SCENES)
def test_what_shows_no_words_has_a_tip(name: str) -> None:
    for widget in opened(name).scene.widgets:
        if isinstance(widget, Button) and not widget.text:
            assert widget.tip or hasattr(widget, "words") or hasattr(widget, "preset"), widget.name
        elif widget.pressable and not isinstance(widget, Button | Choice):
            assert widget.tip or widget.name.startswith(("keep", "face")), widget.name
