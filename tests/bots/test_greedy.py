"""The greedy player lays all that can be laid, in every preset without a wrong turn."""

from dataclasses import replace
from random import Random

import pytest

from game.bots.greedy import choose
from game.engine.deal import deal
from game.engine.position import Handicap
from game.engine.rules import NAMED
from game.engine.turn import Play, apply, turn_faults
from tests.bots.tables import answers, turn_of
from tests.engine.positions import position
from tests.sizes import crossed, sample


@pytest.mark.parametrize(
    ("table", "rack", "turn"),
    [
        ("B4 B5 B6", "B7 O1", "B4 B5 B6 > B4 B5 B6 B7"),
        ("R4 R5 R6 R7 R8", "R6 O1", "R4 R5 R6 R7 R8 > R4 R5 R6 | R6 R7 R8"),
        ("K4 R4 B4 O4", "B3 B5 B6 O1", "K4 R4 B4 O4 > B3 B4 B5 B6 | K4 R4 O4"),
        ("B4 B5 B6", "O1 K9", "draw"),
    ],
)
def test_rearranges_whatever_lets_most_tiles_lie(table: str, rack: str, turn: str) -> None:
    found = turn_of(choose, position(table, rack))
    assert sorted(found.replace(">", "|").split(" | ")) == sorted(
        turn.replace(">", "|").split(" | ")
    )


def test_it_opens_with_any_set_where_its_handicap_lets_it() -> None:
    start = position("B4 B5 B6", "K1 K2 K3 R7", opened=False)
    easy = replace(start.mover, handicap=Handicap(any_set_opens=True))
    assert turn_of(choose, start) == "draw"
    assert turn_of(choose, replace(start, seats=(easy, *start.seats[1:]))) == "K1 K2 K3"


def test_an_open_rack_changes_nothing_that_it_does() -> None:
    start = deal(NAMED["classic-2016"], ["fox", "owl"], Random(4)).position
    seats = [replace(seat, handicap=Handicap(open_rack=True)) for seat in start.seats]
    opened = replace(start, seats=tuple(seats))
    assert set(map(str, opened.seen_by(0).seats[1].rack)) == {"?"}
    assert turn_of(choose, opened) == turn_of(choose, start)


def test_what_it_may_not_see_changes_nothing() -> None:
    start = deal(NAMED["classic-2016"], ["fox", "owl"], Random(4)).position
    assert len(answers(choose, start)) == 1


@pytest.mark.whole
@pytest.mark.parametrize(("name", "seats"), sample(crossed([*NAMED], (3, 2)), 7))
def test_never_plays_wrongly_nor_stands_still(name: str, seats: int) -> None:
    now = deal(NAMED[name], [str(seat) for seat in range(seats)], Random(f"{name}/{seats}"))
    here, plays = now.position, 0
    for turn in range(400):
        if here.ended:
            break
        choice = choose(here.seen_by(here.to_move), Random(turn))
        assert not turn_faults(here, choice), turn
        plays += isinstance(choice, Play)
        here = apply(here, choice)
    assert here.ended
    assert plays
