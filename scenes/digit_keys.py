"""Keys for a typed number: ten digits, one that erases and one that enters."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect

from game.kit import layout
from game.kit.gestures import Key
from game.kit.widgets.button import Button, Kind
from scenes.screen import Screen

KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "enter")
COLUMNS = 3
KEY_GAP = 16  # reference px between two keys

KEY_ICONS = {"erase": "undo", "enter": "check"}


def add_digit_keys(screen: Screen[Any], room: Rect, press: Callable[[str], None]) -> list[Button]:
    """Lay the keys as on a telephone; `press` takes the name of the one that was pressed."""
    places = layout.grid(room, len(KEYS) // COLUMNS, COLUMNS, screen.kit.px(KEY_GAP))
    buttons = []
    for key, place in zip(KEYS, places, strict=True):
        icon, digit = KEY_ICONS.get(key, ""), "" if key in KEY_ICONS else key
        kind: Kind = "primary" if key == "enter" else "plain"
        pressed = partial(press, key)
        button = screen.add_button(place, key, digit, pressed, kind, size="title", icon=icon)
        button.tip = screen.kit.text(f"key-{key}") if key in KEY_ICONS else ""
        buttons.append(button)
    return buttons


def named_by(key: Key) -> str | None:
    """Return which of the keys a key of the keyboard stands for."""
    name = "erase" if key.name == "backspace" else key.name
    return name if name in KEYS else None
