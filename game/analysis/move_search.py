"""The way from some rows to others, tile by tile, with as few broken rows as can be."""

from collections.abc import Iterable, Iterator

from game.analysis.move_nodes import (
    HOMELESS,
    MoveTarget,
    Node,
    RowState,
    Source,
    first_node,
    fit,
    node_after,
    tile_at,
)
from game.engine.meld import SMALLEST
from game.engine.move import At, FromRack, Move, To
from game.engine.position import Table
from game.engine.tile import Row, Tile

EFFORT = 120
"""How many nodes the whole search expands; the more tiles move, the fewer at each step."""


def best_path(states: tuple[RowState, ...], target: MoveTarget) -> list[Node]:
    """Return the nodes from the states to the target, by moves of one tile as far as these lead."""
    last = _tile_by_tile(target, first_node(states, target.sets))
    while last.missing:
        last = _tile_by_tile(target, _with_several(target, last))
    path = [last]
    while before := path[-1].before:
        path.append(before)
    return path[::-1]


def _tile_by_tile(target: MoveTarget, first: Node) -> Node:
    """Go on from a node as far as moves of one tile lead."""
    last = first
    width = max(1, EFFORT // max(1, first.missing))
    waiting: dict[int, dict[tuple[RowState, ...], Node]] = {first.missing: {first.states: first}}
    for missing in range(first.missing, -1, -1):
        found = sorted(waiting.pop(missing, {}).values(), key=lambda node: node.cost)
        for node in found[:width]:
            for after in _followers(target, node):
                known = waiting.setdefault(after.missing, {})
                if after.states not in known or after.cost < known[after.states].cost:
                    known[after.states] = after
        last = found[0] if found else last
    return last


def _with_several(target: MoveTarget, node: Node) -> Node:
    """Move several tiles at once, so that more tiles lie where they belong.

    They go to a set all from one place, else a set is gathered in its row. Where neither helps,
    whole sets are laid apart: what is left of other rows may fall apart, but at last all lies.
    """
    for moves in _heaps, _gathered:
        after = [node_after(target, node, at, move) for at, move in moves(target.sets, node)]
        if closer := [each for each in after if each.missing < node.missing]:
            return min(closer, key=_rank)
    far = node
    while far.missing >= node.missing:
        # All tiles of a set go to a row of their own.
        apart = (
            node_after(target, far, at, Move(tiles, To.NEW_ROW))
            for at, _, tiles in _whole(target.sets, far)
        )
        far = min(apart, key=_rank)
    return far


def _rank(node: Node) -> tuple[int, tuple[int, int, int]]:
    return node.missing, node.cost


# What can be done next


def _followers(target: MoveTarget, node: Node) -> Iterator[Node]:
    """List the nodes in which one tile more lies where it belongs."""
    for at, source, to in _singles(target.sets, node):
        after = node_after(target, node, at, Move((source,), to))
        if after.missing < node.missing:
            yield after


def _singles(sets: Table, node: Node) -> Iterator[tuple[int, Source, At | To]]:
    """List the moves of one tile: for which set, from where and to where."""
    sources = _sources(sets, node)
    for tile in dict.fromkeys(node.to_rack):
        yield from ((HOMELESS, source, To.RACK) for source in sources[tile])
    for at, wanted, home, row in _growing(sets, node):
        for index in _next(wanted, row, node.from_rack):
            tile = wanted[index]
            for source in sources.get(tile, ()):
                yield at, source, _place_for(wanted, row, home, index)
                yield from ((at, source, to) for to in _partings(node, source, tile))


def _growing(sets: Table, node: Node) -> Iterator[tuple[int, Row, int | None, Row]]:
    """List the sets by number, with the row where each grows and its number, if there is one."""
    homes = {state.grows: row for row, state in enumerate(node.states)}
    for at, wanted in enumerate(sets):
        home = homes.get(at)
        yield at, wanted, home, () if home is None else node.states[home].row


def _sources(sets: Table, node: Node) -> dict[Tile, list[Source]]:
    """List for each tile that is not where it belongs where it can be taken up."""
    found: dict[Tile, list[Source]] = {tile: [FromRack(tile)] for tile in node.from_rack}
    for at, (row, _, grows) in enumerate(node.states):
        spare = row if grows == HOMELESS else fit(row, sets[grows]).spare
        for tile in dict.fromkeys(spare):
            found.setdefault(tile, []).append(At(at, row.index(tile)))
    return found


def _partings(node: Node, source: Source, tile: Tile) -> Iterator[At]:
    """List the rows that may part into two sets by a tile which they have already."""
    for at, state in enumerate(node.states):
        elsewhere = not isinstance(source, At) or source.row != at
        if elsewhere and len(state.row) >= 2 * SMALLEST - 1 and tile in state.row:
            yield At(at, state.row.index(tile))


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


def _place_for(wanted: Row, row: Row, home: int | None, index: int) -> At | To:
    """Return the place for a tile of a set: behind the last one that is to be ahead of it."""
    if home is None:
        return To.NEW_ROW
    present = fit(row, wanted).present
    ahead = [place for other, place in present.items() if other < index]
    return At(home, max(ahead) + 1 if ahead else min(present.values(), default=0))


# Several tiles at once


def _heaps(sets: Table, node: Node) -> Iterator[tuple[int, Move]]:
    """List the moves of all the tiles that go from one place to the same set, or to the rack."""
    for heap in _loose(sets, node):
        if back := _picked(node, node.to_rack, heap):
            yield HOMELESS, Move(back, To.RACK)
        for at, wanted, home, row in _growing(sets, node):
            lacking = _lacking(row, wanted)
            if come := _picked(node, (wanted[index] for index in lacking), heap):
                first = next(i for i in lacking if wanted[i] == tile_at(node, come[0]))
                yield at, Move(come, _place_for(wanted, row, home, first))


def _gathered(sets: Table, node: Node) -> Iterator[tuple[int, Move]]:
    """List the moves of all tiles of a set to the front of the row where it grows."""
    for at, home, tiles in _whole(sets, node):
        if home is not None:
            yield at, Move(tiles, At(home, 0))


def _whole(sets: Table, node: Node) -> Iterator[tuple[int, int | None, tuple[Source, ...]]]:
    """List the sets that lack tiles, where each grows and where all its tiles are."""
    loose = [source for heap in _loose(sets, node) for source in heap]
    for at, wanted, home, row in _growing(sets, node):
        if _lacking(row, wanted):
            there = fit(row, wanted).present.values()
            own = [] if home is None else [At(home, place) for place in there]
            yield at, home, _picked(node, wanted, [*own, *loose])


def _loose(sets: Table, node: Node) -> list[list[Source]]:
    """List the tiles that are not where they belong, row by row, and those of the rack."""
    rows: list[list[Source]] = []
    for at, (row, _, grows) in enumerate(node.states):
        there = () if grows == HOMELESS else fit(row, sets[grows]).present.values()
        rows.append([At(at, index) for index in range(len(row)) if index not in there])
    return [*rows, [FromRack(tile) for tile in node.from_rack]]


def _picked(node: Node, tiles: Iterable[Tile], sources: Iterable[Source]) -> tuple[Source, ...]:
    """Find tiles among those at the sources, as far as they are there."""
    left = [(tile_at(node, source), source) for source in sources]
    found = []
    for tile in tiles:
        if place := next((each for each in left if each[0] == tile), None):
            left.remove(place)
            found.append(place[1])
    return tuple(found)
