"""The puzzles that are shipped: enough of them, each solvable and graded right, no two alike."""

from collections import Counter
from collections.abc import Iterator
from datetime import date
from functools import cache

import pytest

from game.puzzles.alike import repeated
from game.puzzles.answer import answer
from game.puzzles.days import FIRST_DAY, suits
from game.puzzles.grade import grade, is_simple
from game.puzzles.puzzle import GRADES, Puzzle
from game.puzzles.rush import WARMUP
from game.view.puzzles.library import Library
from tests.kits import ASSETS
from tests.sizes import sample

TEN_YEARS = 3650
ON_A_SHELF = 60
MOST_BYTES = 1_000_000


@cache
def daily() -> list[Puzzle]:
    library = Library(ASSETS)
    days = range(FIRST_DAY, FIRST_DAY + library.days)
    return [library.daily(date.fromordinal(day)) for day in days]


@cache
def shelves() -> dict[str, list[Puzzle]]:
    library = Library(ASSETS)
    names = (WARMUP, *GRADES)
    return {
        name: [library.on_shelf(name, at) for at in range(library.size(name))] for name in names
    }


@pytest.fixture(autouse=True, scope="module")
def _forget() -> Iterator[None]:
    """Let go of all puzzles at the end: they take forty megabytes."""
    yield
    daily.cache_clear()
    shelves.cache_clear()


def everything() -> list[Puzzle]:
    return [*daily(), *(puzzle for shelf in shelves().values() for puzzle in shelf)]


def test_there_is_one_for_every_day_of_ten_years_of_the_kind_of_its_weekday() -> None:
    assert len(daily()) >= TEN_YEARS
    wrong = [p.name for at, p in enumerate(daily()) if not suits(p, FIRST_DAY + at)]
    assert wrong == []


def test_every_shelf_is_full_and_holds_one_grade() -> None:
    for name, puzzles in shelves().items():
        assert len(puzzles) >= ON_A_SHELF, name
        assert {puzzle.grade for puzzle in puzzles} == {"nudge" if name == WARMUP else name}


def test_no_two_are_alike() -> None:
    assert [(one.name, other.name) for one, other in repeated(everything())] == []


def test_the_files_are_small_and_hold_nothing_else() -> None:
    paths = [path for path in (ASSETS / "puzzles").rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in paths) <= MOST_BYTES
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in paths)
    assert lines == len(everything())


def test_the_solver_solves_them() -> None:
    assert [p.name for p in sample(everything(), 200) if answer(p) is None] == []


def test_grades_are_what_they_were_when_the_list_was_made() -> None:
    some = sample(everything(), 50)
    assert {p.name: grade(p) for p in some} == {p.name: p.grade for p in some}


def test_a_simple_player_solves_those_for_warming_up_alone() -> None:
    some = sample(shelves()[WARMUP], 20)
    assert all(map(is_simple, some))
    solved = [p.name for p in sample(daily(), 70) if p.aim != "fewest" and is_simple(p)]
    assert solved == []


@pytest.mark.parametrize("grade_name", GRADES)
def test_each_grade_comes_on_its_days_about_as_often(grade_name: str) -> None:
    counts = Counter(puzzle.grade for puzzle in daily())
    assert counts[grade_name] >= TEN_YEARS // 7 - 1
