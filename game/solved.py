"""Which puzzles were solved here, and how: a line of the settings for each month and each shelf.

What cannot be read of a line is as if it was not there.
"""

import re
from collections.abc import Collection
from datetime import date
from typing import NamedTuple

from game.kit.preferences import Store
from game.settings import Settings

MOST = 99
"""More tries, or hints, aren't counted."""

_DAY = re.compile(r"([1-9][0-9]?):([1-9][0-9]?)/([0-9][0-9]?)")
_BITS = re.compile(r"[0-9a-f]{1,100}")


class Solved(NamedTuple):
    """Say with how many tries and hints a puzzle was solved."""

    tries: int
    hints: int


def solved_in(settings: Settings, year: int, month: int) -> dict[int, Solved]:
    """Return how the days of a month were solved, by their numbers."""
    written = _line(settings.days, _month(year, month)).split()
    found = (_DAY.fullmatch(each) for each in written)
    return {int(it[1]): Solved(int(it[2]), int(it[3])) for it in found if it}


def solved_on(settings: Settings, day: date) -> Solved | None:
    """Return how the puzzle of a day was solved; None if it was not."""
    return solved_in(settings, day.year, day.month).get(day.day)


def keep_day(store: Store, day: date, solved: Solved) -> None:
    """Keep how the puzzle of a day was solved for the first time."""
    settings = store[Settings]
    days = solved_in(settings, day.year, day.month)
    if day.day not in days:
        days[day.day] = Solved(*(min(MOST, each) for each in solved))
        line = " ".join(f"{at}:{it.tries}/{it.hints}" for at, it in sorted(days.items()))
        settings.days = _with_line(settings.days, _month(day.year, day.month), line)
        store.save()


def solved_of_shelf(settings: Settings, shelf: str) -> frozenset[int]:
    """Return the places of those puzzles of a shelf that were solved, from 0 on."""
    written = _line(settings.shelves, shelf)
    bits = int(written, 16) if _BITS.fullmatch(written) else 0
    return frozenset(at for at in range(bits.bit_length()) if bits >> at & 1)


def keep_of_shelf(store: Store, shelf: str, at: int) -> None:
    """Keep that a puzzle of a shelf was solved."""
    settings = store[Settings]
    places = solved_of_shelf(settings, shelf) | {at}
    bits = sum(1 << place for place in places)
    settings.shelves = _with_line(settings.shelves, shelf, f"{bits:x}")
    store.save()


def _month(year: int, month: int) -> str:
    return f"{year:04}-{month:02}"


def _line(lines: Collection[str], name: str) -> str:
    """Return what a line with this name says; "" if there is none."""
    return next((line[len(name) + 1 :] for line in lines if line.startswith(f"{name} ")), "")


def _with_line(lines: Collection[str], name: str, line: str) -> tuple[str, ...]:
    others = (each for each in lines if not each.startswith(f"{name} "))
    return tuple(sorted((*others, f"{name} {line}")))
