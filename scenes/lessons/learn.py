"""A path of lessons on the wall, page by page; it leads on to a whole game."""

from collections.abc import Callable, Collection
from functools import partial
from itertools import pairwise
from math import dist

import pygame
from pygame import Color, Rect, Surface

from game.engine.rules import FIRST_RUNG, Rules
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.card import Card, CardButton, Picture, Size, Words
from game.kit.widgets.widget import RADIUS
from game.last_setup import EASY, last_rules
from game.lessons.lesson import Lesson
from game.session.future import Executor, Inline
from game.settings import Settings
from game.store.games import SavedGames
from game.view.lessons.course import read_course
from game.view.lessons.teacher import COLOR, TEACHER
from game.view.near_table import NearTable
from game.view.players.bodies import sitter
from game.view.players.stars import draw_shining
from game.view.puzzles.library import Library
from scenes.lessons.lesson import play_lessons
from scenes.lessons.small_tables import draw_oval, draw_round_table, rows_of
from scenes.page import Page, PageScreen, Way
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzles import Puzzles
from scenes.screen import TurnResult

PER_PAGE = 6

RISES = (1.0, 0.3, 0.85, 0.15, 0.7, 0.0)
"""How far below the highest the tables of a path are, in shares of the room for that."""

CELL = 0.76, 0.92
"""How high the place of a table is in a room for one line of them, or for several."""

TABLE, WIDE, FLAT = 0.68, 0.9, 1.5
"""How much of a place the table takes, down and across: above is room for the teacher; and how wide
it is at most, in its heights."""

DOT, APART = 5, 30
"""How large the dots of the path are, and how far apart, in reference pixels."""

LIGHT, STAR = 10, 0.3
"""How far the light around the next table reaches, in reference pixels; how large the star of one
that is done is, in heights of the table."""

BEHIND, BEFORE = -0.1, 0.1
"""The heights on the stage of what is behind the tables, and before them."""

HEAD, TALLER = 0.5, 1.2
"""How wide the teacher's head is at most, in widths of the table, and how high, in heights of the
room above it."""

BUBBLE, TIP = 120, 12
"""How high the bubble is at most, and how far its tip reaches, in reference pixels."""


class Learn(PageScreen[Rules]):
    """Closes with the rules of a whole game to play now, or with None."""

    layer = "learn"
    table = NearTable

    def __init__(
        self, kit: Kit, executor: Executor | None = None, games: SavedGames | None = None
    ) -> None:
        """Take who thinks of hints for puzzles, and the saved games, which know what comes back."""
        super().__init__(kit)
        self._executor, self._games = executor or Inline(), games
        self._course = read_course(kit.assets)
        self._pages = [
            (part, of[first : first + PER_PAGE])
            for part, of in self._course.items()
            for first in range(0, len(of), PER_PAGE)
        ]
        undone = (it for _, page in self._pages for it in page if it.name not in self._done)
        self.leaf = self._page_of(next(undone, None))
        self._came_through = False

    @property
    def _done(self) -> tuple[str, ...]:
        return self.kit.store[Settings].lessons

    def _page_of(self, lesson: Lesson | None) -> int:
        return next((at for at, (_, page) in enumerate(self._pages) if lesson in page), 0)

    @property
    def _next(self) -> Lesson | None:
        """The lesson to take next; None if a whole game is: all were done, or skipped through."""
        lessons = () if self._came_through else self._course[self._pages[self.leaf][0]]
        return next((it for it in lessons if it.name not in self._done), None)

    def page(self) -> Page:
        """Show some lessons of a part of the course; the yellow button is what is next."""
        text, following, (part, lessons) = self.kit.text, self._next, self._pages[self.leaf]
        play, climb = partial(self.close, EASY), partial(self.close, FIRST_RUNG)
        go = partial(self._play, following) if following else play
        what = text(f"lesson-{following.name}" if following else "learn-play")
        return Page(
            text(f"learn-{part}"),
            "",
            [self._card(lesson) for lesson in lessons],
            (
                self.way_back(),
                Way("puzzles", text("puzzles"), self._browse, icon="star"),
                Way("rules", text("learn-rules"), self._read, icon="sheet"),
                Way("ladder", text("learn-rung"), climb, icon="ladder"),
                Way("play", text("learn-play"), play, icon="play"),
                Way("go", text("menu-first"), go, "primary", "play", "title", what),
            ),
            len(self._pages),
        )

    def _card(self, lesson: Lesson) -> Card:
        kit, name, rows = self.kit, f"lesson-{lesson.name}", rows_of(lesson)

        def draw(size: Size) -> Surface:
            picture, table = kit.canvas(size), table_in(Rect((0, 0), size))
            picture.blit(draw_round_table(kit, rows, table.size), table)
            return picture

        words, press = Words(kit.text(name), "label", "bold", rows=2), partial(self._play, lesson)
        said = kit.aloud(words.words, kit.text("speak-solved") if lesson.name in self._done else "")
        picture = Picture(draw, is_late=True)
        return Card(name, (words,), press, picture, kind="bare", label=said)

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return places that go up and down, in one line or two by two."""
        is_wide = room.w > room.h
        across = PER_PAGE if is_wide else 2
        places = layout.grid(room, PER_PAGE // across, across, 0)
        high = round(places[0].h * CELL[not is_wide])
        rises = RISES if is_wide else (0.0, 1.0) * (PER_PAGE // 2)
        return [
            Rect(it.x, it.y + round((it.h - high) * rise), it.w, high)
            for it, rise in zip(places, rises, strict=True)
        ][:count]

    def build(self) -> None:
        """Lay the path from table to table, with stars, a light, and the teacher at the next."""
        super().build()
        tables = [table_in(card.picture_place) for card in self._cards]
        for one, other in pairwise(tables):
            self._lay_dots(one, other)
        done = [f"lesson-{name}" for name in self._done]
        following = f"lesson-{self._next.name}" if self._next else ""
        if lit := self.mark(done, following, table_in, draw_oval):
            self._seat_teacher(lit.picture_place)

    @property
    def _cards(self) -> list[CardButton]:
        return [it for it in self.widgets if isinstance(it, CardButton)]

    def mark(
        self,
        done: Collection[str],
        following: str,
        find: Callable[[Rect], Rect],
        draw: Callable[[Size, Color], Surface],
    ) -> CardButton | None:
        """Put a star on each table that is done and a light behind the next; return that one.

        `find` finds the table in the place of a picture, and `draw` draws its shape in a colour.
        """
        kit, lit = self.kit, None
        for card in self._cards:
            table = find(card.picture_place)
            if card.name in done:
                side = round(table.h * STAR)
                star = draw_shining(kit, "star", side)
                place = star.get_rect(center=(table.right - side // 2, table.top + side // 4))
                self.stage.add(star, *place.topleft, z=BEFORE)
            if card.name == following:
                lit, light = card, table.inflate(2 * kit.px(LIGHT), 2 * kit.px(LIGHT))
                shade = draw(light.size, kit.theme["accent"])
                self.stage.add(shade, *light.topleft, z=BEHIND)
        return lit

    def _lay_dots(self, one: Rect, other: Rect) -> None:
        kit = self.kit
        (left, top), (right, low) = one.center, other.center
        dot = shapes.disc(2 * kit.px(DOT), kit.theme["rim_edge"])
        count = max(2, round(dist(one.center, other.center) / kit.px(APART)))
        for at in range(1, count):
            middle = left + (right - left) * at // count, top + (low - top) * at // count
            self.stage.add(dot, *dot.get_rect(center=middle).topleft, z=2 * BEHIND)

    def _seat_teacher(self, cell: Rect) -> None:
        kit, table, top = self.kit, table_in(cell), cell.top
        side = min(round(table.w * HEAD), round((table.top - top) * TALLER))
        head = sitter(kit, TEACHER, COLOR, side, "glad")
        place = head.get_rect(midbottom=(table.left + table.w // 3, table.top + side // 4))
        self.stage.add(head, *place.topleft, z=2 * BEHIND)
        tip, theme = kit.px(TIP), kit.theme
        left = place.centerx + side // 2
        high = min(table.top - top, kit.px(BUBBLE))
        bubble = kit.canvas((cell.right - left, high))
        room = bubble.get_rect().inflate(-tip, 0).move(tip // 2, 0)
        bubble.blit(shapes.rounded(room.size, kit.px(RADIUS), theme["tile_top"]), room)
        point = pygame.transform.rotate(shapes.tip(2 * tip, theme["tile_top"]), 90)
        bubble.blit(point, point.get_rect(midleft=(0, room.centery)))
        inner = room.inflate(-tip, -tip // 2)
        said = kit.words(kit.text("learn-next"), "bold", "body", "ink_dark", inner.size, "center")
        bubble.blit(said, said.get_rect(center=inner.center))
        self.stage.add(bubble, left, table.top - high, z=BEFORE)

    def turn(self, step: int) -> None:
        """Turn the page; it is not the one that was gone through any more."""
        self._came_through = False
        super().turn(step)

    def _read(self) -> None:
        # Imported late: it is seldom opened.
        from scenes.rulebook.book import RuleBook

        self.push(RuleBook(self.kit, last_rules(self.kit.store[Settings])))

    def _browse(self) -> None:
        own = OwnPuzzles(self._games) if self._games else None
        puzzles = Puzzles(Library(self.kit.assets), self._executor, own=own)
        self.push(Calendar(self.kit, puzzles))

    def _play(self, lesson: Lesson) -> None:
        play_lessons(self, self._course, lesson, self._left)

    def _left(self, lesson: Lesson, left: TurnResult) -> None:
        """Show the page of the last lesson; a part that was gone through leads to a whole game."""
        self.leaf = self._page_of(lesson)
        is_last = lesson is self._course[self._pages[self.leaf][0]][-1]
        self._came_through = left is TurnResult.GO_ON and is_last
        self.rebuild()


def table_in(place: Rect) -> Rect:
    """Return where the table is in the place of a picture: at its foot, with room above it."""
    wide = min(round(place.w * WIDE), round(place.h * TABLE * FLAT))
    high = min(round(place.h * TABLE), wide)
    return Rect(place.centerx - wide // 2, place.bottom - high, wide, high)
