"""How attentive a player is: in how many turns they laid something where a beginner could."""

from dataclasses import dataclass
from random import Random
from typing import Self

from game.bots.plain import Plain
from game.engine.position import Position
from game.engine.turn import Play


@dataclass(frozen=True)
class Attention:
    """Count the turns in which something could be laid, and those in which something was."""

    chances: int = 0
    taken: int = 0

    @property
    def share(self) -> float:
        """The share of chances that was taken; all of none."""
        return self.taken / self.chances if self.chances else 1.0

    def after(self, before: Position, now: Position) -> Self:
        """Count a turn, by what own sets and single additions would have laid."""
        laid = now.table != before.table
        if not laid and not _can_lay(before):
            return self
        return type(self)(self.chances + 1, self.taken + laid)


def _can_lay(position: Position) -> bool:
    view = position.seen_by(position.to_move)
    return isinstance(Plain()(view, Random(0)), Play)  # It overlooks nothing, so chance is idle.
