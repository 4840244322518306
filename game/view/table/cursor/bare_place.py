"""Where a new row can be laid: a bare place on a line, as near to the middle as there is one."""

from collections.abc import Sequence
from itertools import product
from math import dist

from pygame import Rect

from game.engine.tile import Row
from game.view.proportions import tile_height
from game.view.table.board import Board

STEP = 0.25
"""How far apart the places are that are tried, in tile widths."""

ASKED = 8
"""Into so many parts each side of a full table is divided to find where others make room."""


def bare_place(board: Board, tiles: int) -> Rect | None:
    """Return the place where a row of this many tiles lies once it is put down in its middle.

    It touches no row; on a line of its own the row stays there when the turn ends.
    """
    layout, zone = board.row_layout, board.zone
    wide, high = (tiles - 1) * layout.pitch + layout.width, tile_height(layout.width)
    rows = [board.row_rect(at) for at in range(len(board.shown.rows))]
    taken = [row.inflate(4 * layout.frame, 0) for row in rows]
    step, reach = max(1, round(STEP * layout.width)), (zone.w - wide) // 2
    middle = zone.x + layout.middle - wide / 2
    free = [
        place
        for top in layout.line_tops
        for at in range(-(reach // step), reach // step + 1)
        if (place := Rect(round(middle + at * step), zone.y + top, wide, high))
        and zone.contains(place)
        and place.collidelist(taken) < 0
    ]

    def worth(place: Rect) -> tuple[bool, int, int, float]:
        shares_line = any(row.top < place.centery < row.bottom for row in rows)
        apart = dist(place.center, zone.center)
        # Of lines about as near the lower one: the rim and the name plates hang over the highest.
        return shares_line, round(apart / high), -place.top, apart

    return min(free, key=worth, default=None)


def place_among(board: Board, rows: Sequence[Row]) -> Rect:
    """Return where the last of these rows lies best, where smaller tiles must make room for it.

    Its middle is on bare felt, if it can be: somebody presses there.
    """
    zone, now = board.zone, [board.row_rect(at) for at in range(len(board.shown.rows))]
    shares = [at / ASKED for at in range(1, ASKED)]
    points = ((zone.x + x * zone.w, zone.y + y * zone.h) for x, y in product(shares, shares))
    places = [board.landing(rows, point) for point in points]

    def worth(place: Rect) -> tuple[bool, bool, float]:
        covered = any(row.collidepoint(place.center) for row in now)
        return covered, place.collidelist(now) >= 0, dist(place.center, zone.center)

    return min(places, key=worth)
