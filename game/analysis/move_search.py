"""The way from some rows to others, tile by tile, with as few broken rows as can be."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.engine.meld import SMALLEST, is_set
from game.engine.move import At, FromRack, Move, To
from game.engine.position import Table, tiles_of
from game.engine.tidy import settle
from game.engine.tile import Row, Tile
from game.analysis.table_diff import pairs

GROWS = 2
"""A row with so many tiles of a set is where that set grows, whatever else still lies in it."""

EFFORT = 120
"""So many stages are gone on from on the whole way; the more tiles move, the fewer at each."""

HOMELESS = -1
NEW = 1 << 16
"""Where a row comes from that no row of the start was: it lies behind all others."""

Source = FromRack | At


class Cell(NamedTuple):
    """A row, the row of the start it comes from, and the number of the set that grows there."""

    row: Row
    origin: int
    grows: int = HOMELESS


class Goal(NamedTuple):
    """The sets that shall lie there, and whether rows tidy themselves to be worth most."""

    sets: Table
    richest: bool


class Stage(NamedTuple):
    """The rows on their way, the tiles still to come and to go back, and the move that led here.

    `missing` counts the tiles that do not lie where they belong, `broken` the rows that are no
    sets; `cost` is the most rows that were broken at once, all that were, and how often the moves
    turned from one set to another; `at` is the set that the last move was for.
    """

    cells: tuple[Cell, ...]
    from_rack: Row
    to_rack: Row
    missing: int
    broken: int
    cost: tuple[int, int, int] = (0, 0, 0)
    at: int = HOMELESS
    before: "Stage | None" = None
    move: Move | None = None


def best_way(cells: tuple[Cell, ...], goal: Goal) -> list[Stage]:
    """Give the stages from the cells to the goal, by moves of one tile as far as these lead."""
    last = _tile_by_tile(goal, _first(cells, goal.sets))
    while last.missing:
        last = _tile_by_tile(goal, _with_several(goal, last))
    return list(_stages_to(last))[::-1]


def _tile_by_tile(goal: Goal, first: Stage) -> Stage:
    """Go on from a stage as far as moves of one tile lead."""
    last = first
    width = max(1, EFFORT // max(1, first.missing))
    waiting: dict[int, dict[tuple[Cell, ...], Stage]] = {first.missing: {first.cells: first}}
    for missing in range(first.missing, -1, -1):
        found = sorted(waiting.pop(missing, {}).values(), key=lambda stage: stage.cost)
        for stage in found[:width]:
            for after in _followers(goal, stage):
                known = waiting.setdefault(after.missing, {})
                if after.cells not in known or after.cost < known[after.cells].cost:
                    known[after.cells] = after
        last = found[0] if found else last
    return last


def _with_several(goal: Goal, stage: Stage) -> Stage:
    """Move several tiles at once, so that more tiles lie where they belong.

    They go to a set all from one place, else a set is gathered in its row. Where neither helps,
    whole sets are laid apart: what is left of other rows may fall apart, but at last all lies.
    """
    for moves in _heaps, _gathered:
        after = [_after(goal, stage, at, move) for at, move in moves(goal.sets, stage)]
        if closer := [each for each in after if each.missing < stage.missing]:
            return min(closer, key=_rank)
    far = stage
    while far.missing >= stage.missing:
        apart = (_after(goal, far, at, move) for at, move in _apart(goal.sets, far))
        far = min(apart, key=_rank)
    return far


def _rank(stage: Stage) -> tuple[int, tuple[int, int, int]]:
    return stage.missing, stage.cost


def _stages_to(last: Stage) -> Iterator[Stage]:
    stage: Stage | None = last
    while stage:
        yield stage
        stage = stage.before


def _first(cells: tuple[Cell, ...], sets: Table) -> Stage:
    rows = tuple(cell.row for cell in cells)
    homes = {row: at for at, row in pairs(rows, sets).items() if _grows(rows[row], sets[at])}
    cells = tuple(cell._replace(grows=homes.get(at, HOMELESS)) for at, cell in enumerate(cells))
    here, there = tiles_of(rows), tiles_of(sets)
    come, back = tuple((there - here).elements()), tuple((here - there).elements())
    return Stage(cells, come, back, _missing(sets, cells) + len(back), _broken(cells))


# What can be done next


def _followers(goal: Goal, stage: Stage) -> Iterator[Stage]:
    """List the stages in which one tile more lies where it belongs."""
    for at, source, to in _singles(goal.sets, stage):
        after = _after(goal, stage, at, Move((source,), to))
        if after.missing < stage.missing:
            yield after


def _singles(sets: Table, stage: Stage) -> Iterator[tuple[int, Source, At | To]]:
    """List the moves of one tile: for which set, from where and to where."""
    sources = _sources(sets, stage)
    for tile in dict.fromkeys(stage.to_rack):
        yield from ((HOMELESS, source, To.RACK) for source in sources[tile])
    for at, wanted, home, row in _growing(sets, stage):
        for index in _next(wanted, row, stage.from_rack):
            tile = wanted[index]
            for source in sources.get(tile, ()):
                yield at, source, _target(wanted, row, home, index)
                yield from ((at, source, to) for to in _partings(stage, source, tile))


def _growing(sets: Table, stage: Stage) -> Iterator[tuple[int, Row, int | None, Row]]:
    """List the sets by number, with the row where each grows and its number, if there is one."""
    homes = {cell.grows: row for row, cell in enumerate(stage.cells)}
    for at, wanted in enumerate(sets):
        home = homes.get(at)
        yield at, wanted, home, () if home is None else stage.cells[home].row


def _sources(sets: Table, stage: Stage) -> dict[Tile, list[Source]]:
    """List for each tile that is not where it belongs where it can be taken up."""
    found: dict[Tile, list[Source]] = {tile: [FromRack(tile)] for tile in stage.from_rack}
    for at, (row, _, grows) in enumerate(stage.cells):
        spare = row if grows == HOMELESS else fit(row, sets[grows]).spare
        for tile in dict.fromkeys(spare):
            found.setdefault(tile, []).append(At(at, row.index(tile)))
    return found


def _partings(stage: Stage, source: Source, tile: Tile) -> Iterator[At]:
    """List the rows that may part into two sets by a tile which they have already."""
    for at, cell in enumerate(stage.cells):
        elsewhere = not isinstance(source, At) or source.row != at
        if elsewhere and len(cell.row) >= 2 * SMALLEST - 1 and tile in cell.row:
            yield At(at, cell.row.index(tile))


def _next(wanted: Row, row: Row, from_rack: Row) -> list[int]:
    """List the places of a set to fill beside those filled: numbers and rack tiles first."""
    present = fit(row, wanted).present
    beside = [
        index
        for index in _lacking(row, wanted)
        if not present or index - 1 in present or index + 1 in present
    ]
    return sorted(beside, key=lambda i: (wanted[i].is_joker, wanted[i] not in from_rack))


def _lacking(row: Row, wanted: Row) -> list[int]:
    """List the places of a set that are not filled."""
    present = fit(row, wanted).present
    return [index for index in range(len(wanted)) if index not in present]


def _target(wanted: Row, row: Row, home: int | None, index: int) -> At | To:
    """Give the place for a tile of a set: behind the last one that is to be ahead of it."""
    if home is None:
        return To.NEW_ROW
    present = fit(row, wanted).present
    ahead = [place for other, place in present.items() if other < index]
    return At(home, max(ahead) + 1 if ahead else min(present.values(), default=0))


# Several tiles at once


def _heaps(sets: Table, stage: Stage) -> Iterator[tuple[int, Move]]:
    """List the moves of all the tiles that go from one place to the same set, or to the rack."""
    for heap in _loose(sets, stage):
        if back := _picked(stage, stage.to_rack, heap):
            yield HOMELESS, Move(back, To.RACK)
        for at, wanted, home, row in _growing(sets, stage):
            lacking = _lacking(row, wanted)
            if come := _picked(stage, (wanted[index] for index in lacking), heap):
                first = next(i for i in lacking if wanted[i] == _tile(stage, come[0]))
                yield at, Move(come, _target(wanted, row, home, first))


def _gathered(sets: Table, stage: Stage) -> Iterator[tuple[int, Move]]:
    """List the moves of all tiles of a set to the front of the row where it grows."""
    for at, home, tiles in _whole(sets, stage):
        if home is not None:
            yield at, Move(tiles, At(home, 0))


def _apart(sets: Table, stage: Stage) -> Iterator[tuple[int, Move]]:
    """List the moves of all tiles of a set to a row of their own."""
    for at, _, tiles in _whole(sets, stage):
        yield at, Move(tiles, To.NEW_ROW)


def _whole(sets: Table, stage: Stage) -> Iterator[tuple[int, int | None, tuple[Source, ...]]]:
    """List the sets that lack tiles, where each grows and where all its tiles are."""
    loose = [source for heap in _loose(sets, stage) for source in heap]
    for at, wanted, home, row in _growing(sets, stage):
        if _lacking(row, wanted):
            there = fit(row, wanted).present.values()
            own = [] if home is None else [At(home, place) for place in there]
            yield at, home, _picked(stage, wanted, [*own, *loose])


def _loose(sets: Table, stage: Stage) -> list[list[Source]]:
    """List the tiles that are not where they belong, row by row, and those of the rack."""
    rows: list[list[Source]] = []
    for at, (row, _, grows) in enumerate(stage.cells):
        there = () if grows == HOMELESS else fit(row, sets[grows]).present.values()
        rows.append([At(at, index) for index in range(len(row)) if index not in there])
    return [*rows, [FromRack(tile) for tile in stage.from_rack]]


def _picked(stage: Stage, tiles: Iterable[Tile], sources: Iterable[Source]) -> tuple[Source, ...]:
    """Find tiles among those at the sources, as far as they are there."""
    left = [(_tile(stage, source), source) for source in sources]
    found = []
    for tile in tiles:
        if place := next((each for each in left if each[0] == tile), None):
            left.remove(place)
            found.append(place[1])
    return tuple(found)


# What comes of it


def _after(goal: Goal, stage: Stage, at: int, move: Move) -> Stage:
    """Give the stage after a move for the set with number `at`."""
    tiles, rows = _lifted(stage, move.tiles)
    cells, to = list(stage.cells), move.to
    if to is To.NEW_ROW:
        cells = [cell._replace(grows=HOMELESS) if cell.grows == at else cell for cell in cells]
        rows[len(cells)] = tiles
        cells.append(Cell((), NEW, at))
    elif isinstance(to, At):
        rows.setdefault(to.row, list(cells[to.row].row))[to.index : to.index] = tiles
    _tidy(goal, cells, rows)
    own = [source.tile for source in move.tiles if isinstance(source, FromRack)]
    to_rack = _less(stage.to_rack, tiles) if to is To.RACK else stage.to_rack
    broken = _broken(cells)
    most, total, turns = stage.cost
    return Stage(
        tuple(cells),
        _less(stage.from_rack, own),
        to_rack,
        _missing(goal.sets, cells) + len(to_rack),
        broken,
        (max(most, broken), total + broken, turns + (at != stage.at)),
        at,
        stage,
        move,
    )


def _lifted(stage: Stage, sources: tuple[Source, ...]) -> tuple[list[Tile], dict[int, list[Tile]]]:
    """Take tiles up; give them, and what is left of the rows they lay in by their numbers."""
    places = [source for source in sources if isinstance(source, At)]
    rows = {place.row: list(stage.cells[place.row].row) for place in places}
    tiles = [_tile(stage, source) for source in sources]
    for place in sorted(places, key=lambda each: each.index, reverse=True):
        del rows[place.row][place.index]
    return tiles, rows


def _tile(stage: Stage, source: Source) -> Tile:
    if isinstance(source, FromRack):
        return source.tile
    return stage.cells[source.row].row[source.index]


def _tidy(goal: Goal, cells: list[Cell], rows: dict[int, list[Tile]]) -> None:
    """Put these rows in the place of those with their numbers, as the draft tidies them."""
    adrift = False
    for at in sorted(rows, reverse=True):
        _, origin, grows = cells[at]
        parts = settle(tuple(rows[at]), richest=goal.richest)
        grows = grows if len(parts) == 1 else HOMELESS
        cells[at : at + 1] = [Cell(part, origin, grows) for part in parts]
        adrift = adrift or grows == HOMELESS
    if adrift:
        _house(goal.sets, cells)


def _house(sets: Table, cells: list[Cell]) -> None:
    """Let sets that grow nowhere grow in rows where none grows, those first that share most."""
    rows = [at for at, cell in enumerate(cells) if cell.grows == HOMELESS]
    waiting = set(range(len(sets))) - {cell.grows for cell in cells}
    kin = [
        (-_shared(cells[row].row, sets[at]), at, row)
        for at in waiting
        for row in rows
        if _grows(cells[row].row, sets[at])
    ]
    for _, at, row in sorted(kin):
        if cells[row].grows == HOMELESS and at in waiting:
            cells[row] = cells[row]._replace(grows=at)
            waiting.remove(at)


def _grows(row: Row, into: Row) -> bool:
    """Tell whether a set grows from a row: that has some of it, or nothing else."""
    return _shared(row, into) >= min(GROWS, len(row))


def _missing(sets: Table, cells: Sequence[Cell]) -> int:
    """Count the tiles of the sets that do not lie in the row where their set grows."""
    there = sum(_shared(row, sets[grows]) for row, _, grows in cells if grows != HOMELESS)
    return sum(map(len, sets)) - there


def _shared(row: Row, wanted: Row) -> int:
    return len(fit(row, wanted).present)


def _broken(cells: Sequence[Cell]) -> int:
    return sum(not is_set(cell.row) for cell in cells)


def _less(tiles: Row, gone: Iterable[Tile]) -> Row:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


class Fit(NamedTuple):
    """For the places of a set filled by a row the places there, and the row's other tiles."""

    present: dict[int, int]
    spare: Row


@lru_cache(maxsize=16384)
def fit(row: Row, wanted: Row) -> Fit:
    """Compare a row with the set that it shall become."""
    places = list(enumerate(row))
    present = {}
    for index, tile in enumerate(wanted):
        found = next((place for place in places if place[1] == tile), None)
        if found:
            places.remove(found)
            present[index] = found[0]
    return Fit(present, tuple(tile for _, tile in places))
