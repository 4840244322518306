"""What is said once a game to a player who draws and draws, and could open.

Nobody but bots sits there with them: it tells what is on a rack. Family asks anyway, at each Draw.
"""

from functools import partial

from game.analysis.hint import Hint
from game.analysis.overlooked import overlooked_opening
from game.session.future import Future, answered
from game.view.hint_text import overlooked
from game.view.table.hint_ladder import HintLadder, always_hints
from scenes.table.state import TableState

DRAWS = 2
"""How often one has drawn, or let the time run out, with enough to open on the rack."""

KNOWS = "thirty"
"""The stamp of whoever has found their first sets alone: they hold them back on purpose."""


class OpeningNotice:
    """Say that the rack holds enough to open, and let the lamp glow, which says where."""

    def __init__(self, state: TableState, hints: HintLadder) -> None:
        self._state, self._hints = state, hints
        self._turn = -1
        self._asked: Future | None = None
        self._is_told = False

    def tick(self) -> None:
        """Look once a turn, while the player may act; say what was found on an untouched table."""
        turn = self._state.session.game.turns
        if turn != self._turn:
            self._turn = turn
            self._asked = self._ask() if self._is_wanted else None
        if self._asked and self._asked.done() and self._is_heeded:
            hint, self._asked = answered(self._asked), None
            if hint:
                self._tell(hint)

    @property
    def _is_wanted(self) -> bool:
        session = self._state.session
        if self._is_told or self._state.shared or always_hints(session.rules):
            return False
        if not self._hints.words:
            return False
        return KNOWS not in session.observer.albums.get(session.game.position.to_move, {})

    @property
    def _is_heeded(self) -> bool:
        """Whether nothing has to be noticed first, and no tile is laid out."""
        return not self._state.announcer.is_pinned and not self._state.shown.status.touched

    def _ask(self) -> Future | None:
        """Ask whether the rack could open some turns ago; until it opens it only grows."""
        session = self._state.session
        now = session.game.position
        own = [each for each in session.game.positions if each.to_move == now.to_move]
        if now.mover.opened or len(own) <= DRAWS:
            return None
        before = own[-1 - DRAWS]
        seen = (each.seen_by(now.to_move) for each in (before, now))
        return session.ask(overlooked_opening, *seen)

    def _tell(self, hint: Hint) -> None:
        self._is_told = True
        if not self._hints.knows_play:
            position = self._state.session.game.position
            self._hints.volunteer(hint, partial(overlooked, self._state.kit, position))
