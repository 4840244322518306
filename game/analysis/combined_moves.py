"""Moves that a hand makes at once: tiles that go one by one from one place to one other."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.analysis.table_diff import tiles_at
from game.engine.draft import Draft, RefusedError
from game.engine.move import At, FromRack, Move
from game.engine.position import Position, Table
from game.engine.tile import Tile


def combine_moves(position: Position, rows: Table, moves: Sequence[Move]) -> Iterator[Move]:
    """Return moves from these rows to the same table, several tiles at once where possible.

    Tiles are taken together from the rack or from one row to one other, and only if each row
    becomes the same.
    """
    draft, left = Draft(position, rows), list(moves)
    while left:
        move, count = _longest(draft, left)
        yield move
        draft.move(move)
        del left[:count]


def _longest(draft: Draft, moves: list[Move]) -> tuple[Move, int]:
    """Join as many of the first moves as can be made at once; say how many they are."""
    own = _is_own(moves[0])
    single = Draft(draft.position, draft.rows)
    tiles: list[Tile] = []
    longest = moves[0], 1
    for count, move in enumerate(moves, 1):
        if _is_own(move) != own:
            break
        tiles += tiles_at(single.rows, move.tiles)
        single.move(move)
        if count > 1 and (joined := _at_once(draft, moves[0], tiles, single.rows)):
            longest = joined, count
    return longest


def _is_own(move: Move) -> bool:
    return all(isinstance(source, FromRack) for source in move.tiles)


def _at_once(draft: Draft, first: Move, tiles: list[Tile], goal: Table) -> Move | None:
    """Take all tiles from where the first is taken to where it goes, if that makes these rows."""
    wanted = Counter(tiles)
    row = next((row for row in reversed(goal) if not wanted - Counter(row)), None)
    sources = row and _sources(draft.rows, first, sorted(tiles, key=row.index))
    if not sources:
        return None
    trial = Draft(draft.position, draft.rows)
    move = Move(sources, first.to)
    try:
        trial.move(move)
    except RefusedError:
        return None
    return move if trial.rows == goal else None


def _sources(rows: Table, first: Move, tiles: list[Tile]) -> tuple[FromRack | At, ...] | None:
    """Find the tiles on the rack, or in the row that the first is taken from."""
    place = first.tiles[0]
    if isinstance(place, FromRack):
        return tuple(map(FromRack, tiles))
    left = list(enumerate(rows[place.row]))
    found = []
    for tile in tiles:
        there = next((each for each in left if each[1] == tile), None)
        if there is None:
            return None
        left.remove(there)
        found.append(At(place.row, there[0]))
    return tuple(found)
