"""The lines of the table at one tile width: rows lie on them side by side and never touch."""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import NamedTuple

from game.view.proportions import FRAME, TILE_GAP, TILE_RATIO

APART = 0.27
"""The least distance between rows, to all sides: the frames around them never touch."""

AIR = 0.42
"""The least distance between lines where words are to have room there."""

LARGEST_LINE_GAP = 0.5


class LineSpot(NamedTuple):
    """A place for a row: its line, counted from the top, and its left edge in px."""

    line: int
    x: int


class _Span(NamedTuple):
    x: int
    length: int
    key: int

    @property
    def end(self) -> int:
        return self.x + self.length


class RowLines:
    """Hold rows, each known by a number, on the lines of a zone; all lengths are in px."""

    def __init__(self, size: tuple[float, float], width: int, air: float = APART) -> None:
        """Take the size of the zone, and at least how far apart lines are in tile widths."""
        self.width = width
        self.air = air
        self.height = round(width * TILE_RATIO)
        self._tile_gap = max(1, round(width * TILE_GAP))
        frame = ceil(width * FRAME)
        self._apart = max(int(width * APART), 2 * frame)
        self._left, self._right = frame, int(size[0]) - frame
        least, high = max(int(width * air), 2 * frame), int(size[1]) - 2 * frame
        count = max(0, (high + least) // (self.height + least))
        spare = high - count * self.height
        self.gap = min(int(width * LARGEST_LINE_GAP), spare // max(1, count - 1))
        self._top = frame + (spare - self.gap * (count - 1)) // 2
        self._lines: list[list[_Span]] = [[] for _ in range(count)]

    @property
    def pitch(self) -> int:
        """The distance from one tile of a row to the next."""
        return self.width + self._tile_gap

    @property
    def rooms(self) -> tuple[int, ...]:
        """The distances to keep between rows: two tiles can be added, one, some air, none."""
        wide = self.pitch + self._apart
        return wide + self.pitch, wide, wide // 2, self._apart

    @property
    def end(self) -> int:
        """The right edge of what rows may cover."""
        return self._right

    def length(self, tiles: int) -> int:
        """Give the length of a row of so many tiles."""
        return tiles * self.pitch - self._tile_gap

    def line_at(self, y: float) -> int:
        """Give the line whose middle is nearest to `y`."""
        line = round((y - self._top - self.height / 2) / (self.height + self.gap))
        return max(0, min(line, len(self._lines) - 1))

    def top(self, line: int) -> int:
        """Give the upper edge of the tiles on a line."""
        return self._top + line * (self.height + self.gap)

    def spots(self) -> dict[int, LineSpot]:
        """Tell where every row lies."""
        return {
            span.key: LineSpot(line, span.x)
            for line, spans in enumerate(self._lines)
            for span in spans
        }

    def lay_first(self, key: int, length: int, room: int) -> bool:
        """Lay a row on the first place in reading order with so much room; False if none has."""
        for line in range(len(self._lines)):
            for start, end in self._free(line, room):
                if end - start >= length:
                    self._lay(line, _Span(start, length, key))
                    return True
        return False

    def lay_near(self, key: int, length: int, wish: LineSpot) -> bool:
        """Lay a row on the free place nearest to its wish; False if it fits nowhere."""
        spots = [
            LineSpot(line, max(start, min(wish.x, end - length)))
            for line in range(len(self._lines))
            for start, end in self._free(line, self._apart)
            if end - start >= length
        ]
        if spots:
            spot = min(spots, key=lambda spot: self._distance(spot, wish))
            self._lay(spot.line, _Span(spot.x, length, key))
        return bool(spots)

    def push_in(self, key: int, length: int, x: int, lines: Iterable[int] | None = None) -> bool:
        """Lay a row near `x` on the line where the others yield least; False if all are full."""
        span = _Span(x, length, key)
        asked = range(len(self._lines)) if lines is None else lines
        ways = [(line, *self._pushed(line, span)) for line in asked if self._slack(line) >= length]
        if ways:
            line, spans, _ = min(ways, key=lambda way: way[2])
            self._lines[line] = spans
        return bool(ways)

    def exchange(self, key: int, length: int, x: int) -> bool:
        """Lay a row in place of a shorter one that fits on another line; False if none does."""
        ways = [
            (span.length, line, span)
            for line, spans in enumerate(self._lines)
            for span in spans
            if self._slack(line) + span.length + self._apart >= length
            and any(self._slack(at) >= span.length for at in range(len(self._lines)) if at != line)
        ]
        if not ways:
            return False
        _, line, span = min(ways)
        self._lines[line].remove(span)
        self.push_in(key, length, x, (line,))
        wish = LineSpot(line, span.x)
        return self.lay_near(span.key, span.length, wish) or self.push_in(span.key, span.length, x)

    def _lay(self, line: int, span: _Span) -> None:
        self._lines[line] = sorted([*self._lines[line], span])

    def _distance(self, spot: LineSpot, wish: LineSpot) -> int:
        down = self.top(spot.line) - self.top(wish.line)
        return (spot.x - wish.x) ** 2 + down**2

    def _free(self, line: int, room: int) -> Iterator[tuple[int, int]]:
        """List the stretches of a line that are so far from the rows beside them."""
        start = self._left
        for span in self._lines[line]:
            yield start, span.x - room
            start = span.end + room
        yield start, self._right

    def _slack(self, line: int) -> int:
        """Give the length of the longest row that the line could still take."""
        taken = sum(span.length + self._apart for span in self._lines[line])
        return self._right - self._left - taken

    def _pushed(self, line: int, span: _Span) -> tuple[list[_Span], int]:
        """Give the line with one row more, and how far rows moved for it.

        The row is shifted between its neighbours; only if it is too long for that do they yield.
        """
        spans = self._lines[line]
        at = sum(other.x + other.end < span.x + span.end for other in spans)
        lowest = spans[at - 1].end + self._apart if at else self._left
        ceiling = spans[at].x - self._apart if at < len(spans) else self._right
        x = sorted((lowest, span.x, ceiling - span.length))[1]
        crowded = [*spans[:at], span._replace(x=x), *spans[at:]]
        ways = (
            self._leftwards(self._rightwards(crowded)),
            self._rightwards(self._leftwards(crowded)),
        )
        return min(((way, _moved(crowded, way)) for way in ways), key=lambda way: way[1])

    def _rightwards(self, spans: Sequence[_Span]) -> list[_Span]:
        """Push rows to the right until none is left of the zone or over another."""
        pushed: list[_Span] = []
        floor = self._left
        for span in spans:
            pushed.append(span._replace(x=max(span.x, floor)))
            floor = pushed[-1].end + self._apart
        return pushed

    def _leftwards(self, spans: Sequence[_Span]) -> list[_Span]:
        """Push rows to the left until none is right of the zone or over another."""
        pushed: list[_Span] = []
        ceiling = self._right
        for span in reversed(spans):
            pushed.insert(0, span._replace(x=min(span.x, ceiling - span.length)))
            ceiling = pushed[0].x - self._apart
        return pushed


def _moved(before: Sequence[_Span], after: Sequence[_Span]) -> int:
    return sum(abs(new.x - old.x) for old, new in zip(before, after, strict=True))
