"""Family games guard against drawing by oversight.

Draw is a quiet button while there is an easy play, and its first press only asks. A play that
takes rows apart is no oversight: beginners draw in most of their turns, and need not be asked.
"""

from dataclasses import replace

from game.analysis.easy_play import easy_play
from game.engine.turn import Draw, Pass
from game.kit.kit import Kit
from game.session.future import Future, answered
from game.session.session import Session
from game.view.table.action_button import Action
from game.view.table.hint_ladder import always_hints


class ConfirmDraw:
    """Ask once a turn before a player draws or passes although there is an easy play."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit = kit
        self._session = session
        self._turn = -1
        self._asked: Future | None = None
        self._can_play = self._has_asked = False

    def tick(self) -> bool:
        """Look for an easy play; return whether one has just been found."""
        game = self._session.game
        if self._turn != game.turns and not game.offer and always_hints(game.start.rules):
            self._turn = game.turns
            self._can_play = self._has_asked = False
            view = game.position.seen_by(game.position.to_move)
            self._asked = self._session.ask(easy_play, view)
        if self._asked is None or not self._asked.done():
            return False
        self._can_play = answered(self._asked) is not None
        self._asked = None
        return self._can_play

    def quieten(self, action: Action) -> Action:
        """Make the button quiet if it gives up the turn needlessly; after asking, reword it."""
        if not self._is_about(action):
            return action
        if not self._has_asked:
            return replace(action, kind="plain")
        return replace(
            action,
            text=self._kit.text("action-anyway", action=action.text),
            sub=self._kit.text("action-anyway-sub"),
            kind="plain",
        )

    def ask(self, action: Action) -> bool:
        """Return whether to ask first if the player means it; this happens once a turn."""
        if self._has_asked or not self._is_about(action):
            return False
        self._has_asked = True
        return True

    def _is_about(self, action: Action) -> bool:
        known = self._can_play and self._turn == self._session.game.turns
        return known and isinstance(action.command, Draw | Pass)
