"""The course: all lessons of the game in their order, read from its files."""

from collections.abc import Collection, Iterator
from pathlib import Path

from game import text_file
from game.engine.limits import NotationError
from game.kit.errors import BrokenAssetError
from game.lessons.lesson import LONGEST, Lesson, read_lesson

PARTS = ("first", "more")

Course = dict[str, tuple[Lesson, ...]]
"""The parts of the course by their names: the first steps, then more."""


class LessonError(BrokenAssetError):
    """A lesson cannot be used; one sentence naming the file and what is wrong."""


def read_course(assets: Path) -> Course:
    """Read the lessons of each part in the order of their files: `05-fourth.txt` is `fourth`."""
    return {part: tuple(_lessons(assets / "lessons" / part)) for part in PARTS}


def count_done(assets: Path, done: Collection[str]) -> tuple[int, int]:
    """Count the lessons done of the first part that is not over, and all of it; read no file."""
    for part in PARTS:
        names = [path.stem.partition("-")[2] for path in (assets / "lessons" / part).glob("*.txt")]
        count = sum(name in done for name in names)
        if count < len(names):
            break
    return count, len(names)


def _lessons(folder: Path) -> Iterator[Lesson]:
    paths = sorted(folder.glob("*.txt"))
    if not paths:
        raise LessonError(f"{folder} holds no lesson (*.txt).")
    for path in paths:
        yield _read(path)


def _read(path: Path) -> Lesson:
    name = path.stem.partition("-")[2] or path.stem
    try:
        return read_lesson(name, text_file.read_text(path, 4 * LONGEST))
    except (OSError, ValueError) as fault:
        what = str(fault) if isinstance(fault, NotationError) else "It isn't text."
        raise LessonError(f"{path} can't be read as a lesson. {what}") from fault
