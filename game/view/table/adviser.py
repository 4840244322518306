"""The adviser of a table: of all there is to say and to show, it takes what weighs most."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pygame import Rect

from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.kit.stage import Stage
from game.view.lessons.teacher import Paw
from game.view.table.board import Board
from game.view.table.highlights import NOTHING, Highlighted, Highlights
from game.view.table.message import Announcer


@dataclass(frozen=True)
class Advice:
    """A sentence about a table, what glows for it at once and `then`, and what a paw points at."""

    words: LazyText | None = None
    places: Highlighted = NOTHING
    then: Highlighted = NOTHING
    paw: Highlighted = NOTHING
    is_fault: bool = False

    @property
    def shows(self) -> bool:
        """Whether there is more to it than words."""
        return not self.places == self.then == self.paw == NOTHING


class Adviser:
    """Says one sentence at a time, and lets the places of one advice glow."""

    def __init__(self, kit: Kit, announcer: Announcer, moment: Callable[[], object]) -> None:
        """Take what tells the news, and what compares how the table is with how it was."""
        self._kit = kit
        self._announcer = announcer
        self._moment = moment
        self._given: tuple[object, Advice] = None, Advice()
        self._said, self._shown = Advice(), Advice()

    def layout(self, stage: Stage, board: Board) -> None:
        """Lay out the glow and the paw over a board."""
        self._board = board
        self._highlights = Highlights(self._kit, stage, board)
        self.paw = Paw(self._kit, stage, board.zone)

    def leave(self) -> None:
        """Drop the pictures, and what was said of the table."""
        del self._board, self._highlights, self.paw
        self._given, self._said, self._shown = (None, Advice()), Advice(), Advice()

    @property
    def given(self) -> Advice | None:
        """The advice that was given, as long as the table is as it was then."""
        moment, advice = self._given
        return advice if moment == self._moment() else None

    def give(self, advice: Advice) -> None:
        """Take advice about the table as it is now; it comes before the news."""
        self._given = self._moment(), advice
        if advice.words:
            self._announcer.make_way()

    def choose(self, advices: Iterable[Advice | None]) -> None:
        """Say the first of these that has words, and show the first that glows."""
        there = [each for each in advices if each]
        self._said = next((each for each in there if each.words), Advice())
        self._shown = next((each for each in there if each.shows), Advice())
        self._show()

    def follow_rows(self) -> None:
        """Show what glows where its rows are now."""
        if self._shown.shows:
            self._show()

    def _show(self) -> None:
        shown, places = self._shown, self._highlights.places
        self._highlights.show(shown.places, shown.then)
        self._board.lit = shown.places.bare or shown.then.bare
        self.paw.point(next(iter(places(shown.paw)), None))

    def sentence(self) -> tuple[str, bool]:
        """Return what is said, and whether it names a fault."""
        return self._said.words() if self._said.words else "", self._said.is_fault

    @property
    def lit(self) -> Highlighted:
        """What glows first."""
        return self._shown.places

    @property
    def rects(self) -> list[Rect]:
        """Where it glows."""
        return self._highlights.rects
