"""The children's ladder: five rungs, none locked, the one played last marked."""

import pytest

from game.engine.rules import LADDER
from game.settings import Settings
from game.view.rule_pictures import draw_preset
from scenes.setup.ladder import Ladder
from tests.kits import store
from tests.scenes.opened import Opened
from tests.scenes.seated import raw


def opened(size: tuple[int, int] = (1366, 768), last: str = "") -> Opened:
    return Opened(Ladder, size, settings=store(rung=last))


@pytest.mark.parametrize("rung", LADDER)
def test_every_rung_can_be_chosen(rung: str) -> None:
    pilot = opened()
    pilot.tap(rung)
    assert pilot.answers == [LADDER[rung]]


def test_the_first_rung_is_lowest_and_each_has_a_picture_of_its_own() -> None:
    pilot = opened()
    upwards = sorted(pilot.cards, key=lambda card: -card.rect.top)
    assert [card.name for card in upwards] == list(LADDER)
    assert len({raw(draw_preset(pilot.kit, rung, (160, 120))) for rung in LADDER}) == len(LADDER)


def test_the_rung_that_was_played_last_is_marked() -> None:
    assert not any(card.chosen for card in opened().cards)
    assert [card.name for card in opened(last="rung-3").cards if card.chosen] == ["rung-3"]


def test_going_back_chooses_nothing() -> None:
    pilot = opened()
    pilot.key("escape")
    assert pilot.answers == [None]
    assert pilot.kit.store[Settings].rung == ""
