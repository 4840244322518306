"""The buttons around the table: pause, hint, the orders of the rack, undo, redo, the big one."""

from collections.abc import Callable

from game.engine.turn import Play
from game.kit.widgets import Button
from game.session.rack_order import MODES
from game.session.replay import missed
from game.session.session import Session
from game.view.table.action_button import Action
from game.view.table.board import Board
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

    def __init__(self, scene: Screen, presses: dict[str, Callable[[], None]]) -> None:
        self._buttons = {name: _button(scene, name, press) for name, press in presses.items()}

    def show(self, board: Board, session: Session, act: Action, *, mine: bool, seen: bool) -> None:
        """Show the big button's action, the order chosen, and which steps can be taken back."""
        big = self._buttons["action"]
        big.set_text(act.text)
        big.set_sub(act.sub)
        big.set_enabled(act.command is not None and mine)
        for mode in MODES:
            chosen = board.viewer is not None and mode == session.orders[board.viewer].mode
            self._buttons[f"sort_{mode}"].mark(chosen=chosen)
        draft = session.game.draft
        self._buttons["again"].set_enabled(
            mine and not draft.touched and _can_see_again(session, seen=seen)
        )
        self._buttons["undo"].set_enabled(mine and draft.can_undo)
        self._buttons["redo"].set_enabled(mine and draft.can_redo)
        self._buttons["reset"].set_enabled(mine and draft.touched)

    def show_hint(self, words: str, *, mine: bool) -> None:
        """Show what the button for hints brings, or no such button without words."""
        button = self._buttons["hint"]
        if words:
            button.reveal()
        else:
            button.hide()
        button.set_enabled(mine)
        if button.rect.w > button.kit.px(WORDY):
            button.set_text(words)


def _can_see_again(session: Session, *, seen: bool) -> bool:
    """Tell whether bots have just played; against the clock, which stands meanwhile, only once."""
    played = any(isinstance(turn, Play) for turn in missed(session))
    return played and not (seen and session.rules.seconds)


def _button(scene: Screen, name: str, press: Callable[[], None]) -> Button:
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
