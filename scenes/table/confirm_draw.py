"""Family games guard against drawing by oversight.

Draw is a quiet button while there is an easy play, and its first press only asks. A play that
takes rows apart is no oversight: beginners draw in most of their turns, and need not be asked.
"""

from dataclasses import replace

from game.analysis.easy_play import easy_play
from game.engine.turn import Draw, Pass
from game.kit.kit import Kit
from game.session.future import Future
from game.session.searches.turn_question import TurnQuestion
from game.session.session import Session
from game.view.table.action_button import Action
from game.view.table.hint_ladder import always_hints


class ConfirmDraw:
    """Ask once a turn before a player draws or passes although there is an easy play."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit = kit
        self._session = session
        self._easy = TurnQuestion(session)
        self._has_asked = False

    def _ask_for_play(self) -> Future | None:
        self._has_asked = False
        position = self._session.game.position
        wanted = always_hints(position.rules)
        return self._session.ask(easy_play, position.seen_by(position.to_move)) if wanted else None

    def tick(self) -> bool:
        """Look for an easy play; return whether one has just been found."""
        return self._easy.tick(self._ask_for_play) and self._easy.answer is not None

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
        return self._easy.answer is not None and isinstance(action.command, Draw | Pass)
