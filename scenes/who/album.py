"""The album of a player: all stamps there are, those found in colour, and what each is."""

from collections.abc import Iterator, Mapping
from datetime import date, datetime
from functools import partial
from math import ceil
from typing import ClassVar

from pygame import Rect

from game.analysis.stamps import STAMPS
from game.kit import layout
from game.kit.kit import Kit
from game.lessons.lesson import Lesson
from game.session.player import Player
from game.view.avatars import name_of
from game.view.lessons.course import read_course
from game.view.wording import moment
from scenes.lessons.lesson_scene import LessonScene
from scenes.screen import Screen, parted
from scenes.who.stamp_card import StampCard

GAP = 14  # reference px between two stamps
SHAPE = 1.0  # how wide a place for a stamp and its words is at best, in heights

LESSONS = {
    "run": "run",
    "group": "group",
    "build": "build",
    "thirty": "points",
    "fourth": "fourth",
    "split": "split",
    "two": "combined",
    "joker": "fill",
    "double": "double",
    "mirror": "mirror",
    "change": "change",
    "key": "river",
}
"""The lessons that show what brings a stamp."""


class Album(Screen[None]):
    """Shows the stamps of a player; what each is, a press tells."""

    layer: ClassVar[str] = "album"

    def __init__(self, kit: Kit, player: Player, found: Mapping[str, float]) -> None:
        """Take who it is, and what was found when, in seconds since 1970."""
        super().__init__(kit)
        self._player, self._found = player, found
        self._chosen = ""
        self._cards: list[StampCard] = []

    def back(self) -> None:
        """Close."""
        self.close(None)

    def clear(self) -> None:
        """Let go of the cards, too."""
        super().clear()
        self._cards = []

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Draw one picture a frame: none is late."""
        if bare := next((card for card in self._cards if not card.drawn), None):
            bare.complete()

    def build(self) -> None:
        """Put the stamps over a sentence over the ways on."""
        text = self.kit.text
        title, sub = parted(self.zone("title"))
        name, count = name_of(self.kit, self._player), sum(it in self._found for it in STAMPS)
        self.write(title, text("album-title", name=name), "title", "title")
        self.write(sub, text("album-sub", count=count), color="ink_soft")
        for kind, place in zip(STAMPS, self._places(), strict=False):
            press = partial(self._tell, kind)
            card = StampCard(self.kit, self.stage, place, kind, self._day(kind), press)
            card.chosen = kind == self._chosen
            self._cards.append(self.add(card))
        self.write(self.zone("told"), self._told(), size="label")
        self.offer(self.zone("back"), "back", text("back"), self.back)
        if self._chosen in LESSONS:
            show, words = partial(self._show, self._chosen), text("album-lesson")
            self.offer(self.zone("lesson"), "lesson", words, show, "primary", icon="hint")

    def _places(self) -> Iterator[Rect]:
        """Cut the room so that the places have the best shape; the last row is in the middle."""
        room, gap, count = self.zone("stamps"), self.kit.px(GAP), len(STAMPS)

        def side(across: int) -> float:
            down = ceil(count / across)
            return min(room.width / across, SHAPE * room.height / down)

        across = max(range(2, count), key=side)
        for at, row in enumerate(layout.rows(room, ceil(count / across), gap)):
            here = min(across, count - at * across)
            whole = layout.columns(row, across, gap)
            shift = (whole[across - 1].left - whole[here - 1].left) // 2
            yield from (place.move(shift, 0) for place in whole[:here])

    def _day(self, kind: str) -> str:
        """Say on what day a stamp was found, nothing if it was not."""
        if kind not in self._found:
            return ""
        when, today = datetime.fromtimestamp(self._found[kind]), date.today()
        days = max(0, (today - when.date()).days)
        return self.kit.text("album-day", days=days, day=moment(self.kit, when, today))

    def _told(self) -> str:
        if not self._chosen:
            return self.kit.text("album-press")
        return self.kit.text(f"stamp-{self._chosen}-told")

    def _tell(self, kind: str) -> None:
        self._chosen = kind
        self.rebuild()

    def _show(self, kind: str) -> None:
        """Show the idea in its lesson."""
        lesson = self._lesson(LESSONS[kind])
        scene = LessonScene(self.kit, lesson, self.kit.text(f"stamp-{kind}"), lambda: None)
        self.push(scene)

    def _lesson(self, name: str) -> Lesson:
        course = read_course(self.kit.assets)
        return next(lesson for lesson in course["more"] if lesson.name == name)
