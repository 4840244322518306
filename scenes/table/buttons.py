"""The buttons around the table: pause, hint, rack sorting, undo, redo, the big button."""

from collections.abc import Callable
from math import ceil
from typing import Any

from pygame import Rect

from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.kit.widgets.caps import key_tip
from game.kit.widgets.round_button import RoundButton
from game.session.order.rack_order import MODES
from game.view.table.action_button import Action
from game.view.table.shown import Shown
from scenes.screen import Screen

NUMBER_BUTTONS = ("sort_runs", "sort_groups")
"""Buttons whose label is made of numbers; the others have icons."""

KEY_BUTTONS = {
    **{it: it for it in ("hint", "again", "more_time", "point", "yes", "no", "reset", "pause")},
    **{it: it for it in ("sort_runs", "sort_groups", "sort_own")},
    "page up": "sort_runs",
    "page down": "sort_groups",
}
"""Actions of keys, and keys that always do the same, with the buttons that they press."""

LARGE_TEXT_HEIGHT = 150
"""The big button has large text if it is higher than this, in reference px."""

LONE = ("pause", "leave", "again", "racks")
"""Buttons with room around them: however small the window, they are drawn for a finger."""

WIDE_BUTTON_RATIO = 1.7
"""From this ratio of width to height on, the words are next to the icon; else it is round."""


class TableButtons:
    """Make the buttons of a scene and show what each can do now."""

    def __init__(self, scene: Screen[Any], presses: dict[str, Callable[[], None]]) -> None:
        others = [name for name in presses if name != "action"]
        self._buttons = {
            name: scene.add(table_button(scene.kit, scene.stage, name, presses[name], scene.layer))
            for name in others
        }
        self._action: Button | None = None
        if "action" in presses:
            place, press = scene.zone("action"), presses["action"]
            size = "title" if place.h > scene.kit.px(LARGE_TEXT_HEIGHT) else "label"
            self._action = scene.add_button(place, "action", "", press, "primary", size)

    def show(self, shown: Shown, act: Action, *, again: bool) -> None:
        """Show the big button's action, the chosen rack order, and which buttons can be pressed."""
        able = shown.can_act
        if big := self._action:
            can_press = act.command is not None and able
            big.set_state(text=act.text, sub=act.sub, kind=act.kind, enabled=can_press)
        chosen = shown.rack_order.mode if shown.rack_order else None
        for mode in MODES:
            if button := self._buttons.get(f"sort_{mode}"):
                button.set_state(chosen=mode == chosen)
        can = {
            "again": again and not shown.status.touched,
            "undo": shown.can_undo,
            "redo": shown.can_redo,
            "reset": shown.status.touched,
        }
        for name in can.keys() & self._buttons.keys():
            self._buttons[name].set_enabled(able and can[name])

    def rest(self, debounce: Debounce) -> None:
        """Show whether the big button would ignore a press that only repeats the last."""
        if big := self._action:
            big.set_state(resting=big.enabled and debounce.guards(big.rect))

    def show_hint(self, shown: Shown, words: str) -> None:
        """Show the hint button with these words; hide it if there are none."""
        button = self._buttons.get("hint")
        if not button:
            return
        if words:
            button.reveal()
        else:
            button.hide()
        button.set_state(text=words, enabled=shown.can_act)


def table_button(
    kit: Kit, stage: Stage, name: str, press: Callable[[], None], layer: str = "turn"
) -> Button:
    """Make a button: round in a place that is not wide, and then its words are said, not shown."""
    place, words = kit.place(layer, name), kit.text(_id("control", name))
    is_round, numbers = place.width < WIDE_BUTTON_RATIO * place.height, name in NUMBER_BUTTONS
    if name in LONE:
        # As much on both sides, or its place would be another in a language from right to left.
        more = [2 * ceil(max(0, kit.min_target - side) / 2) for side in place.size]
        place = place.inflate(more).clamp(Rect((0, 0), kit.size))
    return (RoundButton if is_round else Button)(
        kit,
        stage,
        place,
        words.replace("\N{NO-BREAK SPACE}", "") if is_round else words,
        None if numbers else kit.art(name),
        on_press=press,
        size="body" if is_round else "label",
        name=name,
        tip=key_tip(kit, name),
    )


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"
