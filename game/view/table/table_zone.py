"""Where rows lie: the table rises, and heads sink behind its rim, where there is little room."""

from typing import NamedTuple

from pygame import Rect

from game.kit.kit import Kit
from game.view.room import far_rim

WALL = {True: 66, False: 75}
"""How high the wall above the rim is then, in reference pixels, with open racks and without."""

SMALL = 0.6
"""Up to what scale a window that is wider than high is small."""

STRIP_SHARE = 0.12
"""How much of the table open racks take, of its height, beside all by which it has risen."""

SEEN, SUNK = 0.8, 0.7
"""How much of a head is above the rim at least: all but the chin, and no more than the eyes."""


MOST_OF_TABLE = 0.3
"""How much of the table larger text of a lesson's task takes at most, of its height."""


class TableZone(NamedTuple):
    """Hold the zone of the table, and its two parts: a strip for open racks, and that of rows."""

    whole: Rect
    strip: Rect
    rows: Rect
    seen: float
    """How much of a head is above the rim."""


def table_zone(kit: Kit, layer: str, *, any_open: bool) -> TableZone:
    """Part the table of a layer; open racks take a strip of it, if there are any."""
    laid, lower = kit.place(layer, "table"), lowered(kit, layer)
    laid = Rect(laid.left, laid.top + lower, laid.w, laid.h - lower)
    # A tall window has room for rows, and narrow seats, whose bubbles need the height.
    small = kit.scale <= SMALL and kit.size[0] > kit.size[1]
    sinks = kit.has_zone(layer, "seats") and (any_open or small)
    rise = max(0, far_rim(kit, laid).top - kit.px(WALL[any_open])) if sinks else 0
    whole = Rect(laid.left, laid.top - rise, laid.width, laid.height + rise)
    high = round(laid.height * STRIP_SHARE) + rise if any_open else 0
    strip = Rect(whole.topleft, (whole.width, high))
    rows = Rect(whole.left, whole.top + high, whole.width, whole.height - high)
    return TableZone(whole, strip, rows, SUNK if sinks else SEEN)


def lowered(kit: Kit, layer: str) -> int:
    """Return by how much the table begins lower, for a lesson's task in larger text."""
    if not kit.has_zone(layer, "task"):
        return 0
    task, table = (kit.place(layer, name).h for name in ("task", "table"))
    return round(min(task * (kit.text_scale - 1), table * MOST_OF_TABLE))


def task_zone(kit: Kit, layer: str) -> Rect:
    """Return the place of a lesson's task."""
    task = kit.place(layer, "task")
    return Rect(task.topleft, (task.w, task.h + lowered(kit, layer)))


def pool_zone(kit: Kit, layer: str) -> Rect:
    """Return the place of the pool; beside a table that begins lower, it does, too."""
    pool, lower = kit.place(layer, "pool"), lowered(kit, layer)
    if not lower or pool.top > kit.place(layer, "table").bottom:
        return pool
    top = pool.top + lower
    return Rect(pool.left, top, pool.w, min(pool.h, kit.place(layer, "hint").top - top))
