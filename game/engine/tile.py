"""A tile: a number in a colour, or a joker."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

COLORS = "KRBO"
"""Black, red, blue, orange: the order in which groups are read."""

NUMBERS = range(1, 14)
COPIES = 2


class Tile(NamedTuple):
    """Hold a tile's face; the two copies of a tile are equal.

    `kind` is a colour letter for a number tile, else the letter of the joker.
    """

    kind: str
    number: int = 0

    @property
    def is_joker(self) -> bool:
        """Return whether the tile stands for others."""
        return self.number == 0 and self.kind != "?"

    def __str__(self) -> str:
        return f"{self.kind}{self.number or ''}"


Row = tuple[Tile, ...]
"""Tiles side by side on the table, a set or not."""

JOKER = Tile("J")
DOUBLE = Tile("D")
MIRROR = Tile("M")
COLOR_CHANGE = Tile("C")
BONUS = (DOUBLE, MIRROR, COLOR_CHANGE)
"""The bonus jokers of Twist (R1)."""

HIDDEN = Tile("?")
"""A tile whose face the viewer may not know."""


@cache
def number_tiles(highest: int = NUMBERS[-1], copies: int = COPIES) -> tuple[Tile, ...]:
    """List the number tiles in order, 104 as a rule (R1)."""
    numbers = range(NUMBERS.start, highest + 1)
    return tuple(Tile(c, n) for c in COLORS for n in numbers for _ in range(copies))


def all_tiles(
    jokers: Mapping[str, int], highest: int = NUMBERS[-1], copies: int = COPIES
) -> tuple[Tile, ...]:
    """List every tile of a game that has these jokers (R1)."""
    some = tuple(Tile(kind) for kind, count in jokers.items() for _ in range(count))
    return number_tiles(highest, copies) + some


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Sort tiles by colour and number, jokers last, as racks are written.

    >>> print(*in_order([JOKER, Tile("O", 1), Tile("K", 13), Tile("K", 2)]))
    K2 K13 O1 J
    """
    return tuple(sorted(tiles, key=_rank))


@cache
def _rank(tile: Tile) -> tuple[int, str, int]:
    color = COLORS.find(tile.kind)
    return (color if color >= 0 else len(COLORS), tile.kind, tile.number)
