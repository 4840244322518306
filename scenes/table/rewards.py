"""Celebrates what goes well: counts a play up, and lights up a table made whole again."""

from game.analysis.repair import Repair
from game.analysis.table_diff import added
from game.engine.events import Played
from game.kit.kit import Kit
from game.session.session import Session
from game.view.table.score_popup import counted
from game.view.table.table import TableView

WHOLE_TABLE_WAVE = 1.8
"""The wave through a table that is whole again is this many times as high and long."""


class Rewards:
    """Follow the turns of a session and celebrate what the player does."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit = kit
        self._session = session
        self.begin_turn()

    def begin_turn(self) -> None:
        """Forget what was taken apart in the turn before."""
        self._repair = Repair(self._session.game.position.table)

    def follow(self, view: TableView) -> None:
        """Reward the player for a table that is whole again after being taken apart."""
        board, table = view.board, self._repair.table
        if self._repair.follow(board.shown.rows, board.shown.status):
            rows = [at for at, row in enumerate(board.shown.rows) if row not in table]
            view.effects.light_up(rows)
            view.effects.wave(rows, WHOLE_TABLE_WAVE)
            self._kit.sounds.play("whole")

    def count_up(self, play: Played, view: TableView) -> None:
        """Count a play up next to its rows, unless it ends the game."""
        before, after = self._session.game.positions[-2:]
        if not view.board.shown.over:
            rows = {row for row, _ in added(before.table, after.table)}
            count = counted(before, after, play, view.board.shown.viewer)
            view.score_popup.begin(count, view.board.rows_rect(rows))
