"""The buttons around the table: pause, hint, rack sorting, undo, redo, the big button."""

from collections.abc import Callable, Iterable
from typing import Any

from pygame import Rect

from game.kit.gestures import Debounce
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import EDGE, Button
from game.session.rack_order import MODES
from game.view.table.action_button import Action
from game.view.table.shown import Shown
from scenes.screen import Screen

NUMBER_BUTTONS = ("sort_runs", "sort_groups")
"""Buttons whose label is made of numbers; the others have icons."""

KEY_BUTTONS = {
    "h": "hint",
    "r": "sort_runs",
    "g": "sort_groups",
    "o": "sort_own",
    "a": "again",
    "t": "more_time",
    "backspace": "reset",
    "pause": "pause",
    "page up": "sort_runs",
    "page down": "sort_groups",
}
"""Keys, and the buttons that they press."""

LARGE_TEXT_HEIGHT = 150
"""The big button has large text if it is higher than this, in reference px."""

WIDE_BUTTON_RATIO = 1.7
"""From this ratio of width to height on, the words are next to the icon; else below it."""


class TableButtons:
    """Make the buttons of a scene and show what each can do now."""

    def __init__(self, scene: Screen[Any], presses: dict[str, Callable[[], None]]) -> None:
        others = [name for name in presses if name != "action"]
        self._buttons = {
            name: scene.add(
                table_button(scene.kit, scene.stage, name, presses[name], others, scene.layer)
            )
            for name in others
        }
        place = scene.zone("action")
        size = "title" if place.h > scene.kit.px(LARGE_TEXT_HEIGHT) else "label"
        self._buttons["action"] = scene.add_button(
            place, "action", "", presses["action"], "primary", size
        )

    def show(self, shown: Shown, act: Action, *, again: bool) -> None:
        """Show the big button's action, the chosen rack order, and which buttons can be pressed."""
        able, big = shown.can_act, self._buttons["action"]
        big.set_text(act.text)
        big.set_sub(act.sub)
        big.set_kind(act.kind)
        big.set_enabled(act.command is not None and able)
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
        big = self._buttons["action"]
        big.set_state(resting=big.enabled and debounce.guards(big.rect))

    def show_hint(self, shown: Shown, words: str) -> None:
        """Show the hint button with these words; hide it if there are none."""
        button = self._buttons["hint"]
        if words:
            button.reveal()
        else:
            button.hide()
        button.set_enabled(shown.can_act)
        if button.align != "below":
            button.set_text(words)


def table_button(
    kit: Kit,
    stage: Stage,
    name: str,
    press: Callable[[], None],
    beside: Iterable[str] = (),
    layer: str = "turn",
) -> Button:
    """Make a button; it has words only if all buttons `beside` it have room for theirs, too."""
    place = kit.place(layer, name)
    below = _is_narrow(place) and name not in NUMBER_BUTTONS
    worded = not below or all(
        _has_room(kit, kit.place(layer, each), each) for each in {name, *beside}
    )
    return Button(
        kit,
        stage,
        place,
        kit.text(_id("control", name)) if worded else "",
        None if name in NUMBER_BUTTONS else kit.art(name),
        on_press=press,
        size="small" if below else "label",
        name=name,
        align="below" if below else "center",
        tip=kit.text(_id("tip", name)),
    )


def _has_room(kit: Kit, place: Rect, name: str) -> bool:
    """Return whether a button's words fit its place; in a narrow one they are below the icon."""
    words = kit.text(_id("control", name))
    wide = kit.fonts.width(words, "bold", kit.usual_px("small"))
    return not _is_narrow(place) or wide <= place.width - 2 * kit.px(EDGE)


def _is_narrow(place: Rect) -> bool:
    return place.width < WIDE_BUTTON_RATIO * place.height


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"
