"""How attentive a player is: in how many turns they laid something where a beginner could."""

from dataclasses import dataclass
from typing import Self

from game.analysis.easy_play import easy_play
from game.engine.position import Position


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
        if not laid and not easy_play(before.seen_by(before.to_move)):
            return self
        return type(self)(self.chances + 1, self.taken + laid)
