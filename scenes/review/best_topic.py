"""The topic of the best turn: most tiles in one turn, laid again before one's eyes."""

from typing import ClassVar

from game.analysis.best_turn import PlayedTurn
from scenes.review.card import Card
from scenes.review.shown_table import Exhibit
from scenes.review.topic import LookBack


class BestTopic:
    """Has one card, which lays the best turn on the table; for a child there is none."""

    judges: ClassVar[bool] = True
    news: ClassVar[object] = None

    def __init__(self, look: LookBack, turn: PlayedTurn) -> None:
        self._look, self._turn = look, turn

    def tick(self) -> None:
        """Do nothing: all is known."""

    def stop(self) -> None:
        """Do nothing: nothing is looked for."""

    def cards(self) -> tuple[Card, ...]:
        """Return the card."""
        look, is_shown = self._look, self._look.table.exhibit.about == self._turn
        if look.past.is_gentle:
            return ()
        words = look.say("best-card", **look.who)
        return (Card("best", words, "", "star", self._show, is_chosen=is_shown),)

    def _show(self) -> None:
        self._look.table.show(BestExhibit(self._look, self._turn))


class BestExhibit(Exhibit):
    """The best turn, whose tiles move."""

    def __init__(self, look: LookBack, turn: PlayedTurn) -> None:
        super().__init__(turn)
        self._look, self._turn = look, turn

    def words(self) -> str:
        """Say how many tiles it laid."""
        look, best = self._look, self._turn
        return look.say("best", **look.who, count=len(best.tiles), turn=best.turn)
