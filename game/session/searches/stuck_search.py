"""Whether anybody can lay anything once the pool is empty, asked beside the frames."""

from dataclasses import replace

from game.engine.position import Position
from game.session.searches.questions import Questions
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
        self._questions = Questions[bool](session.ask, is_stuck, ())
        self.is_proven = False
        """Whether it is proven that nobody can lay anything."""

    def tick(self) -> bool:
        """Take an answer and ask on; return whether it has just been proven."""
        if self._session.game.position is not self._seen:
            self._follow(self._session.game.position)
        if not self._questions.tick():
            return False
        if not self._questions.answers[-1]:
            self._questions.stop()
        self.is_proven = self._questions.is_done and all(self._questions.answers)
        return self.is_proven

    def _follow(self, position: Position) -> None:
        """Start again when the table changes; a pass does not change it."""
        self._seen, table = position, replace(position, to_move=0, passes=0)
        if table == self._table and not position.ended:
            return
        self._questions.stop()
        self._table, self.is_proven = table, False
        seats = [at for at, seat in enumerate(position.seats) if seat.rack]
        able = [] if position.pool or position.ended else seats
        self._questions = Questions(self._session.ask, is_stuck, ((table, at) for at in able))
