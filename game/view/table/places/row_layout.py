"""Where the rows of the table lie: what lies stays where it lies, and tiles shrink as it fills."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.engine.position import Table
from game.engine.tile import Row
from game.session.order.table_lines import Arranged, Lines
from game.view.proportions import FRAME
from game.view.table.places.composition import composed
from game.view.table.places.felt import Felt, felt
from game.view.table.places.row_lines import LineSpot, RowLines, Size
from game.view.table.places.row_wishes import Point, Wish, home_of, wishes
from game.view.table.places.tile_sizes import TileSizes

YIELD = 5
"""How many tile sizes are tried in another window before rows leave their lines."""


@dataclass(frozen=True)
class Lying:
    """Say how a table lies: its rows, on what felt, at which step, on which lines."""

    rows: Table
    felt: Felt
    step: int
    lines: RowLines


Seen = Mapping[tuple[Felt, Table], Lying]


@dataclass(frozen=True)
class Kept:
    """Remember how a table lies in a turn, and how each other lay that was seen in it."""

    turn: int
    now: Lying
    seen: Seen = field(default_factory=dict)


class RowLayout:
    """Give every row a place in a zone of some px.

    Within a turn rows stay where they lie, known by their tiles from one call to the next; only
    what must, moves, and a table that was seen before lies as it lay. Between two turns every line
    is centred, its gaps are made even, and tiles get the size that suits the table.
    """

    def __init__(self, size: Size, sizes: TileSizes, scale: float = 1.0) -> None:
        """Take the zone in px, the tile widths to try, and the pixels of one of theirs."""
        self._felt = felt(size, sizes, scale)
        self.kept = Kept(0, Lying((), self._felt, 0, self._felt.lines(0)))
        """What is handed to the layout of another window, or given back to this one."""

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

    def place(self, rows: Sequence[Row], near: Point | None = None, turn: int = 0) -> list[Point]:
        """Return the top left corner of each row, in px from that of the zone.

        With `near` the last row was put down new at that point, and lies there if there is room.
        """
        table, seen = tuple(rows), self.kept.seen
        if table == self.kept.now.rows:
            near = None  # The hand's move was refused: it has put down nothing.
        known = None if near else seen.get((self._felt, table))
        lying = known or self._arranged(table, len(rows) - 1 if near else None, near)
        if turn != self.kept.turn:
            lying, seen = self._between_turns(lying), {}
        return self._keep(turn, lying, seen)

    @property
    def lines(self) -> Lines:
        """The numbers of the rows on each line."""
        return tuple(map(tuple, self.kept.now.lines.in_order()))

    def arrange(self, arranged: Arranged, turn: int) -> None:
        """Lay rows on lines as they lay before, each line in the middle; in the size that suits."""
        rows = arranged.rows
        suited = self._felt.suited(sum(map(len, rows)))
        for step in sorted(
            range(len(self._felt.steps)), key=partial(self._unlike, arranged, suited)
        ):
            lines = self._laid(arranged, step)
            if lines and self._felt.holds(step, lines):
                lying = Lying(rows, self._felt, step, lines)
                self._keep(turn, lying, {})
                return

    def _unlike(self, arranged: Arranged, suited: int, step: int) -> tuple[bool, int]:
        """Say how far a tile size is from the one in which rows lay so: it had as many lines."""
        return self._felt.lines(step).count != len(arranged.lines), abs(step - suited)

    def _laid(self, arranged: Arranged, step: int) -> RowLines | None:
        """Lay rows on lines at some width of tiles; None if it has not as many, or too short."""
        lines, asked = self._felt.lines(step), arranged.lines
        if lines.count != len(asked):
            used = [at for at, line in enumerate(asked) if line]
            asked = asked[used[0] : used[-1] + 1]
        first = (lines.count - len(asked)) // 2
        parts = [[(row, lines.length(len(arranged.rows[row]))) for row in line] for line in asked]
        if first < 0:
            return None
        fit = all(lines.lay_centred(at, part) for at, part in enumerate(parts, first) if part)
        return lines if fit else None

    def move(self, rows: Sequence[Row], at: int, near: Point) -> list[Point]:
        """Carry row `at` to a point, the others stay; give the corners like `place`."""
        table = tuple(rows)
        elsewhere = {key: lying for key, lying in self.kept.seen.items() if key[1] != table}
        return self._keep(self.kept.turn, self._arranged(table, at, near), elsewhere)

    def glimpse(self, at: int, row: Row) -> list[Point] | None:
        """Return the corners if row `at` became another; None where it had to leave its line."""
        now = self.kept.now
        lines, home = now.lines.without(at), home_of(now.rows[at], now.lines.spots()[at], row)
        spot, rank = home.on(lines, lines, 0)
        stays = lines.keep(at, lines.length(len(row)), spot, rank)
        return _corners(replace(now, lines=lines)) if stays else None

    def _keep(self, turn: int, lying: Lying, seen: Seen) -> list[Point]:
        self.kept = Kept(turn, lying, {**seen, (self._felt, lying.rows): lying})
        return _corners(lying)

    def _arranged(self, table: Table, carried: int | None, near: Point | None) -> Lying:
        """Lay a table as it lies now, but for what changed."""
        before = self.kept.now
        if before.felt != self._felt:
            before = self.kept.seen.get((before.felt, table), before)
        asked = wishes(before.rows, before.lines.spots(), table, carried, near)
        for step, lines in self._ways(asked, before):
            if lines:
                return Lying(table, self._felt, step, lines)
        raise ValueError(f"A table of {self._felt.size} px is too small for {len(table)} rows.")

    def _ways(self, asked: Sequence[Wish], before: Lying) -> Iterator[tuple[int, RowLines | None]]:
        """Try to keep the lines, in smaller tiles if need be; then to lay all anew."""
        on, here = self._felt, before.felt == self._felt
        suited = on.suited(sum(wish.tiles for wish in asked))
        known = any(wish.home or wish.near for wish in asked)
        first = before.step if here or before.felt.size != on.size else suited
        beyond = max(first + 1, on.steady) if here else min(first + YIELD, len(on.steps))
        for step in range(first, beyond if known else first):
            yield step, self._in_lines(asked, before.lines, step, strict=not here)
        reading = sorted(asked, key=lambda wish: _reading(wish, before.lines, len(asked)))
        rows = [(wish.row, wish.tiles) for wish in reading]
        for step in range(max(before.step if here else 0, suited), len(on.steps)):
            lines = composed(partial(on.lines, step), rows)
            yield step, lines if lines and on.holds(step, lines) else None

    def _in_lines(
        self, asked: Sequence[Wish], before: RowLines, step: int, strict: bool
    ) -> RowLines | None:
        """Lay rows on the lines where they lay; if that is strict, no row leaves its line."""
        lines = self._felt.lines(step)
        down = before.further_down(lines)
        if down is None or not all(wish.lay(lines, before, down, strict) for wish in asked):
            return None
        return lines if not strict or self._felt.holds(step, lines) else None

    def _between_turns(self, lying: Lying) -> Lying:
        """Centre all lines, in the tile width that suits the table."""
        tiles = sum(map(len, lying.rows))
        suited = self._felt.suited(tiles, lying.step)
        for step in range(suited, max(lying.step, self._felt.airy - 1) + 1):
            lines = self._centred(lying, step)
            if lines and self._felt.holds(step, lines):
                return replace(lying, step=step, lines=lines)
        step = max(lying.step, suited)
        return replace(lying, step=step, lines=self._centred(lying, step) or lying.lines)

    def _centred(self, lying: Lying, step: int) -> RowLines | None:
        """Lay each line in the middle at some width of tiles."""
        lines = self._felt.lines(step)
        down = lying.lines.further_down(lines)
        if down is None:
            return None
        parts = [
            [(key, lines.length(len(lying.rows[key]))) for key in line]
            for line in lying.lines.in_order()
        ]
        fit = all(lines.lay_centred(at + down, part) for at, part in enumerate(parts) if part)
        return lines if fit else None


def _corners(lying: Lying) -> list[Point]:
    lines, spots = lying.lines, lying.lines.spots()
    return [(spots[at].x, lines.top(spots[at].line)) for at in range(len(lying.rows))]


def _reading(wish: Wish, lines: RowLines, beyond: int) -> tuple[LineSpot, int]:
    """Return where a row is read: in its place, at last those that have none."""
    spot = wish.home.spot if wish.home else wish.under(lines)
    return spot or LineSpot(beyond, 0), wish.row
