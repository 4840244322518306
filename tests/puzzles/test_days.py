from datetime import date

import pytest

from game.puzzles.days import FIRST_DAY, place, suits, weekday
from game.puzzles.puzzle import read_puzzle

TEN_YEARS = 3652


def test_the_first_day_is_new_year_2026() -> None:
    assert date.fromordinal(FIRST_DAY) == date(2026, 1, 1)


def test_every_day_of_the_list_has_its_own_place() -> None:
    days = range(FIRST_DAY, FIRST_DAY + TEN_YEARS)
    assert [place(day, TEN_YEARS) for day in days] == list(range(TEN_YEARS))
    assert date.fromordinal(days[-1]) == date(2035, 12, 31)


@pytest.mark.parametrize(
    "day", [date(1970, 1, 1), date(2025, 12, 31), date(2036, 1, 1), date(2036, 2, 29), date.max]
)
def test_before_and_after_the_list_weekdays_stay(day: date) -> None:
    at = place(day.toordinal(), TEN_YEARS)
    assert 0 <= at < TEN_YEARS
    assert weekday(FIRST_DAY + at) == day.weekday()


def test_a_longer_list_changes_no_day_that_had_its_own() -> None:
    for day in range(FIRST_DAY, FIRST_DAY + TEN_YEARS, 100):
        assert place(day, TEN_YEARS) == place(day, TEN_YEARS + 366)


@pytest.mark.parametrize(
    ("line", "weekdays"),
    [
        ("nudge out / R3 R4 R5 R6 R7 / R5", [0, 2]),
        ("split out / R3 R4 R5 R6 R7 / R5", [1, 2]),
        ("trap lay 1 / R3 R4 R5 R6 R7 / R5", [5]),
        ("chain fewest 1 / R3 R4 R5 R6 R7 / R5", [6]),
        ("knot free / R3 J R5 / R4 K7 K8", [2]),
    ],
)
def test_a_kind_of_puzzle_belongs_to_a_weekday(line: str, weekdays: list[int]) -> None:
    monday = date(2026, 11, 23).toordinal()
    puzzle = read_puzzle("x", line)
    assert [at for at in range(7) if suits(puzzle, monday + at)] == weekdays
