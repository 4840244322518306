"""What becomes of a run whose middle is taken: its two sides, as they would lie on a table."""

from dataclasses import replace

from game.engine.meld import is_set, melds
from game.engine.move import At, Move
from game.engine.position import Table
from game.engine.tidy import normalize
from game.engine.tile import Row


def with_split(rows: Table, move: Move) -> Move:
    """Split off what is behind the gaps that a move makes in runs.

    Not where the rest is a set again or becomes sets by itself, and not where a joker is taken:
    whoever does that has a tile to put in its place.
    """
    taken: dict[int, set[int]] = {}
    for place in move.tiles:
        if isinstance(place, At) and not (isinstance(move.to, At) and move.to.row == place.row):
            taken.setdefault(place.row, set()).add(place.index)
    sides = (
        tuple(At(row, index) for index in side)
        for row, gone in sorted(taken.items())
        for side in _behind_gaps(rows[row], gone)
    )
    return replace(move, apart=tuple(sides))


def _behind_gaps(row: Row, gone: set[int]) -> list[list[int]]:
    """Return the stretches of a run after its first, parted where number tiles have lain."""
    rest = tuple(tile for index, tile in enumerate(row) if index not in gone)
    if not any(meld.kind == "run" for meld in melds(row)) or all(map(is_set, normalize(rest))):
        return []
    stretches: list[list[int]] = [[]]
    for index, tile in enumerate(row):
        if index not in gone:
            stretches[-1].append(index)
        elif stretches[-1] and not tile.is_joker:
            stretches.append([])
    return [stretch for stretch in stretches[1:] if stretch]
