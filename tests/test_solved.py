"""Which puzzles were solved: kept in the settings, whatever else the file has."""

from datetime import date, timedelta
from pathlib import Path

from game.settings import Settings
from game.solved import Solved, keep_day, keep_of_shelf, solved_in, solved_of_shelf, solved_on
from tests.kits import reopened, store

DAY = date(2026, 11, 22)


def test_a_day_is_kept_as_it_was_solved_for_the_first_time() -> None:
    settings = store()
    keep_day(settings, DAY, Solved(2, 0))
    keep_day(settings, DAY, Solved(1, 3))
    keep_day(settings, DAY.replace(day=3), Solved(1, 1))
    again = reopened(settings)[Settings]
    assert solved_on(again, DAY) == Solved(2, 0)
    assert solved_in(again, 2026, 11) == {3: Solved(1, 1), 22: Solved(2, 0)}
    assert solved_on(again, DAY.replace(day=21)) is None
    assert again.days == ("2026-11 3:1/1 22:2/0",)


def test_no_number_is_too_large_for_a_line() -> None:
    settings = store()
    keep_day(settings, DAY, Solved(1000, 1000))
    assert solved_on(settings[Settings], DAY) == Solved(99, 99)


def test_ten_years_have_room_in_the_file() -> None:
    settings = store()
    months = [f"{2026 + at // 12}-{at % 12 + 1:02}" for at in range(120)]
    line = " ".join(f"{day}:99/99" for day in range(1, 32))
    settings[Settings].days = tuple(f"{month} {line}" for month in months)
    keep_day(settings, DAY - timedelta(days=400), Solved(1, 0))
    again = reopened(settings)
    assert not again.damaged
    assert len(again[Settings].days) == 121
    assert solved_on(again[Settings], DAY) == Solved(99, 99)


def test_the_puzzles_of_a_shelf_are_kept() -> None:
    settings = store()
    for at in (0, 63, 4, 63):
        keep_of_shelf(settings, "split", at)
    keep_of_shelf(settings, "trap", 1)
    again = reopened(settings)[Settings]
    assert solved_of_shelf(again, "split") == {0, 4, 63}
    assert solved_of_shelf(again, "trap") == {1}
    assert solved_of_shelf(again, "knot") == frozenset()


def test_what_cannot_be_read_of_a_line_is_as_if_it_was_not_there() -> None:
    lines = Settings(
        days=("2026-11 22:1/0 x 40:1 5:0/0 7:1/2 -3:1/1", "2026-12"), shelves=("split xyz", "knot ")
    )
    assert solved_in(lines, 2026, 11) == {22: Solved(1, 0), 7: Solved(1, 2)}
    assert solved_in(lines, 2026, 12) == {}
    assert solved_of_shelf(lines, "split") == frozenset()
    assert solved_of_shelf(lines, "knot") == frozenset()


def test_a_damaged_field_costs_nothing_else(tmp_path: Path) -> None:
    settings = store(tmp_path)
    settings.path.write_text('{"days": 7, "shelves": ["split 3"], "lessons": ["three"]}')
    again = reopened(settings)
    assert again.damaged
    assert again[Settings].days == ()
    assert solved_of_shelf(again[Settings], "split") == {0, 1}
    assert again[Settings].lessons == ("three",)
