"""A table that changes under the hand: what nobody touches stays, and as little moves as can be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.engine.position import Table
from game.view.table.places.composition import composed
from game.view.table.places.felt import Felt
from game.view.table.places.row_lines import LineSpot, RowLines
from game.view.table.places.row_wishes import Freedom, Point, Wish, wishes

LITTLE = 0.85
"""The part of their width that tiles keep within a turn, before rows leave their lines."""

YIELD = 5
"""How many tile sizes are tried in another window before rows leave their lines."""


@dataclass(frozen=True)
class Lying:
    """Say how a table lies: its rows, on what felt, at which step, on which lines."""

    rows: Table
    felt: Felt
    step: int
    lines: RowLines

    @property
    def is_full(self) -> bool:
        """Return whether tiles would be larger if there were fewer."""
        return self.felt.is_full(self.step)


def changed(
    on: Felt,
    before: Lying,
    table: Table,
    start: int,
    carried: int | None = None,
    near: Point | None = None,
) -> Lying:
    """Lay a table on a felt as it lay before, but for what changed since a turn's start."""
    asked = wishes(before.rows, before.lines.spots(), table, carried, near)
    for step, lines in _ways(on, asked, before, start):
        if lines:
            return Lying(table, on, step, lines)
    raise ValueError(f"A table of {on.size} px is too small for {len(table)} rows.")


def _ways(
    on: Felt, asked: Sequence[Wish], before: Lying, start: int
) -> Iterator[tuple[int, RowLines | None]]:
    """Try to keep the lines, in smaller tiles if need be; then to lay all anew."""
    here = before.felt == on
    suited = on.suited(sum(wish.tiles for wish in asked))
    known = any(wish.home or wish.near for wish in asked)
    if known and here:
        yield from _in_place(on, asked, before, start)
    elif known:
        yield from _in_window(on, asked, before, suited)
    reading = sorted(asked, key=lambda wish: _reading(wish, before.lines, len(asked)))
    rows = [(wish.row, wish.tiles) for wish in reading]
    for step in range(max(min(before.step, start) if here else 0, suited), len(on.steps)):
        lines = composed(partial(on.lines, step), rows)
        yield step, lines if lines and on.holds(step, lines) else None


def _in_window(
    on: Felt, asked: Sequence[Wish], before: Lying, suited: int
) -> Iterator[tuple[int, RowLines | None]]:
    """Try to keep the lines of another window, in smaller tiles if need be."""
    first = before.step if before.felt.size != on.size else suited
    for step in range(first, min(first + YIELD, len(on.steps))):
        lines = _in_lines(asked, before.lines, on.lines(step), Freedom.STAY)
        yield step, lines if lines and on.holds(step, lines) else None


def _in_place(
    on: Felt, asked: Sequence[Wish], before: Lying, start: int
) -> Iterator[tuple[int, RowLines | None]]:
    """Try to let rows stay, in tiles a little smaller if need be; at last on more lines."""
    little = _smaller(on, before, LITTLE * on.steps[start][0])
    most = sorted({*little, *_smaller(on, before, on.steps[on.steady - 1][0])})
    ways = {Freedom.STAY: little, Freedom.LEAVE: little, Freedom.TRADE: most}
    for freedom, steps in ways.items():
        for step in steps:
            bare = before.lines.for_tiles(on.steps[step][0])
            yield step, _in_lines(asked, before.lines, bare, freedom)
    for step in most:
        yield step, _in_lines(asked, before.lines, on.lines(step), Freedom.TRADE)


def _smaller(on: Felt, before: Lying, least: float) -> list[int]:
    """List the step of tiles now, and those in which they are smaller, but not than `least`."""
    now = before.step
    widths = [width for width, _ in on.steps]
    return [now, *(at for at in range(now + 1, len(widths)) if least <= widths[at] < widths[now])]


def _in_lines(
    asked: Sequence[Wish], before: RowLines, bare: RowLines, freedom: Freedom
) -> RowLines | None:
    """Lay rows on the lines where they lie, as far as each may leave them."""
    down = before.further_down(bare)
    if down is None or not all(wish.lay(bare, before, down, freedom) for wish in asked):
        return None
    return bare


def _reading(wish: Wish, lines: RowLines, beyond: int) -> tuple[LineSpot, int]:
    """Return where a row is read: in its place, at last those that have none."""
    spot = wish.home.spot if wish.home else wish.under(lines)
    return spot or LineSpot(beyond, 0), wish.row
