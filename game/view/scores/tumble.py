"""How the tiles of a rack that tipped over come to rest on the felt."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from pygame import Rect

from game.view.proportions import tile_height

LARGEST, LEAST = 60, 8
"""How wide a tile is at most, in reference pixels, and at least, in pixels."""

PITCH = 1.2, 1.16
"""From one tile to the next, in widths and heights of a tile."""

TILT, STRAY = 11.0, 0.06
"""How far a tile is turned at most, in degrees, and how far off it lies, in its widths."""


class Resting(NamedTuple):
    """Where a tile comes to rest, and how far it is turned then."""

    x: float
    y: float
    tilt: float


def tumble(room: Rect, count: int, largest: int) -> tuple[int, list[Resting]]:
    """Return how wide this many tiles are in a room, and where they lie; none hides a number."""
    width = next(
        (width for width in range(largest, LEAST, -1) if _lines(room, count, width)), LEAST
    )
    lines = max(1, _lines(room, count, width))
    return width, list(_lie(room, count, width, max(1, -(-count // lines))))


def reach(width: int, resting: Sequence[Resting], top: int) -> int:
    """Return how low tiles so wide reach that lie so; without any it is `top`."""
    low = max((tile.y for tile in resting), default=top - tile_height(width) * PITCH[1] / 2)
    return round(low + tile_height(width) * PITCH[1] / 2)


def _lines(room: Rect, count: int, width: int) -> int:
    """Return in how many lines tiles so wide have room; 0 if they have not."""
    a_line = int(room.w / (width * PITCH[0]))
    lines = -(-count // a_line) if a_line else 0
    return lines if lines * tile_height(width) * PITCH[1] <= room.h else 0


def _lie(room: Rect, count: int, width: int, a_line: int) -> Iterator[Resting]:
    chance, (across, down) = Random(count), (width * PITCH[0], tile_height(width) * PITCH[1])
    for at in range(count):
        line, place = divmod(at, a_line)
        here = min(a_line, count - line * a_line)
        stray = chance.uniform(-STRAY, STRAY) * width
        x = room.centerx + (place - (here - 1) / 2) * across + stray
        tilt = chance.uniform(TILT / 3, TILT) * chance.choice((-1, 1))
        yield Resting(x, room.top + (line + 0.5) * down + stray, tilt)
