"""A lesson: a table with a task, and a sentence about what it teaches."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.kit.gestures import Gesture
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.lessons.guide import Guide
from game.lessons.lesson import Lesson
from game.session.commands import SessionCommand
from game.settings import Settings
from game.view.lessons.course import Course, read_course
from game.view.table.adviser import Advice
from scenes.screen import Screen, TurnResult
from scenes.table.glow import Glow, Waits
from scenes.table.state import TableState
from scenes.table.task import TaskScreen, TaskWords, table_for
from scenes.table.task_policy import TaskPolicy

WAITS = Waits(paw=4.0, take=8.0, place=12.0)

READ_PART = "first"
"""The part of the course that is read aloud by itself."""

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
"""The names of lessons by the names of stamps; some stamps have none."""


class LessonScene(TaskScreen):
    """Closes with whether to go on to the next lesson."""

    layer = "lesson"
    next_words = "lesson-next"

    def __init__(
        self,
        kit: Kit,
        lesson: Lesson,
        step: str,
        when_done: Callable[[], None],
        *,
        reads: bool = False,
    ) -> None:
        """Take a lesson, its number in words, and what to call when it is done."""
        state = table_for(kit, lesson.position)
        super().__init__(kit, state, LessonPolicy(state, lesson), reads=reads)
        self._lesson = lesson
        self._step = step
        self._when_done = when_done

    def told(self) -> TaskWords:
        """Say the task, or what the player has learned."""
        kit, name = self.kit, self._lesson.name
        sentence = kit.text(f"lesson-{name}-{'done' if self._done else 'task'}")
        return TaskWords(kit.text(f"lesson-{name}"), self._step, sentence)

    def celebrate(self) -> None:
        """Take note that the lesson is done."""
        self._when_done()


class LessonPolicy(TaskPolicy):
    """A policy that shows what to press."""

    is_led = True

    def __init__(self, state: TableState, lesson: Lesson) -> None:
        self._glow = Glow(state, Guide(lesson).next, self.action, WAITS)
        super().__init__(state, lesson, "lesson-can-play", self._glow)

    @property
    def unasked(self) -> Advice | None:
        """What to press, for a player who waits."""
        return self._glow.advice

    def refuse(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end, and show what to do."""
        if words := super().refuse(command):
            self._glow.begin()
        return words

    def observe(self, gesture: Gesture) -> None:
        """Tell the glow what the player does, too."""
        super().observe(gesture)
        self._glow.observe(gesture)


def lesson_of(kit: Kit, stamp: str) -> LessonScene | None:
    """Return the lesson that shows how to earn a stamp, if there is one."""
    lessons = {lesson.name: lesson for lesson in read_course(kit.assets)["more"]}
    lesson = lessons.get(LESSONS.get(stamp, ""))
    return LessonScene(kit, lesson, kit.text(f"stamp-{stamp}"), lambda: None) if lesson else None


def play_lessons(
    screen: Screen[Any],
    course: Course,
    lesson: Lesson,
    then: Callable[[Lesson, TurnResult], None],
) -> None:
    """Open a lesson over a screen, and the next one once it is done or skipped.

    `then` takes the last one that was open, and how it was left.
    """
    part, of = next((part, of) for part, of in course.items() if lesson in of)
    following = of[of.index(lesson) + 1 :]
    kit, step = screen.kit, screen.kit.text("lesson-of", at=len(of) - len(following), count=len(of))

    def leave(left: TurnResult) -> None:
        if left is TurnResult.GO_ON and following:
            play_lessons(screen, course, following[0], then)
        else:
            then(lesson, left)

    when_done, reads = partial(_keep_done, kit.store, lesson), part == READ_PART
    scene = LessonScene(kit, lesson, step, when_done, reads=reads)
    screen.push(scene, then=leave)


def _keep_done(store: Store, lesson: Lesson) -> None:
    settings = store[Settings]
    if lesson.name not in settings.lessons:
        settings.lessons = (*settings.lessons, lesson.name)
        store.save()
