"""Where the rows of the table lie: what lies stays where it lies, and tiles shrink as it fills."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.engine.position import Table
from game.engine.tile import Row
from game.view.proportions import FRAME, TILE_GAP, TILE_RATIO
from game.view.table.places.composition import composed
from game.view.table.places.row_lines import AIR, APART, LineSpot, RowLines, Size
from game.view.table.places.row_wishes import Point, Wish, home_of, wishes
from game.view.table.places.tile_sizes import TileSizes

SHRINK = 0.9
"""The step to the next tile width when even the smallest of the list is too large."""

YIELD = 5
"""So many sizes of tiles are tried in another window before rows leave their lines."""

FULL, FULLER = 0.4, 0.12
"""The share of an airy table that tiles take before they get smaller, and how much more the next
smaller ones may take: few tiles lie on much felt."""

BARE = 0.75
"""Tiles get larger again where they would take no more than this part of that."""

TILE_ROOM = (1 + TILE_GAP) * (TILE_RATIO + AIR)
"""The room that a tile takes of an airy table, in squares of its width."""


@dataclass(frozen=True)
class Felt:
    """What rows lie on: the size of the zone, and the steps of tile widths, the largest first.

    With each width goes how far apart lines are at least; so many steps are airy, and at so many
    rows are steady on their lines.
    """

    size: Size
    steps: tuple[tuple[int, float], ...]
    airy: int
    steady: int

    def lines(self, step: int) -> RowLines:
        """Give bare lines."""
        return RowLines(self.size, *self.steps[step])

    def filled(self, step: int, tiles: int) -> float:
        """Give the share of the zone that tiles take, with the air around them."""
        return tiles * TILE_ROOM * self.steps[step][0] ** 2 / (self.size[0] * self.size[1])

    def holds(self, step: int, lines: RowLines) -> bool:
        """Tell whether rows lie as they should: with some air, where the table is airy."""
        return step >= self.airy or lines.roomy

    def suited(self, tiles: int, now: int = 0) -> int:
        """Give the step that suits so many tiles, if they lie at a step now."""
        for step in range(self.airy):
            most = FULL + step * FULLER
            if self.filled(step, tiles) <= (BARE * most if step < now else most):
                return step
        return max(now, self.airy - 1)


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
        airy, steady = len(sizes.airy), len(sizes.airy) + len(sizes.steady)
        self._felt = Felt(size, tuple(_steps(sizes, scale)), airy, steady)
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
        """Give the top left corner of each row, in px from that of the zone.

        With `near` the last row was put down new at that point, and lies there if there is room.
        """
        table, seen = tuple(rows), self.kept.seen
        known = None if near else seen.get((self._felt, table))
        lying = known or self._arranged(table, len(rows) - 1 if near else None, near)
        if turn != self.kept.turn:
            lying, seen = self._tidied(lying), {}
        return self._keep(turn, lying, seen)

    def move(self, rows: Sequence[Row], at: int, near: Point) -> list[Point]:
        """Carry row `at` to a point, the others stay; give the corners like `place`."""
        table = tuple(rows)
        elsewhere = {key: lying for key, lying in self.kept.seen.items() if key[1] != table}
        return self._keep(self.kept.turn, self._arranged(table, at, near), elsewhere)

    def glimpse(self, at: int, row: Row) -> list[Point] | None:
        """Give the corners if row `at` became another; None where it had to leave its line."""
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
        felt, here = self._felt, before.felt == self._felt
        suited = felt.suited(sum(wish.tiles for wish in asked))
        known = any(wish.home or wish.near for wish in asked)
        first = before.step if here or before.felt.size != felt.size else suited
        beyond = max(first + 1, felt.steady) if here else min(first + YIELD, len(felt.steps))
        for step in range(first, beyond if known else first):
            yield step, self._in_lines(asked, before.lines, step, strict=not here)
        reading = sorted(asked, key=lambda wish: _reading(wish, before.lines, len(asked)))
        rows = [(wish.row, wish.tiles) for wish in reading]
        for step in range(max(before.step if here else 0, suited), len(felt.steps)):
            lines = composed(partial(felt.lines, step), rows)
            yield step, lines if lines and felt.holds(step, lines) else None

    def _in_lines(
        self, asked: Sequence[Wish], before: RowLines, step: int, strict: bool
    ) -> RowLines | None:
        """Lay rows on the lines where they lay; if that is strict, no row leaves its line."""
        lines = self._felt.lines(step)
        down = before.further_down(lines)
        if down is None or not all(wish.lay(lines, before, down, strict) for wish in asked):
            return None
        return lines if not strict or self._felt.holds(step, lines) else None

    def _tidied(self, lying: Lying) -> Lying:
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
    """Tell where a row is read: in its place, at last those that have none."""
    spot = wish.home.spot if wish.home else wish.under(lines)
    return spot or LineSpot(beyond, 0), wish.row


def _steps(sizes: TileSizes, scale: float) -> Iterator[tuple[int, float]]:
    """List the tile widths in px down to the least, with how far apart lines are at least."""
    width = 0
    for width in sizes.airy:
        yield round(width * scale), AIR
    for width in (*sizes.steady, *sizes.small):
        yield round(width * scale), APART
    width = round(width * scale)
    while width > 1:
        width = int(width * SHRINK)
        yield width, APART
