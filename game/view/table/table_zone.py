"""Where rows lie: the table rises, and heads sink behind its rim, where there is little room."""

from typing import NamedTuple

from pygame import Rect

from game.kit.kit import Kit
from game.view.parlour import choose
from game.view.room import far_rim
from game.view.table.around.seat_places import HEAD, NARROW, SEEN, SUNK, TOP, WHOLE
from game.view.table.places.placements import Point

WALL = {True: 66, False: 74}
"""How high the wall above the rim is then, in reference pixels, with open racks and without."""

RISE = {True: 32, False: 54}
"""How far the table rises at most when it is full, in reference pixels, in tall windows and others.

In tall ones seats are narrow, and their bubbles need the height.
"""

SMALL = 0.6
"""Up to what scale a window that is wider than high is small."""

STRIP_SHARE = 0.12
"""How much of the table open racks take, of its height, beside all by which it has risen."""


MOST_FALL = 0.2, 0.11, 0.2
"""How far its far rim comes down at most, of its height, in wide, square and tall windows."""

MOST_SEATS = 3
"""So many sit behind the rim at most."""

MOST_OF_TABLE = 0.3
"""How much of the table larger text of a lesson's task takes at most, of its height."""


class TableZone(NamedTuple):
    """Hold the zone of the table, and its two parts: a strip for open racks, and that of rows."""

    whole: Rect
    strip: Rect
    rows: Rect
    seen: float
    """How much of a head is above the rim."""
    rise: int = 0
    """By how much it can rise, if its rows need that."""
    fall: int = 0
    """By how much its far rim can come down, while rows leave it that room."""

    @property
    def risen(self) -> "TableZone":
        """The zone where heads have sunk, as its rows needed that."""
        rows, whole = (
            Rect(part.x, part.y - self.rise, part.w, part.h + self.rise)
            for part in (self.rows, self.whole)
        )
        return TableZone(whole, Rect(whole.topleft, (whole.w, 0)), rows, SUNK)

    @property
    def fallen(self) -> "TableZone":
        """The zone whose rim has come down, so that heads are whole; its rows stay in place."""
        x, y, wide, high = self.whole
        return self._replace(whole=Rect(x, y + self.fall, wide, high - self.fall), seen=WHOLE)


def table_zone(kit: Kit, layer: str, *, any_open: bool) -> TableZone:
    """Part the table of a layer; open racks take a strip of it, if there are any."""
    laid, lower = kit.place(layer, "table"), lowered(kit, layer)
    laid = Rect(laid.left, laid.top + lower, laid.w, laid.h - lower)
    small, tall = kit.scale <= SMALL, kit.size[0] <= kit.size[1]
    sinks = any_open or (small and not tall)
    wall = far_rim(kit, laid).top - kit.px(WALL[any_open])
    can = max(0, wall) if kit.has_zone(layer, "seats") else 0
    rise = can if sinks else 0
    whole = Rect(laid.left, laid.top - rise, laid.width, laid.height + rise)
    more = 0 if sinks or small else min(can, kit.px(RISE[tall]))
    high = round(laid.height * STRIP_SHARE) + rise if any_open else 0
    strip = Rect(whole.topleft, (whole.width, high))
    rows = Rect(whole.left, whole.top + high, whole.width, whole.height - high)
    seen = SUNK if rise else SEEN
    fall = 0 if any_open or not kit.has_zone(layer, "seats") else _fall(kit, whole)
    return TableZone(whole, strip, rows, seen, more, fall)


def _fall(kit: Kit, table: Rect) -> int:
    """Return by how much the far rim comes down until heads above it are whole."""
    head = min(kit.px(HEAD), round(kit.size[0] / MOST_SEATS * NARROW))
    whole = round(head * WHOLE) + 2 * kit.px(TOP) - far_rim(kit, table).top
    return max(0, min(whole, round(table.h * choose(kit.size, *MOST_FALL))))


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
    """Return the place of the pool; beside a table that begins lower, it does, too.

    A layer without one has an empty place.
    """
    if not kit.has_zone(layer, "pool"):
        return Rect(kit.place(layer, "table").midright, (0, 0))
    pool, lower = kit.place(layer, "pool"), lowered(kit, layer)
    if not lower or pool.top > kit.place(layer, "table").bottom:
        return pool
    top = pool.top + lower
    return Rect(pool.left, top, pool.w, min(pool.h, kit.place(layer, "hint").top - top))


def on_table(kit: Kit, layer: str, rows: Rect, point: Point) -> Point:
    """Return a tapped point, among the rows if it is on the felt below them, where messages stand.

    It looks like theirs, and who misses them by a little wants to lay tiles there.
    """
    table, message = kit.place(layer, "table"), kit.place(layer, "message")
    below = Rect(table.x, table.bottom, table.w, max(0, message.bottom - table.bottom))
    return (point[0], rows.bottom - 1) if below.collidepoint(point) else point
