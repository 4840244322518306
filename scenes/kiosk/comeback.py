"""The game that was cut off at the last end: asked for at the start, gone on with once it is known.

No frame waits for the disk. Until it answers bots play, and whoever comes meanwhile has a new game.
"""

from typing import NamedTuple

from game.kiosk.supervisor import AFTER_CRASH
from game.kiosk.visits import Happened
from game.store.games import Unfinished
from scenes.kiosk.visit import Traces, Visit

MOST_CRASHES = 3
"""After more crashes than that a game is given up, for it may be their cause."""

SHORTEST_OUTAGE = 30.0
"""Seconds that a restart may take, however soon the kiosk asks whether somebody is still there."""


class CutOff(NamedTuple):
    """A game that was cut off, and what is known of its visit."""

    game: Unfinished
    traces: Traces
    after: str
    """What came before this start."""

    @property
    def has_crashed(self) -> bool:
        """Whether it was a crash that cut it off."""
        return bool(self.after == AFTER_CRASH)

    @property
    def crashes(self) -> int:
        """How often the app has crashed since the game was begun."""
        choices = self.traces.choices
        return (choices.crashes if choices else 0) + self.has_crashed

    @property
    def counts(self) -> tuple[Happened, ...]:
        """What is counted: nothing if staff ended the app themselves."""
        if self.traces.was_stopped:
            return ()
        return ("crashes",) if self.has_crashed else ("cuts",)

    def is_young(self, now: float, idle: float) -> bool:
        """Return whether whoever played it can still be there, who may be idle for so long."""
        return abs(now - self.traces.seen) < max(idle, SHORTEST_OUTAGE)


class Comeback:
    """Asks what the visit before has left, and tells once of a game that was cut off."""

    def __init__(self, visit: Visit, after: str) -> None:
        """Take the visit, and what came before this start."""
        self._after = after
        self._traces, self._game = visit.ask_traces(), visit.games.ask_unfinished()
        self._is_over = False

    def wait_a_moment(self) -> None:
        """Wait as long as a frame may: mostly the disk has answered by then."""
        self._game.wait_a_moment()

    @property
    def has_news(self) -> bool:
        """Whether the disk has answered, and nobody has taken the answer."""
        return not self._is_over and self._game.found is not None

    @property
    def has_game(self) -> bool:
        """Whether there is a game to be taken."""
        return not self._is_over and bool(self._game.found)

    def take(self) -> CutOff | None:
        """Return the game that was cut off, if there is one; from then on there is none."""
        self._is_over = True
        found, traces = self._game.found, self._traces.found or [Traces()]
        return CutOff(found[0], traces[0], self._after) if found else None

    def end(self) -> None:
        """Tell of no game from now on."""
        self._is_over = True
