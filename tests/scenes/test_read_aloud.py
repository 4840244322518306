"""A loudspeaker reads aloud where there is a voice; the first steps speak by themselves."""

from collections.abc import Callable

import pytest

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.player import Player
from scenes.lessons.children import Children
from scenes.lessons.learn import Learn
from scenes.players.cabinet import Cabinet
from scenes.setup.ladder import Ladder
from tests import samples
from tests.kits import store
from tests.null_voice import NullVoice
from tests.pictures import SCENES
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.lessons.test_lesson_scene import middle
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.sizes import sample

READ: dict[str, tuple[Callable[[Kit], Scene], str]] = {
    "children": (Children, "Start with the yellow one."),
    "ladder": (Ladder, "Runs, Only runs"),
    "cabinet": (lambda kit: Cabinet(kit, Player("Ann", "fox"), samples.STAMPS), "Run, Numbers"),
    "handover": (SCENES["handover"], "Fox's turn"),
    "lesson": (SCENES["lesson"], "Find red 4, 5 and 6."),
}
"""Scenes with a loudspeaker, and how what it reads begins."""


@pytest.mark.parametrize("name", READ)
def test_a_press_reads_the_sentence(name: str) -> None:
    scene, begins = READ[name]
    voice = NullVoice()
    pilot = Opened(scene, voice=voice)
    pilot.tick(0.5)
    assert voice.said == []
    pilot.tap("read")
    assert voice.said[0].startswith(begins), voice.said


@pytest.mark.parametrize("name", READ)
def test_there_is_none_without_a_voice(name: str) -> None:
    pilot = Opened(READ[name][0])
    assert "read" not in [widget.name for widget in pilot.scene.widgets]


@pytest.mark.parametrize("size", sample([*SIZES, (800, 480), (480, 800)], 3))
@pytest.mark.parametrize("name", READ)
def test_it_covers_nothing_and_fingers_hit_it(name: str, size: tuple[int, int]) -> None:
    assert_well_laid(Opened(READ[name][0], size, voice=NullVoice()))


def test_why_a_turn_cannot_end_is_read_and_only_then() -> None:
    voice = NullVoice()
    fault = Opened(SCENES["turn-fault"], voice=voice)
    fault.tick(0.5)
    fault.tap("read")
    assert voice.said == [fault.scene.state.view.message.text]
    legal = Opened(SCENES["turn-legal"], voice=voice)
    legal.tick(0.5)
    assert not legal.scene.widget("read").visible


def test_the_first_steps_speak_by_themselves_the_task_and_why_a_try_fails() -> None:
    voice = NullVoice()
    learn = Opened(Learn, voice=voice)
    learn.tap("lesson-add")
    learn.tick(0.5)
    assert voice.said == ["The blue row ends with 6. Add your blue 7."]


@pytest.mark.parametrize("settings", [store(read_to_me=False), store(speech="normal")])
def test_they_are_silent_where_nobody_wants_it_and_say_nothing_twice(settings: object) -> None:
    voice = NullVoice()
    learn = Opened(Learn, settings=settings, voice=voice)
    learn.tap("lesson-add")
    learn.tick(0.5)
    assert voice.said.count("The blue row ends with 6. Add your blue 7.") <= 1


def test_in_other_lessons_a_press_reads_what_the_animal_says() -> None:
    voice = NullVoice()
    pupil = Pupil("add", voice=voice)
    assert voice.said == []
    pupil.drag(middle(pupil, "K2"), middle(pupil, "B6"))
    pupil.tap("read")
    assert voice.said == ["The black two doesn't belong. A run keeps one colour."]
