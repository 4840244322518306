"""Where a new row can be laid: a bare place on the felt, as near to its middle as there is one."""

from collections.abc import Iterator
from itertools import product
from math import dist

from pygame import Rect

from game.view.proportions import tile_height
from game.view.table.board import Board

STEP = 0.25
"""How far apart the places are that are tried, in tile widths."""


def bare_place(board: Board, tiles: int) -> Rect | None:
    """Return a place with room for this many tiles that touches no row."""
    layout = board.row_layout
    size = ((tiles - 1) * layout.pitch + layout.width, tile_height(layout.width))
    margin = 2 * layout.frame
    taken = [
        board.row_rect(at).inflate(2 * margin, 2 * margin) for at in range(len(board.shown.rows))
    ]
    free = (place for place in _places(board.zone, size, layout.width) if _is_free(place, taken))
    return min(free, key=lambda place: dist(place.center, board.zone.center), default=None)


def _places(zone: Rect, size: tuple[int, int], width: int) -> Iterator[Rect]:
    """List places in a zone, one of them in its middle."""
    step = max(1, round(STEP * width))
    across, down = ((side - long) // 2 for side, long in zip(zone.size, size, strict=True))
    for x, y in product(range(-(across // step), across // step + 1), _down(down, step)):
        place = Rect((0, 0), size)
        place.center = zone.centerx + x * step, zone.centery + y * step
        yield place


def _down(room: int, step: int) -> range:
    return range(-(room // step), room // step + 1)


def _is_free(place: Rect, taken: list[Rect]) -> bool:
    return place.collidelist(taken) < 0
