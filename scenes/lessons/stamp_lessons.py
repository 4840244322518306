"""The lessons that show how to earn a stamp."""

from game.kit.kit import Kit
from game.view.lessons.course import read_course
from scenes.lessons.lesson import LessonScene

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


def lesson_of(kit: Kit, stamp: str) -> LessonScene | None:
    """Return the lesson that shows how to earn a stamp, if there is one."""
    lessons = {lesson.name: lesson for lesson in read_course(kit.assets)["more"]}
    lesson = lessons.get(LESSONS.get(stamp, ""))
    return LessonScene(kit, lesson, kit.text(f"stamp-{stamp}"), lambda: None) if lesson else None
