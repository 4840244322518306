"""A buddy: a bot whose level follows a player, so that this player wins about half.

It goes up after two matches in a row that the player has won, down after two that were lost, and
never within a match. A level of a buddy is a bot of its own (`buddy5`), so that all that names a
bot says whether it is one; how it plays, it has of a level (`level2`), or is gentler than all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from game.session.player import Player

GENTLE = "gentle"
"""How all are called that are weaker than the lowest level, and only buddies."""

BELOW = 3
"""So many are."""

_LIKE = (*[GENTLE] * BELOW, *(f"level{number}" for number in range(1, 8)))

BUDDIES: dict[str, str] = {f"buddy{number}": like for number, like in enumerate(_LIKE, start=1)}
"""All that a buddy may be, the weakest first, and which level each counts as."""

STEPS = tuple(BUDDIES)
FIRST = STEPS[BELOW]
"""What a buddy is at first: the lowest level, in the middle of the easy ones."""

IN_A_ROW = 2
"""How many matches in a row are won or lost before the level changes."""


def level_of(bot: str) -> str:
    """Return the level that a bot counts as: its own name, if it is no buddy."""
    return BUDDIES.get(bot, bot)


def followed(players: Sequence[Player]) -> int | None:
    """Return the seat of the first person, if there is a buddy at the table to follow this one."""
    if not any(player.bot in BUDDIES for player in players):
        return None
    return next((seat for seat, player in enumerate(players) if player.bot is None), None)


@dataclass(frozen=True)
class Buddy:
    """Say how a buddy plays, and how many matches its player has won or lost last, in a row."""

    bot: str = FIRST
    won: int = 0
    lost: int = 0

    def after(self, won: bool) -> Self:
        """Return the buddy after a match; with another level a new row begins."""
        wins, losses = (self.won + 1, 0) if won else (0, self.lost + 1)
        if max(wins, losses) < IN_A_ROW:
            return type(self)(self.bot, wins, losses)
        at = STEPS.index(self.bot) + (1 if won else -1)
        return type(self)(STEPS[min(max(at, 0), len(STEPS) - 1)])
