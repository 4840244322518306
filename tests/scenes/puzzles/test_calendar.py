from datetime import date

import pytest

from game.kit.kit import Kit
from game.kit.preferences import Store
from game.settings import Settings
from game.solved import Solved, solved_on
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.number_button import NumberButton
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.puzzles.puzzles import FIRST
from scenes.puzzles.shelves import PuzzleShelves
from tests.kits import reopened, store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.puzzles.solver import TODAY, puzzles, solve


def calendar(
    settings: Store | None = None, size: tuple[int, int] = (1366, 768), day: date | None = None
) -> Opened:
    def open_calendar(kit: Kit) -> Calendar:
        return Calendar(kit, puzzles(), day)

    return Opened(open_calendar, size, settings=settings)


def days(pilot: Opened) -> list[int]:
    return [int(it.text) for it in pilot.scene.widgets if isinstance(it, NumberButton)]


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_it_is_well_laid(size: tuple[int, int], text_scale: int) -> None:
    settings = store(text_scale=text_scale, days=("2026-11 12:1/0",))
    assert_well_laid(calendar(settings, size))


def test_all_days_up_to_today_are_open_and_none_after_it() -> None:
    pilot = calendar()
    assert days(pilot) == [*range(1, 13)]
    assert not pilot.scene.widget("next").enabled
    pilot.tap("previous")
    assert days(pilot) == [*range(1, 32)]
    assert "October 2026" in pilot.words
    assert "Monday, 12 October" in pilot.words


def test_there_is_nothing_before_the_first_day() -> None:
    pilot = calendar(day=FIRST)
    assert days(pilot)[0] == FIRST.day
    assert not pilot.scene.widget("previous").enabled


def test_a_day_is_chosen_by_a_press_and_played_by_another() -> None:
    pilot = calendar()
    pilot.tap("day-3")
    assert "Tuesday, 3 November" in pilot.words
    assert "Split · Two rows move at once" in pilot.words
    pilot.tap("day-3")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleScene)
    assert "Tuesday, 3 November" in pilot.words


def test_what_was_found_is_ticked_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(
        "game.kit.system.clipboard.put", lambda text: (copied.append(text), True)[1]
    )
    settings = store()
    pilot = calendar(settings)
    pilot.tap("play")
    pilot.step()
    assert "Today’s table" in pilot.words
    solve(pilot.scene)
    pilot.tick(1.5)
    pilot.tap("next")
    pilot.step()
    assert isinstance(pilot.scene, Calendar)
    assert pilot.scene.widget("day-12").state() == "chosen, solved"
    assert "Found with one try and no hints." in pilot.words
    pilot.tap("copy")
    assert copied == ["Rack & Run · 12 Nov · Chain · 1 try · 0 hints"]
    assert solved_on(reopened(settings)[Settings], TODAY) == Solved(1, 0)


def test_arrows_go_from_day_to_day_and_from_week_to_week() -> None:
    pilot = calendar()
    pilot.scene.focus(pilot.scene.widget("day-2"))
    for key in ("down", "right", "right", "left"):
        pilot.key(key)
    pilot.key("return")
    assert "Tuesday, 10 November" in pilot.words


def test_the_shelves_are_one_press_away_and_escape_leads_back() -> None:
    pilot = calendar()
    pilot.tap("shelves")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleShelves)
    for _ in range(2):
        pilot.key("escape")
        pilot.step()
    assert pilot.answers == [None]


def test_only_what_matters_is_said_aloud() -> None:
    pilot = calendar()
    assert pilot.scene.spoken_lines() == [
        "Today’s table",
        "Chain · Three rows move at once",
        "Empty your rack.",
        "November 2026",
    ]
    assert pilot.scene.widget("day-3").accessible_name() == ("Tuesday, 3 November", "")
