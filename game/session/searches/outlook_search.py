"""Whether a turn can still be finished, looked for beside the frames once the player rests."""

from game.analysis.outlook import Demand, Outlook, State, find_outlook
from game.session.future import Future, answered
from game.session.session import Session

REST = 0.4
"""Seconds without an act after which it is asked: who is quick is not answered at each step."""

Now = tuple[int, tuple[State, ...], State]


class OutlookSearch:
    """Ask about the table as it is; each act drops the question and the answer before."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._here: Now | None = None
        self._rested = 0.0
        self._asked: Future | None = None
        self.found: Outlook | None = None
        """The answer, once it is there; None also where nothing is certain."""

    @property
    def _now(self) -> Now:
        """What an answer holds for."""
        game = self._session.game
        return game.turns, game.draft.past, (game.draft.rows, game.draft.key)

    def follow(self, dt: float, demand: Demand | None) -> None:
        """Advance by `dt` seconds; nothing is asked where nothing is demanded of the turn."""
        now = self._now if demand else None
        if now != self._here:
            self.forget()
            self._here = now
        elif self._asked and self._asked.done():
            self.found, self._asked = answered(self._asked), None
        elif demand and self._rested < REST:
            self._rested += dt
            if self._rested >= REST:
                self._asked = self._ask(demand)

    def _ask(self, demand: Demand) -> Future:
        game = self._session.game
        view = game.position.seen_by(game.position.to_move, len(game.offer))
        draft = game.draft
        return self._session.ask(find_outlook, view, draft.rows, draft.key, draft.past, demand)

    def go_on(self, found: Outlook | None) -> None:
        """Take what is known of the table after a step that was shown."""
        self.forget()
        self._here, self.found = self._now, found
        self._rested = REST if found else 0.0

    def forget(self) -> None:
        """Take back what was asked: it delays nobody."""
        if self._asked:
            self._asked.cancel()
        self._asked = self.found = self._here = None
        self._rested = 0.0
