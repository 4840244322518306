"""The goal of a lesson: what a turn has to bring; any legal one that does is right."""

import re
from collections import Counter
from dataclasses import dataclass

from game.engine.freed import is_freed
from game.engine.limits import NotationError, quote
from game.engine.notation import read_row
from game.engine.position import Position
from game.engine.tile import Row
from game.engine.turn import Choice, Draw, Play, played, turn_faults
from game.solver.fewest_moves import moved

LAY, KEEP, FREE, PLAY, DRAW, FEWEST = "lay", "keep", "free", "play", "draw", "fewest"

_COUNT = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True)
class Goal:
    """Lay these tiles of the rack, keep those, and free these jokers in a play; or draw.

    With a `count` so many tiles of the rack must be laid, whichever; with a `limit` so many of the
    table may move at most.
    """

    tiles: Row = ()
    kept: Row = ()
    jokers: Row = ()
    draw: bool = False
    count: int = 0
    limit: int | None = None

    def is_met(self, position: Position, turn: Choice) -> bool:
        """Return whether a legal turn brings all of it."""
        if turn_faults(position, turn):
            return False
        if isinstance(turn, Play):
            lacking = self.unlaid(position, turn), self.unkept(position, turn)
            wrong = self.unfreed(position, turn), self.excess(position, turn)
            return not (self.draw or any(lacking) or any(wrong) or self.shortage(position, turn))
        return self.draw and isinstance(turn, Draw)

    def unlaid(self, position: Position, play: Play) -> Row:
        """Return the tiles that a play should lay and does not."""
        laid = Counter(played(position.table, play.table))
        return tuple((Counter(self.tiles) - laid).elements())

    def unkept(self, position: Position, play: Play) -> Row:
        """Return the tiles that a play should leave on the rack and lays."""
        held = Counter(position.mover.rack) - Counter(played(position.table, play.table))
        return tuple((Counter(self.kept) - held).elements())

    def unfreed(self, position: Position, play: Play) -> Row:
        """Return the jokers that a play should free and does not."""
        return tuple(
            joker for joker in self.jokers if not is_freed(position.table, play.table, joker)
        )

    def shortage(self, position: Position, play: Play) -> int:
        """Return how many tiles fewer than the count a play lays."""
        return max(0, self.count - len(played(position.table, play.table)))

    def excess(self, position: Position, play: Play) -> int:
        """Return how many tiles of the table a play moves beyond the limit."""
        if self.limit is None:
            return 0
        return max(0, moved(position.table, play.table) - self.limit)


def read_goal(text: str) -> Goal:
    """Read what a goal asks for, its parts divided by semicolons.

    >>> read_goal("lay R9 B9; free J").jokers
    (Tile(kind='J', number=0),)
    """
    tiles: Row = ()
    kept: Row = ()
    jokers: Row = ()
    draw = False
    count = 0
    limit: int | None = None
    for part in text.split(";"):
        word, _, rest = part.strip().partition(" ")
        if word == LAY and _COUNT.fullmatch(rest):
            count = int(rest)
        elif word == LAY and rest:
            tiles += read_row(rest)
        elif word == KEEP and rest:
            kept += read_row(rest)
        elif word == FREE and rest:
            jokers += read_row(rest)
        elif word == FEWEST and _COUNT.fullmatch(rest):
            limit = int(rest)
        elif word == DRAW and not rest:
            draw = True
        elif word != PLAY or rest:
            raise NotationError(f"{quote(part.strip())} isn't a goal.")
    if draw and (tiles or kept or jokers or count or limit is not None):
        raise NotationError("A turn that draws lays no tiles.")
    return Goal(tiles, kept, jokers, draw, count, limit)
