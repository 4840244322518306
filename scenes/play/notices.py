"""What is said once a game, unasked, to a player alone with bots who overlooks something.

Nobody else sits there: it tells what is on a rack. Who draws and draws, and could open, hears it in
the line over the rack; Family asks anyway, at each Draw. Who has never borrowed is shown how by an
animal, at the moment in which nothing else goes.
"""

from functools import partial

from game.analysis.borrowing import find_borrowing
from game.analysis.overlooked import overlooked_opening
from game.session.future import Future
from game.session.searches.turn_question import TurnQuestion
from game.settings import Settings
from game.view.hint_text import overlooked
from game.view.table.highlights import Highlighted
from game.view.table.hint_ladder import HintLadder, always_hints
from scenes.table.state import TableState

DRAWS = 2
"""How often one has drawn, or let the time run out, with enough to open on the rack."""

KNOWS = "thirty"
"""The stamp of whoever has found their first sets alone: they hold them back on purpose."""


class Notices:
    """Say that the rack holds enough to open, or show how to borrow, and let it glow."""

    def __init__(self, state: TableState, hints: HintLadder) -> None:
        self._state, self._hints = state, hints
        self._opening = TurnQuestion(state.session)
        self._borrowing = TurnQuestion(state.session)
        self._told = set[TurnQuestion]()

    def tick(self) -> None:
        """Look once a turn, while the player may act; say what was found on an untouched table."""
        for question, ask, tell in (
            (self._opening, self._ask_to_open, self._tell_to_open),
            (self._borrowing, self._ask_to_borrow, self._tell_to_borrow),
        ):
            question.tick(ask)
            if question.answer and question not in self._told and self._is_heeded:
                self._told.add(question)
                tell()

    @property
    def _is_heeded(self) -> bool:
        """Whether nothing has to be noticed first, and no tile is laid out."""
        return not self._state.announcer.is_pinned and not self._state.shown.status.touched

    def _is_wanted(self, question: TurnQuestion) -> bool:
        return question not in self._told and not self._state.shared and bool(self._hints.words)

    def _ask_to_open(self) -> Future | None:
        """Ask whether the rack could open some turns ago; until it opens it only grows."""
        session = self._state.session
        now = session.game.position
        own = [each for each in session.game.positions if each.to_move == now.to_move]
        knows = KNOWS in session.observer.albums.get(now.to_move, {})
        if knows or always_hints(session.rules) or not self._is_wanted(self._opening):
            return None
        if now.mover.opened or len(own) <= DRAWS:
            return None
        before = own[-1 - DRAWS]
        seen = (each.seen_by(now.to_move) for each in (before, now))
        return session.ask(overlooked_opening, *seen)

    def _tell_to_open(self) -> None:
        if not self._hints.knows_play:
            position = self._state.session.game.position
            words = partial(overlooked, self._state.kit, position)
            self._hints.volunteer(self._opening.answer, words)

    def _ask_to_borrow(self) -> Future | None:
        """Ask whether borrowing would help a player who has never done it."""
        session, now = self._state.session, self._state.session.game.position
        knows = self._state.kit.store.of_all(Settings).borrowed
        if knows or not now.mover.opened or not self._is_wanted(self._borrowing):
            return None
        return session.ask(find_borrowing, now.seen_by(now.to_move))

    def _tell_to_borrow(self) -> None:
        """Let the animal to the left say what to do, and let the three tiles glow."""
        state, found = self._state, self._borrowing.answer
        count = len(state.session.players)
        seat = (state.session.game.position.to_move + 1) % count
        state.remarks.say(seat, state.kit.lazy_text("says-borrow"))
        self._hints.point(Highlighted(tiles=found.own, places=frozenset((found.spare,))))
