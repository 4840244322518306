from datetime import datetime
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
    def __init__(self, folder: Path) -> None:
        self.now = TUESDAY
        self.ambience = Ambience(StaffSettings(KIOSK, folder, ("en",), lambda: self.now))

    def look(self, hour: int, minute: int = 0, day: int = 3) -> Ambience | None:
        """Look at the clock at such a time; give nothing if it was that minute before."""
        self.now = TUESDAY.replace(day=day, hour=hour, minute=minute)
        return self.ambience if self.ambience.look_at_clock() else None


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


def test_the_restart_is_due_in_its_minute_alone(clock: Clock) -> None:
    assert not clock.look(3, 59).restart_is_due
    assert clock.look(4).restart_is_due
    assert not clock.look(4, 1).restart_is_due


def test_what_has_just_been_started_is_not_started_anew(clock: Clock) -> None:
    assert not clock.look(4).restart_is_due
