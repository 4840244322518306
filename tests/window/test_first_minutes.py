"""A child's first minutes, and two people with a handicap who change the language, in a window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.rules import LADDER
from game.kit.scene import Scene
from scenes.lessons.lesson import LessonScene
from scenes.options.handicap import HandicapChoice
from scenes.play.deal import Deal
from scenes.play.handover import HandOver
from tests.kits import store
from tests.window.twins import Twins, turn, twins

pytestmark = pytest.mark.window

BARE = (640, 260)
"""A place in the middle of the felt where nothing lies."""


@pytest.fixture
def game(request: pytest.FixtureRequest, tmp_path: Path, album: Path) -> Iterator[Twins]:
    settings = store(muted=True, bot_speed="instant", language=request.param)
    with twins(tmp_path, album, 5, settings) as opened:
        yield opened


def wait_for(game: Twins, kind: type[Scene]) -> None:
    """Let the shadow go on until such a scene is in front, and the window after it."""
    game.go_on(lambda: isinstance(game.scene, kind))
    game.settle()


@pytest.mark.parametrize("game", ["zh"], indirect=True)
def test_a_child_finds_the_first_steps_and_the_first_rung(game: Twins) -> None:
    game.shot("menu")
    game.tap("first")
    _do_the_lesson(game)
    game.tap("leave")
    game.tap("learn")
    game.shot("lessons")
    game.press("ladder")
    game.go_on(lambda: isinstance(game.scene, Deal))
    game.tap(BARE)
    game.shot("first rung")
    assert turn(game).session.rules.name == next(iter(LADDER))
    game.press("action")
    game.settle()
    game.shot("a turn later")


def _do_the_lesson(game: Twins) -> None:
    lesson = game.scene
    assert isinstance(lesson, LessonScene)
    game.shot("lesson")
    while not lesson._looks and not lesson._done:
        game.press("hint")
        game.shadow.tick(0.5)
        game.shot("glow")
        game.press(lesson.state.adviser.rects[0].center)
        game.shadow.tick(0.5)
    game.go_on(lambda: lesson._done)
    game.settle()
    game.shot("done")


@pytest.mark.release
@pytest.mark.parametrize("game", ["de"], indirect=True)
def test_two_people_with_a_handicap_change_the_language(game: Twins) -> None:
    game.tap("bots")
    game.tap("together")
    _be_somebody_new(game, "Ann")
    game.tap("chair-0")
    game.tap("handicap")
    assert isinstance(game.scene, HandicapChoice)
    for field in "open-rack", "any-set-opens":
        game.tap(game.scene.widget(field).segment(1).center)
    game.shot("handicap")
    game.tap("done")
    game.shot("set up")
    game.press("start")
    game.go_on(lambda: isinstance(game.scene, Deal))
    game.tap(BARE)
    for _ in range(3):
        assert isinstance(game.scene, HandOver)
        game.shot("curtain")
        game.tap("button")
        game.shot("turn")
        _change_the_language(game)
        game.press("action")
        wait_for(game, HandOver)


def _be_somebody_new(game: Twins, name: str) -> None:
    """Take a card for the first seat: an animal, and a name by the letters on the screen."""
    game.tap("chair-0")
    game.tap("person")
    game.shot("cards")
    game.tap("new")
    for letter in name.upper():
        game.tap(f"letter-{letter}")
    game.shot("somebody new")
    game.tap("done")


def _change_the_language(game: Twins) -> None:
    before = game.shadow.kit.messages.language
    game.tap("pause")
    game.tap("language")
    assert game.shadow.kit.messages.language != before
    game.shot("pause")
    game.tap("resume")
    if isinstance(game.scene, HandOver):
        game.tap("button")
    game.shot("other language")
