"""The door for children: pictures that each play at once, the first steps and easy games."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.engine.rules import LADDER
from game.kit import layout
from game.kit.gestures import Direction
from game.kit.widgets.button import Kind
from game.last_setup import EASY
from game.settings import Settings
from scenes.lessons.learn import CARD_GAP, Learn
from scenes.lessons.lesson_card import LessonCard, PictureCard, RulesCard
from scenes.read_button import add_reader
from scenes.screen import split_title

PART = "first"
"""The part of the course that is shown here."""

GAMES = (*LADDER.values(), EASY)
"""The games that follow the first steps, the easiest first."""


class Children(Learn):
    """Shows each lesson of the first steps and each rung as a picture; a press plays it."""

    is_for_children = True

    def step(self, direction: Direction) -> None:
        """Go from picture to picture: there are no pages."""
        super(Learn, self).step(direction)

    def build(self) -> None:
        """Put the pictures of lessons above those of games, and the way back below."""
        text = self.kit.text
        room = add_reader(self, self.zone("title"), lambda: text("children-sub"))
        title, sub = split_title(room)
        self.add_label(title, text("children-title"), "title", "title")
        self.add_label(sub, text("children-sub"), color="ink_soft")
        places = iter(self._all_places())
        for lesson in self._course[PART]:
            done, play = lesson.name in self._done, partial(self._play, lesson)
            self._put(LessonCard, next(places), lesson, play, done=done)
        won = self.kit.store[Settings].rungs
        for rules in GAMES:
            start, done = partial(self.close, rules), rules.name in won
            self._put(RulesCard, next(places), rules, start, done=done)
        self.add_button(self.zone("back"), "back", text("back"), self.back, icon="leave")

    def _put(
        self,
        card: Callable[..., PictureCard],
        place: Rect,
        shown: object,
        press: Callable[[], None],
        *,
        done: bool,
    ) -> None:
        """Add a card; the first one of those not done yet is yellow."""
        leads = not done and not any(it.primary for it in self._cards)
        kind: Kind = "primary" if leads else "plain"
        made = card(self.kit, self.stage, place, shown, press, kind=kind, done=done)
        self._cards.append(self.add(made))

    def _all_places(self) -> list[Rect]:
        """Divide the room of the cards: lessons and games each begin a row of their own."""
        room, gap = self.zone("cards"), self.kit.px(CARD_GAP)
        count = max(len(self._course[PART]), len(GAMES))
        across = count if room.width > room.height else count // 2
        rows = layout.rows(room, 2 * count // across, gap)
        return [place for row in rows for place in layout.columns(row, across, gap)]
