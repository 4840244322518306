"""A paw that shows the lamp to a child who waits on the ladder, and could play."""

from typing import Any

from game.engine.rules import LADDER
from game.engine.turn import Draw, Pass
from game.kit.gestures import Down, Gesture, Keyed
from game.view.lessons.teacher import Paw
from scenes.screen import Screen
from scenes.table.policy import TablePolicy
from scenes.table.state import TableState

PATIENCE = 20.0
"""Seconds without a press until the paw comes."""


class LampPaw:
    """Point at the lamp, which needs no reading to be pressed: it says more each time."""

    def __init__(self, state: TableState, policy: TablePolicy) -> None:
        self._state, self._policy = state, policy
        self._waited = 0.0
        self._paw: Paw | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether it is a game of the ladder, and drawing would give up the turn needlessly."""
        if self._state.session.rules.name not in LADDER:
            return False
        act = self._policy.action()
        return isinstance(act.command, Draw | Pass) and act.kind == "plain"

    def layout(self, screen: Screen[Any]) -> None:
        """Build it anew, with nothing to point at yet."""
        self._paw = Paw(screen.kit, screen.stage, self._state.board.zone)

    def leave(self) -> None:
        """Drop the picture."""
        self._paw = None

    def observe(self, gesture: Gesture) -> None:
        """Take the paw away at each press."""
        if isinstance(gesture, Down | Keyed):
            self._waited = 0.0
            if self._paw:
                self._paw.point(None)

    def tick(self, dt: float, screen: Screen[Any]) -> None:
        """Wait for `dt` seconds more."""
        self._waited += dt
        if self._paw:
            waits = self._waited >= PATIENCE and self.is_wanted
            self._paw.point(screen.widget("hint").rect if waits else None)
            self._paw.tick(dt)
