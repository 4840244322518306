"""Lines that are too long after a turn: as few rows as can be leave them, first those touched."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from game.view.table.places.row_lines import Place, RowLines

Parts = list[list[Place]]


class _Leave(NamedTuple):
    """Say how a row leaves its line, and how bad that is: the least is best."""

    left: int
    """By how much its line is still too long."""
    moved: int
    """It goes alone, or trades places with another."""
    still: int
    """How many of them nobody touched."""
    far: int
    length: int
    line: int
    at: int
    to: int
    place: int


def ease(lines: RowLines, parts: Parts, apart: int, still: Collection[int]) -> bool:
    """Take a row off a line that is too long, where rows are so far apart; False if none can go.

    It goes to a line that has room, or trades places with a shorter row where there is none at all.
    """
    ways = [
        way
        for line, part in enumerate(parts)
        if not lines.has_room(part, apart)
        for way in _ways(lines, parts, line, apart)
    ]
    if not ways:
        return False
    way = min(_judged(parts, way, still) for way in ways)
    row = parts[way.line].pop(way.at)
    if way.moved > 1:
        parts[way.line].insert(way.at, parts[way.to].pop(way.place))
    parts[way.to].insert(way.place, row)
    return True


def _ways(lines: RowLines, parts: Parts, line: int, apart: int) -> Iterator[_Leave]:
    yield from _leaving(lines, parts, line, apart)
    if not lines.has_room(parts[line], lines.rooms[-1]):
        yield from _trading(lines, parts, line, apart)


def _leaving(lines: RowLines, parts: Parts, line: int, apart: int) -> Iterator[_Leave]:
    """List how one row goes to a line that takes it, as far along it as it was."""
    part = parts[line]
    for at, row in enumerate(part):
        left = max(0, lines.excess([*part[:at], *part[at + 1 :]], apart))
        for to, other in enumerate(parts):
            if to != line and lines.has_room([*other, row], apart):
                place = round(len(other) * at / max(1, len(part) - 1))
                yield _Leave(left, 1, 0, abs(to - line), row[1], line, at, to, place)


def _trading(lines: RowLines, parts: Parts, line: int, apart: int) -> Iterator[_Leave]:
    """List how one row trades places with a shorter one."""
    excess = lines.excess(parts[line], apart)
    for to, other in enumerate(parts):
        room = -lines.excess(other, apart)
        for place, less in enumerate(other):
            for at, row in enumerate(parts[line]):
                gain = row[1] - less[1]
                if 0 < gain <= room:
                    left = max(0, excess - gain)
                    yield _Leave(left, 2, 0, abs(to - line), row[1], line, at, to, place)


def _judged(parts: Parts, way: _Leave, still: Collection[int]) -> _Leave:
    """Count the rows that move though nobody touched them."""
    rows = [parts[way.line][way.at]]
    if way.moved > 1:
        rows.append(parts[way.to][way.place])
    return way._replace(still=sum(key in still for key, _ in rows))
