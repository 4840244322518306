"""How much work something is, on whatever machine: measured by known work, not in seconds.

A unit is what a known loop takes, about a millisecond on a desktop of 2024: it reads, looks up and
paints, as frames and answers do. Where all is four times slower, by the machine or by what else
runs on it, so is the loop, and the number of units stays.
"""

import json
import re
import time
from collections.abc import Callable, Iterable

from pygame import Rect, Surface, transform

TOO_MUCH = "units of work"
"""How a fault ends that is only of too much work."""

TRIES = 3
"""So often that is measured until it is believed: something else may have begun just then."""

_TEXT = json.dumps({f"K{number}": ["R3 R4 R5", number / 7, None] for number in range(60)})
_WORD = re.compile(r"[KRBO]\d+")

Clock = Callable[[], float]


def _known(sheet: Surface) -> int:
    """Do one unit of work."""
    found = 0
    for _ in range(9):
        read = json.loads(_TEXT)
        for name, (row, share, _) in read.items():
            found += len(_WORD.findall(row)) + len(name) + round(share)
        sheet.fill("darkgreen", Rect(10, 10, 180, 80))
        sheet.blit(transform.smoothscale(sheet, (120, 60)), (3, 3))
    return found


def unit() -> float:
    sheet, took = Surface((200, 100), 0, 32), []
    for _ in range(5):
        start = time.thread_time()
        _known(sheet)
        took.append(time.thread_time() - start)
    return sorted(took)[len(took) // 2]


class Meter:
    """Measures what is done between two moments, in units."""

    def __init__(self, clock: Clock = time.thread_time) -> None:
        """Take the clock: that of this thread, or `process_time` for all of them."""
        self._clock = clock
        self._unit = 0.0
        self._start = 0.0

    def start(self) -> None:
        self._unit = self._unit or unit()
        self._start = self._clock()

    def taken(self, most: float) -> float:
        """Give the units since then; what seems more than `most` by a unit as long as it is now."""
        seconds = self._clock() - self._start
        if seconds > most * self._unit:
            self._unit = unit()
        return seconds / self._unit

    def faults(self, most: float) -> list[str]:
        """Say how many units it was since then, if more than `most`."""
        taken = self.taken(most)
        return [f"{taken:.0f} {TOO_MUCH}"] if taken > most else []


METER, METER_OF_ALL = Meter(), Meter(time.process_time)
"""What measures this thread, and what measures all threads of this process."""


def again(attack: Callable[[], Iterable[str]]) -> list[str]:
    """Give the faults of an attack; where it is only too much work, try that again."""
    for _ in range(TRIES):
        faults = list(attack())
        if not faults or not all(fault.endswith(TOO_MUCH) for fault in faults):
            break
    return faults
