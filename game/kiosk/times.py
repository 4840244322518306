"""Times of day, as a kiosk's file writes them: `09:30`, `09:00-18:00`."""

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass

_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])", re.ASCII)
_SPAN = re.compile(r"(\S+?) ?[-–] ?(\S+)")
ALL_DAY = "00:00-00:00"
DAY = 24 * 60
"""The minutes of a day."""


def read_time(text: str) -> int:
    """Return the minutes since midnight; raises ValueError.

    >>> read_time("09:30")
    570
    """
    found = _TIME.fullmatch(text)
    if not found:
        raise ValueError('is not a time of day; write it as "09:30"')
    return int(found[1]) * 60 + int(found[2])


@dataclass(frozen=True)
class Hours:
    """From when to when, in minutes since midnight; the end may lie after midnight."""

    first: int
    end: int

    def holds(self, minute: int) -> bool:
        """Return whether a minute of the day on which they begin lies within."""
        return self.first <= minute < (self.end if self.end > self.first else DAY)

    def holds_next_day(self, minute: int) -> bool:
        """Return whether a minute of the day after it lies within.

        >>> read_hours("18:00-02:00").holds_next_day(read_time("01:59"))
        True
        """
        return minute < self.end < self.first


def read_hours(text: str) -> Hours:
    """Read from when to when; raises ValueError."""
    found = _SPAN.fullmatch(text)
    if not found:
        raise ValueError('is not a time span; write it as "09:00-18:00"')
    hours = Hours(read_time(found[1]), read_time(found[2]))
    if hours.first == hours.end != 0:
        raise ValueError(f'is empty; write "{ALL_DAY}" for all day')
    return hours


@dataclass(frozen=True)
class Timetable:
    """What holds from each of some minutes on; before the first, what held last evening."""

    entries: tuple[tuple[int, float], ...]
    usual: float = 1.0

    def at(self, minute: int) -> float:
        """Return what holds at a minute of the day.

        >>> read_timetable({"09:00": 0.3, "13:00": 0.0}).at(read_time("12:59"))
        0.3
        """
        if not self.entries:
            return self.usual
        place = bisect_right([first for first, _ in self.entries], minute)
        return self.entries[place - 1][1]


def read_timetable(written: Mapping[str, float]) -> Timetable:
    """Read what holds from each time on; raises ValueError naming the time."""
    entries = {}
    for text, value in written.items():
        try:
            entries[read_time(text)] = value
        except ValueError as error:
            raise ValueError(f'has "{text}", which {error}') from None
    return Timetable(tuple(sorted(entries.items())))
