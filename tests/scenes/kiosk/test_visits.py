from pathlib import Path

import pytest

from game.kiosk.supervisor import AFTER_CRASH, AGAIN
from game.kiosk.visits import Day
from scenes.kiosk.attract import Attract
from scenes.play.turn import Turn
from scenes.screen import TurnResult
from tests.scenes.kiosk.conftest import OpenVisitor
from tests.scenes.kiosk.test_kiosk_loop import touch_until
from tests.scenes.kiosk.visitor import Visitor


@pytest.fixture
def visitor(open_visitor: OpenVisitor) -> Visitor:
    return open_visitor()


def today(visitor: Visitor) -> Day:
    return visitor.week()[-1]


def test_nobody_came(visitor: Visitor) -> None:
    visitor.wait(60)
    visitor.tap("full")
    visitor.tick(0.5)
    visitor.tap("back")
    visitor.tick(0.5)
    assert today(visitor) == Day(visitor.today)


def test_who_only_touched_and_went(visitor: Visitor) -> None:
    touch_until(visitor, Turn, touches=2)
    assert today(visitor) == Day(visitor.today, starts=1)
    visitor.wait(91 + 26)
    assert isinstance(visitor.scene, Attract)
    assert today(visitor) == Day(visitor.today, starts=1, resets=1)


def test_who_only_looked_at_the_rules_and_went(visitor: Visitor) -> None:
    visitor.tap("full")
    visitor.wait(91 + 26)
    assert isinstance(visitor.scene, Attract)
    assert today(visitor) == Day(visitor.today, resets=1)


def test_who_moved_and_gave_up(visitor: Visitor) -> None:
    touch_until(visitor, Turn, touches=2)
    while not visitor.scene.session.game.turns:
        visitor.wait(2)  # A press within a second only repeats the last.
        visitor.tap("action")
    visitor.scene.close(TurnResult.QUIT)
    visitor.tick(0.5)
    assert today(visitor) == Day(visitor.today, starts=1, moves=1, abandoned=1)


def test_that_staff_ended_the_game_once_hides_no_crash_after_it(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path / "visit")
    visitor.loop._end(AGAIN)
    visitor.step()
    assert not visitor.running
    second = Visitor(tmp_path / "visit")
    touch_until(second, Turn, touches=2)
    second.loop.visit.close()
    third = Visitor(tmp_path / "visit", after=AFTER_CRASH)
    assert today(third).crashes == 1
    third.loop.visit.close()
