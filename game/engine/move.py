"""A move of the hand: which tiles are taken up, and where they are put down."""

from dataclasses import dataclass
from enum import Enum

from game.engine.tile import Tile


@dataclass(frozen=True)
class FromRack:
    """Point at a tile on the rack of the player to move."""

    tile: Tile


@dataclass(frozen=True)
class At:
    """Point at a tile of a row, or as a target at the gap before it (`index` may be the length)."""

    row: int
    index: int


class To(Enum):
    """Name the targets that are no place in a row."""

    NEW_ROW = "new row"
    RACK = "rack"


@dataclass(frozen=True)
class Move:
    """Take tiles up, in this order, and put them down side by side.

    Tiles `apart` stay on the table, but each side of them as a row of its own.
    """

    tiles: tuple[FromRack | At, ...]
    to: At | To
    apart: tuple[tuple[At, ...], ...] = ()
