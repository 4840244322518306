"""Rectangles cut into equal parts with gaps between them."""

from itertools import pairwise

from pygame import Rect


def rows(room: Rect, count: int, gap: int) -> list[Rect]:
    """Cut a room into parts one under the other."""
    height = room.height + gap
    edges = [room.top + height * at // count for at in range(count + 1)]
    return [Rect(room.left, top, room.width, low - gap - top) for top, low in pairwise(edges)]


def columns(room: Rect, count: int, gap: int) -> list[Rect]:
    """Cut a room into parts side by side."""
    width = room.width + gap
    edges = [room.left + width * at // count for at in range(count + 1)]
    return [
        Rect(left, room.top, right - gap - left, room.height) for left, right in pairwise(edges)
    ]
