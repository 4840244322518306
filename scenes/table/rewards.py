"""What goes well is answered: a play counts up, and a table made whole again lights up."""

from game.analysis.repair import Repair
from game.analysis.table_diff import added
from game.engine.events import Played
from game.kit.kit import Kit
from game.session.session import Session
from game.view.table.score_popup import counted
from game.view.table.table import TableView

GREAT = 1.8
"""How many times the wave of a play goes through a table that is whole again."""


class Rewards:
    """Follow the turns of a session and reward what is done in them."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit = kit
        self._session = session
        self.begin_turn()

    def begin_turn(self) -> None:
        """Forget what was taken apart before."""
        self._repair = Repair(self._session.game.position.table)

    def follow(self, view: TableView) -> None:
        """Reward a person for a table that is whole again after it was taken apart."""
        board, table = view.board, self._repair.table
        if self._repair.follow(board.shown.rows, board.shown.status):
            rows = [at for at, row in enumerate(board.shown.rows) if row not in table]
            view.effects.light_up(rows)
            view.effects.wave(rows, GREAT)
            self._kit.sounds.play("whole")

    def count_up(self, play: Played, view: TableView) -> None:
        """Count a play up beside its rows, unless greater things happen."""
        before, after = self._session.game.positions[-2:]
        if not view.board.shown.over:
            rows = {row for row, _ in added(before.table, after.table)}
            count = counted(before, after, play, view.board.shown.viewer)
            view.score_popup.begin(count, view.board.rows_rect(rows))
