"""The list of lessons, page by page; it leads on to a whole game."""

from functools import partial
from typing import ClassVar

from pygame import Rect

from game.engine.rules import FIRST_RUNG, Rules
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card
from game.last_setup import EASY, last_rules
from game.lessons.lesson import Lesson
from game.session.future import Executor, Inline
from game.settings import Settings
from game.store.games import SavedGames
from game.view.lessons.course import read_course
from game.view.puzzles.library import Library
from scenes.lessons.lesson import play_lessons
from scenes.lessons.lesson_card import lesson_card
from scenes.page import Page, PageScreen, Way
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.shelves import PuzzleShelves
from scenes.screen import TurnResult

CARDS_PER_PAGE = 6


class Learn(PageScreen[Rules]):
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
        self.leaf = self._page_of(self._next)
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

    def page(self) -> Page:
        """Show some lessons of a part of the course; the yellow way is what is next."""
        text, lessons = self.kit.text, self._pages[self.leaf]
        part, last = self._parts[lessons[0].name], len(self._pages) - 1
        onward = not (self._leading or self._is_ready) and self.leaf < last
        play, climb = partial(self.close, EASY), partial(self.close, FIRST_RUNG)
        kind: Kind = "plain" if self._leading or onward else "primary"
        return Page(
            text(f"learn-{part}"),
            text(f"learn-{part}-sub"),
            [self._card(lesson, leads=lesson is self._leading) for lesson in lessons],
            (
                self.way_back(),
                Way("puzzles", text("puzzles"), self._browse, icon="star"),
                Way("rules", text("learn-rules"), self._read, icon="sheet"),
                Way("ladder", text("learn-rung"), climb, icon="ladder"),
                Way("play", text("learn-play"), play, kind, icon="play"),
            ),
            len(self._pages),
            "primary" if onward else "plain",
        )

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return the places of a whole page, however few lessons are on it."""
        return super().places(room, max(count, CARDS_PER_PAGE))

    def _card(self, lesson: Lesson, *, leads: bool) -> Card:
        kind: Kind = "primary" if leads else "plain"
        done = lesson.name in self._done
        return lesson_card(self.kit, lesson, partial(self._play, lesson), kind, done=done)

    @property
    def _leading(self) -> Lesson | None:
        """The first lesson of this page that is not done yet; None if a whole game is next."""
        if self._is_ready:
            return None
        return next((it for it in self._pages[self.leaf] if it.name not in self._done), None)

    @property
    def _is_ready(self) -> bool:
        """Whether a whole game is next: this part of the course is done, or was skipped through."""
        if self._came_through:
            return True
        part = self._course[self._parts[self._pages[self.leaf][0].name]]
        return all(lesson.name in self._done for lesson in part)

    def turn(self, step: int) -> None:
        """Turn the page; it is not the one that was gone through any more."""
        self._came_through = False
        super().turn(step)

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
        self.leaf = self._page_of(lesson)
        self.rebuild()
