"""Whether anybody can lay anything once the pool is empty, asked beside the frames."""

from dataclasses import replace

from game.engine.position import Position
from game.session.future import Future, answered
from game.session.session import Session
from game.solver.play import is_stuck


class StuckSearch:
    """Ask of one seat after the other, once for each table, with all racks.

    What it finds is the table's word to everybody: no bot hears of it.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen: Position | None = None
        self._table: Position | None = None
        self._left: list[int] = []
        self._asked: Future | None = None
        self.is_proven = False
        """Whether it is proven that nobody can lay anything."""

    def tick(self) -> bool:
        """Take an answer and ask on; return whether it has just been proven."""
        self._follow()
        if self._asked and self._asked.done():
            stuck, self._asked = answered(self._asked), None
            self._left = self._left[1:] if stuck else []
            self.is_proven = bool(stuck) and not self._left
            return self.is_proven
        if self._left and not self._asked:
            self._asked = self._session.ask(is_stuck, self._table, self._left[0])
        return False

    def _follow(self) -> None:
        """Start again when the table changes; a pass does not change it."""
        position = self._session.game.position
        if position is self._seen:
            return
        self._seen, table = position, replace(position, to_move=0, passes=0)
        if table == self._table and not position.ended:
            return
        if self._asked:
            self._asked.cancel()
        self._table, self._asked, self.is_proven = table, None, False
        seats = range(len(position.seats))
        able = [at for at in seats if position.seats[at].rack]
        self._left = [] if position.pool or position.ended else able
