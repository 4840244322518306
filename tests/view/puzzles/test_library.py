from datetime import date
from pathlib import Path

import pytest

from game import text_file
from game.kit.errors import BrokenAssetError
from game.puzzles.rush import LAPS
from game.view.puzzles.library import Library
from tests.kits import ASSETS

LINE = "nudge out / R3 R4 R5 R6 R7 / R5"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    read = text_file.read_text

    def noted(path: Path, most: int) -> str:
        names.append(path.name)
        return read(path, most)

    monkeypatch.setattr(text_file, "read_text", noted)
    return names


def test_nothing_is_read_before_it_is_asked_for_and_each_file_once(opened: list[str]) -> None:
    library = Library(ASSETS)
    assert library.days >= 3650
    assert opened == []
    first, other = library.daily(date(2026, 11, 25)), library.daily(date(2026, 11, 26))
    assert (first.name, first != other) == ("2026-11-25", True)
    assert library.on_shelf("split", 3).name == "split-4"
    library.on_shelf("split", 4)
    assert opened == ["2026.txt", "split.txt"]


@pytest.mark.parametrize(
    ("day", "same_as"),
    [
        (date(2036, 1, 1), date(2026, 1, 6)),
        (date(2025, 12, 31), date(2035, 12, 26)),
    ],
)
def test_outside_of_the_list_it_begins_anew_on_the_same_weekday(day: date, same_as: date) -> None:
    library = Library(ASSETS)
    one, other = library.daily(day), library.daily(same_as)
    assert (one.table, one.rack) == (other.table, other.rack)
    assert day.weekday() == same_as.weekday()


def test_a_leap_year_has_a_puzzle_for_its_last_day() -> None:
    library = Library(ASSETS)
    days = date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1), date(2028, 12, 31)
    puzzles = [library.daily(day) for day in days]
    assert len({puzzle.text for puzzle in puzzles}) == len(days)
    assert puzzles[1].aim == library.daily(date(2028, 3, 7)).aim


def test_a_rush_gives_puzzles_of_every_shelf() -> None:
    library = Library(ASSETS)
    rush = library.rush(date(2026, 11, 25))
    shelves = {lap.shelf for lap in LAPS}
    assert rush.sizes.keys() == shelves
    puzzle = library.for_ticket(rush.ticket)
    assert puzzle.name.startswith("warmup-")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("days", "shelves"):
        (tmp_path / "puzzles" / name).mkdir(parents=True)
    (tmp_path / "puzzles" / "days" / "2026.txt").write_text(f"{LINE}\n" * 365, "utf-8")
    (tmp_path / "puzzles" / "shelves" / "knot.txt").write_text(f"{LINE}\nnonsense\n", "utf-8")
    return tmp_path


def test_what_cannot_be_read_is_one_clear_sentence(folder: Path, tmp_path: Path) -> None:
    library = Library(folder)
    assert library.daily(date(2026, 12, 31)).rack
    with pytest.raises(BrokenAssetError, match=r"knot\.txt, line 2, can't be read"):
        library.on_shelf("knot", 1)
    with pytest.raises(BrokenAssetError, match="has 2 puzzles, not 3"):
        library.on_shelf("knot", 2)
    with pytest.raises(BrokenAssetError, match="can't be read as puzzles"):
        library.size("nudge")
    with pytest.raises(BrokenAssetError, match="no year of puzzles"):
        Library(tmp_path / "nowhere").daily(date(2026, 1, 1))
