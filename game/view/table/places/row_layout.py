"""Where the rows of the table lie: what lies stays where it lies, and tiles shrink as it fills."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.analysis.table_diff import equal
from game.engine.position import Table
from game.engine.tile import Row
from game.session.order.table_lines import Arranged, Lines
from game.view.proportions import FRAME
from game.view.table.places.composition import composed
from game.view.table.places.felt import Felt, felt
from game.view.table.places.row_changes import Lying, changed
from game.view.table.places.row_easing import ease
from game.view.table.places.row_lines import Place, RowLines, Size
from game.view.table.places.row_wishes import Point, home_of
from game.view.table.places.tile_sizes import TileSizes

BEFORE = -1
"""The turn of a table that was not shown yet."""

LEAVE = 2
"""How many rows leave lines that are too long, between two turns, if tiles keep their size so."""

CLOSE = 0.52
"""How far apart rows are at least in a tall window, in tile widths, if they need not be closer."""

Seen = Mapping[tuple[Felt, Table], Lying]


@dataclass(frozen=True)
class Kept:
    """Remember how a table lies in a turn, and how each other lay that was seen in it."""

    turn: int
    now: Lying
    seen: Seen = field(default_factory=dict)
    step: int = 0
    """The step at which the turn began."""
    start: Table = ()
    """The table with which the turn began."""
    risen: bool = False
    """Whether rows have all the room that can be made for them."""


class RowLayout:
    """Give every row a place in a zone of some px.

    Within a turn rows stay where they lie, known by their tiles from one call to the next; only
    what must, moves, and a table that was seen before lies as it lay. Tiles rather get a little
    smaller than let a row leave its line. Between two turns every line
    is centred, its gaps are made even, and tiles get the size that suits the table. Where they are
    larger for it then, the zone rises.
    """

    def __init__(self, size: Size, sizes: TileSizes, scale: float = 1.0, rise: int = 0) -> None:
        """Take the zone in px, the tile widths to try, and the pixels of one of theirs.

        The zone may get higher by `rise` where it is full.
        """
        self._usual = felt(size, sizes, scale)
        self._high = felt((size[0], size[1] + rise), sizes, scale)
        self.kept = Kept(BEFORE, Lying((), self._usual, 0, self._usual.lines(0)))
        """What is handed to the layout of another window, or given back to this one."""

    @property
    def _felt(self) -> Felt:
        return self._high if self.kept.risen else self._usual

    @property
    def risen(self) -> bool:
        """Whether the zone is higher than usual."""
        return self.kept.risen and self._high != self._usual

    @property
    def width(self) -> int:
        """The tile width in use now."""
        return self.kept.now.lines.width

    @property
    def pitch(self) -> int:
        """The distance from one tile of a row to the next, in px."""
        return self.kept.now.lines.pitch

    @property
    def frame(self) -> int:
        """How far the frame drawn around a row reaches beyond its tiles, in px."""
        return round(self.width * FRAME)

    @property
    def line_gap(self) -> int:
        """The height that is free between two lines, in px."""
        return self.kept.now.lines.gap

    @property
    def middle(self) -> float:
        """How far right the middle of its lines is."""
        return self.kept.now.lines.middle

    @property
    def line_tops(self) -> list[int]:
        """The upper edges of the tiles on its lines, in px from that of the zone."""
        lines = self.kept.now.lines
        return [lines.top(line) for line in range(lines.count)]

    def place(self, rows: Sequence[Row], near: Point | None = None, turn: int = 0) -> list[Point]:
        """Return the top left corner of each row, in px from that of the zone as it is then.

        With `near` the last row was put down new at that point, and lies there if there is room.
        """
        table, seen = tuple(rows), self.kept.seen
        if table == self.kept.now.rows:
            near = None  # The hand's move was refused: it has put down nothing.
        known = None if near else seen.get((self._felt, table))
        lying = known or self._arranged(table, len(rows) - 1 if near else None, near)
        if turn != self.kept.turn and not near:
            lying, seen = self._between_turns(lying), {}
        return self._keep(turn, lying, seen)

    @property
    def lines(self) -> Lines:
        """The numbers of the rows on each line."""
        return tuple(map(tuple, self.kept.now.lines.in_order()))

    def arrange(self, arranged: Arranged, turn: int) -> None:
        """Lay rows on lines as they lay before, each line in the middle; in the size that suits."""
        low = _as_arranged(self._usual, arranged)
        if low:
            high = _as_arranged(self._high, arranged)
            self._keep(turn, _larger(low, high or low), {})

    def move(self, rows: Sequence[Row], at: int, near: Point) -> list[Point]:
        """Carry row `at` to a point, the others stay; give the corners like `place`."""
        table = tuple(rows)
        elsewhere = {key: lying for key, lying in self.kept.seen.items() if key[1] != table}
        return self._keep(self.kept.turn, self._arranged(table, at, near), elsewhere)

    def landing(self, rows: Sequence[Row], near: Point) -> tuple[Point, Size]:
        """Return the corner and the size of the last row if it were put down at a point."""
        lying = self._arranged(tuple(rows), len(rows) - 1, near)
        return _corners(lying)[-1], (lying.lines.length(len(rows[-1])), lying.lines.height)

    def glimpse(self, at: int, row: Row) -> list[Point] | None:
        """Return the corners if row `at` became another; None where it had to leave its line."""
        now = self.kept.now
        lines, home = now.lines.without(at), home_of(now.rows[at], now.lines.spots()[at], row)
        spot, rank = home.on(lines, lines, 0)
        stays = lines.keep(at, lines.length(len(row)), spot, rank)
        return _corners(replace(now, lines=lines)) if stays else None

    def _keep(self, turn: int, lying: Lying, seen: Seen) -> list[Point]:
        kept = self.kept
        step, start = kept.step, kept.start
        if turn != kept.turn:
            step, start = lying.step, lying.rows
        risen = kept.risen if self._usual == self._high else lying.felt == self._high
        seen = {**seen, (lying.felt, lying.rows): lying}
        self.kept = Kept(turn, lying, seen, step, start, risen)
        return _corners(lying)

    def _arranged(self, table: Table, carried: int | None, near: Point | None) -> Lying:
        """Lay a table as it lies now, but for what changed."""
        before = self.kept.now
        if before.felt != self._felt:
            before = self.kept.seen.get((before.felt, table), before)
        return changed(self._felt, before, table, self.kept.step, carried, near)

    def _between_turns(self, lying: Lying) -> Lying:
        """Centre all lines in the tile width that suits the table, which rises where it is full."""
        settled = partial(_settled, lying, self.kept)
        if self.kept.risen:
            high = settled(self._high)
            low = None if high.is_full else settled(self._usual)
            return high if low is None or low.is_full else low
        low = settled(self._usual)
        if low.is_full and self._high != self._usual:
            return _larger(low, settled(self._high))
        return low


def _larger(low: Lying, high: Lying) -> Lying:
    """Choose the higher of two felts only where tiles are larger for it."""
    return high if low.is_full and high.lines.width > low.lines.width else low


def _settled(lying: Lying, kept: Kept, on: Felt) -> Lying:
    """Centre all lines on a felt, in the tile width that suits a table after a turn."""
    if lying.felt != on:
        lying = changed(on, kept.now, lying.rows, kept.step)
    still = equal(kept.start, lying.rows)
    suited = on.suited(sum(map(len, lying.rows)), kept.step)
    for step in range(suited, max(lying.step, on.airy - 1) + 1):
        for lines in _settlings(lying, step, kept.step, still):
            if lines and on.holds(step, lines):
                return replace(lying, step=step, lines=lines)
    step = max(lying.step, suited)
    return replace(lying, step=step, lines=_centred(lying, step) or lying.lines)


def _settlings(
    lying: Lying, step: int, start: int, still: Collection[int]
) -> Iterator[RowLines | None]:
    """Try to lay lines in the middle at some width of tiles, at last on other lines."""
    on, lines = lying.felt, _centred(lying, step)
    if on.is_tall and lines:
        yield _eased(lying, step, still, LEAVE, CLOSE)
    yield lines
    if not lines and on.roomy <= step < lying.step:
        yield _eased(lying, step, still, LEAVE)
    # Tiles that got smaller under the hand grow again, or they would shrink turn by turn.
    if start <= step < lying.step:
        yield _eased(lying, step, still, len(lying.rows))
        rows = [(row, len(lying.rows[row])) for line in lying.lines.in_order() for row in line]
        yield composed(partial(on.lines, step), rows)


def _centred(lying: Lying, step: int) -> RowLines | None:
    """Lay each line in the middle at some width of tiles."""
    lines = lying.felt.lines(step)
    parts = _parts(lying, lines)
    return _in_parts(lines, parts) if parts else None


def _eased(
    lying: Lying, step: int, still: Collection[int], most: int, apart: float = 0.0
) -> RowLines | None:
    """Lay lines in the middle, after at most so many times a row has left one that is too long.

    That is where rows would be less than `apart` from each other, in tile widths.
    """
    lines = lying.felt.lines(step)
    parts = _parts(lying, lines)
    for _ in range(most if parts else 0):
        if not ease(lines, parts, max(round(apart * lines.width), lines.rooms[-1]), still):
            break
    return _in_parts(lines, parts) if parts else None


def _parts(lying: Lying, lines: RowLines) -> list[list[Place]]:
    """Part rows into other lines as they lie; into none if there are too few."""
    down = lying.lines.further_down(lines)
    if down is None:
        return []
    parts: list[list[Place]] = [[] for _ in range(lines.count)]
    for at, line in enumerate(lying.lines.in_order()):
        for key in line:
            parts[at + down].append((key, lines.length(len(lying.rows[key]))))
    return parts


def _in_parts(lines: RowLines, parts: Sequence[Sequence[Place]]) -> RowLines | None:
    """Lay rows on bare lines, each in the middle; None if one is too long."""
    fit = all(lines.lay_centred(at, part) for at, part in enumerate(parts) if part)
    return lines if fit else None


def _corners(lying: Lying) -> list[Point]:
    lines, spots = lying.lines, lying.lines.spots()
    return [(spots[at].x, lines.top(spots[at].line)) for at in range(len(lying.rows))]


def _as_arranged(on: Felt, arranged: Arranged) -> Lying | None:
    """Lay rows on lines as they lay before, in the size that suits; None if nothing holds them."""
    suited = on.suited(sum(map(len, arranged.rows)))

    def unlike(step: int) -> tuple[bool, int]:
        return on.lines(step).count != len(arranged.lines), abs(step - suited)

    for step in sorted(range(len(on.steps)), key=unlike):
        lines = _laid(on.lines(step), arranged)
        if lines and on.holds(step, lines):
            return Lying(arranged.rows, on, step, lines)
    return None


def _laid(lines: RowLines, arranged: Arranged) -> RowLines | None:
    """Lay rows on bare lines; None if these are not as many, or too short."""
    asked = arranged.lines
    if lines.count != len(asked):
        used = [at for at, line in enumerate(asked) if line]
        asked = asked[used[0] : used[-1] + 1]
    first = (lines.count - len(asked)) // 2
    parts = [[(row, lines.length(len(arranged.rows[row]))) for row in line] for line in asked]
    if first < 0:
        return None
    fit = all(lines.lay_centred(at, part) for at, part in enumerate(parts, first) if part)
    return lines if fit else None
