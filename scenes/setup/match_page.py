"""Chooses how long a match is and how much time a turn has, each with a line that explains it."""

from dataclasses import replace
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.engine.rules import Length, Rules
from game.kit import layout
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.session.rule_choices import LENGTHS, SECONDS
from game.view.room import lit_wall
from game.view.wording import length_meaning, length_name, time_meaning, turn_time
from scenes.once import OnceScreen

GAP = 22  # reference px between two answers
DOWN = 5
"""So many answers stand below each other where the window is wide."""


class MatchPage(OnceScreen[Rules]):
    """Closes with the rules as they were chosen."""

    layer: ClassVar[str] = "who"

    def __init__(self, kit: Kit, rules: Rules, seated: int, presses: Debounce) -> None:
        """Take the rules so far, and how many players a match is for."""
        super().__init__(kit, presses)
        self._rules, self._seated = rules, seated
        others = () if rules.length in LENGTHS else (rules.length,)
        self._lengths: tuple[Length, ...] = () if rules.together else (*LENGTHS, *others)

    def back(self) -> None:
        """Close with what was chosen."""
        self.close(self._rules)

    def ground(self) -> Surface:
        """Return the wall of the room."""
        return lit_wall(self.kit)

    def build(self) -> None:
        """Put the lengths beside the times, and what is chosen of both is marked."""
        kit, rules, text = self.kit, self._rules, self.kit.text
        self.add_label(self.zone("title"), text("setup-length"), "title", "title")
        room, gap = self.zone("cards"), kit.px(GAP)
        wide = room.width > room.height
        down = DOWN if wide else max(len(self._lengths), len(SECONDS))
        columns = layout.columns(room, 3 if wide else 2, gap)
        *places, times = (layout.rows(column, down, gap) for column in columns)
        for at, length in enumerate(self._lengths):
            name, means = length_name(kit, length), length_meaning(kit, length, self._seated)
            place = places[at // down][at % down]
            self._offer(place, f"length-{at}", name, means, replace(rules, length=length))
        for at, seconds in enumerate(SECONDS):
            name, means = turn_time(kit, seconds), time_meaning(kit, seconds)
            self._offer(times[at], f"time-{at}", name, means, replace(rules, seconds=seconds))
        self.add_button(self.zone("back"), "back", text("handicap-done"), self.back, "primary")

    def _offer(self, place: Rect, id: str, name: str, means: str, rules: Rules) -> None:
        button = self.add_button(place, id, name, partial(self._take, rules), sub=means)
        button.set_state(chosen=rules == self._rules)

    def _take(self, rules: Rules) -> None:
        self._rules = rules
        self.rebuild()
