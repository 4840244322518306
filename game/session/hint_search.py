"""What the player to move can play, looked for beside the frames and once for each table."""

from game.analysis.hint import find_hint
from game.engine.position import Table
from game.session.future import Future
from game.session.session import Session


class HintSearch:
    """Ask for hints of a turn; whoever asks again about the same table gets the same answer."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: dict[tuple[int, Table, int | None], Future] = {}

    def ask(self) -> Future:
        """Begin to look for a hint for the table as it is now, unless that has begun already."""
        game = self._session.game
        now = game.turns, game.draft.rows, game.draft.key
        if now not in self._asked:
            view = game.position.seen_by(game.position.to_move)
            self._asked[now] = self._session.ask(find_hint, view, game.draft.rows, game.draft.key)
        return self._asked[now]

    def forget(self) -> None:
        """Take back what was asked: what is for another turn delays no bot."""
        for asked in self._asked.values():
            asked.cancel()
        self._asked.clear()
