"""Quick games that are proposed to a newcomer have a beginning, a middle and an end."""

from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC
from tests.bench.shape import SEATS, ShapeTable
from tests.bots.course import PERSON, Course, percentile, share_out
from tests.sizes import size

QUICK = replace(CLASSIC, deal="quick")


@pytest.fixture(scope="module")
def newcomer() -> list[Course]:
    tables = [ShapeTable.propose(QUICK, "person70", seats) for seats in SEATS]
    return [game for table in tables for game in table.play(0, size(8, 60))]


def test_it_is_neither_long_nor_over_at_once(newcomer: list[Course]) -> None:
    own = [sum(turn.seat == PERSON for turn in course.log) for course in newcomer]
    assert percentile(own, 0.5) in range(7, 15)
    assert percentile(own, 0.9) <= 18


def test_nobody_waits_long(newcomer: list[Course]) -> None:
    waits = [course.longest_wait for course in newcomer]
    assert percentile(waits, 0.5) <= 3
    assert percentile(waits, 0.9) <= 5


def test_somebody_goes_out_and_often_the_newcomer(newcomer: list[Course]) -> None:
    assert share_out(newcomer) >= 0.85
    assert sum(not course.end.seats[PERSON].rack for course in newcomer) >= 0.2 * len(newcomer)


def test_an_inattentive_person_goes_out_in_one_of_four_games() -> None:
    table = ShapeTable.propose(QUICK, "person50", seats=2)
    assert any(not course.end.seats[PERSON].rack for course in table.play(0, 4))
