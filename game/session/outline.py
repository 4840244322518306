"""A game in outline: what came of each turn, and the turns that one looks for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from game.engine.game import Game
from game.engine.position import Position
from game.engine.turn import Timeout, played

Kind = Literal["deal", "opened", "most", "timeout", "out", "blocked"]
"""What a chapter begins with: the deal, first sets, the most tiles at once, time over, an end."""

MANY = 5
"""The most tiles that were laid at once are worth a chapter from so many on."""


@dataclass(frozen=True)
class Beat:
    """Say whose a turn was, and how many tiles it laid."""

    seat: int
    laid: int


@dataclass(frozen=True)
class Chapter:
    """Say after how many turns something is seen, and who did it, if anybody did."""

    turn: int
    kind: Kind
    seat: int | None = None


def beats(game: Game) -> tuple[Beat, ...]:
    """Give what came of each turn."""
    return tuple(
        Beat(before.to_move, len(played(before.table, after.table)))
        for before, after in pairwise(game.positions)
    )


def chapters(game: Game) -> tuple[Chapter, ...]:
    """Give the chapters of a game in their order; those of one turn in that of their kinds."""
    found, most = [Chapter(0, "deal")], _most(beats(game))
    for turn, (before, after) in enumerate(pairwise(game.positions), start=1):
        seat, timed = before.to_move, game.record.turns[turn - 1]
        if after.seats[seat].opened and not before.mover.opened:
            found.append(Chapter(turn, "opened", seat))
        if turn == most:
            found.append(Chapter(turn, "most", seat))
        if isinstance(timed.turn, Timeout):
            found.append(Chapter(turn, "timeout", seat))
        found.extend(_end(turn, after))
    return tuple(found)


def _most(beats: Sequence[Beat]) -> int | None:
    """Give the first turn in which as many tiles were laid as in no other, if they are many."""
    laid = [beat.laid for beat in beats]
    most = max(laid, default=0)
    return laid.index(most) + 1 if most >= MANY else None


def _end(turn: int, after: Position) -> Iterator[Chapter]:
    if after.ended == "blocked":
        yield Chapter(turn, "blocked")
    elif after.ended:
        yield Chapter(turn, "out", next(at for at, seat in enumerate(after.seats) if not seat.rack))
