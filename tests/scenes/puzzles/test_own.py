"""Turns of one's own games come back as puzzles, until they are found once."""

from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.session.player import Player
from game.store.games import SavedGames
from game.view.puzzles.library import Library
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.puzzles.puzzles import Puzzles
from scenes.review.what_was_there import WhatWasThere
from tests.analysis.test_missed import POSTER, THREE
from tests.kits import ASSETS
from tests.looked_back import ANN, missed_by_ann, past
from tests.puzzles.test_moment import posed
from tests.scenes.opened import Opened
from tests.scenes.puzzles.solver import TODAY, solve

VISITOR = Player("", "fox")


class Days:
    """A calendar that a test turns."""

    def __init__(self) -> None:
        self.day = TODAY

    def __call__(self) -> date:
        return self.day

    def pass_by(self, days: int) -> None:
        self.day += timedelta(days)


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def own(tmp_path: Path, days: Days) -> Iterator[OwnPuzzles]:
    """Keep puzzles for Ann, who is remembered."""
    with closing(SavedGames(tmp_path)) as games:
        games._remember([ANN])
        games.flush()
        yield OwnPuzzles(games, days)


def shelves(own: OwnPuzzles, **more: object) -> Opened:
    puzzles = Puzzles(Library(ASSETS), today=own.today, own=own)
    return Opened(lambda kit: Calendar(kit, puzzles), **more)


def offered(own: OwnPuzzles) -> list[str]:
    return [each.sub for each in shelves(own).scene.widgets if each.name == "own"]


def test_what_is_missed_comes_back_the_next_day(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER)])
    assert offered(own) == []
    days.pass_by(1)
    assert offered(own) == ["One table is back"]
    days.pass_by(2)
    assert offered(own) == ["One table is back"]


def test_once_it_is_found_it_never_comes_back(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER)])
    days.pass_by(1)
    pilot = shelves(own)
    pilot.tap("own")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleScene)
    assert pilot.scene.told().title == "Ann’s game"
    solve(pilot.scene)
    pilot.tick(2.0)
    pilot.tap("next")
    pilot.step()
    assert isinstance(pilot.scene, Calendar)
    days.pass_by(100)
    assert own.due() == []


def test_what_is_not_found_comes_back_later(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER)])
    days.pass_by(1)
    pilot = shelves(own)
    for press in "own", "leave":
        pilot.tap(press)
        pilot.step()
    assert _days(own) == [TODAY + timedelta(1 + 3)]
    assert "own" not in [each.name for each in pilot.scene.widgets]


def _days(own: OwnPuzzles) -> list[date]:
    lines = own.games.preferences(ANN).revisits
    return [date.fromordinal(int(line.split()[0])) for line in lines]


def test_one_leads_to_the_next(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER), posed(THREE)])
    days.pass_by(1)
    assert offered(own) == ["2 tables are back"]
    pilot = shelves(own)
    pilot.tap("own")
    pilot.step()
    first = pilot.scene
    pilot.tap("skip")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleScene)
    assert pilot.scene is not first


def test_of_visitors_nothing_is_kept(own: OwnPuzzles) -> None:
    own.keep(VISITOR, [posed(POSTER)])
    assert own.games.preferences(VISITOR).revisits == ()


def test_with_a_player_what_waits_is_forgotten(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER)])
    days.pass_by(1)
    own.games.forget(ANN)
    own.games.flush()
    assert own.due() == []
    assert own.games.preferences(ANN).revisits == ()


def test_a_renamed_player_keeps_what_waits(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER)])
    days.pass_by(1)
    own.games.rename(ANN, Player("Anna", "bear"))
    assert [each.player.name for each in own.due()] == ["Anna"]


def test_it_is_there_when_the_games_are_opened_again(
    own: OwnPuzzles, days: Days, tmp_path: Path
) -> None:
    own.keep(ANN, [posed(POSTER)])
    own.games.close()
    days.pass_by(1)
    with closing(SavedGames(tmp_path)) as games:
        again = OwnPuzzles(games, days).due()
        assert [each.revisit.moment.position for each in again] == [posed(POSTER).position]


def test_what_is_damaged_does_no_harm(own: OwnPuzzles, days: Days) -> None:
    own.keep(ANN, [posed(POSTER)])
    (line,) = own.games.preferences(ANN).revisits
    own.games.set_preferences(ANN, revisits=("nonsense", line))
    days.pass_by(1)
    assert len(own.due()) == 1


# After a game


def looked_back(own: OwnPuzzles, *presses: str) -> None:
    """Look back at a game, press buttons, and leave."""
    reader = Opened(lambda kit: WhatWasThere(kit, past(missed_by_ann()), own))
    reader.tick(0.2)
    for press in presses:
        reader.tap(press)
        reader.step()
        if isinstance(reader.scene, PuzzleScene):
            solve(reader.scene)
            reader.tick(2.0)
    reader.tap("back")
    reader.step()


@pytest.mark.parametrize(
    ("presses", "kept"), [((), 0), (("show",), 1), (("show", "try", "next"), 0)]
)
def test_only_what_was_looked_at_and_not_found_comes_back(
    own: OwnPuzzles, presses: tuple[str, ...], kept: int
) -> None:
    looked_back(own, *presses)
    assert len(own.games.preferences(ANN).revisits) == kept
