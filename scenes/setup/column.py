"""The column of the boxes: where text is larger, they take from what is below them."""

from pygame import Rect

from game.kit.kit import Kit
from game.kit.widgets.button import Button

GIVEN = 0.35
"""How much of what is below the boxes they take where text is twice as large."""


ICON = 80
"""What an icon and the margins take of the width of a button, in reference pixels."""


def grown(kit: Kit, zone: Rect, boxes: Rect, option: Rect, last: Rect) -> Rect:
    """Return the place of a zone of the column that begins with boxes and ends with the last.

    No option gets lower than a finger needs.
    """
    least = min(1.0, kit.min_target / min(option.h, last.h))
    share = max(least, 1 - GIVEN * (kit.text_scale - 1))
    if zone == boxes:
        more = round((last.bottom - boxes.bottom) * (1 - share))
        return Rect(zone.topleft, (zone.w, zone.h + more))
    if zone.right <= boxes.left:  # It is beside the column.
        return zone
    top = last.bottom - round((last.bottom - zone.top) * share)
    return Rect(zone.left, top, zone.w, round(zone.h * share))


def explain(kit: Kit, button: Button, words: str) -> None:
    """Write what it means on a button, if there is room beside its icon and below its name."""
    width, height = button.rect.size
    wide = kit.fonts.width(words, "text", kit.usual_px("small")) <= width - kit.px(ICON)
    high = kit.lines("body") + kit.lines("small") <= height
    button.set_sub(words if wide and high else "")
