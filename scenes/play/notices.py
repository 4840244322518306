"""What is said once a game, unasked, to a player alone with bots who overlooks something.

Nobody else sits there: it tells what is on a rack. Who draws and draws, and could open, hears it in
the line over the rack; Family asks anyway, at each Draw. Who has never borrowed is shown how by an
animal, at the moment in which nothing else goes.
"""

from game.analysis.hint import find_overlooked_opening
from game.analysis.simple_play import simple_play
from game.engine.turn import needed_to_open
from game.session.future import answered
from game.settings import Settings
from game.view.table.adviser import Advice
from game.view.table.highlights import Highlighted
from scenes.table.hint_ladder import HintLadder
from scenes.table.state import TableState

DRAWS = 2
"""How often one has drawn, or let the time run out, with enough to open on the rack."""

KNOWS = "thirty"
"""The stamp of whoever has found their first sets alone: they hold them back on purpose."""


class Notices:
    """Say that the rack holds enough to open, or show how to borrow, and let it glow."""

    def __init__(self, state: TableState, hints: HintLadder) -> None:
        self._state, self._hints = state, hints
        self._told = set[str]()

    def look(self) -> None:
        """Look while the player may act; say what was found on an untouched table."""
        state = self._state
        if state.announcer.is_pinned or state.shown.status.touched:
            return
        if state.shared or not self._hints.words:
            return
        if state.session.game.position.mover.opened:
            if "borrowing" not in self._told and not state.kit.store.of_all(Settings).borrowed:
                self._tell_to_borrow()
        elif "opening" not in self._told and not state.shown.is_gentle:
            self._tell_to_open()

    def _tell_to_open(self) -> None:
        """Say so if the rack could open some turns ago, too; until it opens it only grows."""
        state, game = self._state, self._state.session.game
        seat, questions = game.position.to_move, state.questions
        own = [each for each in game.positions if each.to_move == seat]
        if len(own) <= DRAWS or KNOWS in state.session.observer.albums.get(seat, {}):
            return
        before = own[-1 - DRAWS].seen_by(seat)
        if found := answered(questions.ask(find_overlooked_opening, before, questions.view)):
            self._told.add("opening")
            if not self._hints.knows_play:
                needed = needed_to_open(game.position)
                words = state.kit.lazy_text("hint-overlooked", needed=needed)
                self._hints.volunteer(found, words)

    def _tell_to_borrow(self) -> None:
        """Let the animal to the left say what to do, and let the three tiles glow."""
        state, questions = self._state, self._state.questions
        simple = answered(questions.ask(simple_play, questions.view))
        if simple and (found := simple.borrowing):
            self._told.add("borrowing")
            seat = (state.session.game.position.to_move + 1) % len(state.session.players)
            state.remarks.say(seat, state.kit.lazy_text("says-borrow"))
            places = frozenset((found.spare,))
            state.advise(Advice(places=Highlighted(tiles=found.own, places=places)))
