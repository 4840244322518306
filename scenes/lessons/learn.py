"""The list of lessons, page by page; it leads on to a whole game."""

from functools import partial
from typing import ClassVar

from pygame import Rect

from game.engine.rules import FIRST_RUNG, Rules
from game.kit import layout
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.last_setup import EASY, last_rules
from game.lessons.lesson import Lesson
from game.session.future import Executor, Inline
from game.settings import Settings
from game.store.games import SavedGames
from game.view.lessons.course import read_course
from game.view.puzzles.library import Library
from scenes.lessons.lesson import play_lessons
from scenes.lessons.lesson_card import LessonCard, PictureCard
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.shelves import PuzzleShelves
from scenes.screen import Screen, TurnResult, split_title

CARD_GAP = 22  # reference px between two cards
CARDS_PER_PAGE = 6

PAGE_STEPS: dict[Direction, int] = {"left": -1, "right": 1}


class Learn(Screen[Rules | None]):
    """Closes with the rules of a whole game to play now, or with None."""

    layer: ClassVar[str] = "learn"

    def __init__(
        self, kit: Kit, executor: Executor | None = None, games: SavedGames | None = None
    ) -> None:
        """Take who thinks of hints for puzzles, and the saved games, which know what comes back."""
        super().__init__(kit)
        self._executor, self._games = executor or Inline(), games
        course = read_course(kit.assets)
        self._parts = {lesson.name: part for part, of in course.items() for lesson in of}
        self._pages = [
            of[first : first + CARDS_PER_PAGE]
            for of in course.values()
            for first in range(0, len(of), CARDS_PER_PAGE)
        ]
        self._course = course
        self._at = self._page_of(self._next)
        self._cards: list[PictureCard] = []
        self._came_through = False

    @property
    def _done(self) -> tuple[str, ...]:
        return self.kit.store[Settings].lessons

    @property
    def _next(self) -> Lesson | None:
        """The first lesson that is not done yet."""
        return next((it for page in self._pages for it in page if it.name not in self._done), None)

    def _page_of(self, lesson: Lesson | None) -> int:
        return next((at for at, page in enumerate(self._pages) if lesson in page), 0)

    def back(self) -> None:
        """Close."""
        self.close(None)

    def step(self, direction: Direction) -> None:
        """Turn the pages with left and right."""
        if direction in PAGE_STEPS:
            self._turn(PAGE_STEPS[direction])
        else:
            super().step(direction)

    def clear(self) -> None:
        """Drop the cards, too."""
        super().clear()
        self._cards = []

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Draw one missing picture a frame, so that no frame is late."""
        if bare := next((card for card in self._cards if not card.drawn), None):
            bare.complete()

    def build(self) -> None:
        """Put a page of cards above the buttons."""
        text, page = self.kit.text, self._pages[self._at]
        part = self._parts[page[0].name]
        title, sub = split_title(self.zone("title"))
        self.add_label(title, text(f"learn-{part}"), "title", "title")
        self.add_label(sub, text(f"learn-{part}-sub"), color="ink_soft")
        for lesson, place in zip(page, self._places(), strict=False):
            self._build_card(lesson, place)
        self._build_ways()

    def _places(self) -> list[Rect]:
        """Divide the room of the cards into three columns, or two if it is narrow."""
        gap, room = self.kit.px(CARD_GAP), self.zone("cards")
        columns = 3 if room.width > room.height else 2
        rows = layout.rows(room, CARDS_PER_PAGE // columns, gap)
        return [place for row in rows for place in layout.columns(row, columns, gap)]

    def _build_card(self, lesson: Lesson, place: Rect) -> None:
        done, go = lesson.name in self._done, partial(self._play, lesson)
        kind: Kind = "primary" if lesson is self._leading else "plain"
        card = LessonCard(self.kit, self.stage, place, lesson, go, kind=kind, done=done)
        self._cards.append(self.add(card))

    @property
    def _leading(self) -> Lesson | None:
        """The first lesson of this page that is not done yet; None if a whole game is next."""
        if self._is_ready:
            return None
        return next((it for it in self._pages[self._at] if it.name not in self._done), None)

    @property
    def _is_ready(self) -> bool:
        """Whether a whole game is next: this part of the course is done, or was skipped through."""
        if self._came_through:
            return True
        part = self._course[self._parts[self._pages[self._at][0].name]]
        return all(lesson.name in self._done for lesson in part)

    def _build_ways(self) -> None:
        text, last = self.kit.text, len(self._pages) - 1
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        onward = not (self._leading or self._is_ready) and self._at < last
        self.add_button(self.zone("puzzles"), "puzzles", text("puzzles"), self._browse, icon="star")
        self.add_button(self.zone("rules"), "rules", text("learn-rules"), self._read, icon="sheet")
        self._way("previous", -1, self._at > 0)
        self.add_label(
            self.zone("page"), text("page-of", page=self._at + 1, count=last + 1), "bold"
        )
        self._way("next", 1, self._at < last, "primary" if onward else "plain")
        kind: Kind = "plain" if self._leading or onward else "primary"
        play, climb = partial(self.close, EASY), partial(self.close, FIRST_RUNG)
        self.add_button(self.zone("ladder"), "ladder", text("learn-rung"), climb, icon="ladder")
        self.add_button(self.zone("play"), "play", text("learn-play"), play, kind, icon="play")

    def _way(self, name: str, step: int, leads: bool, kind: Kind = "plain") -> None:
        words, turn = self.kit.text(f"page-{name}"), partial(self._turn, step)
        self.add_button(self.zone(name), name, words, turn, kind).set_enabled(leads)

    def _turn(self, step: int) -> None:
        if 0 <= self._at + step < len(self._pages):
            self._at += step
            self._came_through = False
            self.rebuild()

    def _read(self) -> None:
        """Open the rule book at the rules of the last match."""
        # Imported late: it is seldom opened.
        from scenes.rulebook import RuleBook

        self.push(RuleBook(self.kit, last_rules(self.kit.store[Settings])))

    def _browse(self) -> None:
        """Show the shelves of puzzles."""
        own = OwnPuzzles(self._games) if self._games else None
        puzzles = Puzzles(Library(self.kit.assets), self._executor, own=own)
        self.push(PuzzleShelves(self.kit, puzzles))

    # Lesson after lesson

    def _play(self, lesson: Lesson) -> None:
        play_lessons(self, self._course, lesson, self._executor, self._left)

    def _left(self, lesson: Lesson, left: TurnResult) -> None:
        """Show the page of the last lesson; a part that was gone through leads to a whole game."""
        is_last = lesson is self._course[self._parts[lesson.name]][-1]
        self._came_through = left is TurnResult.GO_ON and is_last
        self._at = self._page_of(lesson)
        self.rebuild()
