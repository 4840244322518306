"""A game in outline: what came of each turn, and the turns that one looks for."""

from collections.abc import Sequence
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
    laid = [each.laid for each in turn_tiles(game.positions)]
    many = max(laid, default=0)
    most = laid.index(many) + 1 if many >= MANY else None
    found = [GameHighlight(0, "deal")]
    for turn, (before, after) in enumerate(pairwise(game.positions), start=1):
        seat, timed = before.to_move, game.record.turns[turn - 1]
        if after.seats[seat].opened and not before.mover.opened:
            found.append(GameHighlight(turn, "opened", seat))
        if turn == most:
            found.append(GameHighlight(turn, "most", seat))
        if isinstance(timed.turn, Timeout):
            found.append(GameHighlight(turn, "timeout", seat))
        if after.ended == "blocked":
            found.append(GameHighlight(turn, "blocked"))
        elif after.ended:
            found.append(GameHighlight(turn, "out", seat))
    return tuple(found)
