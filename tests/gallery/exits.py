"""The ways on and back: Return presses the yellow button, Escape goes back, on every page."""

from collections.abc import Iterator

import pygame

from game.kit.widgets.button import Button
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from tests.gallery.opening import Below, Opening, open_picture
from tests.golden import Picture
from tests.pictures import SCENES
from tests.scenes.kiosk.shown import DARK, PUBLIC

TABLES = ("turn", "hint-", "lesson", "puzzle", "last-act", "nobody-can-play", "open-racks")
PAGES = [name for name in SCENES if not name.startswith(TABLES)]
LEFT = [name for name in PAGES if not name.startswith(("menu", "handover")) and name not in DARK]
"""The pages that one can leave; the curtain asks the table under it to hold the game."""


def return_presses_the_yellow_button(it: Opening) -> Iterator[str]:
    """Find a page with several yellow buttons, or one that leads back or Return does not press."""
    if it.picture != Picture(it.picture.scene) or it.picture.scene not in {*PAGES} - {*DARK}:
        return
    buttons = [widget for widget in it.scene.widgets if isinstance(widget, Button)]
    yellow = [button for button in buttons if button.primary and button.active]
    pressed: list[str] = []
    for button in yellow:
        button.on_press = lambda: pressed.append("")
    press(it, pygame.K_RETURN)
    names, kit = [button.name for button in yellow], it.scene.kit
    if any(button.text == kit.text("back") for button in yellow):
        yield "Back is yellow"
    if len(yellow) > 1 or len(pressed) != len(yellow):
        yield f"Return presses {len(pressed)} of the yellow buttons {names}"


def escape_goes_back(it: Opening) -> Iterator[str]:
    """Find a page that Escape does not leave, or leaves for nothing."""
    if it.picture != Picture(it.picture.scene) or it.picture.scene not in LEFT:
        return
    if it.picture.scene in PUBLIC:  # On a public screen every key does something.
        it = open_picture(it.picture)
    page = it.scene
    press(it, pygame.K_ESCAPE)
    if not len(it.app.stack):
        yield "Escape ends the game"
    elif it.scene is page or not isinstance(it.scene, Below | Pause | Turn):
        yield f"Escape leads to {type(it.scene).__name__}"


def press(it: Opening, key: int) -> None:
    """Press a key and let it go."""
    for kind in pygame.KEYDOWN, pygame.KEYUP:
        it.app.step([pygame.Event(kind, key=key, mod=0, unicode="")], 1 / 60)
