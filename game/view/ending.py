"""The ending of a game: the joy at going out, or a last look at a table where nobody can go on."""

from collections.abc import Sequence

from pygame import Rect

from game.engine.score import Result
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session import Player
from game.view.joy import Joy

LAST_LOOK = 1.0
"""Seconds in which one sees the table when nobody has gone out."""


class Ending:
    """Stand between the last tile and the scores, for a while or until it is skipped."""

    def __init__(self, kit: Kit, players: Sequence[Player], result: Result) -> None:
        self._left = LAST_LOOK
        self._joy: Joy | None = None
        if result.ended == "out":
            winner = result.winners[0]
            self._left = kit.theme.motion["joy"] / 1000
            self._joy = Joy(kit, players[winner], winner)

    def layout(self, stage: Stage, zone: Rect) -> None:
        """Build it in a zone."""
        if self._joy:
            self._joy.layout(stage, zone)

    def tick(self, dt: float) -> bool:
        """Let `dt` seconds pass; tell whether it is over."""
        self._left -= dt
        if self._joy:
            self._joy.tick(dt)
        return self._left <= 0

    def skip(self) -> None:
        """Be over at the next tick."""
        self._left = 0.0
