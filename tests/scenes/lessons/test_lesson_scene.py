from random import Random

import pygame
import pytest
from pygame import Rect

from game.lessons.lesson import read_lesson
from game.view.table.cursor.bare_place import bare_place
from game.view.table.places.tile_sizes import USUAL
from scenes.screen import TurnResult
from scenes.table.how_to_play import HowToPlay
from tests.kits import store
from tests.null_voice import NullVoice
from tests.scenes.lessons.pupil import LESSONS, Pupil
from tests.scenes.opened import SIZES, assert_well_laid
from tests.sizes import sample


def middle(pupil: Pupil, text: str) -> tuple[int, int]:
    """Give the middle of a tile, the first one of that name."""
    found = (it for it in pupil.lesson.state.board.tiles.sprites if str(it.tile) == text)
    return next(found).placement.rect.center


def felt(pupil: Pupil) -> tuple[int, int]:
    """Give a place of bare felt."""
    place = bare_place(pupil.lesson.state.board, 1)
    assert place
    return place.center


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("size", [*SIZES, (800, 480), (1230, 692), (480, 800)])
def test_tiles_land_exactly_where_it_glows_until_a_lesson_is_done(
    name: str, size: tuple[int, int]
) -> None:
    pupil = Pupil(name, size)
    pupil.follow_the_glow()
    assert pupil.finished == [name]
    for glow, row in pupil.landings:
        assert row == glow


@pytest.mark.parametrize("name", sample([*LESSONS], 8))
def test_the_glow_leads_on_from_whatever_was_tried(name: str) -> None:
    pupil, chance = Pupil(name, (1024, 600)), Random(name)
    board = pupil.lesson.state.board
    for _ in range(8):
        tiles = [sprite.placement.rect.center for sprite in board.tiles.sprites]
        felt = (board.zone.centerx + chance.randrange(-200, 200), board.zone.centery + 90)
        pupil.tap(chance.choice([*tiles, felt]))
    if not pupil.finished:
        pupil.follow_the_glow()
    assert pupil.finished == [name]


def test_first_a_paw_shows_what_to_take_then_it_glows_and_then_its_place_does() -> None:
    pupil = Pupil("three")
    pupil.tick(3.2, fps=20)
    assert pupil.shown_by_paw is None
    pupil.tick(0.6, fps=20)
    assert pupil.shown_by_paw
    assert pupil.shown_by_paw.center == middle(pupil, "R4")
    assert not pupil.glowing
    assert not pupil.message
    pupil.tick(4.0, fps=20)
    assert pupil.shown_by_paw is None
    assert len(pupil.glowing) == 3
    assert pupil.message == "Take the red 4, the red 5 and the red 6."
    pupil.tick(4.0, fps=20)
    *_, place = pupil.glowing
    assert len(pupil.glowing) == 4
    assert pupil.lesson.state.board.zone.contains(place)


@pytest.mark.parametrize("size", [(800, 480), (1366, 768), (1080, 1920)])
def test_the_paw_is_seen_whole_beside_what_it_points_at(size: tuple[int, int]) -> None:
    pupil = Pupil("three", size)
    pupil.tick(4.5, fps=20)
    assert pupil.shown_by_paw
    assert Rect((0, 0), size).contains(pupil.paw)
    assert not pupil.paw.collidepoint(pupil.shown_by_paw.center)


def test_whoever_presses_something_else_is_left_in_peace_for_a_while() -> None:
    pupil = Pupil("three")
    pupil.tick(8.0, fps=20)
    pupil.tap(middle(pupil, "K9"))
    assert not pupil.glowing
    pupil.tick(8.2, fps=20)
    assert pupil.message == "First put the black 9 back. Tap again."
    pupil.tap(pupil.glowing[0].center)
    assert pupil.lesson.state.hand.places == []
    assert len(pupil.glowing) == 3


def test_help_comes_at_once_to_whoever_asks() -> None:
    pupil = Pupil("add")
    pupil.tap("hint")
    pupil.step()
    assert pupil.message == "Take the blue 7."


def test_help_comes_at_once_to_whoever_presses_play_too_early() -> None:
    pupil = Pupil("add")
    pupil.tap("action")
    assert pupil.told == "You can lay something here. Look for the glow."
    assert len(pupil.glowing) == 1
    assert not pupil.finished


def test_the_animal_says_why_a_try_fails_until_it_is_mended() -> None:
    pupil = Pupil("add")
    task = pupil.told
    pupil.drag(middle(pupil, "K2"), middle(pupil, "B6"))
    assert pupil.told == "The black two doesn’t belong. A run keeps one colour."
    assert not pupil.message
    pupil.tap("undo")
    assert pupil.told == task


def test_a_row_that_waits_for_a_tile_is_no_failed_try_until_it_is_played() -> None:
    pupil = Pupil("take")
    task = pupil.told
    pupil.drag(middle(pupil, "R8"), felt(pupil))
    assert pupil.told == task
    pupil.tap("action")
    assert pupil.told == "One tile alone? A row needs three."


def test_a_row_that_was_only_taken_from_is_no_failed_try() -> None:
    pupil = Pupil("combined")
    task = pupil.told
    pupil.drag(middle(pupil, "R5"), felt(pupil))
    assert pupil.lesson.state.shown.status.touched
    assert pupil.told == task


def test_a_reason_that_is_asked_for_again_is_said_again() -> None:
    voice = NullVoice()
    pupil = Pupil("add", settings=store(speech="normal"), voice=voice)
    for _ in range(2):
        pupil.tap("action")
        pupil.tick(1.0, fps=20)
    said = [each for each in voice.said if each.startswith("You can lay something")]
    assert len(said) == 2


def test_a_turn_does_not_end_short_of_the_goal() -> None:
    pupil = Pupil("build")
    pupil.drag(middle(pupil, "B7"), middle(pupil, "B6"))
    assert pupil.message == "That works. There’s more to do."
    assert pupil.lesson.widget("action").kind == "dim"
    pupil.tap("action")
    assert pupil.told == "That works. This tile can go there, too: blue 3."
    assert not pupil.finished


def test_a_joker_that_stays_in_its_set_is_not_free() -> None:
    text = """
        rules classic-2016 seconds=none
        table B5 B6 J
        * Fox+ B4 K1
          Owl+ ?7
        goal free J
    """
    lesson = read_lesson("fill", "\n".join(line.strip() for line in text.splitlines()))
    pupil = Pupil(lesson)
    pupil.drag(middle(pupil, "B4"), middle(pupil, "B5"))
    pupil.tap("action")
    assert pupil.told == "That works. But the joker is still in its old set."


def test_any_legal_answer_to_the_goal_is_right() -> None:
    pupil = Pupil("points")
    for tile in ("R11", "R12", "J", "K3"):
        pupil.tap(middle(pupil, tile))
    pupil.tap(middle(pupil, "K3"))
    board = pupil.lesson.state.board
    pupil.tap((board.zone.centerx, board.zone.bottom - 70))
    assert pupil.lesson.state.session.game.draft.faults() == ()
    pupil.tap("action")
    assert pupil.finished == ["points"]


def test_what_was_learned_is_said_and_leads_on() -> None:
    pupil = Pupil("add")
    pupil.follow_the_glow()
    pupil.tick(1.5)
    assert "Every row belongs to everybody. You may add to any of them." in [
        getattr(widget, "text", "") for widget in pupil.lesson.widgets
    ]
    assert_well_laid(pupil)
    pupil.tap("next")
    assert pupil.answers == [TurnResult.GO_ON]


@pytest.mark.parametrize(
    ("press", "answer"), [("skip", TurnResult.GO_ON), ("leave", TurnResult.QUIT)]
)
def test_a_lesson_can_be_left_at_any_moment(press: str, answer: TurnResult) -> None:
    pupil = Pupil("add")
    pupil.tap(press)
    assert pupil.answers == [answer]
    assert not pupil.finished


def test_keys_help_take_back_and_end_the_turn() -> None:
    pupil = Pupil("add")
    pupil.key("h")
    pupil.step()
    assert pupil.glowing
    pupil.drag(middle(pupil, "B7"), middle(pupil, "B6"))
    pupil.key("z", ctrl=True)
    assert not pupil.lesson.state.session.game.draft.touched
    pupil.key("y", ctrl=True)
    pupil.key("return")
    assert pupil.finished == ["add"]
    pupil.tick(1.5)
    pupil.key("return")
    assert pupil.answers == [TurnResult.GO_ON]


def test_the_glow_stays_with_its_rows_in_another_window() -> None:
    pupil = Pupil("add")
    pupil.tick(8.1, fps=20)
    pupil.resize((1080, 1920))
    pupil.tick(0.1)
    assert [rect.center for rect in pupil.glowing] == [middle(pupil, "B7")]


@pytest.mark.parametrize("size", [*SIZES, (800, 480)])
def test_an_animal_holds_the_lesson_and_its_tiles_are_larger_than_in_a_game(
    size: tuple[int, int],
) -> None:
    pupil = Pupil("add", size)
    task = next(widget for widget in pupil.lesson.widgets if "blue" in getattr(widget, "text", ""))
    assert task.rect.left - pupil.lesson.zone("task").left > pupil.kit.px(100)
    width = pupil.lesson.state.board.row_layout.width
    assert width > pupil.kit.px(USUAL.roomy[0])


def test_nothing_is_kept_of_a_lesson_that_was_left() -> None:
    pupil = Pupil("add")
    pupil.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    pupil.key("escape")
    assert pupil.answers == [TurnResult.QUIT]


@pytest.mark.parametrize("number", [pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK])
def test_what_the_buttons_are_is_said_over_a_lesson(number: int) -> None:
    """Start is the pause, which a lesson has none of: it must not leave either."""
    pupil = Pupil("add")
    pupil.step(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=number))
    assert isinstance(pupil.scene, HowToPlay)
    pupil.key("escape")
    assert pupil.scene is pupil.lesson
    assert not pupil.answers
