"""The topic of my puzzles: what was looked at and not found comes back."""

from typing import ClassVar

from game.puzzles.moment import moment
from scenes.puzzles.own import OwnPuzzles
from scenes.review.card import Card
from scenes.review.idea_topic import IdeaTopic
from scenes.review.topic import LookBack


class OwnTopic:
    """Keeps what comes back, once the page is left."""

    judges: ClassVar[bool] = True
    news: ClassVar[object] = None

    def __init__(self, look: LookBack, own: OwnPuzzles, ideas: IdeaTopic) -> None:
        self._look, self._own, self._ideas = look, own, ideas

    def tick(self) -> None:
        """Do nothing: all is known."""

    def cards(self) -> tuple[Card, ...]:
        """Return no card."""
        return ()

    def stop(self) -> None:
        """Keep what was looked at and not found, so that it comes back; hard ones do not."""
        self._own.keep(self._look.player, map(moment, self._ideas.missed))
