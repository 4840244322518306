"""Looks from outside do no harm: chosen, or only lying there while one chooses among them."""

import gc
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scenes.options.settings import SettingsScreen
from tests.kits import store
from tests.scenes.seated import Seated
from tests.trust import mutants
from tests.trust.apart import apart
from tests.trust.promise import Promise
from tests.work import METER, again

WINDOW = (800, 480)
LONGEST = 250  # units of work that a frame may take
TOGETHER = 3  # mutants that lie beside each other: with the game's own there is a well for each
SOON = 8  # frames after which all pictures of a page are there


def _looks(size: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    with TemporaryDirectory() as home:
        pilot = Seated(size=WINDOW, settings=store(Path(home)))
        pilot.tick(1)
        yield from _look(pilot)
        gc.freeze()  # as the game does once its menu is there
        yield ""
        for first in range(0, size, TOGETHER):
            place, names = Path(home) / "themes", []
            for number in range(first, min(size, first + TOGETHER)):
                kind = mutants.KINDS[number % len(mutants.KINDS)]
                names.append(mutants.make(place, number, kind, chance))
            told = f"{first} to {first + len(names) - 1}"
            yield from (f"look at {told}: {fault}" for fault in again(partial(_look, pilot)))
            yield ""
            for number, name in enumerate(names, first):
                choose = partial(_choose, pilot, name)
                yield from (f"{number} chosen: {fault}" for fault in again(choose))
            yield ""
            shutil.rmtree(place)


def _look(pilot: Seated) -> Iterator[str]:
    """Open the settings over a running turn."""
    yield from _frame(lambda: pilot.app.stack.push(SettingsScreen(pilot.kit)), pilot)
    for _ in range(2):  # thing by thing, to the paint box
        yield from _frame(partial(pilot.tap, "next"), pilot)
    pilot.kit.themes.pictures.wait()
    for _ in range(SOON):
        yield from _frame(lambda: None, pilot)
    yield from _frame(partial(pilot.key, "escape"), pilot)


def _choose(pilot: Seated, name: str) -> Iterator[str]:
    """Take a theme as the look does, or be told why it cannot be used; go back to the usual."""
    kit = pilot.kit
    kit.preferences.theme = name
    yield from _frame(kit.choose_theme, pilot)
    kit.themes.pictures.wait()
    yield from _frame(lambda: None, pilot)
    if kit.theme is not kit.themes.usual:
        yield from _frame(pilot.app.stack.relayout, pilot)
        yield from _frame(lambda: None, pilot)
    elif not (kit.theme_fault.isprintable() and kit.theme_fault.endswith((".", "…"))):
        yield f"it says {kit.theme_fault!r}"
    else:
        told = kit.text(
            "theme-fault", theme=name.encode("ascii", "replace").decode(), why=kit.theme_fault
        )
        yield from _frame(lambda: kit.words(told, "text", "body", "ink", (600, 60)), pilot)
    kit.preferences.theme = "felt"
    kit.choose_theme()


def _frame(act: Callable[[], object], pilot: Seated) -> Iterator[str]:
    """Do something and draw; tell of what it raised, and if it was too much work."""
    METER.start()
    try:
        act()
        pilot.step()
    except Exception as fault:  # whatever it is, it would end the game
        yield f"{type(fault).__name__}: {fault}"
    yield from (f"a frame took {slow}" for slow in METER.faults(LONGEST))


PROMISE = Promise(
    "themes",
    "looks from outside do no harm",
    sample=len(mutants.KINDS),
    whole=500,
    by_hand=5000,
    attack=partial(apart, _looks),
)
