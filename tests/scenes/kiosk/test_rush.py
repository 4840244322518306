"""Rush on a public screen: the best ten of today by animal and colour, nothing typed or kept."""

from datetime import timedelta

import pytest

from game.kiosk.file import Kiosk, PlayOptions
from game.puzzles.rush import SECONDS
from game.settings import Settings
from scenes.kiosk.attract import Attract
from scenes.kiosk.still_playing import StillPlaying
from scenes.puzzles.rush.rush_result import HEEDLESS, RushResult
from scenes.puzzles.rush.rush_table import RushTable
from scenes.puzzles.rush.start import RushStart
from tests.scenes.kiosk.conftest import OpenVisitor
from tests.scenes.kiosk.visitor import Visitor
from tests.scenes.puzzles.rush.hands import solve_rush


@pytest.fixture
def visitor(open_visitor: OpenVisitor) -> Visitor:
    return open_visitor()


def play(visitor: Visitor, puzzles: int) -> int:
    """Play a Rush in which so many are solved, and come to its result; return the points."""
    visitor.tap("rush")
    visitor.tick(0.5)
    visitor.tap("start")
    visitor.tick(0.1)
    for _ in range(puzzles):
        solve_rush(visitor.scene)
        visitor.tick(1.0)
    rush = visitor.scene._current.rush
    while isinstance(visitor.scene, RushTable):
        visitor.tap(visitor.scene.state.board.rack_zone.midbottom)
        visitor.step(dt=1.0)
    assert isinstance(visitor.scene, RushResult)
    visitor.tick(HEEDLESS + 0.1)
    return rush.points


def leave(visitor: Visitor) -> None:
    """Go back to the bots' game."""
    for _ in range(2):
        visitor.tap("back")
        visitor.tick(0.5)
    assert isinstance(visitor.scene, Attract)


def ranked(visitor: Visitor) -> list[int]:
    """List the points on the board that the next visitor sees."""
    visitor.tap("rush")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, RushStart)
    points = [each.points for each in visitor.scene._entrants.bests.ranked]
    visitor.tap("back")
    visitor.tick(0.5)
    return points


def test_todays_best_stay_for_the_next_visitor_and_are_gone_at_night(visitor: Visitor) -> None:
    points = play(visitor, 2)
    assert not any(widget.name == "copy" for widget in visitor.scene.widgets)
    leave(visitor)
    assert f", {points} points" in visitor.scene.spoken_lines()[-1]
    assert visitor.kit.store[Settings].rush_bests == ()
    assert ranked(visitor) == [points]
    (today,) = [day for day in visitor.week() if day.day == visitor.today]
    assert (today.starts, today.moves, today.finished, today.abandoned) == (2, 1, 1, 1)
    visitor.time += timedelta(days=1)
    assert ranked(visitor) == []


def test_midnight_takes_the_best_from_a_screen_that_nobody_touches(visitor: Visitor) -> None:
    points = play(visitor, 1)
    leave(visitor)
    waiting = visitor.scene
    assert f", {points} points" in waiting.spoken_lines()[-1]
    visitor.time += timedelta(days=1)
    visitor.step()
    assert visitor.scene is waiting
    assert not any("points" in line for line in waiting.spoken_lines())


def test_a_press_takes_another_animal_and_colour(visitor: Visitor) -> None:
    visitor.tap("rush")
    visitor.tick(0.5)
    seen = set()
    for _ in range(52):
        player = visitor.scene._player
        assert player.is_visitor
        seen.add((player.face, player.color))
        visitor.scene.press("player")
        visitor.step()
    assert len(seen) == 52


def test_who_goes_away_in_the_middle_is_asked_for_and_forgotten(visitor: Visitor) -> None:
    visitor.tap("rush")
    visitor.tick(0.5)
    visitor.tap("start")
    visitor.tick(0.1)
    assert isinstance(visitor.scene, RushTable)
    visitor.wait(91)
    assert isinstance(visitor.scene, StillPlaying)
    left = visitor.loop.stack._scenes[-2][0]._current.rush.left
    visitor.wait(26)
    assert isinstance(visitor.scene, Attract)
    assert left == pytest.approx(SECONDS - 90, abs=0.5)
    (today,) = [day for day in visitor.week() if day.day == visitor.today]
    assert (today.starts, today.moves, today.resets) == (1, 0, 1)


def test_where_it_is_switched_off_there_is_no_way_to_it(open_visitor: OpenVisitor) -> None:
    visitor = open_visitor(Kiosk(play=PlayOptions(rush=False)))
    names = [widget.name for widget in visitor.scene.widgets]
    assert "puzzle" in names
    assert "rush" not in names
