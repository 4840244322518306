"""The buttons around the table: pause, hint, the orders of the rack, undo, redo, the big one."""

from collections.abc import Callable
from typing import Any

from game.kit.widgets.button import Button
from game.session.rack_order import MODES
from game.view.table.action_button import Action
from game.view.table.shown import Shown
from scenes.screen import Screen

NUMBERS = {"sort_runs": "sort-runs", "sort_groups": "sort-groups"}
"""The buttons that show in numbers what they do; the others have icons."""

SHORTCUTS = {
    "h": "hint",
    "r": "sort_runs",
    "g": "sort_groups",
    "o": "sort_own",
    "a": "again",
    "backspace": "reset",
}
"""Keys that press a button."""

HIGH = 150
"""From this height, in reference pixels, the big button has a big word."""

WORDY = 150
"""From this width, in reference pixels, a button with an icon has words too."""


class Controls:
    """Make the buttons of a scene and show what each can do now."""

    def __init__(self, scene: Screen[Any], presses: dict[str, Callable[[], None]]) -> None:
        self._buttons = {name: _button(scene, name, press) for name, press in presses.items()}

    def show(self, shown: Shown, act: Action, *, replay: bool) -> None:
        """Show the big button's action, the order chosen, and which steps can be taken back."""
        able, big = shown.can_act, self._buttons["action"]
        big.set_text(act.text)
        big.set_sub(act.sub)
        big.set_enabled(act.command is not None and able)
        for mode in MODES:
            self._buttons[f"sort_{mode}"].mark(chosen=mode == shown.sorted_by)
        self._buttons["again"].set_enabled(able and replay and not shown.status.touched)
        self._buttons["undo"].set_enabled(able and shown.can_undo)
        self._buttons["redo"].set_enabled(able and shown.can_redo)
        self._buttons["reset"].set_enabled(able and shown.status.touched)

    def show_hint(self, shown: Shown, words: str) -> None:
        """Show what the button for hints brings, or no such button without words."""
        button = self._buttons["hint"]
        if words:
            button.reveal()
        else:
            button.hide()
        button.set_enabled(shown.can_act)
        if button.rect.w > button.kit.px(WORDY):
            button.set_text(words)


def _button(scene: Screen[Any], name: str, press: Callable[[], None]) -> Button:
    kit, place, big = scene.kit, scene.zone(name), name == "action"
    drawn = not big and name not in NUMBERS
    return scene.add(
        Button(
            kit,
            scene.stage,
            place,
            kit.text(NUMBERS[name]) if name in NUMBERS else "",
            kit.art(name) if drawn else None,
            "primary" if big else "plain",
            press,
            size="title" if big and place.h > kit.px(HIGH) else "label",
            name=name,
        )
    )
