import pytest

from tests.scenes.lessons.pupil import LESSONS, Pupil


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_done_by_pressing_only_what_glows(name: str) -> None:
    pupil = Pupil(name)
    pupil.follow_the_glow()
    assert pupil.finished == [name]
