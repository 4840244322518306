"""The card of a stamp: its picture, or an empty frame until it is found, above its name."""

from collections.abc import Callable

from pygame import Surface

from game.kit.kit import Kit
from game.kit.widgets.card import Card, Picture, Size, Words
from game.view.stamp_art import STAMP_RATIO, draw_empty_stamp, draw_stamp


def stamp_card(kit: Kit, kind: str, day: str, press: Callable[[], None], *, chosen: bool) -> Card:
    """Show a kind of stamp, and the day it was found; "" if it was not."""

    def draw(size: Size) -> Surface:
        side = min(size[1], round(size[0] / STAMP_RATIO))
        return draw_stamp(kit, kind, side) if day else draw_empty_stamp(kit, side)

    name = Words(kit.text(f"stamp-{kind}"), "body", "bold", rows=2)
    lines = name, Words(day, "small", color="ink_soft")
    look = Picture(draw, is_late=True)
    return Card(f"stamp-{kind}", lines, press, look, is_chosen=chosen)
