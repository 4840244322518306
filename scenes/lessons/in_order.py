"""Lessons one after another: a lesson leads on to the next one of its part of the course."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.kit.preferences import Store
from game.lessons.lesson import Lesson
from game.session.future import Executor
from game.settings import Settings
from game.view.lessons.course import Course
from scenes.lessons.lesson import LessonScene
from scenes.screen import Screen, TurnResult

READ_PART = "first"
"""The part of the course that is read aloud by itself."""


def play_lessons(
    screen: Screen[Any],
    course: Course,
    lesson: Lesson,
    executor: Executor | None,
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
            play_lessons(screen, course, following[0], executor, then)
        else:
            then(lesson, left)

    when_done, reads = partial(_keep_done, kit.store, lesson), part == READ_PART
    scene = LessonScene(kit, lesson, step, when_done, reads=reads, executor=executor)
    screen.push(scene, then=leave)


def _keep_done(store: Store, lesson: Lesson) -> None:
    settings = store[Settings]
    if lesson.name not in settings.lessons:
        settings.lessons = (*settings.lessons, lesson.name)
        store.save()
