"""The plain player lays own sets and adds tiles, by all rules, and rearranges only at the end."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.bots import PEOPLE, Bot
from game.bots.plain import Plain
from game.engine.position import Table
from game.engine.river import offer
from game.engine.rules import FAMILY
from tests.bots.tables import PLAYED, answers, game, turn_of
from tests.engine.positions import position
from tests.sizes import crossed, sample

ATTENTIVE = Plain()


def turn(table: str, rack: str, bot: Bot = ATTENTIVE, **more: object) -> str:
    return turn_of(bot, position(table, rack, **more))


@pytest.mark.parametrize(
    ("table", "rack", "expected"),
    [
        ("B4 B5 B6", "B7 O1", "B4 B5 B6 > B4 B5 B6 B7"),
        ("B4 B5 B6", "B8 B7 O1", "B4 B5 B6 > B4 B5 B6 B7 B8"),
        ("K4 R4 B4", "O4 K1", "K4 R4 B4 > K4 R4 B4 O4"),
        ("B4 B5 B6", "O1 O2 O3 K9", "O1 O2 O3"),
        ("B4 B5 B6", "J O1", "draw"),
        ("B4 B5 B6", "J B8", "draw"),
        ("B4 B5 B6", "J B7", "B4 B5 B6 > B4 B5 B6 B7 J"),
        ("R4 R5 R6 R7 R8", "R6 O1", "draw"),
        ("K4 R4 B4 O4", "B3 B5 B6 O1", "draw"),
        ("B4 B5 B6", "O1 K9", "draw"),
    ],
)
def test_it_lays_own_sets_and_adds_but_takes_no_row_apart(
    table: str, rack: str, expected: str
) -> None:
    assert turn(table, rack) == expected


def test_its_first_meld_is_its_own() -> None:
    assert turn("B4 B5 B6", "B7 R10 K10 O10", opened=False) == "K10 R10 O10"
    assert turn("B4 B5 B6", "B7 R9 K9 O9", opened=False) == "draw"
    assert turn("B4 B5 B6", "B7 R9 K9 O9", opened=False, rules=FAMILY) != "draw"


def test_what_it_overlooks_it_does_not_lay() -> None:
    assert turn("B4 B5 B6", "B7 O1", Plain(notices=0.0)) == "draw"


@pytest.mark.parametrize(("at_end", "lays"), [(0, False), (1, True)])
def test_with_an_empty_pool_it_rearranges_some_rows(at_end: int, lays: bool) -> None:
    table = "R4 R5 R6 R7 R8"
    found = turn(table, "R6 O1", Plain(at_end=at_end), pool="")
    assert (found != "pass") == lays


@pytest.mark.parametrize(("drawn", "lays"), [(19, False), (20, True)])
def test_it_learns_to_rearrange_as_tiles_are_drawn(drawn: int, lays: bool) -> None:
    pool = f"?{106 - 2 * 14 - drawn}"
    found = turn("R4 R5 R6 R7 R8", "R6 O1", Plain(pace=20), pool=pool)
    assert (found != "draw") == lays


@pytest.mark.whole
@pytest.mark.parametrize(("preset", "name"), sample(crossed([*PLAYED], [*PEOPLE]), 6))
def test_its_games_are_legal_and_end_and_it_never_peeks(preset: str, name: str) -> None:
    *starts, last = game(PEOPLE[name], PLAYED[preset], 2 + len(name) % 3, 3)
    assert last.ended
    for start in starts[:: max(1, len(starts) // 4)][:4]:
        assert len(answers(PEOPLE[name], start, len(offer(start)), ways=2)) == 1


@pytest.mark.whole
@pytest.mark.parametrize("name", [name for name in PEOPLE if name != "borrower"])
def test_a_person_takes_no_row_apart(name: str) -> None:
    starts = list(game(PEOPLE[name], replace(FAMILY, jokers=(("J", 0),)), 2, 4))
    assert all(_are_kept(one.table, other.table) for one, other in pairwise(starts))


def _are_kept(before: Table, after: Table) -> bool:
    whole = [" ".join(map(str, row)) for row in after]
    return all(any(" ".join(map(str, row)) in other for other in whole) for row in before)
