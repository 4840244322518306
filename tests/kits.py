"""Kits as tests need them: with settings chosen one by one, in a home of their own."""

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

from game.kit.files import Folders
from game.kit.kit import Kit, make_kit
from game.kit.picture_guard import PictureGuard
from game.kit.preferences import Preferences, Store
from game.kit.theme import make_paintbox
from game.kit.voice.voice import Voice
from game.settings import Settings, open_settings
from game.store import pending
from game.worker import Worker
from tests.waiting import STUCK

# A frame of a test sees what the store answers, unless the test is about a disk that is slow.
pending.MOMENT = STUCK

ASSETS = Path(__file__).parent.parent / "assets"

PATIENCE = 60.0
"""Seconds in which pictures from outside must be drawn, on however busy a machine."""

PICTURES = PictureGuard(partial(Worker, PATIENCE, tries=1))
"""Draws the pictures from outside for all kits of a test process."""


def draw_pictures() -> None:
    PICTURES.wait()
    PICTURES.has_news()


_homes = TemporaryDirectory(prefix="rack-and-run-homes-")


def store(home: Path | None = None, **chosen: Any) -> Store:
    made = []
    for kind in Preferences, Settings:
        fields = chosen.keys() & kind.__struct_fields__
        made.append(kind(**{field: chosen.pop(field) for field in fields}))
    assert not chosen
    return Store((home or Path(mkdtemp(dir=_homes.name))) / "settings.json", *made)


def unwritable(folder: Path) -> Store:
    """Give a store that cannot be written: a file lies where its folder should be."""
    (folder / "taken").write_text("")
    return store(folder / "taken")


def reopened(settings: Store) -> Store:
    return open_settings(Folders(settings.path.parent, settings.path.parent))


def open_kit(
    size: tuple[int, int],
    assets: Path = ASSETS,
    settings: Store | None = None,
    themes: Path | None = None,
    voice: Voice | None = None,
) -> Kit:
    """Make a kit; a person's own themes lie beside the settings if nowhere else."""
    settings = settings or store()
    own = themes or settings.path.parent / "themes"
    box = make_paintbox(size, assets, own, settings[Preferences], PICTURES)
    return make_kit(box, assets, settings, settings[Settings].volumes, find_voice=lambda: voice)
