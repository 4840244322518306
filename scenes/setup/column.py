"""The column of the boxes: where text is larger, they take from what is below them."""

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.kit.widgets.button import Button

GIVEN = 0.35
"""How much of what is below the boxes they take where text is twice as large."""

BOX_GAP, LEAST_GAP = 16, 12
"""Reference pixels between two boxes, and where a finger would else miss them."""

MARGINS = 28
"""What the margins take of the width of a note, in reference pixels."""


def grown(kit: Kit, zone: Rect, boxes: Rect, option: Rect, last: Rect, count: int) -> Rect:
    """Return the place of a zone of the column that begins with `count` boxes.

    No box and no option gets lower than a finger needs.
    """
    least = min(1.0, kit.min_target / min(option.h, last.h))
    below = last.bottom - boxes.bottom
    wanted = 1 - max(GIVEN * (kit.text_scale - 1), _missing(kit, boxes.h, count) / below)
    share = max(least, wanted)
    if zone == boxes:
        return Rect(zone.topleft, (zone.w, zone.h + round(below * (1 - share))))
    if zone.right <= boxes.left:  # It is beside the column.
        return zone
    top = last.bottom - round((last.bottom - zone.top) * share)
    return Rect(zone.left, top, zone.w, round(zone.h * share))


def box_places(kit: Kit, room: Rect, count: int) -> list[Rect]:
    """Put boxes below each other; in a small window they lie closer."""
    gap = BOX_GAP if room.h >= _needed(kit, count, BOX_GAP) else LEAST_GAP
    return layout.rows(room, count, kit.px(gap))


def _missing(kit: Kit, height: int, count: int) -> int:
    """Return how much more room boxes need that a finger can press."""
    fits = height >= _needed(kit, count, BOX_GAP)
    return 0 if fits else max(0, _needed(kit, count, LEAST_GAP) - height)


def _needed(kit: Kit, count: int, gap: int) -> int:
    return count * (kit.min_target + kit.px(gap)) - kit.px(gap)


def explain(kit: Kit, button: Button, words: str) -> None:
    """Write what it means on a note, if there is room below its name."""
    width, height = button.rect.size
    wide = kit.fonts.width(words, "text", kit.usual_px("small")) <= width - kit.px(MARGINS)
    high = kit.lines("body") + kit.lines("small") <= height
    button.set_sub(words if wide and high else "")
