"""A lesson: a table with a task, and a sentence about what it teaches."""

from collections.abc import Callable
from typing import ClassVar

from game.kit.kit import Kit
from game.lessons.lesson import Lesson
from game.session.future import Executor
from scenes.lessons.lesson_policy import LessonPolicy
from scenes.table.task import TaskScreen, TaskWords, table_for


class LessonScene(TaskScreen):
    """Closes with whether to go on to the next lesson."""

    layer: ClassVar[str] = "lesson"
    next_words: ClassVar[str] = "lesson-next"

    def __init__(
        self,
        kit: Kit,
        lesson: Lesson,
        step: str,
        when_done: Callable[[], None],
        *,
        reads: bool = False,
        executor: Executor | None = None,
    ) -> None:
        """Take a lesson, its number in words, and what to call when it is done.

        An executor looks whether a try can still reach the goal.
        """
        state = table_for(kit, lesson.position, executor)
        policy = LessonPolicy(state, lesson, thinks=executor is not None)
        super().__init__(kit, state, policy, reads=reads)
        self._lesson = lesson
        self._step = step
        self._when_done = when_done

    def told(self) -> TaskWords:
        """Say the task, or what the player has learned."""
        kit, name = self.kit, self._lesson.name
        sentence = kit.text(f"lesson-{name}-{'done' if self._done else 'task'}")
        return TaskWords(kit.text(f"lesson-{name}"), self._step, sentence)

    def leave(self) -> None:
        """Leave the table, and stop looking."""
        super().leave()
        self.session.close()

    def celebrate(self) -> None:
        """Take note that the lesson is done."""
        self._when_done()
