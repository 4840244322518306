"""What the player to move can play in the time left, looked for once for each table."""

from game.analysis.hint import STEP_SECONDS, find_hint
from game.analysis.river_choice import find_river_choice
from game.engine.position import Table
from game.engine.tile import Row
from game.session.future import Future
from game.session.session import Session

Now = tuple[int, Table, int | None, Row]


class HintSearch:
    """Ask for hints of a turn; the same table always gets the same answer."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: dict[tuple[Now, int | None], Future] = {}

    def ask(self) -> Future:
        """Begin to look for a hint for the table as it is now, unless that has begun already.

        The answer is a `Hint`, or a `RiverChoice` while two tiles are offered.
        """
        left = self._session.game.clock.left
        wanted = self.now, None if left is None else int(left // STEP_SECONDS)
        if wanted not in self._asked:
            self._asked[wanted] = self._begin(left)
        return self._asked[wanted]

    @property
    def now(self) -> Now:
        """What an answer holds for: this turn, with the table and the offer like this."""
        game = self._session.game
        return game.turns, game.draft.rows, game.draft.key, game.offer

    def _begin(self, left: float | None) -> Future:
        game = self._session.game
        view = game.position.seen_by(game.position.to_move, len(game.offer))
        if game.offer:
            return self._session.ask(find_river_choice, view)
        return self._session.ask(find_hint, view, game.draft.rows, game.draft.key, left)

    def forget(self) -> None:
        """Take back what was asked: what is for another turn delays no bot."""
        for asked in self._asked.values():
            asked.cancel()
        self._asked.clear()
