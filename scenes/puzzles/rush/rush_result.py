"""The end of a Rush: the points, what was solved, and where that stands among the bests."""

from collections.abc import Callable, Sequence
from functools import partial

from game.kit.gestures import Gesture, Hover
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.kit.widgets.card import Words
from game.rush_bests import Score
from game.view.players.avatars import name_of
from game.view.players.bodies import draw_figure
from game.view.players.faces import Mood
from game.view.scores.confetti import Confetti, throw_up
from game.view.wall_shelf import board_top
from scenes.page import Page, Way
from scenes.puzzles.rush.bests_page import BestsPage
from scenes.screen import MatchResult

HEEDLESS = 0.9
"""Seconds in which a press is still meant for the table that was there before."""


class RushResult(BestsPage[MatchResult]):
    """Closes with whether to play again."""

    def __init__(
        self,
        kit: Kit,
        score: Score,
        bests: Sequence[Score],
        best: int,
        heading: str,
        line: Callable[[], str] | None,
    ) -> None:
        """Take how far the player came, the bests with that, and the best before it.

        `heading` is the id of what is said above. `line` makes a line to copy, where there is
        anywhere to paste it.
        """
        super().__init__(kit)
        self._score, self._bests, self._line = score, bests, line
        self._heading = heading
        self._is_best = score.points > best
        self._joy = kit.theme.motion["joy"] / 1000
        self._now, self._waits = 0.0, HEEDLESS
        self._told = ""
        self._confetti: Confetti | None = None

    def enter(self) -> None:
        """Celebrate a best."""
        self.kit.sounds.play("win" if self._is_best else "wave")

    def tick(self, dt: float) -> None:
        """Drop confetti."""
        self._waits = max(0.0, self._waits - dt)
        if self._confetti and self._now < self._joy:
            self._now = min(self._now + dt, self._joy)
            self._confetti.show(self._now)

    def handle(self, gesture: Gesture) -> None:
        """Ignore presses that were meant for the table."""
        if not self._waits or isinstance(gesture, Hover):
            super().handle(gesture)

    def back(self) -> None:
        """Go to where Rush begins."""
        self.close(MatchResult.MENU)

    @property
    def bests(self) -> Sequence[Score]:
        """The bests, with this round."""
        return self._bests

    def page(self) -> Page:
        """Say that it is over, and whether it was the best; the yellow button plays again."""
        text, again = self.kit.text, partial(self.close, MatchResult.AGAIN)
        ways = [self.way_back(), Way("start", text("result-again"), again, "primary", size="title")]
        if self._line:
            ways.append(Way("copy", text("puzzle-copy"), self._copy, icon="sheet"))
        return Page(text(self._heading), ways=ways)

    def build(self) -> None:
        """Write the points on a note above who played, proud of a best, beside the bests."""
        super().build()
        kit, score, text, note = self.kit, self._score, self.kit.text, self.zone("told")
        who = text("rush-new-best") if self._is_best else name_of(kit, score.player)
        facts = text("rush-facts", solved=score.solved, combo=score.combo)
        self.add_note(
            note,
            Words(text("rush-points", count=score.points), "huge", "title"),
            Words(who, "label", "bold"),
            Words(self._told or facts, "label", "bold"),
        )
        self.show_bests(self._own)
        place = self.zone("player")
        place.height = board_top(kit, place.h)
        mood: Mood = "proud" if self._is_best else "glad"
        color = score.player.color or 0
        self.stage.add(draw_figure(kit, place.size, score.player, color, mood), *place.topleft)
        still = kit.preferences.reduced_motion or not self._is_best
        thrown = [] if still else throw_up(kit, note.center)
        self._confetti = None if still else Confetti(kit, self.stage, thrown, self._joy)

    @property
    def _own(self) -> Score | None:
        """The line of the table that is about this round, if it is there."""
        own = self._score
        same = (each for each in self._bests if each.player.identity == own.player.identity)
        return next((each for each in same if each[1:] == own[1:]), None)

    def _copy(self) -> None:
        """Put a line on the clipboard that tells how far one came."""
        assert self._line
        copied = clipboard.put(self._line())
        self._told = self.kit.text("puzzle-copied" if copied else "puzzle-uncopied")
        self.rebuild()
