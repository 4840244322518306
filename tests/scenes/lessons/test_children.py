"""The door for children: pictures that play at once, the next one yellow."""

import pytest

from game.engine.rules import LADDER
from game.kit.preferences import Store
from game.last_setup import EASY
from scenes.lessons.children import Children
from scenes.lessons.lesson import LessonScene
from tests.kits import store
from tests.scenes.opened import Opened

FIRST = ("three", "take", "same", "add", "part", "thirty")


@pytest.mark.parametrize(
    ("settings", "leads"),
    [
        (store(), "lesson-three"),
        (store(lessons=FIRST[:2]), "lesson-same"),
        (store(lessons=FIRST), "rung-1"),
        (store(lessons=FIRST, rung="rung-1"), "rung-1"),
        (store(lessons=FIRST, rungs=("rung-1", "rung-2"), rung="rung-1"), "rung-3"),
        (store(lessons=FIRST, rungs=tuple(LADDER)), "family"),
    ],
)
def test_the_yellow_button_plays_what_comes_next(settings: Store, leads: str) -> None:
    pilot = Opened(Children, settings=settings)
    pilot.tap("go")
    pilot.step()
    lesson = pilot.scene._lesson.name if isinstance(pilot.scene, LessonScene) else ""
    played = [f"lesson-{lesson}"] if lesson else [rules.name for rules in pilot.answers]
    assert played == [leads]


def test_a_picture_of_a_lesson_plays_it_and_the_next_follows() -> None:
    pilot = Opened(Children)
    pilot.tap("lesson-same")
    assert isinstance(pilot.scene, LessonScene)
    pilot.tap("skip")
    pilot.tick(0.5)
    assert pilot.words[0] == "Build on"


@pytest.mark.parametrize("rules", [*LADDER.values(), EASY], ids=lambda rules: rules.name)
def test_a_picture_of_a_game_chooses_its_rules(rules: object) -> None:
    pilot = Opened(Children)
    pilot.tap(rules.name)  # type: ignore[attr-defined]
    assert pilot.answers == [rules]


def test_going_back_chooses_nothing() -> None:
    pilot = Opened(Children)
    pilot.key("escape")
    assert pilot.answers == [None]
