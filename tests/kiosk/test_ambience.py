from collections.abc import Iterator
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

    def __init__(self, folder: Path, kiosk: Kiosk = KIOSK, now: datetime = TUESDAY) -> None:
        self.now, self.seconds, self._folder, self._kiosk = now, 0.0, folder, kiosk
        self.start()

    def start(self) -> None:
        times = (lambda: self.now), (lambda: self.seconds)
        self.ambience = Ambience(StaffSettings(self._kiosk, self._folder, ("en",), *times))

    def look(self, hour: int, minute: int = 0, day: int = 3) -> Ambience | None:
        """Look at the clock at such a time; give nothing if it was that minute before."""
        now = TUESDAY.replace(day=day, hour=hour, minute=minute)
        self.seconds += (now - self.now).total_seconds()
        self.now = now
        return self.ambience if self.ambience.look_at_clock() else None

    def set(self, **by: int) -> None:
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


WEEK = Kiosk(
    times=TimesOptions(
        open="18:00-02:00",
        days={"fri": "00:00-00:00", "sun": "closed", "mon": "10:00-12:00"},
        restart="02:30",
    )
)
OPEN = {
    "Mon": ["10:00-12:00"],
    "Tue": ["18:00-24:00"],
    "Wed": ["00:00-02:00", "18:00-24:00"],
    "Thu": ["00:00-02:00", "18:00-24:00"],
    "Fri": ["00:00-24:00"],
    "Sat": ["18:00-24:00"],
    "Sun": ["00:00-02:00"],
}
"""What that means, day by day: hours that go over midnight are those of the day they begin on."""

DAYS = {"spring": datetime(2026, 3, 23), "autumn": datetime(2026, 10, 19), "usual": TUESDAY}
LEAPS = {"spring": (2, 1), "autumn": (3, -1), "usual": (0, 0)}
"""At what hour of the Sunday the clock is moved, and by how many hours."""


def minutes(season: str) -> Iterator[datetime]:
    """Give what the clock on the wall shows in each minute of eight days."""
    begun, (hour, by) = DAYS[season], LEAPS[season]
    moved = False
    for minute in range(8 * 24 * 60):
        now = begun + timedelta(minutes=minute)
        moved = moved or (now.weekday() == 6 and now.hour == hour)
        yield now + timedelta(hours=by) if moved else now


@pytest.mark.parametrize("season", DAYS)
def test_in_a_week_with_late_hours_it_is_open_when_the_file_says_so(
    tmp_path: Path, season: str
) -> None:
    now = DAYS[season]
    ambience = Ambience(StaffSettings(WEEK, tmp_path, ("en",), lambda: now))
    for now in minutes(season):
        day, time = now.strftime("%a"), now.strftime("%H:%M")
        spans = (span.split("-") for span in OPEN[day])
        assert ambience.is_open == any(a <= time < b for a, b in spans), (day, time)


@pytest.mark.parametrize("season", DAYS)
def test_in_a_week_with_summer_time_it_restarts_once_a_night(tmp_path: Path, season: str) -> None:
    clock = Clock(tmp_path, WEEK, DAYS[season])
    restarts = []
    for seconds, clock.now in enumerate(minutes(season)):
        clock.seconds = 60.0 * seconds
        if clock.ambience.look_at_clock() and clock.ambience.restart_is_due:
            restarts.append(clock.now)
            clock.start()
    assert [each.date() for each in restarts] == [
        (DAYS[season] + timedelta(days=day)).date() for day in range(8)
    ]
    assert {each.strftime("%H:%M") for each in restarts} <= {"02:30", "03:00"}
