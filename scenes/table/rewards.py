"""Celebrates what goes well: counts a play up or names it, and lights up a table made whole."""

from game.analysis.named_move import freed_rows, named_move
from game.analysis.repair import Repair
from game.analysis.stamps import Taken
from game.analysis.table_diff import added
from game.engine.events import Played
from game.kit.kit import Kit
from game.session.session import Session
from game.view.sound_effects import SOFTLY
from game.view.table.popups.score_popup import counted
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

    def praise(self, play: Played, view: TableView) -> None:
        """Name a play, or else count it up next to its rows, unless it ends the game."""
        if view.board.shown.over:
            return
        before, after = self._session.game.positions[-2:]
        count = counted(before, after, play, view.board.shown.viewer)
        taken = Taken(before, self._session.game.record.turns[-1].turn, after)
        view.effects.laugh(map(view.board.shown.rows.index, freed_rows(taken)))
        move = None if count.points else named_move(taken)
        rows = [view.board.row_rect(at) for at in range(len(view.board.shown.rows))]
        if move:
            word = self._kit.text(f"move-{move.name}", count=move.count)
            named = rows[view.board.shown.rows.index(move.row)]
            view.finish_telling()
            view.move_word.begin(word, named, rows, own=count.own)
            self._kit.sounds.play("wave", volume=1.0 if count.own else SOFTLY)
        else:
            changed = {row for row, _ in added(before.table, after.table)}
            view.score_popup.begin(count, view.board.rows_rect(changed), rows)
