"""The moment between the last tile and the scores: one sees how the game ended."""

from collections.abc import Sequence

from game.engine.score import Result
from game.session.player import Player

HUSH_SECONDS = 0.8
"""Seconds after a person has gone out."""

LAST_LOOK_SECONDS = 2.5
"""Seconds in which people see the racks when nobody has gone out, or how a bot has."""


class LastLook:
    """The last look at the table, for a while or until it is skipped."""

    def __init__(self, players: Sequence[Player], result: Result) -> None:
        people = {seat for seat, player in enumerate(players) if player.bot is None}
        has_lost = bool(people) and not people & set(result.winners)
        is_hush = result.ended == "out" and not has_lost
        self._left = HUSH_SECONDS if is_hush else LAST_LOOK_SECONDS

    def tick(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether it is over."""
        self._left -= dt
        return self._left <= 0

    def skip(self) -> None:
        """End at the next tick."""
        self._left = 0.0
