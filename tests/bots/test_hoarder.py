"""The hoarder lays nothing until all goes; that wins against lively players, but not the best."""

import pytest

from game.arena import by_bot, play_match
from game.bots.hoarder import hoard
from game.engine.rules import CLASSIC
from tests.bots.tables import turn_of
from tests.engine.positions import position
from tests.sizes import size


@pytest.mark.parametrize(
    ("rack", "more", "turn"),
    [
        ("K10 R10 B10 R1 R2 R3 O1", {"opened": False}, "K10 R10 B10"),
        ("K10 R10 J O1", {"opened": False}, "draw"),
        ("K10 R10 B10 O1", {}, "draw"),
        ("K10 R10 B10", {}, "K10 R10 B10"),
        ("K10 R10 B10 O1", {"pool": ""}, "K10 R10 B10"),
    ],
    ids=["opens with little", "keeps its joker", "holds a set", "goes out", "empty pool"],
)
def test_it_lays_what_opens_and_then_nothing_until_all_goes(
    rack: str, more: dict[str, object], turn: str
) -> None:
    assert turn_of(hoard, position("B4 B5 B6", rack, **more)).endswith(turn)


@pytest.mark.parametrize(("level", "seats"), [("level10", 2), ("level11", 4)][: size(1, 2)])
def test_the_best_hold_their_own_against_it(level: str, seats: int) -> None:
    bots = [level, "hoarder"] * (seats // 2)
    found = by_bot(play_match(CLASSIC, bots, size(2, 60) * 2 // seats, 1, swap=True))
    assert found[0].wins >= 0.45 * sum(stats.wins for stats in found)
