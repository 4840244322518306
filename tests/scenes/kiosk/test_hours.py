"""What a public screen does by the clock: it opens, closes, is loud or soft, and begins anew."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from game.kiosk.file import Kiosk, LookOptions, SoundOptions, TimesOptions
from game.kiosk.supervisor import AGAIN
from scenes.kiosk.attract import Attract
from scenes.kiosk.closed import Closed
from scenes.kiosk.staff.panel import StaffPanel
from scenes.kiosk.staff.pin_pad import PinPad
from scenes.kiosk.staff.timeout_screen import TIMEOUT_SECONDS
from tests.scenes.kiosk.test_staff import KIOSK, PIN, knock, type_pin
from tests.scenes.kiosk.visitor import Visitor

Make = Callable[..., Visitor]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    made: list[Visitor] = []

    def visitor(**tables: object) -> Visitor:
        made.append(Visitor(tmp_path, Kiosk(**tables), (800, 480)))
        return made[-1]

    yield visitor
    for each in made:
        each.loop.visit.close()


def at(visitor: Visitor, text: str) -> None:
    """Let it be such a time of the day; an earlier one means that the clock is set."""
    hour, minute = map(int, text.split(":"))
    then = datetime(2026, 3, 2, hour, minute)
    visitor.now += max(0.0, (then - visitor.time).total_seconds())
    visitor.time = then
    visitor.tick(0.5)


def test_outside_the_opening_hours_it_is_dark_and_silent_and_answers_nothing(make: Make) -> None:
    visitor = make(times=TimesOptions(open="10:00-18:00", restart="23:00"))
    assert isinstance(visitor.scene, Attract)
    at(visitor, "18:00")
    assert isinstance(visitor.scene, Closed)
    visitor.tap((300, 300))
    visitor.key("space")
    visitor.tick(1)
    assert isinstance(visitor.scene, Closed)
    assert {visitor.picture().get_at((x, x))[:3] for x in range(0, 400, 20)} == {(0, 0, 0)}
    at(visitor, "10:00")
    assert isinstance(visitor.scene, Attract)


def test_who_plays_when_the_doors_close_may_play_on(make: Make) -> None:
    visitor = make(times=TimesOptions(open="10:00-18:00"))
    visitor.tap((300, 300))
    visitor.tick(1)
    at(visitor, "18:30")
    assert not isinstance(visitor.scene, Closed)
    visitor.wait(130)
    assert isinstance(visitor.scene, Closed)


@pytest.mark.parametrize(
    ("before", "lies", "minute", "after"),
    [("17:59", Attract, "18:00", Closed), ("09:59", Closed, "10:00", Attract)],
)
@pytest.mark.parametrize(("typed", "seen"), [("", PinPad), (PIN, StaffPanel)])
def test_staff_who_stand_there_when_the_doors_open_or_close_are_not_sent_away(
    make: Make, before: str, lies: type, minute: str, after: type, typed: str, seen: type
) -> None:
    visitor = make(times=TimesOptions(open="10:00-18:00"), staff=KIOSK.staff)
    at(visitor, before)
    assert isinstance(visitor.scene, lies)
    knock(visitor)
    if typed:
        type_pin(visitor, typed)
    there = visitor.scene
    assert isinstance(there, seen)
    at(visitor, minute)
    assert visitor.scene is there
    visitor.tap("done" if typed else "back")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, after)


def test_staff_who_stand_there_at_night_are_not_sent_away(make: Make) -> None:
    visitor = make(times=TimesOptions(restart="04:00"), staff=KIOSK.staff)
    at(visitor, "03:59")
    knock(visitor)
    at(visitor, "04:00")
    assert visitor.running
    visitor.wait(TIMEOUT_SECONDS)
    assert not visitor.running
    assert visitor.loop.code == AGAIN


def test_it_is_as_loud_as_the_timetable_says_and_softer_while_nobody_plays(make: Make) -> None:
    hours = {"09:00": 0.5, "13:00": 0.0}
    visitor = make(sound=SoundOptions(cap=0.8, by_hour=hours, attract=0.25))
    assert visitor.kit.loudest == pytest.approx(0.8 * 0.5 * 0.25)
    visitor.tap((300, 300))
    visitor.tick(0.5)
    assert visitor.kit.loudest == pytest.approx(0.8 * 0.5)
    at(visitor, "13:00")
    assert visitor.kit.loudest == 0
    assert set(visitor.kit.sounds.volumes.values()) == {0.0}


def test_at_night_it_begins_anew_unless_somebody_plays(make: Make) -> None:
    visitor = make(times=TimesOptions(restart="04:00"), look=LookOptions())
    visitor.tap((300, 300))
    visitor.tick(1)
    at(visitor, "04:00")
    assert visitor.running
    visitor.wait(130)
    assert not visitor.running  # It is due since.
    assert visitor.loop.code == AGAIN


def test_begun_anew_in_that_minute_it_stays(make: Make) -> None:
    """Else it would begin anew again and again until the minute is over."""
    visitor = make(times=TimesOptions(restart="12:00"))
    visitor.tick(0.5)
    assert visitor.running
