"""The door for children: pictures that each play at once, the first steps and easy games."""

from functools import partial

from pygame import Rect

from game.engine.rules import LADDER, Rules
from game.kit import layout
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card
from game.last_setup import EASY
from game.settings import Settings
from scenes.lessons.learn import Learn
from scenes.lessons.lesson_card import rules_card
from scenes.page import Page

PART = "first"
"""The part of the course that is shown here."""

GAMES = (*LADDER.values(), EASY)
"""The games that follow the first steps, the easiest first."""


class Children(Learn):
    """Shows each lesson of the first steps and each rung as a picture; a press plays it."""

    is_for_children = True

    def page(self) -> Page:
        """Show the lessons above the games; the first of those not done yet is yellow."""
        text, done, won = self.kit.text, self._done, self.kit.store[Settings].rungs
        lessons = [(it, it.name in done) for it in self._course[PART]]
        games = [(rules, rules.name in won) for rules in GAMES]
        first = next((it for it, is_done in (*lessons, *games) if not is_done), None)
        cards = [
            *(self._card(it, leads=it is first) for it, _ in lessons),
            *(self._game(rules, leads=rules is first, done=done) for rules, done in games),
        ]
        title, sub = text("children-title"), text("children-sub")
        return Page(title, sub, cards, (self.way_back(icon="leave"),), read=sub)

    def _game(self, rules: Rules, *, leads: bool, done: bool) -> Card:
        kind: Kind = "primary" if leads else "plain"
        return rules_card(self.kit, rules, partial(self.close, rules), kind, done=done)

    def places(self, room: Rect, count: int) -> list[Rect]:  # noqa: ARG002
        """Return places where lessons and games each begin a row of their own."""
        most, gap = max(len(self._course[PART]), len(GAMES)), self.kit.px(self.gap)
        across = most if room.width > room.height else most // 2
        return layout.grid(room, 2 * most // across, across, gap)
