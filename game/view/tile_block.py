"""A block of tiles in lines: how wide they can be in a room, and where each lies."""

from collections.abc import Iterator

from pygame import Rect

from game.view.proportions import tile_height

SMALLEST_TILE = 8  # px

Point = tuple[float, float]


def widest_tile(room: tuple[int, int], count: int, largest: int) -> int:
    """Return the largest tile width in pixels at which this many tiles fit into a room."""
    for width in range(largest, SMALLEST_TILE, -1):
        a_line = _tiles_a_line(room[0], width)
        if a_line and _height(-(-count // a_line), width) <= room[1]:
            return width
    return SMALLEST_TILE


def block(room: Rect, count: int, width: int) -> Iterator[Point]:
    """Return the centres of this many tiles, in lines at the foot of a room."""
    a_line, gap = max(1, _tiles_a_line(room.width, width)), _gap(width)
    lines = -(-count // a_line)
    top = room.bottom - _height(lines, width)
    for at in range(count):
        down, across = divmod(at, a_line)
        here = min(a_line, count - down * a_line)
        left = room.centerx - (here * (width + gap) - gap) / 2
        x = left + across * (width + gap) + width / 2
        yield x, top + down * (tile_height(width) + gap) + tile_height(width) / 2


def _tiles_a_line(room: int, width: int) -> int:
    return (room + _gap(width)) // (width + _gap(width))


def _height(lines: int, width: int) -> int:
    return lines * (tile_height(width) + _gap(width)) - _gap(width)


def _gap(width: int) -> int:
    return max(2, width // 12)
