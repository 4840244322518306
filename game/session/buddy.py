"""A buddy: a bot whose level follows a player, so that this player wins more often than not.

The first match places it by how much of what could be laid the player has laid. From then on it
goes up after two matches in a row that the player has won, down after one that was lost, and never
within a match. A step of a buddy is a bot of its own (`buddy5`), so that all that names a
bot says whether it is one. It plays as a level does (`level4`) or a little better, and the first
step is gentler than all. Kept games name steps, so their number never falls.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from game.analysis.simple_play import easy_play
from game.engine.position import Position
from game.session.player import Player

GENTLE = "gentle"
"""How the one is called that is weaker than the lowest level, and only a buddy."""

_LIKE = (
    GENTLE,
    "level1",
    "level2",
    "level3",
    "level4",
    "level5",
    "level6",
    "level6",
    "level7",
    "level8",
    "level8",
    "level8",
    "level9",
    "level9",
    "level10",
)

BUDDIES: dict[str, str] = {f"buddy{number}": like for number, like in enumerate(_LIKE, start=1)}
"""All that a buddy may be, the weakest first, and which level each counts as."""

STEPS = tuple(BUDDIES)
FIRST = STEPS[1]
"""What a buddy is at first: a newcomer is to win soon, and one step down is left for a child."""

ATTENTIVE = 0.75
INATTENTIVE = 0.35
"""Shares of chances that are taken: modelled beginners take 88, 46 and 31 of a hundred."""

ENOUGH = 8
"""How many chances tell something about a player."""

WINS = 2
"""How many matches in a row a player wins before the buddy plays better."""


def level_of(bot: str) -> str:
    """Return the level that a bot counts as: its own name, if it is no buddy."""
    return BUDDIES.get(bot, bot)


def followed(players: Sequence[Player]) -> int | None:
    """Return the seat of the first person, if there is a buddy at the table to follow this one."""
    if not any(player.bot in BUDDIES for player in players):
        return None
    return next((seat for seat, player in enumerate(players) if player.bot is None), None)


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


UNSEEN = Attention()
"""That of a player nobody has watched."""


@dataclass(frozen=True)
class Buddy:
    """Say how a buddy plays, how many matches its player has won last, and whether they have met.

    A buddy that has not met its player is placed by the first match.
    """

    bot: str = FIRST
    won: int = 0
    met: bool = False

    def after(self, won: bool, attention: Attention = UNSEEN) -> Self:
        """Return the buddy after a match; with another level a new row begins."""
        if not self.met and attention.chances >= ENOUGH:
            first, share = STEPS.index(FIRST), attention.share
            if share >= ATTENTIVE:
                return self._at(first + 1 + won, int(won))
            # No win leads down.
            return self._at(first if won or share >= INATTENTIVE else first - 1, int(won))
        if won and self.won + 1 < WINS:
            return self._at(self._step, self.won + 1)
        return self._at(self._step + (1 if won else -1))

    @property
    def _step(self) -> int:
        return STEPS.index(self.bot)

    def _at(self, step: int, won: int = 0) -> Self:
        return type(self)(STEPS[min(max(step, 0), len(STEPS) - 1)], won, met=True)
