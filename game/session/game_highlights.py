"""A game in outline: what came of each turn, and the turns that one looks for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from game.engine.game import Game
from game.engine.position import Position
from game.engine.turn import Timeout, played

Kind = Literal["deal", "opened", "most", "timeout", "out", "blocked"]
"""What a highlight begins with: the deal, first sets, the most tiles at once, time over, an end."""

MANY = 5
"""The fewest tiles in one play that are worth a highlight."""


@dataclass(frozen=True)
class TurnTiles:
    """Say whose a turn was, and how many tiles it laid."""

    seat: int
    laid: int


@dataclass(frozen=True)
class GameHighlight:
    """Say after how many turns something is seen, and who did it, if anybody did."""

    turn: int
    kind: Kind
    seat: int | None = None


def turn_tiles(positions: Sequence[Position]) -> tuple[TurnTiles, ...]:
    """Return what came of each turn."""
    return tuple(
        TurnTiles(before.to_move, len(played(before.table, after.table)))
        for before, after in pairwise(positions)
    )


def game_highlights(game: Game) -> tuple[GameHighlight, ...]:
    """Return the highlights of a game in their order; those of one turn in that of their kinds."""
    found, most = [GameHighlight(0, "deal")], _most(turn_tiles(game.positions))
    for turn, (before, after) in enumerate(pairwise(game.positions), start=1):
        seat, timed = before.to_move, game.record.turns[turn - 1]
        if after.seats[seat].opened and not before.mover.opened:
            found.append(GameHighlight(turn, "opened", seat))
        if turn == most:
            found.append(GameHighlight(turn, "most", seat))
        if isinstance(timed.turn, Timeout):
            found.append(GameHighlight(turn, "timeout", seat))
        found.extend(_end(turn, seat, after))
    return tuple(found)


def _most(tiles_by_turn: Sequence[TurnTiles]) -> int | None:
    """Return the first turn in which as many tiles were laid as in no other, if they are many."""
    laid = [each.laid for each in tiles_by_turn]
    most = max(laid, default=0)
    return laid.index(most) + 1 if most >= MANY else None


def _end(turn: int, mover: int, after: Position) -> Iterator[GameHighlight]:
    if after.ended == "blocked":
        yield GameHighlight(turn, "blocked")
    elif after.ended:
        yield GameHighlight(turn, "out", mover)
