"""Weeks of a public screen: visitors, nights, power cuts, crashes, and a clock that is moved."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.kiosk.file import Kiosk, LookOptions, TimesOptions
from game.kiosk.supervisor import AFTER_CRASH, AFTER_RESTART, AFTER_START, AGAIN
from game.kiosk.visits import KINDS
from scenes.kiosk.attract import Attract
from scenes.kiosk.closed import Closed
from tests.scenes.kiosk.guests import visit
from tests.scenes.kiosk.visitor import Visitor
from tests.trust.kiosk import SLOW, state
from tests.trust.promise import Promise

KIOSK = Kiosk(
    look=LookOptions(themes=("felt",)),
    times=TimesOptions(
        open="10:00-01:00", days={"sun": "12:00-18:00", "mon": "closed"}, restart="02:30"
    ),
)
OPEN_HOURS = {
    "Mon": (),
    "Tue": ((10, 24),),
    **dict.fromkeys(("Wed", "Thu", "Fri", "Sat"), ((0, 1), (10, 24))),
    "Sun": ((0, 1), (12, 18)),
}
"""From which hour to which it is open, day by day."""

FIRST_DAYS = (datetime(2026, 3, 23, 9), datetime(2026, 10, 19, 9), datetime(2026, 6, 1, 9))
LEAPS = ((2, 1), (3, -1), (0, 0))
"""Weeks in which the clock is moved at the end, or not: at what hour of the Sunday, by how many."""

LOOK_MINUTES = 10
"""Minutes between two looks while nobody comes."""

VISITS, CUTS = 0.06, 0.2
"""The share of looks at which somebody comes, and of visits that are cut off."""

STAY = 8
"""Touches of a visitor at most."""


def attack(size: int, seed: int) -> Iterator[str]:
    """Live through so many weeks; tell what is wrong in any of them."""
    for number in range(seed, seed + size):
        with TemporaryDirectory() as folder:
            week = _Week(Path(folder), number)
            yield from (f"seed {number}: {fault}" for fault in week.live())


class _Week:
    """A week of a screen that is started again whenever it ends."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._chance = folder, Random(seed)
        kind = seed % len(FIRST_DAYS)
        self._first, self._leap = FIRST_DAYS[kind], LEAPS[kind]
        self._is_moved = False
        self._restarts = Counter[date]()
        self._screen = self._start(self._first, AFTER_START)
        self._fresh: dict[str, object] = {}
        """What it is like before the first visitor."""

    def live(self) -> Iterator[str]:
        while self._screen.time < self._first + timedelta(days=7):
            self._pass(LOOK_MINUTES)
            if not self._screen.running:
                yield from self._restart()
            yield from self._look()
            if isinstance(self._screen.scene, Attract) and self._chance.random() < VISITS:
                self._let_somebody_come()
        yield from self._sum()
        self._screen.loop.visit.close()

    def _start(self, time: datetime, after: str) -> Visitor:
        return Visitor(self._folder / "visit", KIOSK, (800, 480), after=after, time=time)

    def _pass(self, minutes: float) -> None:
        """Let time pass in one go, as for a screen at which nobody is; move the clock when due."""
        screen, (hour, by) = self._screen, self._leap
        screen.now += 60 * minutes
        screen.time += timedelta(minutes=minutes)
        if not self._is_moved and screen.time.weekday() == 6 and screen.time.hour == hour and by:
            self._is_moved = True
            screen.time += timedelta(hours=by)
        screen.tick(0.3, fps=10)

    def _restart(self) -> Iterator[str]:
        screen = self._screen
        if screen.loop.code != AGAIN:
            yield f"{screen.time}: it ended with {screen.loop.code}"
        screen.loop.visit.close()
        self._restarts[screen.time.date()] += 1
        self._screen = self._start(screen.time, AFTER_RESTART)

    def _look(self) -> Iterator[str]:
        """Look whether it is open when it should be, and as at first."""
        screen = self._screen
        hours = OPEN_HOURS[screen.time.strftime("%a")]
        is_open = any(first <= screen.time.hour < end for first, end in hours)
        if not isinstance(screen.scene, Attract if is_open else Closed):
            yield f"{screen.time:%a %H:%M}: there is {type(screen.scene).__name__}"
        if not is_open:
            return
        now = state(screen)
        self._fresh = self._fresh or now
        for it in self._fresh.keys() - {"policy"}:
            if now[it] != self._fresh[it]:
                yield f"{screen.time:%a %H:%M}: {it} is {now[it]}, not {self._fresh[it]}"

    def _let_somebody_come(self) -> None:
        """Let somebody play and go away, or be cut off."""
        screen, chance = self._screen, self._chance
        screen.tap("play")
        for pause in visit(screen, chance, STAY):
            screen.tick(pause, fps=SLOW)
        if chance.random() < CUTS:
            screen.loop.visit.close()
            screen.app.stack.top.leave()
            away = timedelta(seconds=chance.choice((10, 3600)))
            after = chance.choice((AFTER_CRASH, AFTER_START))
            self._screen = screen = self._start(screen.time + away, after)
        while not isinstance(screen.scene, Attract | Closed) and screen.running:
            screen.tick(1.0, fps=SLOW)
        # A language chosen last, at the invitation, lasts until the screen has been left alone.
        screen.tick(KIOSK.idle.after + 1, fps=SLOW)

    def _sum(self) -> Iterator[str]:
        """Look whether the figures add up, and whether it was started anew once a night."""
        days = [self._first.date() + timedelta(days=day) for day in range(1, 8)]
        if [self._restarts[day] for day in days] != [1] * 7 or self._restarts.total() != 7:
            yield f"it was started anew {dict(self._restarts)}"
        week = self._screen.staff.week()
        starts, _, finished, abandoned, resets, cuts, crashes = (
            sum(day.count(kind) for day in week) for kind in KINDS
        )
        ended = finished + abandoned + resets
        if not ended <= starts <= ended + cuts + crashes:
            yield f"of {starts} games {ended} ended, {cuts} were cut off and {crashes} crashed"


PROMISE = Promise(
    "kiosk-week",
    "a public screen lives through weeks with late hours, moved clocks, power cuts and crashes",
    sample=0,
    whole=3,
    by_hand=60,
    attack=attack,
)
