import pytest

from game.engine.rules import FIRST_RUNG
from game.kit.preferences import Store
from game.last_setup import EASY
from game.settings import Settings
from scenes.lessons.learn import Learn
from scenes.lessons.lesson import LessonScene
from scenes.puzzles.calendar import Calendar
from tests.kits import reopened, store
from tests.scenes.lessons.pupil import LESSONS
from tests.scenes.opened import Opened

FIRST = ("three", "take", "same", "add", "part", "thirty")


def learn(settings: Store | None = None, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(Learn, size, settings=settings)


def lessons(pilot: Opened) -> list[str]:
    return [card.name.removeprefix("lesson-") for card in pilot.cards]


def done(pilot: Opened) -> list[str]:
    names = {card.name: card.accessible_name()[0] for card in pilot.cards}
    return [name.removeprefix("lesson-") for name, said in names.items() if "solved" in said]


def following(pilot: Opened) -> str:
    (yellow,) = [widget for widget in pilot.scene.widgets if widget.primary]
    return yellow.sub


def test_all_lessons_are_there_page_by_page() -> None:
    pilot, seen = learn(), []
    while True:
        seen += lessons(pilot)
        before = lessons(pilot)
        pilot.key("right")
        if lessons(pilot) == before:
            break
    assert seen == list(LESSONS)


def test_pictures_come_one_a_frame() -> None:
    pilot = learn()
    for _ in pilot.cards:
        pilot.step()
    assert all(card.drawn for card in pilot.cards)


def test_pictures_are_drawn_anew_for_another_window() -> None:
    pilot = learn()
    pilot.tick(0.5)
    before = pilot.cards[0].drawn
    pilot.resize((1024, 600))
    pilot.tick(0.5)
    assert before
    assert all(card.drawn and card.drawn.size != before.size for card in pilot.cards)


@pytest.mark.parametrize(
    ("lessons", "page", "sub"),
    [
        ((), 0, "Lay three tiles"),
        (("three", "take"), 0, "Lay a group"),
        (("run", "group", "points", "build", "fourth", "ends"), 1, "Split a long run"),
        (FIRST, 0, "Now play a whole game"),
    ],
)
def test_the_yellow_button_is_the_next_lesson_of_the_part_that_is_open(
    lessons: tuple[str, ...], page: int, sub: str
) -> None:
    pilot = learn(store(lessons=lessons))
    pilot.tap("previous")
    if page:
        pilot.tap("next")
    assert following(pilot) == sub


def test_after_the_first_steps_a_whole_game_comes_next() -> None:
    pilot = learn(store(lessons=FIRST))
    assert lessons(pilot) == ["run", "group", "points", "build", "fourth", "ends"]
    pilot.tap("previous")
    pilot.tap("go")
    assert pilot.answers == [EASY]


def test_the_first_rung_of_the_ladder_can_be_played_as_well() -> None:
    pilot = learn()
    pilot.tap("ladder")
    assert pilot.answers == [FIRST_RUNG]


def test_what_was_done_is_marked_and_remembered() -> None:
    settings = store(lessons=("same",))
    pilot = learn(settings)
    assert done(pilot) == ["same"]
    pilot.tap("lesson-three")
    _finish(pilot)
    pilot.tap("leave")
    assert done(pilot) == ["three", "same"]
    assert reopened(settings)[Settings].lessons == ("same", "three")


def test_one_lesson_leads_to_the_next_and_the_last_one_back() -> None:
    pilot = learn(store(lessons=FIRST[:4]))
    pilot.tap("lesson-part")
    _finish(pilot)
    pilot.tap("next")
    assert isinstance(pilot.scene, LessonScene)
    assert pilot.scene._lesson.name == "thirty"
    pilot.tap("skip")
    assert isinstance(pilot.scene, Learn)
    assert following(pilot) == "Now play a whole game"
    pilot.key("right")
    pilot.key("left")
    assert following(pilot) == "The first 30"


def test_puzzles_are_one_press_away() -> None:
    pilot = learn()
    pilot.tap("puzzles")
    pilot.step()
    assert isinstance(pilot.scene, Calendar)


def test_escape_leads_back() -> None:
    pilot = learn()
    pilot.key("escape")
    assert pilot.answers == [None]


def _finish(pilot: Opened) -> None:
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    scene.press("hint")
    for _ in range(20):
        pilot.tick(0.5, fps=20)
        if scene._done:
            return
        if glowing := scene.state.adviser.rects:
            pilot.tap(glowing[0].center)
    raise AssertionError("The lesson does not end.")
