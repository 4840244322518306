"""A public screen forgets: whoever was there, it is as it was before anybody came."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import asdict

from game.kiosk.file import Kiosk, LookOptions
from game.kit.log import open_log
from game.kit.preferences import Preferences
from game.settings import Settings
from scenes.kiosk.attract import Attract
from tests.scenes.kiosk.guests import NAME, until_forgotten, visit
from tests.scenes.kiosk.visitor import Visitor
from tests.store.known import statistics_of
from tests.trust.promise import Promise

STAY = 25
"""Touches of a visitor at most."""

SLOW = 4
"""Frames a second while nobody touches anything."""

PLAIN = (str, int, float, bool, tuple, type(None))


def attack(size: int, seed: int) -> Iterator[str]:
    """Let so many visitors come and go; tell what is left of any of them."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        open_log(home / "log", "game", "begins")
        screen = Visitor(home / "visit", Kiosk(look=LookOptions(themes=("felt",))))
        with closing(screen.loop.visit):
            fresh = state(screen)
            for number in range(seed, seed + size):
                _come_and_go(screen, Random(number))
                if fault := _left(fresh, state(screen)) or _written(home):
                    yield f"seed {number}: {fault}"


def _come_and_go(screen: Visitor, chance: Random) -> None:
    while isinstance(screen.scene, Attract):
        for doing in visit(screen, chance, STAY), until_forgotten(screen):
            for pause in doing:
                screen.tick(pause, fps=SLOW)
        return


def state(screen: Visitor) -> dict[str, object]:
    """Give all that a visitor can have changed, as long as the screen runs."""
    kit, games = screen.kit, screen.loop.visit.games
    return {
        **asdict(kit.store[Preferences]),
        **asdict(kit.store[Settings]),
        **{name: value for name, value in vars(kit).items() if isinstance(value, PLAIN)},
        "speaks": kit.speaker.on,
        "profile": kit.store.profile,
        "games": games.listed(),
        "unfinished": games.unfinished,
        "players": games.remembered(),
        "statistics": statistics_of(games),
        "files": sorted(path.name for path in screen.folder.iterdir()),
        "depth": len(screen.app.stack),
        "policy": screen.app.policy,
    }


def _left(fresh: dict[str, object], now: dict[str, object]) -> str:
    return ", ".join(f"{it} is {now.get(it)}" for it in fresh if now.get(it) != fresh[it])


def _written(home: Path) -> str:
    files = [path for path in home.rglob("*") if path.is_file()]
    found = [path.name for path in files if NAME.encode() in path.read_bytes()]
    return f"there is a name in {', '.join(found)}" if found else ""


PROMISE = Promise(
    "kiosk",
    "a public screen is as at first after each visitor",
    sample=4,
    whole=100,
    by_hand=10_000,
    attack=attack,
)
