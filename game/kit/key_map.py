"""What each key and each button of a gamepad does, with what a person has changed."""

from collections.abc import Mapping

from game.kit.gestures import Back, Confirm, Direction, Key, Keyed, Press

KEYS = {
    "sort_runs": "r",
    "sort_groups": "g",
    "sort_own": "o",
    "undo": "ctrl+z",
    "redo": "ctrl+y",
    "reset": "backspace",
    "hint": "h",
    "again": "a",
    "more_time": "t",
    "point": "p",
    "yes": "y",
    "no": "n",
    "skip": "s",
    "speech": "f2",
    "repeat": "f3",
    "rack": "f4",
    "table": "f5",
    "scores": "f6",
    "news": "f7",
    "where": "w",
}
"""The usual key of each action."""

BUTTONS = {
    "press": "A",
    "end": "RT",
    "back": "B",
    "undo": "X",
    "hint": "Y",
    "sort_runs": "LB",
    "sort_groups": "RB",
    "where": "LT",
    "pause": "START",
    "help": "BACK",
}
"""The usual button of each action."""

MEANINGS: dict[str, Keyed] = {
    "press": Press(),
    "end": Confirm(straight=True),
    "back": Back(),
    "sort_runs": Key("page up"),
    "sort_groups": Key("page down"),
    "pause": Key("pause"),
    "help": Key("f1"),
}
"""What buttons mean that do more than a key that can be changed."""

READERS: dict[Direction, str] = {"up": "table", "down": "rack", "left": "repeat", "right": "news"}
"""The action of the other stick, to each side: it reads something aloud."""

FIXED = (
    *("escape", "return", "enter", "tab", "left", "right", "up", "down"),
    *("space", "page up", "page down", "home", "end", "f1", "f11", "pause"),
    *"0123456789",
)
"""Keys that do the same on all pages, and digits, which find tiles."""

EVERYWHERE = "speech", "repeat"
"""Actions of all pages, also of those on which letters are typed."""


class KeyMap:
    """The key of each action, or its button; no two actions have the same."""

    def __init__(self, usual: Mapping[str, str], changed: Mapping[str, str]) -> None:
        """Take what is usual and what was changed; what can't be used of that changes nothing."""
        self._usual, self._changed = usual, changed
        self.keys = dict(usual)
        for action, key in changed.items():
            if action in usual and self.suits(action, key):
                self.keys = self._swap(action, key)
        if not all(self.suits(*each) for each in self.keys.items()):
            self.keys = dict(usual)

    def suits(self, action: str, key: str) -> bool:
        """Return whether an action can have a key: on a gamepad, any button that another has."""
        if self._usual is BUTTONS:
            return key in BUTTONS.values()
        types_letters = len(key) == 1 and action in EVERYWHERE
        return bool(key) and key not in FIXED and not types_letters

    def find_action(self, key: str) -> str:
        """Return the action of a key, or "" where it has none."""
        return next((action for action, its in self.keys.items() if its == key), "")

    def change(self, action: str, key: str) -> dict[str, str]:
        """Return what is changed once an action has a key; what had it gets the action's."""
        keys = {**self._changed, **self._swap(action, key)}
        return {it: key for it, key in keys.items() if key != self._usual.get(it)}

    def _swap(self, action: str, key: str) -> dict[str, str]:
        other = self.find_action(key)
        return {**self.keys, **({other: self.keys[action]} if other else {}), action: key}


def meaning(keys: KeyMap, action: str) -> Keyed:
    """Return what the button of an action means: what the key does that has it, too."""
    return MEANINGS.get(action) or Key.parse(keys.keys[action])
