from pathlib import Path
from shutil import copytree

import pytest

from game.kit.errors import BrokenAssetError
from game.lessons.lesson import LONGEST
from game.view.lessons.course import read_course
from tests.kits import ASSETS


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    copytree(ASSETS / "lessons", tmp_path / "lessons")
    return tmp_path


def test_there_are_six_first_steps_and_twenty_more_each_with_a_name_of_its_own() -> None:
    course = read_course(ASSETS)
    assert {part: len(of) for part, of in course.items()} == {"first": 6, "more": 20}
    names = [lesson.name for of in course.values() for lesson in of]
    assert names[:6] == ["three", "take", "same", "add", "part", "thirty"]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"goal play", "The position has no seats."),
        (b"", "A lesson has one goal, not 0."),
        (b"\xff\xfe", "It isn't text."),
        (b"#" * (4 * LONGEST + 1), "It isn't text."),
    ],
)
def test_a_broken_lesson_is_one_clear_sentence(assets: Path, content: bytes, told: str) -> None:
    path = assets / "lessons" / "more" / "05-fourth.txt"
    path.write_bytes(content)
    with pytest.raises(BrokenAssetError) as error:
        read_course(assets)
    assert str(error.value) == f"{path} can't be read as a lesson. {told}"


def test_a_folder_without_lessons_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(BrokenAssetError, match="holds no lesson"):
        read_course(tmp_path)
