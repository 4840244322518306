"""How a run opens like a zip before it parts: by a few pixels at its seams, outwards from there."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.meld import melds
from game.engine.move import At
from game.engine.tile import Tile
from game.view.table.places.placements import Place

OPEN = 6
"""How far a run opens at each seam, in reference pixels."""

OPEN_MS, LATER_MS = 110.0, 18.0
"""How long that takes, in milliseconds, and how much later the next tile follows."""


class Unzipped(NamedTuple):
    """Say how far aside a tile goes first, in widths of a seam, and after how many others."""

    aside: float
    later: int


Lying = Sequence[tuple[Tile, At, Place]]
"""Tiles of the table, and for each where it lies and where it goes."""


def unzipped(lying: Lying) -> Mapping[At, Unzipped]:
    """Return how the tiles of runs that part give way, by their places."""
    rows: dict[int, list[tuple[Tile, At, Place]]] = {}
    for each in sorted(lying, key=lambda each: each[1].index):
        rows.setdefault(each[1].row, []).append(each)
    return {at: way for row in rows.values() for at, way in _ways(row)}


def _ways(row: Lying) -> Iterator[tuple[At, Unzipped]]:
    if not any(meld.kind == "run" for meld in melds(tuple(tile for tile, *_ in row))):
        return
    parts = _parts(row)
    # A tile that leaves the end of a run parts nothing.
    if len(parts) < 2 or (len(parts) == 2 and min(map(len, parts)) == 1):
        return
    for number, part in enumerate(parts):
        aside = number - (len(parts) - 1) / 2
        for index, at in enumerate(part):
            from_left = index if number else len(part)
            from_right = len(part) - 1 - index if number < len(parts) - 1 else len(part)
            yield at, Unzipped(aside, min(from_left, from_right))


def _parts(row: Lying) -> list[list[At]]:
    """Part a row where neighbours no longer lie side by side in one row."""
    parts: list[list[At]] = []
    before: Place | None = None
    for _, at, to in row:
        together = isinstance(to, At) and before == At(to.row, to.index - 1)
        if not (together and parts):
            parts.append([])
        parts[-1].append(at)
        before = to
    return parts
