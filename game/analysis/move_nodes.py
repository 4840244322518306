"""Nodes of the search for moves: rows on their way to the sets that shall lie there."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.analysis.table_diff import pairs
from game.engine.meld import is_set
from game.engine.move import At, FromRack, Move, To
from game.engine.position import Table, tiles_of
from game.engine.tidy import normalize
from game.engine.tile import Row, Tile

GROWS = 2
"""A set grows in the row that has this many of its tiles, whatever else is still there."""

HOMELESS = -1
NEW = 1 << 16
"""Where a row comes from that no row of the start was: it lies behind all others."""

Source = FromRack | At


class RowState(NamedTuple):
    """A row, the row of the start it comes from, and the number of the set that grows there."""

    row: Row
    origin: int
    grows: int = HOMELESS


class MoveTarget(NamedTuple):
    """The sets that shall lie there, and whether rows tidy themselves to be worth most."""

    sets: Table
    richest: bool


class Node(NamedTuple):
    """The rows on their way, the tiles still to come and to go back, and the move that led here.

    `missing` counts the tiles that do not lie where they belong; `cost` is the most rows that were
    no sets at once, all that were none, and how often the moves turned from one set to another;
    `at` is the set that the last move was for.
    """

    states: tuple[RowState, ...]
    from_rack: Row
    to_rack: Row
    missing: int
    cost: tuple[int, int, int] = (0, 0, 0)
    at: int = HOMELESS
    before: "Node | None" = None
    move: Move | None = None


def first_node(states: tuple[RowState, ...], sets: Table) -> Node:
    """Begin with these rows: each set grows where most of it lies."""
    rows = tuple(state.row for state in states)
    homes = {row: at for at, row in pairs(rows, sets).items() if _grows(rows[row], sets[at])}
    states = tuple(state._replace(grows=homes.get(at, HOMELESS)) for at, state in enumerate(states))
    here, there = tiles_of(rows), tiles_of(sets)
    come, back = tuple((there - here).elements()), tuple((here - there).elements())
    return Node(states, come, back, _missing(sets, states) + len(back))


def node_after(target: MoveTarget, node: Node, at: int, move: Move) -> Node:
    """Return the node after a move for the set with number `at`."""
    tiles, rows = _lifted(node, move.tiles)
    states, to = list(node.states), move.to
    if to is To.NEW_ROW:
        states = [
            state._replace(grows=HOMELESS) if state.grows == at else state for state in states
        ]
        rows[len(states)] = tiles
        states.append(RowState((), NEW, at))
    elif isinstance(to, At):
        rows.setdefault(to.row, list(states[to.row].row))[to.index : to.index] = tiles
    _tidy(target, states, rows)
    own = [source.tile for source in move.tiles if isinstance(source, FromRack)]
    to_rack = _less(node.to_rack, tiles) if to is To.RACK else node.to_rack
    broken = sum(not is_set(state.row) for state in states)
    most, total, turns = node.cost
    return Node(
        tuple(states),
        _less(node.from_rack, own),
        to_rack,
        _missing(target.sets, states) + len(to_rack),
        (max(most, broken), total + broken, turns + (at != node.at)),
        at,
        node,
        move,
    )


def _lifted(node: Node, sources: tuple[Source, ...]) -> tuple[list[Tile], dict[int, list[Tile]]]:
    """Take tiles up; give them, and what is left of the rows they lay in by their numbers."""
    places = [source for source in sources if isinstance(source, At)]
    rows = {place.row: list(node.states[place.row].row) for place in places}
    tiles = [tile_at(node, source) for source in sources]
    for place in sorted(places, key=lambda each: each.index, reverse=True):
        del rows[place.row][place.index]
    return tiles, rows


def tile_at(node: Node, source: Source) -> Tile:
    """Return the tile that a move would take up there."""
    if isinstance(source, FromRack):
        return source.tile
    return node.states[source.row].row[source.index]


def _tidy(target: MoveTarget, states: list[RowState], rows: dict[int, list[Tile]]) -> None:
    """Put these rows in the place of those with their numbers, as the draft tidies them."""
    adrift = False
    for at in sorted(rows, reverse=True):
        _, origin, grows = states[at]
        parts = normalize(tuple(rows[at]), richest=target.richest)
        grows = grows if len(parts) == 1 else HOMELESS
        states[at : at + 1] = [RowState(part, origin, grows) for part in parts]
        adrift = adrift or grows == HOMELESS
    if adrift:
        _house(target.sets, states)


def _house(sets: Table, states: list[RowState]) -> None:
    """Let sets that grow nowhere grow in rows where none grows, those first that share most."""
    rows = [at for at, state in enumerate(states) if state.grows == HOMELESS]
    waiting = set(range(len(sets))) - {state.grows for state in states}
    kin = [
        (-_shared(states[row].row, sets[at]), at, row)
        for at in waiting
        for row in rows
        if _grows(states[row].row, sets[at])
    ]
    for _, at, row in sorted(kin):
        if states[row].grows == HOMELESS and at in waiting:
            states[row] = states[row]._replace(grows=at)
            waiting.remove(at)


def _grows(row: Row, into: Row) -> bool:
    """Return whether a set grows from a row: that has some of it, or nothing else."""
    return _shared(row, into) >= min(GROWS, len(row))


def _missing(sets: Table, states: Sequence[RowState]) -> int:
    """Count the tiles of the sets that do not lie in the row where their set grows."""
    there = sum(_shared(row, sets[grows]) for row, _, grows in states if grows != HOMELESS)
    return sum(map(len, sets)) - there


def _shared(row: Row, wanted: Row) -> int:
    return len(fit(row, wanted).present)


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
