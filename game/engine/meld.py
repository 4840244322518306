"""A row of tiles read as a set: run or group, what each joker stands for, and its value."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from game.engine.tile import COLORS, HIDDEN, NUMBERS, Row, Tile

SMALLEST = 3
"""Every set has at least three physical tiles (R8)."""

LARGEST_GROUP = len(COLORS)


@dataclass(frozen=True)
class Meld:
    """One legal reading of a row (R6, R7).

    `stands` gives for each tile the faces it may stand for; a number tile stands for itself.
    """

    kind: Literal["run", "group"]
    stands: tuple[tuple[Tile, ...], ...]

    @property
    def value(self) -> int:
        """Sum the numbers the tiles stand for (R12, R14)."""
        return sum(faces[0].number for faces in self.stands)


@lru_cache(maxsize=65536)
def melds(row: Row) -> tuple[Meld, ...]:
    """Read a row, as it lies, in every legal way (R9–R11); nothing if it is no set."""
    if len(row) < SMALLEST or HIDDEN in row or not any(tile.number for tile in row):
        return ()
    return tuple(meld for meld in (_run(row), _group(row)) if meld)


def is_set(row: Row) -> bool:
    """Tell whether the row is a set as it lies."""
    return bool(melds(row))


def value(row: Row) -> int:
    """Give what the row is worth in an initial meld: its best reading, 0 if it is no set (R11)."""
    return max((meld.value for meld in melds(row)), default=0)


def _run(row: Row) -> Meld | None:
    at, anchor = next((i, tile) for i, tile in enumerate(row) if tile.number)
    first = anchor.number - at
    if first not in NUMBERS or first + len(row) - 1 not in NUMBERS:
        return None
    wanted = [Tile(anchor.kind, first + i) for i in range(len(row))]
    if any(not tile.is_joker and tile != face for tile, face in zip(row, wanted, strict=True)):
        return None
    return Meld("run", tuple((face,) for face in wanted))


def _group(row: Row) -> Meld | None:
    shown = [tile for tile in row if tile.number]
    colors = {tile.kind for tile in shown}
    number = shown[0].number
    if len(row) > LARGEST_GROUP or len(colors) < len(shown):
        return None
    if any(tile.number != number for tile in shown):
        return None
    missing = tuple(Tile(color, number) for color in COLORS if color not in colors)
    return Meld("group", tuple(missing if tile.is_joker else (tile,) for tile in row))


def orders(row: Row) -> Iterator[Row]:
    """List the orders worth trying to make a set of the same tiles, the laid one first (R9).

    The second is the reading order of a run: gaps filled with jokers, spare jokers last.
    """
    yield row
    numbers = sorted((tile for tile in row if tile.number), key=lambda tile: tile.number)
    if not numbers:
        return
    filled, spare = _fill_gaps(numbers, [tile for tile in row if tile.is_joker])
    for ahead in range(len(spare) + 1):
        yield (*spare[:ahead], *filled, *spare[ahead:])


def _fill_gaps(numbers: list[Tile], jokers: list[Tile]) -> tuple[list[Tile], list[Tile]]:
    """Put jokers into the gaps of a sorted run; give the run and the jokers left over."""
    filled = numbers[:1]
    for last, tile in pairwise(numbers):
        missing = max(0, tile.number - last.number - 1)
        filled += [*jokers[:missing], tile]
        jokers = jokers[missing:]
    return filled, jokers
