"""What a player laid in a game, worked out of its positions between the turns."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.engine.position import Position, Table
from game.engine.tile import Row
from game.engine.turn import changed, played


@dataclass(frozen=True)
class PlayedTurn:
    """Say which turn of the game laid which tiles, and what became of the rows it touched."""

    turn: int
    tiles: Row
    before: Table
    after: Table


def played_turns(positions: Sequence[Position], seat: int) -> Iterator[PlayedTurn]:
    """List the turns in which a seat laid tiles; the first turn of a game is 1."""
    for turn, (before, after) in enumerate(pairwise(positions), start=1):
        tiles = played(before.table, after.table)
        if before.to_move == seat and tiles:
            yield PlayedTurn(turn, tiles, *changed(before.table, after.table))


def best_turn(
    positions: Sequence[Position], seat: int, helped: Collection[int] = ()
) -> PlayedTurn | None:
    """Return the turn in which a seat laid most tiles, the first of several; None if it never did.

    Turns in which it was helped are left out. What it might have laid is not asked.
    """
    turns = (each for each in played_turns(positions, seat) if each.turn not in helped)
    return max(turns, key=lambda each: len(each.tiles), default=None)
