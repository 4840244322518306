"""The power of a public screen is cut at any moment: it opens again by itself, and goes on."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.trust.promise import Promise
from tests.waiting import pause, until
from tests.window.desktop import MISSING, Desktop, desktop
from tests.window.kiosks import SCREEN, attended

TOUCHES = 40
"""So often it is touched at most until the power is cut, or would be if it were there already."""


def attack(size: int, seed: int) -> Iterator[str]:
    """Cut the power so often; tell where it does not open again, or with another game."""
    if MISSING:
        warnings.warn(f"no {', '.join(MISSING)}: no power was cut", stacklevel=1)
        return
    with TemporaryDirectory() as folder, desktop(Path(folder), SCREEN) as made:
        (Path(folder) / "kiosk.toml").write_text("")
        for number in range(seed, seed + size):
            if fault := _cut(made, Path(folder), Random(number)):
                yield f"seed {number}: {fault}"


def _cut(made: Desktop, folder: Path, chance: Random) -> str:
    """Cut the power at some moment, start again, and say what is wrong then."""
    with attended(made, folder) as public:
        for _ in range(chance.randrange(TOUCHES)):
            place = chance.randrange(SCREEN[0]), chance.randrange(SCREEN[1])
            if public.window:
                public.tap(place)
            pause()
        public.cut_power()
        left = public.game_id
    with attended(made, folder) as public:
        if not public.is_back():
            return "it does not open again"
        if left:
            until(lambda: public.game_id)
        fault = f"it goes on with {public.game_id}" if public.game_id != left else ""
        public.cut_power()
    return fault


PROMISE = Promise(
    "power-cut",
    "a public screen whose power is cut at any moment opens again, with the same game",
    sample=2,
    whole=6,
    by_hand=200,
    attack=attack,
)
