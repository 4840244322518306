"""What lessons say: each has its texts."""

import pytest

from game.kit.messages import Messages, whole_languages
from tests.kits import ASSETS
from tests.scenes.lessons.pupil import LESSONS

TEXTS = ASSETS / "texts"


@pytest.mark.parametrize("language", whole_languages(TEXTS))
def test_every_lesson_has_a_name_a_task_and_what_was_learned(language: str) -> None:
    messages = Messages(TEXTS, language)
    assert all(messages(f"lesson-{it}{end}") for it in LESSONS for end in ("", "-task", "-done"))
