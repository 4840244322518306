"""A bot's choice is held to the rules before it is played."""

from random import Random

import pytest

from game.analysis.bot_choice import IllegalBotTurnError, choose, choose_and_plan
from game.bots import BOTS
from game.engine.turn import Draw, Play
from tests.engine.positions import position


def test_a_play_that_is_not_legal_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    start = position("R3 R4 R5", "K9 O1")
    monkeypatch.setitem(BOTS, "owl", lambda view, _: Play((view.mover.rack,)))
    for ask in choose, choose_and_plan:
        with pytest.raises(IllegalBotTurnError, match="owl chose"):
            ask("owl", start, Random(1), start.table, None)


def test_a_legal_turn_is_given_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    start = position("R3 R4 R5", "K9 O1")
    monkeypatch.setitem(BOTS, "owl", lambda *_: Draw())
    assert choose("owl", start, Random(1)) == [Draw()]
