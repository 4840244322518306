"""Another window at any moment of a turn: nothing is lost, and all lies inside it."""

import pytest

from game.settings import Settings
from scenes.play.handover import HandOver
from scenes.play.shared_table import LOOK_SECONDS
from tests import samples
from tests.scenes.seated import (
    LONG,
    SHARED,
    Seated,
    assert_home,
    assert_whole,
    lines,
    play_b3,
    steps_of,
)

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
    assert pilot.turn.state.shown.can_act
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
    pilot.tick(LOOK_SECONDS + 0.1)
    assert isinstance(pilot.scene, HandOver)
    pilot.tap("button")
    unharmed(pilot, size, (pilot.rows, "O1 O2 O3 B13"))


# Rows


def at_work() -> Seated:
    """Give a table on which a hand has laid rows here and there."""
    pilot = Seated(samples.session())
    zone = pilot.board.zone
    pilot.drag(pilot.mine("K7"), (zone.left + 60, zone.centery))
    pilot.drag(pilot.frame(pilot.row("B4 B5 B6")), (zone.right - 130, zone.bottom - 40))
    pilot.settle()
    return pilot


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600), (2560, 1440)])
def test_rows_keep_their_lines_and_their_order(size: tuple[int, int]) -> None:
    pilot = at_work()
    before, places = lines(pilot), pilot.places()
    pilot.resize(size)
    assert lines(pilot) == before
    pilot.resize((1366, 768))
    assert pilot.places() == places


@pytest.mark.parametrize("size", OTHERS)
def test_back_in_the_first_window_all_is_as_it_was(size: tuple[int, int]) -> None:
    pilot = at_work()
    places = pilot.places()
    pilot.resize(size)
    pilot.resize((1920, 1080))
    pilot.resize((1366, 768))
    assert pilot.places() == places


def test_undo_and_redo_put_rows_back_through_a_resize() -> None:
    pilot = at_work()
    seen = [lines(pilot)]
    pilot.drag(pilot.mine("R4"), pilot.felt())
    seen.append(lines(pilot))
    pilot.resize((1920, 1080))
    for step in (0, 1, 0):
        pilot.key("z" if step == 0 else "y", ctrl=True)
        assert lines(pilot) == seen[step]


@pytest.mark.parametrize("change", [{"text_scale": 200}, {"theme": "wood"}])
def test_other_text_and_looks_move_no_row(change: dict[str, object]) -> None:
    pilot = at_work()
    places = pilot.places()
    for name, value in change.items():
        setattr(pilot.kit.preferences, name, value)
    pilot.kit.apply_preferences()
    pilot.app.stack.relayout()
    pilot.step()
    assert pilot.places() == places


def test_larger_tiles_leave_rows_on_their_lines_and_back_they_are_as_before() -> None:
    pilot = Seated()
    settings = pilot.kit.store[Settings]
    play_b3(pilot)
    before, places, width = lines(pilot), pilot.places(), pilot.board.row_layout.width
    settings.larger_tiles = True
    pilot.app.stack.relayout()
    pilot.step()
    assert lines(pilot) == before
    assert pilot.board.row_layout.width > width
    settings.larger_tiles = False
    pilot.app.stack.relayout()
    pilot.step()
    assert pilot.places() == places
