"""Rows from what a sweep found: runs and groups laid out, spare jokers added to them."""

from collections.abc import Iterator
from itertools import combinations

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set
from game.engine.position import Table
from game.engine.tidy import tidy
from game.engine.tile import COLORS, COPIES, JOKER, NUMBERS, Row, Tile
from game.solver.bonus.frontier import Joining, Path, Walk
from game.solver.bonus.moves import BonusMove, HeldRow
from game.solver.groups import groups
from game.solver.supplies import Column
from game.solver.sweep import Use


def lay_out(uses: list[Use], columns: list[Column]) -> Table:
    """Lay out the sets that use the tiles like this."""
    found: list[Row] = []
    for number, use in zip(NUMBERS, uses, strict=True):
        found += groups(use.groups, number)
    for at, color in enumerate(COLORS):
        if any(use.runs[at] for use in uses):
            found += _runs(at, color, uses, columns)
    return tuple(found)


def _runs(at: int, color: str, uses: list[Use], columns: list[Column]) -> Iterator[Row]:
    """Lay out a colour's runs upwards."""
    runs: list[Row] = []
    for number, column, use in zip(NUMBERS, columns, uses, strict=True):
        if runs or use.runs[at]:
            ended, runs = _extended(runs, _run_tiles(Tile(color, number), at, column, use))
            yield from ended
    yield from runs


def _run_tiles(face: Tile, at: int, column: Column, use: Use) -> Row:
    """List what goes into runs of a colour: the tiles that groups leave, then jokers."""
    count = use.runs[at]
    own = min(count, column[at].there - use.groups[at])
    return (face,) * own + (JOKER,) * (count - own)


def _extended(runs: list[Row], tiles: Row) -> tuple[list[Row], list[Row]]:
    """Part runs that end from those that go on with the tiles; short ones go on first."""
    if len(runs) > 1:
        runs = sorted(runs, key=lambda row: (len(row) >= SMALLEST, -len(row)))
    ends = zip((*runs, (), ()), tiles, strict=False)
    return runs[len(tiles) :], [(*row, tile) for row, tile in ends]


class _Rows:
    """Hold complete rows, each colour's open runs, and the rows that are held."""

    def __init__(self) -> None:
        self.done: list[Row] = []
        self.runs: dict[str, list[Row]] = {color: [] for color in COLORS}
        self.held: list[tuple[HeldRow, Row]] = []

    def move(self, move: BonusMove) -> None:
        """Take runs out and lay jokers at their end."""
        row: Row = ()
        for length in move.lengths:
            runs = self.runs[move.color]
            run = next(run for run in runs if min(len(run), SMALLEST) == length)
            runs.remove(run)
            row += run
        row += (JOKER,) * move.jokers + move.bonus
        if move.held:
            self.held.append((move.held, row))
        else:
            self.done.append(tidy(row))

    def walk(self, walk: Walk) -> None:
        """Lay the groups of a number, then what goes on in runs, then the rows held."""
        self.done += groups(walk.use.groups, walk.number, walk.bonus)
        for at, color in enumerate(COLORS):
            tiles = _run_tiles(Tile(color, walk.number), at, walk.column, walk.use)
            ended, self.runs[color] = _extended(self.runs[color], tiles)
            self.done += ended
        eating, self.held = self.held, []
        for held, row in eating:
            row += (Tile(held.color, walk.number),) * held.eats[0]
            if held.eats[1:] or held.onto:
                self.held.append((held._replace(eats=held.eats[1:]), row))
            else:
                self.done.append(tidy(row))

    def join(self, joining: Joining) -> None:
        """Continue the rows that have waited long enough as runs."""
        due = sorted(each for each in self.held if not each[0].eats)
        for (held, row), color in zip(due, joining.onto, strict=True):
            self.held.remove((held, row))
            runs = sorted([*self.runs[color], row], key=len)
            self.done += runs[COPIES:]
            self.runs[color] = runs[:COPIES]

    def table(self) -> Table:
        """Return all rows."""
        return (*self.done, *(run for runs in self.runs.values() for run in runs))


def lay_out_path(path: Path) -> Table:
    """Lay out the sets that a path through the sweep with bonus jokers makes."""
    rows = _Rows()
    for each in path:
        match each:
            case BonusMove():
                rows.move(each)
            case Joining():
                rows.join(each)
            case Walk():
                rows.walk(each)
    return rows.table()


def add_jokers(table: Table, spare: int) -> Table | None:
    """Add spare jokers to sets; nothing if there is no place, as in a full group alone."""
    if not spare:
        return table
    for used, parts in _places(table, spare):
        rest = tuple(row for at, row in enumerate(table) if at not in used)
        taken = sum(row.count(JOKER) for row in parts) - sum(table[at].count(JOKER) for at in used)
        return add_jokers((*rest, *parts), spare - taken)
    return None


def _places(table: Table, spare: int) -> Iterator[tuple[tuple[int, ...], Table]]:
    """List rows by their places in the table, with what they become with another joker or two."""
    for at, row in enumerate(table):
        for longer in ((*row, JOKER), (JOKER, *row)):
            if is_set(longer):
                yield (at,), (longer,)
        if spare > 1 and is_set(both := (JOKER, *row, JOKER)):
            yield (at,), (both,)
    for at, row in enumerate(table):
        half = len(row) // 2
        if len(row) == len(NUMBERS):
            yield (at,), ((*row[:half], JOKER), row[half:])
        elif spare > 1 and len(row) == LARGEST_GROUP:
            ordered = sorted(row, key=lambda tile: tile.is_joker)
            parts = (*ordered[::2], JOKER), (*ordered[1::2], JOKER)
            if all(map(is_set, parts)):  # One of a single number would be jokers alone.
                yield (at,), parts
    for (at, one), (other_at, other) in combinations(enumerate(table), 2):
        if sorted(one) == sorted(other) and len(one) == LARGEST_GROUP:
            a, b, c, d = one
            yield (at, other_at), ((a, b, c), (a, b, d), (c, d, JOKER))
