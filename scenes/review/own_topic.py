"""The topic of my puzzles: what was looked at and not found comes back."""

from game.puzzles.moment import moment
from game.view.puzzles.library import Library
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzles import Puzzles
from scenes.review.idea_topic import IdeaTopic
from scenes.review.remark import Remark
from scenes.review.topic import LookBack, Topic


class OwnTopic(Topic):
    """Keeps what comes back, once the page is left, and says so before."""

    def __init__(self, look: LookBack, own: OwnPuzzles, ideas: IdeaTopic) -> None:
        self._look, self._own, self._ideas = look, own, ideas

    def cards(self) -> tuple[Remark, ...]:
        """Return a card if anything comes back, or has; for a child there is none."""
        text = self._look.kit.text
        if self._look.past.is_gentle:
            return ()
        if missed := self._ideas.missed:
            sub = text("review-comes-back", count=len(missed))
        elif due := self._own.due():
            sub = text("own-puzzles-due", count=len(due))
        else:
            return ()
        return (Remark("own", text("own-puzzles"), sub, "again", self._browse),)

    def _browse(self) -> None:
        """Go to the shelves, where all that comes back is offered."""
        look, own = self._look, self._own
        puzzles = Puzzles(Library(look.kit.assets), look.past.executor, own.today, own)
        look.go(Calendar(look.kit, puzzles))

    def stop(self) -> None:
        """Keep what was looked at and not found, so that it comes back; hard ones do not."""
        self._own.keep(self._look.player, map(moment, self._ideas.missed))
