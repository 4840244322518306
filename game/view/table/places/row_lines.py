"""The lines of the table at one tile width: rows lie on them side by side and never touch."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from math import ceil, hypot, inf
from typing import NamedTuple

from game.view.proportions import FRAME, TILE_GAP, TILE_RATIO

APART = 0.27
"""The least distance between rows, to all sides: the frames around them never touch."""

AIR = 0.42
"""The least distance between lines where words are to have room there."""

LARGEST_LINE_GAP = 0.5

STEEP = 0.9
"""How far it is from the middle up to the edge of the zone, where to the sides it is 1."""

Size = tuple[float, float]
Place = tuple[int, int]
"""The number of a row, and its length."""


class LineSpot(NamedTuple):
    """A place for a row: its line, counted from the top, and its left edge in px."""

    line: int
    x: int


class Rank(NamedTuple):
    """What a row follows in the order of a line: where its tiles lay, and which of them it has."""

    x: float
    shift: int = 0


class _Span(NamedTuple):
    x: int
    length: int
    key: int
    rank: Rank

    @property
    def end(self) -> int:
        return self.x + self.length


class RowLines:
    """Hold rows, each known by a number, on the lines of a zone; all lengths are in px."""

    def __init__(self, size: Size, width: int, air: float = APART) -> None:
        """Take the size of the zone, and at least how far apart lines are in tile widths."""
        self.size = size
        self.width = width
        self.height = round(width * TILE_RATIO)
        self._tile_gap = max(1, round(width * TILE_GAP))
        frame = ceil(width * FRAME)
        self._apart = max(int(width * APART), 2 * frame)
        self._left, self._right = frame, int(size[0]) - frame
        least, high = max(int(width * air), 2 * frame), int(size[1]) - 2 * frame
        self.count = max(0, (high + least) // (self.height + least))
        spare = high - self.count * self.height
        self.gap = min(int(width * LARGEST_LINE_GAP), spare // max(1, self.count - 1))
        self._top = frame + (spare - self.gap * (self.count - 1)) // 2
        self._lines: list[list[_Span]] = [[] for _ in range(self.count)]

    def for_tiles(self, width: int) -> "RowLines":
        """Return bare lines for tiles no wider than these, as many and as high up."""
        lines = RowLines(self.size, width)
        lines.gap = self.gap + self.height - lines.height
        lines._top = self._top + (self.height - lines.height) // 2
        lines.count = self.count
        lines._lines = [[] for _ in range(self.count)]
        return lines

    def without(self, key: int) -> "RowLines":
        """Return the same lines with one row less."""
        rest = copy(self)
        rest._lines = [[span for span in spans if span.key != key] for spans in self._lines]
        return rest

    # Measures

    @property
    def pitch(self) -> int:
        """The distance from one tile of a row to the next."""
        return self.width + self._tile_gap

    @property
    def rooms(self) -> tuple[int, ...]:
        """The distances to keep between rows: a tile can be added, some air, none."""
        wide = self.pitch + self._apart
        return wide, wide // 2, self._apart

    @property
    def middle(self) -> float:
        """How far right the middle of the lines is."""
        return (self._left + self._right) / 2

    def length(self, tiles: int) -> int:
        """Return the length of a row of this many tiles."""
        return tiles * self.pitch - self._tile_gap

    def line_at(self, y: float) -> int:
        """Return the line whose middle is nearest to `y`."""
        line = round((y - self._top - self.height / 2) / (self.height + self.gap))
        return max(0, min(line, self.count - 1))

    def top(self, line: int) -> int:
        """Return the upper edge of the tiles on a line."""
        return self._top + line * (self.height + self.gap)

    # What lies there

    def spots(self) -> dict[int, LineSpot]:
        """Return where every row lies."""
        return {
            span.key: LineSpot(line, span.x)
            for line, spans in enumerate(self._lines)
            for span in spans
        }

    def in_order(self) -> list[list[int]]:
        """List the rows of each line from the left."""
        return [[span.key for span in spans] for spans in self._lines]

    @property
    def roomy(self) -> bool:
        """Return whether the rows of every line can have some air between them."""
        return all(self.has_room(spans, self.rooms[1]) for spans in self._lines)

    def has_room(self, rows: Sequence[Place | _Span], apart: int) -> bool:
        """Return whether a line can take these rows, so far apart."""
        return self.excess(rows, apart) <= 0

    def excess(self, rows: Sequence[Place | _Span], apart: int) -> int:
        """Return by how much a line is too short for these rows, so far apart."""
        taken = sum(row[1] for row in rows) + apart * (len(rows) - 1)
        return taken - (self._right - self._left)

    def further_down(self, other: "RowLines") -> int | None:
        """Say by how many lines all go down on other lines; None if they are too many for them."""
        used = [line for line, spans in enumerate(self._lines) if spans] or [0]
        if used[-1] - used[0] >= other.count:
            return None
        down = (other.count - self.count) // 2
        return max(-used[0], min(down, other.count - 1 - used[-1]))

    # Whole lines

    def lay_centred(self, line: int, rows: Sequence[Place]) -> bool:
        """Lay rows on a bare line, in the middle with even gaps; False if they are too long."""
        if not self.has_room(rows, self._apart):
            return False
        spare = self._right - self._left - sum(length for _, length in rows)
        apart = min(self.rooms[0], spare // max(1, len(rows) - 1))
        x = self._left + (spare - apart * (len(rows) - 1)) // 2
        for key, length in rows:
            self._lay(line, x, length, key)
            x += length + apart
        return True

    def lay_first(self, key: int, length: int) -> bool:
        """Lay a row on the first place in reading order; False if no line has any."""
        for line in range(self.count):
            for start, end in self._free(line, self._apart):
                if end - start >= length:
                    self._lay(line, start, length, key)
                    return True
        return False

    # One row more

    def lay_inmost(self, key: int, length: int) -> bool:
        """Lay a row where it has most room, there nearest to the middle; False if it fits nowhere.

        Near is meant by the shape of the zone: it fills from its middle to all sides alike.
        """
        for room in self.rooms:
            if spots := self._free_spots(length, self.middle - length / 2, room):
                line, x = min(spots, key=lambda spot: self._off_middle(spot, length))
                self._lay(line, x, length, key)
                return True
        return False

    def lay_near(self, key: int, length: int, wish: LineSpot, reach: float = inf) -> bool:
        """Lay a row near its wish, and so that others yield little; False if it fits nowhere.

        A place that is further off than `reach` is none.
        """
        best: tuple[float, float, int, list[_Span]] = (inf, inf, 0, [])
        span = _Span(wish.x, length, key, Rank(wish.x))
        for least, line, at in sorted(self._gaps(length, wish)):
            if least >= best[0]:
                break
            spans, moved = self._pushed(line, span, at)
            off = hypot(spans[at].x - wish.x, self.top(line) - self.top(wish.line))
            best = min(best, (off + moved, off, line, spans))
        _, off, line, spans = best
        fits = bool(spans) and off <= reach
        if fits:
            self._lines[line] = spans
        return fits

    def keep(self, key: int, length: int, spot: LineSpot, rank: Rank) -> bool:
        """Lay a row that lay there on its line, where its rank puts it; False if that is full.

        Its neighbours yield rather than let it leave its line.
        """
        if self._slack(spot.line) < length:
            return False
        at = sum(other.rank < rank for other in self._lines[spot.line])
        span = _Span(spot.x, length, key, rank)
        self._lines[spot.line], _ = self._pushed(spot.line, span, at)
        return True

    def push_in(self, key: int, length: int, x: int, lines: Iterable[int] | None = None) -> bool:
        """Lay a row near `x` on the line where the others yield least; False if all are full."""
        span = _Span(x, length, key, Rank(x))
        asked = range(self.count) if lines is None else lines
        ways = [
            (line, *self._pushed(line, span, self._before(line, span)))
            for line in asked
            if self._slack(line) >= length
        ]
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
            and any(self._slack(at) >= span.length for at in range(self.count) if at != line)
        ]
        if not ways:
            return False
        _, line, span = min(ways)
        self._lines[line].remove(span)
        self.push_in(key, length, x, (line,))
        return self.lay_near(span.key, span.length, LineSpot(line, span.x))

    def _lay(self, line: int, x: int, length: int, key: int) -> None:
        self._lines[line] = sorted([*self._lines[line], _Span(x, length, key, Rank(x))])

    def _gaps(self, length: int, wish: LineSpot) -> Iterator[tuple[float, int, int]]:
        """List between which rows one more can lie, and how bad that is at least."""
        for line, spans in enumerate(self._lines):
            if self._slack(line) < length:
                continue
            down = abs(self.top(line) - self.top(wish.line))
            ends = [self._left, *(span.end + self._apart for span in spans)]
            starts = [*(span.x - self._apart for span in spans), self._right]
            for at, (start, end) in enumerate(zip(ends, starts, strict=True)):
                yield max(down, start - wish.x, wish.x + length - end), line, at

    def _free_spots(self, length: int, x: float, apart: int) -> list[LineSpot]:
        """List where a row fits, on each free stretch the place nearest to `x`."""
        return [
            LineSpot(line, round(max(start, min(x, end - length))))
            for line in range(self.count)
            for start, end in self._free(line, apart)
            if end - start >= length
        ]

    def _off_middle(self, spot: LineSpot, length: int) -> tuple[float, int, int]:
        """Return how far from the middle a row would lie; the lower right of two is less."""
        across = (spot.x + length / 2 - self.middle) / self.size[0]
        down = (self.top(spot.line) + (self.height - self.size[1]) / 2) / self.size[1]
        return round(across**2 + (STEEP * down) ** 2, 6), -spot.line, -spot.x

    def _free(self, line: int, room: int) -> Iterator[tuple[int, int]]:
        """List the stretches of a line that are so far from the rows beside them."""
        start = self._left
        for span in self._lines[line]:
            yield start, span.x - room
            start = span.end + room
        yield start, self._right

    def _slack(self, line: int) -> int:
        taken = sum(span.length + self._apart for span in self._lines[line])
        return self._right - self._left - taken

    def _before(self, line: int, span: _Span) -> int:
        """Count the rows of a line whose middle is further left."""
        return sum(other.x + other.end < span.x + span.end for other in self._lines[line])

    def _pushed(self, line: int, span: _Span, at: int) -> tuple[list[_Span], int]:
        """Return the line with one row more, as its row `at`, and how far rows moved for it.

        The row is shifted between its neighbours; only if it is too long for that do they yield.
        """
        spans = self._lines[line]
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
