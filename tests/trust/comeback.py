"""A public screen comes back as it was, or not at all: after a crash, and after a power cut."""

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import asdict

from game.kiosk.file import Kiosk, LookOptions, ScreenOptions, TimesOptions
from game.kiosk.supervisor import AFTER_CRASH, AFTER_START
from game.kit.preferences import Preferences
from game.settings import Settings
from scenes.kiosk.attract import Attract
from scenes.kiosk.closed import Closed
from scenes.play.turn import Turn
from tests.scenes.kiosk.guests import visit
from tests.scenes.kiosk.visitor import Visitor
from tests.trust.promise import Promise
from tests.waiting import STUCK

SIZE = (1080, 1920)
KIOSK = Kiosk(
    screen=ScreenOptions(diagonal_in=55, bottom_mm=700),
    look=LookOptions(themes=("felt", "night")),
    times=TimesOptions(open="10:00-02:00"),
)
STAY = 12
"""Touches of a visitor at most."""

CHOICES = {
    "language": ("en", "de", "zh"),
    "text_scale": (100, 150, 200),
    "captions": (True, False),
    "larger_tiles": (True, False),
    "palette": ("normal", "safe"),
    "reduced_motion": (True, False),
    "bot_speed": ("slow", "normal"),
}
"""What a visitor may choose."""

Tried = Callable[[Path, Random], str]


def attack(size: int, seed: int) -> Iterator[str]:
    """Cut visits off, each way in turn; tell where the screen comes back otherwise."""
    for number in range(seed, seed + size):
        way = WAYS[number % len(WAYS)]
        with TemporaryDirectory() as folder:
            if fault := way(Path(folder) / "visit", Random(number)):
                yield f"seed {number}, {way.__name__.strip('_')}: {fault}"


def _crash(folder: Path, chance: Random) -> str:
    left = _play(folder, chance, datetime(2026, 3, 2, chance.randrange(11, 24)))
    if not left.loop._match:
        return ""
    before, game = _as_it_is(left), left.loop._match.session.game.record
    start = chance.choice((AFTER_CRASH, AFTER_START))
    there = _start(folder, left.time + timedelta(seconds=chance.randrange(1, 60)), start)
    with closing(there.loop.visit):
        if not there.loop._match:
            return "the visitor's game is gone"
        if there.loop._match.session.game.record != game:
            return "it goes on with another game"
        now = _as_it_is(there)
        return ", ".join(
            f"{it} is {now[it]}, not {before[it]}" for it in now if now[it] != before[it]
        )


def _long_power_cut(folder: Path, chance: Random) -> str:
    """Start the screen anew when nobody can be there any more."""
    left = _play(folder, chance, datetime(2026, 3, 2, chance.randrange(11, 24)))
    away = timedelta(seconds=chance.choice((KIOSK.idle.after, 600, 3600)))
    return _nobody(folder, left.time + away, Attract)


def _closed(folder: Path, chance: Random) -> str:
    left = _play(folder, chance, datetime(2026, 3, 3, 1, 59))
    while left.time < datetime(2026, 3, 3, 2):
        left.tick(1.0, fps=4)
    return _nobody(folder, left.time + timedelta(seconds=chance.randrange(1, 60)), Closed)


WAYS: tuple[Tried, ...] = (_crash, _long_power_cut, _closed)


def _nobody(folder: Path, time: datetime, scene: type) -> str:
    there = _start(folder, time, AFTER_START)
    with closing(there.loop.visit):
        if not isinstance(there.scene, scene):
            return f"it comes back with {type(there.scene).__name__}"
        (traces,) = there.loop.visit.ask_traces().wait(STUCK) or ()
        if there.loop.visit.games.listed() or traces.choices:
            return "something is left of the visitor"
    with TemporaryDirectory() as other:
        fresh = _start(Path(other) / "visit", time, AFTER_START)
        with closing(fresh.loop.visit):
            return "" if _as_it_is(there) == _as_it_is(fresh) else "it isn't as at first"


def _play(folder: Path, chance: Random, time: datetime) -> Visitor:
    """Play for a while, and choose this and that; then the power is gone."""
    visitor = _start(folder, time, AFTER_START)
    if chance.random() < 0.5:
        visitor.tap("lower")
    visitor.tap("play")
    while not isinstance(visitor.scene, Turn):
        visitor.tick(0.25, fps=4)
    for field, values in CHOICES.items():
        if chance.random() < 0.5:
            visitor.kit.choose(field, chance.choice(values))
    for pause in visit(visitor, chance, STAY):
        visitor.tick(pause, fps=4)
    visitor.loop.visit.close()
    return visitor


def _start(folder: Path, time: datetime, after: str) -> Visitor:
    return Visitor(folder, KIOSK, SIZE, after=after, time=time)


def _as_it_is(visitor: Visitor) -> dict[str, object]:
    """Give all that a visitor can have chosen, and what follows from it."""
    store = visitor.kit.store
    return {
        **asdict(store.of_all(Preferences)),
        **asdict(store.of_all(Settings)),
        "finger": visitor.kit.min_target,
        "low": visitor.loop._settings.is_low,
    }


PROMISE = Promise(
    "comeback",
    "a public screen comes back as the visitor had it, and empty where nobody can be there",
    sample=2,
    whole=15,
    by_hand=600,
    attack=attack,
)
