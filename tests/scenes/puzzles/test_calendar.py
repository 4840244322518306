"""The place of puzzles: days up to today, and the shelves beside them."""

from collections.abc import Callable
from datetime import date

import pytest

from game.kit.kit import Kit
from game.kit.preferences import Store
from game.settings import Settings
from game.solved import Solved, solved_of_shelf, solved_on
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.puzzles.puzzles import FIRST
from scenes.puzzles.rush.start import RushStart
from scenes.puzzles.shelf import ShelfPage
from tests.kits import reopened, store
from tests.pilot import Pilot
from tests.scenes.opened import Opened
from tests.scenes.puzzles.solver import TODAY, puzzles, solve
from tests.scenes.test_menu import Menus


def calendar(
    settings: Store | None = None, size: tuple[int, int] = (1366, 768), day: date | None = None
) -> Opened:
    def open_calendar(kit: Kit) -> Calendar:
        return Calendar(kit, puzzles(), day)

    return Opened(open_calendar, size, settings=settings)


def numbers(pilot: Opened) -> list[int]:
    return [int(card.name.rpartition("-")[2]) for card in pilot.cards]


def primary(pilot: Opened) -> list[str]:
    return [widget.name for widget in pilot.scene.widgets if widget.primary]


def said(pilot: Opened, name: str) -> str:
    return pilot.scene.widget(name).accessible_name()[0]


def solve_and_go_on(pilot: Opened) -> None:
    solve(pilot.scene)
    pilot.tick(1.5)
    pilot.tap("next")
    pilot.step()


def test_all_days_up_to_today_are_open_and_none_after_it() -> None:
    pilot = calendar()
    assert numbers(pilot) == [*range(1, 13)]
    assert not pilot.scene.widget("next").enabled
    pilot.tap("previous")
    assert numbers(pilot) == [*range(1, 32)]
    assert "October 2026" in pilot.words
    assert "Monday, 12 October" in pilot.words


@pytest.mark.parametrize(("language", "column"), [("en", 3), ("en-US", 4)])
def test_a_week_begins_as_it_does_where_one_lives(language: str, column: int) -> None:
    pilot = calendar(store(language=language))
    thursday = pilot.scene.widget("day-12").rect
    lefts = sorted({card.rect.left for card in pilot.cards if card.rect.top > 0})
    assert lefts.index(thursday.left) == column


def test_there_is_nothing_before_the_first_day() -> None:
    pilot = calendar(day=FIRST)
    assert numbers(pilot)[0] == FIRST.day
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
    solve_and_go_on(pilot)
    assert isinstance(pilot.scene, Calendar)
    assert said(pilot, "day-12") == "Thursday, 12 November, solved"
    assert pilot.scene.widget("day-12").state() == "chosen"
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


def test_only_what_matters_is_said_aloud() -> None:
    pilot = calendar()
    assert pilot.scene.spoken_lines() == [
        "Today’s table",
        "November 2026",
        "Empty your rack.",
        "Chain · Three rows move at once",
    ]
    assert said(pilot, "day-3") == "Tuesday, 3 November"
    size = puzzles().library.size("nudge")
    assert said(calendar(store(shelves=("nudge 7",))), "shelf-nudge") == f"Nudge, 3 of {size}"


def test_one_puzzle_of_a_shelf_leads_to_the_next_and_is_ticked() -> None:
    settings = store()
    pilot = calendar(settings)
    pilot.tap("shelf-nudge")
    pilot.step()
    assert primary(pilot) == ["puzzle-1"]
    pilot.tap("puzzle-1")
    pilot.step()
    assert "Nudge 1" in pilot.words
    solve_and_go_on(pilot)
    assert "Nudge 2" in pilot.words
    pilot.tap("leave")
    pilot.step()
    assert said(pilot, "puzzle-1") == "Nudge 1, solved"
    assert primary(pilot) == ["puzzle-2"]
    assert solved_of_shelf(reopened(settings)[Settings], "nudge") == {0}
    for _ in range(2):
        pilot.key("escape")
        pilot.step()
    assert pilot.answers == [None]


def test_sheets_turn_and_the_last_puzzle_leads_back() -> None:
    pilot = Opened(lambda kit: ShelfPage(kit, puzzles(), "trap"))
    last = puzzles().library.size("trap")
    while pilot.scene.widget("next").enabled:
        pilot.key("right")
    pilot.tap(f"puzzle-{last}")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleScene)
    pilot.tap("skip")
    pilot.step()
    assert isinstance(pilot.scene, ShelfPage)
    assert numbers(pilot)[-1] == last
    while pilot.scene.widget("previous").enabled:
        pilot.key("page up")
    assert numbers(pilot)[0] == 1


@pytest.mark.parametrize(
    ("grown_ups", "rush", "offered"),
    [(False, False, True), (True, False, False), (True, True, True)],
)
@pytest.mark.parametrize("opened", [calendar, lambda it: Menus(settings=it).pilot])
def test_rush_is_there_unless_grown_ups_are_asked_first_and_have_not_switched_it_on(
    opened: Callable[[Store], Pilot], grown_ups: bool, rush: bool, offered: bool
) -> None:
    pilot = opened(store(grown_ups=grown_ups, rush=rush))
    assert ("rush" in [each.name for each in pilot.scene.widgets]) is offered
    if offered:
        pilot.tap("rush")
        pilot.step()
        assert isinstance(pilot.scene, RushStart)
