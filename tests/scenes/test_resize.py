"""Another window at any moment of a turn: nothing is lost, and all lies inside it."""

import pytest

from scenes.play.handover import HandOver
from scenes.play.turn import LAST_LOOK
from tests import samples
from tests.scenes.seated import LONG, SHARED, Seated, assert_home, assert_whole, play_b3, steps_of

OTHERS = [(1080, 1920), (800, 480), (2560, 1440)]


def unharmed(pilot: Seated, size: tuple[int, int], before: tuple[list[str], str]) -> None:
    """Check that after a resize all is there, inside the window, as it was."""
    assert pilot.kit.size == size
    assert (pilot.rows, pilot.rack) == before
    assert_whole(pilot.board)
    assert_home(pilot.board)


@pytest.mark.parametrize("size", OTHERS)
def test_a_resize_during_a_drag(size: tuple[int, int]) -> None:
    pilot = Seated()
    pilot.press(pilot.mine("B3"))
    pilot.move((700, 400), held=True)
    before = pilot.rows, pilot.rack
    pilot.resize(size)
    unharmed(pilot, size, before)
    pilot.move(pilot.felt(), held=True)
    pilot.release(pilot.felt())
    pilot.settle()
    unharmed(pilot, size, before)


@pytest.mark.parametrize("size", OTHERS)
def test_a_resize_while_tiles_are_under_way(size: tuple[int, int]) -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    pilot.tap("sort_runs")
    before = pilot.rows, pilot.rack
    pilot.resize(size)
    unharmed(pilot, size, before)
    assert pilot.game.draft.can_undo


@pytest.mark.parametrize("size", OTHERS)
def test_a_resize_while_a_bot_shows_its_move(size: tuple[int, int]) -> None:
    pilot = Seated(samples.session(LONG))
    pilot.tick(1.5)
    assert pilot.game.draft.touched
    pilot.resize(size)
    unharmed(pilot, size, (pilot.rows, "K1 R5"))
    list(steps_of(pilot))
    assert pilot.turn.control.shown.can_act
    assert_whole(pilot.board)


@pytest.mark.parametrize("size", OTHERS)
def test_a_resize_under_the_pause(size: tuple[int, int]) -> None:
    pilot = Seated()
    play_b3(pilot)
    before = pilot.rows, pilot.rack
    pilot.key("escape")
    pilot.resize(size)
    pilot.key("escape")
    unharmed(pilot, size, before)


@pytest.mark.parametrize("size", OTHERS)
def test_a_resize_at_the_curtain(size: tuple[int, int]) -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1)))
    pilot.tap("action")
    pilot.resize(size)
    pilot.tick(LAST_LOOK + 0.1)
    assert isinstance(pilot.scene, HandOver)
    pilot.tap("button")
    unharmed(pilot, size, (pilot.rows, "O1 O2 O3 B13"))
