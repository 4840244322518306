"""The end of a Rush: the points, what was solved, and where that stands among the bests."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from pygame import Rect

from game.kit.gestures import Gesture, Hover
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.rush_bests import Score
from game.view.players.avatars import avatar, name_of
from game.view.players.faces import Mood
from game.view.scores.confetti import Confetti, throw_up
from scenes.puzzles.rush.bests_table import bests_said, draw_bests
from scenes.screen import MatchResult, Screen, split_title

HEEDLESS = 0.9
"""Seconds in which a press is still meant for the table that was there before."""

HEAD_SHARE = 0.62
"""The share of the room for the figures that the points take."""


class RushResult(Screen[MatchResult]):
    """Closes with whether to play again."""

    layer: ClassVar[str] = "rush_start"

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

    # What is shown

    def build(self) -> None:
        """Put the points beside the bests, and the buttons below both."""
        kit, text, score = self.kit, self.kit.text, self._score
        title, sub = split_title(self.zone("title"))
        self.add_label(title, text(self._heading), "title", "title")
        heading = text("rush-new-best") if self._is_best else name_of(kit, score.player)
        self.add_label(sub, heading, "bold", color="accent_ink" if self._is_best else "ink_soft")
        self._build_figures(self.zone("told"))
        self._build_player(self.zone("player"))
        room = self.zone("bests")
        self.stage.add(draw_bests(kit, room.size, self._bests, self._own), *room.topleft)
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        if self._line:
            words = text("puzzle-copy")
            self.add_button(self.zone("copy"), "copy", words, self._copy, icon="sheet")
        again, there = text("result-again"), self.zone("start")
        self.add_button(
            there, "again", again, lambda: self.close(MatchResult.AGAIN), "primary", "title"
        )
        still = kit.preferences.reduced_motion or not self._is_best
        middle = self.zone("told").center
        self._confetti = (
            None if still else Confetti(kit, self.stage, throw_up(kit, middle), self._joy)
        )

    def _build_figures(self, room: Rect) -> None:
        score, text = self._score, self.kit.text
        high = round(room.h * HEAD_SHARE)
        points = text("rush-points", count=score.points)
        self.add_label(Rect(room.topleft, (room.w, high)), points, "title", "huge", "accent_ink")
        below = Rect(room.left, room.top + high, room.w, room.h - high)
        facts = text("rush-facts", solved=score.solved, combo=score.combo)
        self.add_label(below, self._told or facts, "bold", "label")

    def _build_player(self, room: Rect) -> None:
        """Show the animal, proud of a best."""
        side, player = min(room.size), self._score.player
        mood: Mood = "proud" if self._is_best else "calm"
        picture = avatar(self.kit, player, player.color or 0, side, mood)
        self.stage.add(picture, *picture.get_rect(center=room.center).topleft)

    @property
    def _own(self) -> Score | None:
        """The line of the table that is about this round, if it is there."""
        own = self._score
        same = (each for each in self._bests if each.player.identity == own.player.identity)
        return next((each for each in same if each[1:] == own[1:]), None)

    def spoken_lines(self) -> list[str]:
        """Say the bests, too."""
        return [*super().spoken_lines(), *bests_said(self.kit, self._bests)]

    def _copy(self) -> None:
        """Put a line on the clipboard that tells how far one came."""
        assert self._line
        copied = clipboard.put(self._line())
        self._told = self.kit.text("puzzle-copied" if copied else "puzzle-uncopied")
        self.rebuild()
