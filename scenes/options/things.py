"""The things on the wall of your room: a radio, a lamp and a paint box, and how they stand."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.signs import draw_sign
from game.kit.widgets.widget import RADIUS
from game.view.room import has_room
from scenes.options.ledges import LOUDNESS

WHOLE, LARGE = 1100, 1.25
"""How many pixels wide a window is in which all things stand side by side, and up to which size of
text they do."""

GAP, PAD, ROW = 12, 24, 118
"""Reference pixels between two ledges, around those in a box, and of the height of one."""

LOW = 2.4
"""From how many heights of width on the ledges of a thing are in two columns."""

ART, LEAST_ART = 0.32, 70
"""How much of the width of a thing its drawing takes at most, and how many reference pixels at
least."""


class Thing(NamedTuple):
    """A drawing, what is set beside it, and whether it is in the box of the ledges."""

    drawing: str
    fields: tuple[str, ...]
    in_box: bool = False


THINGS = (
    Thing("speaker", (*LOUDNESS, "speech"), in_box=True),
    Thing("desk_lamp", ("text_scale", "reduced_motion")),
    Thing("brushes", ("theme", "palette")),
)


def arrange(kit: Kit) -> list[list[Sequence[Thing]]]:
    """Return the things on each board of each leaf, as many as are readable."""
    (wide, high), (radio, *others) = kit.size, THINGS
    if kit.text_scale <= LARGE and high > wide:
        return [[[radio], others]]
    if kit.text_scale <= LARGE and wide >= WHOLE:
        return [[THINGS]]
    return [[[thing]] for thing in THINGS]


def place_thing(kit: Kit, thing: Thing, place: Rect, least: int) -> tuple[Rect, list[Rect], Rect]:
    """Return where box, ledges and drawing of a thing are over its board.

    The ledges are at `least` so wide. The drawing has no size where there is no room for it.
    """
    pad = kit.px(PAD)
    inner = place.inflate(-2 * pad, -2 * pad)
    wide = min(round(place.w * ART), inner.w - least - pad)
    if not has_room(kit) or wide < kit.px(LEAST_ART):
        wide = -pad
    left = inner.left + wide + pad
    rows = Rect(left, inner.top, inner.right - left, inner.h)
    ledges = _place_ledges(kit, rows, len(thing.fields))
    box = ledges[0].union(ledges[-1]).inflate(2 * pad, 2 * pad)
    if thing.in_box:
        box = Rect(place.left, box.top, place.w, box.h)
        side = min(wide, ledges[-1].bottom - ledges[0].top)
        drawing = Rect(inner.left + (wide - side) // 2, box.centery - side // 2, side, side)
    elif wide > 0:
        drawing = Rect(inner.left, inner.top, wide, place.bottom - inner.top)
    else:
        # It stands on the box, if there is room for it.
        drawing = Rect(box.left, inner.top, box.w, box.top - inner.top)
    if not has_room(kit) or min(drawing.size) < kit.px(LEAST_ART):
        drawing.size = 0, 0
    return box, ledges, drawing


def _place_ledges(kit: Kit, room: Rect, count: int) -> list[Rect]:
    gap, across = kit.px(GAP), 2 if room.w > LOW * room.h else 1
    down = -(-count // across)
    high = min(room.h, down * (kit.px(ROW * kit.text_scale) + gap) - gap)
    lines = layout.rows(Rect(room.left, room.bottom - high, room.w, high), down, gap)
    return [place for line in lines for place in layout.columns(line, across, 3 * gap)]


def draw_box(kit: Kit, size: tuple[int, int]) -> Surface:
    """Draw a wooden box, or a plain plate where there is no wood."""
    theme, radius, line = kit.theme, kit.px(RADIUS), max(1, kit.px(2))
    if not has_room(kit):
        return shapes.rounded(size, radius, theme["panel"], theme["panel_line"], line)
    shades = theme["sign_light"], theme["sign_dark"]
    return draw_sign(size, 2 * radius, kit.px(6), shades, theme["sign_edge"], line)
