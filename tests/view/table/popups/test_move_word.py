"""The word of a great move: it stands by its row for a moment, after people's plays and bots'."""

import pytest

from game.kit.preferences import Store
from game.view.layers import Layer
from tests import samples
from tests.kits import store
from tests.motions import FREED, GREAT, free
from tests.scenes.seated import Seated

BOT = """
rules classic-2016
table K3 K4 K5 K6 K7
  Fox+  B7 B8 R7 O13
* Owl+  K5
  Otter+ K4 R11
pool R12 B12
"""
"""A bot that can only split a run, and is out then but for what it draws."""


def split(settings: Store | None = None, size: tuple[int, int] = (1366, 768)) -> Seated:
    """Split a run and press Play."""
    pilot = Seated(samples.session(GREAT), size, settings=settings)
    pilot.settle()
    pilot.drag(pilot.mine("K5"), pilot.at(0, 2))
    pilot.settle()
    pilot.tap("action")
    return pilot


def test_it_stands_below_its_row_instead_of_a_number() -> None:
    pilot = split()
    word = pilot.turn.state.view.move_word
    assert word.text == "Split!"
    assert pilot.turn.state.view.score_popup.text == ""
    pilot.tick(0.2)
    row = pilot.board.row_rect(pilot.row("K5 K6 K7"))
    assert abs(word.rect.centerx - row.centerx) < 4
    assert abs(word.rect.top - row.bottom) < 4


def test_it_stands_for_half_a_second() -> None:
    pilot = split()
    word = pilot.turn.state.view.move_word
    pilot.tick(0.5)
    assert word.text == "Split!"
    pilot.tick(0.5)
    assert word.text == ""


def test_the_move_of_a_bot_has_a_name_too() -> None:
    pilot = Seated(samples.session(BOT.replace("K5\n", "K5 O1\n")))
    while pilot.game.turns == 0:
        pilot.step()
    assert pilot.turn.state.view.move_word.text == "Split!"


def test_a_press_ends_it() -> None:
    pilot = split()
    pilot.press(pilot.mine("B7"))
    assert pilot.turn.state.view.move_word.text == ""


def test_with_reduced_motion_it_stands_still() -> None:
    pilot = split(store(reduced_motion=True))
    word = pilot.turn.state.view.move_word
    sizes = set()
    while word.text:
        sizes.add(word.rect.size)
        pilot.step()
    assert len(sizes) == 1


@pytest.mark.parametrize("size", [(800, 480), (1080, 1920)])
@pytest.mark.parametrize("text", [100, 200])
def test_it_lies_on_the_table_but_on_no_tile(size: tuple[int, int], text: int) -> None:
    pilot = split(store(text_scale=text), size)
    pilot.tick(0.2)
    word = pilot.turn.state.view.move_word
    assert word.zone.contains(word.rect)
    rows = range(len(pilot.board.shown.rows))
    assert word.rect.collidelist([pilot.board.row_rect(at) for at in rows]) < 0


def test_it_covers_no_joker_that_was_freed_in_a_low_row() -> None:
    pilot = Seated(samples.session(FREED), (1366, 768))
    pilot.settle()
    free(pilot)
    pilot.tap("action")
    pilot.tick(0.2)
    word = pilot.turn.state.view.move_word
    assert word.text == "Joker freed!"
    rows = range(len(pilot.board.shown.rows))
    assert word.rect.collidelist([pilot.board.row_rect(at) for at in rows]) < 0


def test_what_is_held_and_what_is_said_lie_over_it() -> None:
    assert Layer.MOVE_WORD < Layer.MESSAGE < Layer.MOVING_TILE < Layer.HELD_TILE
