"""A style says what a character lays gladly; nobody is held back by it when the end is near."""

from random import Random

import pytest

from game.bots.greedy import choose
from game.bots.plain import Plain
from game.bots.style import Character, Style
from game.engine.rules import RIVER
from game.engine.turn import turn_faults
from tests.bots.tables import turn_of
from tests.engine.positions import position

FEW = "?40"
"""Tiles in the pool, so that many have been drawn."""


def turn(style: Style, table: str, rack: str, **more: object) -> str:
    return turn_of(Character(Plain(), style), position(table, rack, **{"pool": FEW, **more}))


BOTH = "R1 R2 R3 K9 B9 O9 K5"
TABLE = "B4 B5 B6"


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (Style(), "K9 B9 O9 | R1 R2 R3"),
        (Style(likes="group"), "K9 B9 O9"),
        (Style(likes="run"), "R1 R2 R3"),
        (Style(likes="adding"), "draw"),
    ],
)
def test_it_keeps_own_sets_of_another_kind_for_later(style: Style, expected: str) -> None:
    assert sorted(turn(style, TABLE, BOTH).split(" | ")) == sorted(expected.split(" | "))


def test_it_lays_so_many_tiles_at_least_and_at_once() -> None:
    assert turn(Style(at_least=2), TABLE, "B7 K1 R3") == "draw"
    assert turn(Style(at_least=2), TABLE, "B7 B8 K1 R3").endswith("B4 B5 B6 B7 B8")
    assert turn(Style(at_once=1), TABLE, "B7 B8 K1 R3").endswith("B4 B5 B6 B7")
    assert turn(Style(at_once=1), TABLE, "B7 R1 R2 R3 K1") == "R1 R2 R3"


def test_who_has_no_patience_lays_what_it_does_not_like_rather_than_draw() -> None:
    assert turn(Style(likes="adding", patience=0), TABLE, BOTH) != "draw"
    assert turn(Style(at_least=2, patience=0), TABLE, "B7 K1 R3").endswith("B4 B5 B6 B7")


def test_a_tile_of_the_river_is_none_of_its_own() -> None:
    start = position("K4 K5 K6 K7 K8", "K10 K11 O1 B3", river="O2 O5 K9", rules=RIVER)
    one = Character(choose, Style(at_once=1))
    assert not turn_faults(start, one(start.seen_by(0), Random(1)))


def test_it_opens_late_or_first_with_what_it_likes() -> None:
    rack, early = "K10 R10 B10 O1", {"opened": False, "pool": "?77"}
    assert turn(Style(opens_after=10), "", rack, **early) == "draw"
    assert turn(Style(opens_after=10), "", rack, opened=False) == "K10 R10 B10"
    assert turn(Style(likes="run", opens_after=10), "", rack, **early) == "draw"
    assert turn(Style(likes="group", opens_after=10), "", rack, **early) == "K10 R10 B10"


@pytest.mark.parametrize(
    ("rack", "more"),
    [
        ("R1 R2 R3", {}),
        ("R1 R2 R3 K5", {"pool": ""}),
        ("R1 R2 R3 K5", {"others": ("?2",)}),
        ("R1 R2 R3 K5 K7 K8 K10 K12 B1 B8 B10 B12 O1 O4 O6 O8 O10 O13 K1", {}),
    ],
    ids=["goes out", "empty pool", "another has two", "a full rack"],
)
def test_near_the_end_it_lays_what_it_can(rack: str, more: dict[str, object]) -> None:
    assert "R1 R2 R3" in turn(Style(likes="group", at_least=9), TABLE, rack, **more)
