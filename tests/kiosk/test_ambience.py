from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.kiosk.ambience import Ambience
from game.kiosk.file import Kiosk, SoundOptions, TimesOptions
from game.kiosk.staff_settings import StaffSettings

KIOSK = Kiosk(
    sound=SoundOptions(cap=0.5, by_hour={"09:00": 0.4}, attract=0.5),
    times=TimesOptions(open="09:00-18:00", days={"mon": "closed"}, restart="04:00"),
)
TUESDAY = datetime(2026, 3, 3)


class Clock:
    """A clock on the wall, and seconds that pass."""

    def __init__(self, folder: Path) -> None:
        self.now, self.seconds, self._folder = TUESDAY, 0.0, folder
        self.start()

    def start(self) -> None:
        """Start the game anew."""
        times = (lambda: self.now), (lambda: self.seconds)
        self.ambience = Ambience(StaffSettings(KIOSK, self._folder, ("en",), *times))

    def look(self, hour: int, minute: int = 0, day: int = 3) -> Ambience | None:
        """Look at the clock at such a time; give nothing if it was that minute before."""
        now = TUESDAY.replace(day=day, hour=hour, minute=minute)
        self.seconds += (now - self.now).total_seconds()
        self.now = now
        return self.ambience if self.ambience.look_at_clock() else None

    def set(self, **by: int) -> None:
        """Set the clock, or let the system do it."""
        self.now += timedelta(**by)
        self.ambience.look_at_clock()


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path)


def test_each_minute_is_new_once(clock: Clock) -> None:
    assert clock.look(9)
    assert not clock.look(9)
    assert clock.look(9, 1)


@pytest.mark.parametrize(
    ("hour", "day", "is_open"), [(8, 3, False), (9, 3, True), (18, 3, False), (9, 2, False)]
)
def test_it_is_open_by_the_hours_of_the_day(clock: Clock, hour, day, is_open) -> None:
    clock.look(hour, day=day)
    assert clock.ambience.is_open == is_open


def test_it_is_softer_while_nobody_plays(clock: Clock) -> None:
    clock.look(9)
    assert clock.ambience.loudness(True) == pytest.approx(0.2)
    assert clock.ambience.loudness(False) == pytest.approx(0.1)


def test_the_restart_is_due_from_its_minute_on(clock: Clock) -> None:
    assert not clock.look(3, 59).restart_is_due
    assert clock.look(4).restart_is_due
    assert clock.look(4, 1).restart_is_due
    assert clock.look(11).restart_is_due


def test_what_was_started_since_is_not_started_anew(clock: Clock) -> None:
    clock.look(4)
    clock.start()
    assert not clock.look(4, 1).restart_is_due
    assert not clock.look(3, 59, day=4).restart_is_due
    assert clock.look(4, day=4).restart_is_due


@pytest.mark.parametrize("days", [-9000, -1, 1, 9000])
def test_a_clock_that_was_wrong_when_it_started_makes_no_difference(
    clock: Clock, days: int
) -> None:
    clock.look(12)
    clock.now += timedelta(days=-days)
    clock.start()
    clock.seconds += 30
    clock.set(days=days, seconds=30)
    assert not clock.ambience.restart_is_due
    assert not clock.look(23).restart_is_due
    assert clock.look(5, day=4).restart_is_due


@pytest.mark.parametrize("hours", [-1, 1])
def test_summer_time_makes_one_restart_of_a_night(clock: Clock, hours: int) -> None:
    assert clock.look(4, 5).restart_is_due
    clock.start()
    clock.set(hours=hours)
    restarts = 0
    for _ in range(120):
        clock.set(minutes=1)
        clock.seconds += 60
        restarts += clock.ambience.restart_is_due
    assert not restarts
