"""A pupil: sits at a lesson and presses nothing but what glows."""

from functools import partial
from typing import Any

from pygame import Rect

from game.kit.scene import Scene
from game.lessons.lesson import Lesson
from game.view.lessons.course import read_course
from scenes.lessons.lesson import LessonScene
from tests.kits import ASSETS
from tests.pilot import Pilot

LESSONS = {lesson.name: lesson for part in read_course(ASSETS).values() for lesson in part}

MOST = 60
"""No lesson takes more presses."""


class Pupil(Pilot):
    """A pilot at a lesson; `answers` are what the scene closed with."""

    def __init__(
        self, lesson: str | Lesson, size: tuple[int, int] = (1366, 768), **more: Any
    ) -> None:
        self.finished: list[str] = []
        self.landings: list[tuple[Rect, Rect]] = []
        """Where it glowed on bare felt, and where the row lies that was put down there."""
        self.answers: list[object] = []
        made = LESSONS[lesson] if isinstance(lesson, str) else lesson
        super().__init__(Scene, size, **more)
        done = partial(self.finished.append, made.name)
        self.lesson = LessonScene(self.kit, made, "1 of 1", done)
        self.app.stack.push(self.lesson, then=self.answers.append)
        self.tick(0.5, fps=20)

    @property
    def glowing(self) -> list[Rect]:
        """Give what glows: first what is to be pressed next, then its place."""
        return self.lesson.state.adviser.rects

    @property
    def shown_by_paw(self) -> Rect | None:
        """Give what the paw of the animal points at."""
        return self.lesson.state.adviser.paw.goal

    @property
    def paw(self) -> Rect:
        """Give where the paw is."""
        return self.lesson.state.adviser.paw.place

    @property
    def message(self) -> str:
        """What the line over the rack says."""
        return self.lesson.state.view.message.text

    @property
    def told(self) -> str:
        """What the animal says below the name of the lesson."""
        return self.lesson.in_bubble

    def follow_the_glow(self) -> int:
        """Wait once, then press what glows until the lesson is done; count the presses."""
        self.tick(8.1, fps=20)
        presses = 0
        while not self.finished:
            assert self.glowing, (presses, self.message)
            glow, board = self.glowing[0], self.lesson.state.board
            on_felt = board.lit == glow
            self.tap(glow.move(-glow.w // 4, glow.h // 4).center if on_felt else glow.center)
            self.tick(0.5, fps=20)
            if on_felt:
                frame = -2 * board.row_layout.frame
                row = board.row_rect(len(board.shown.rows) - 1).inflate(frame, frame)
                self.landings.append((glow, row))
            presses += 1
            assert presses < MOST, self.message
        return presses
