"""A table laid anew: rows in reading order around the middle, in the shape of the zone."""

from collections.abc import Callable, Sequence
from math import log

from game.view.table.places.row_lines import Place, RowLines

FLAT = 1.1
"""How many times flatter than the zone it is what the rows cover, if they can choose."""

OFF = 3.8
"""How bad it is that a line alone lies off the middle, beside a shape that is not the zone's."""

Lines = Sequence[Sequence[Place]]


def composed(bare: Callable[[], RowLines], rows: Sequence[tuple[int, int]]) -> RowLines | None:
    """Lay rows, given by number and tiles in reading order; None if there is too little room.

    Only on lines that are nearly full rows lie in another order.
    """
    lines = bare()
    if not rows:
        return lines
    places = [(key, lines.length(tiles)) for key, tiles in rows]
    counts = range(1, min(len(rows), lines.count) + 1)
    even = [way for count in counts if all(way := _parted(places, count))]
    for apart in lines.rooms[1:]:
        ways = [*even, _filled(lines, places, apart)]
        if fitting := [
            way
            for way in ways
            if len(way) <= lines.count and all(lines.has_room(part, apart) for part in way)
        ]:
            return _laid(lines, min(fitting, key=lambda way: _misshapen(lines, way)))
    longest = sorted(places, key=lambda place: -place[1])
    for order in (places, longest):
        lines = bare()
        if all(lines.lay_first(*place) for place in order):
            length = dict(places)
            parts = [[(key, length[key]) for key in line] for line in lines.in_order()]
            return _laid(bare(), parts)
    return None


def _laid(lines: RowLines, parts: Lines) -> RowLines | None:
    """Lay rows on bare lines around the middle one; None if they are too long."""
    first = (lines.count - len(parts)) // 2
    fit = all(lines.lay_centred(line, part) for line, part in enumerate(parts, first) if part)
    return lines if fit else None


def _parted(places: Sequence[Place], count: int) -> Lines:
    """Split rows into lines of about the same length, in order."""
    whole = sum(length for _, length in places)
    parts: list[list[Place]] = [[] for _ in range(count)]
    done = 0
    for key, length in places:
        parts[int(count * (done + length / 2) / whole)].append((key, length))
        done += length
    return parts


def _filled(lines: RowLines, places: Sequence[Place], apart: int) -> Lines:
    """Part rows into as few lines as can be, in their order."""
    parts: list[list[Place]] = [[]]
    for place in places:
        if not lines.has_room([*parts[-1], place], apart):
            parts.append([])
        parts[-1].append(place)
    return parts


def _misshapen(lines: RowLines, way: Lines) -> float:
    """Return how much flatter or steeper than the zone the rows lie, and how far off its middle."""
    widest = max(sum(length + lines.rooms[0] for _, length in part) for part in way)
    high = len(way) * (lines.height + lines.gap)
    off = (lines.count - len(way)) % 2 / len(way)
    return abs(log(widest / lines.size[0]) - log(FLAT * high / lines.size[1])) + OFF * off**2
