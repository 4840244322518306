"""Buttons for several things, each on or off; at least one stays on."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from pygame import Rect

from game.kit import layout
from scenes.screen import Screen

BUTTON_GAP = 14  # reference px between two buttons
CHECK_WIDTH = 100  # reference px; all buttons that are on have a check mark, or none has


def build_switches(
    screen: Screen[Any],
    room: Rect,
    columns: int,
    things: Mapping[str, str],
    on: Sequence[str],
    take: Callable[[tuple[str, ...]], None],
) -> None:
    """Put a button in the room for each thing; after a press, `take` gets all that are on.

    `things` maps their names to words.
    """
    places = layout.grid(room, -(-len(things) // columns), columns, screen.kit.px(BUTTON_GAP))
    widest = max(screen.kit.width(words, "bold", "body") for words in things.values())
    sign = "check" if widest + screen.kit.px(CHECK_WIDTH) <= places[0].width else ""
    for (thing, words), place in zip(things.items(), places, strict=False):
        switched = tuple(each for each in things if (each in on) != (each == thing))
        icon, press = sign if thing in on else "", partial(take, switched)
        button = screen.add_button(place, thing, words, press, size="body", icon=icon)
        button.set_state(chosen=thing in on, enabled=bool(switched))
