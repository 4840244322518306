"""The kit: everything a scene needs from the machine, in one value handed to it."""

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from pygame import Rect

from game.kit.faults import BrokenAssetError
from game.kit.fonts import Fonts
from game.kit.scene import Stack
from game.kit.sound import Sounds
from game.kit.store import Settings
from game.kit.text import Texts
from game.kit.theme import Theme, load_theme
from game.kit.zones import Zones
from game.worker import Worker

__all__ = ["BrokenAssetError", "Kit", "make_kit"]


@dataclass
class Kit:
    """The window's size, the look, the words, the sounds, the choices made, and the stack.

    What takes long is thought about by the worker; without one, at once.
    """

    size: tuple[int, int]
    assets: Path
    settings: Settings
    theme: Theme
    fonts: Fonts
    texts: Texts
    sounds: Sounds
    zones: Zones
    worker: Worker | None = None
    stack: Stack = field(default_factory=Stack)

    @property
    def scale(self) -> float:
        """The size of one reference pixel in this window."""
        return self.zones.scale(self.size)

    def px(self, n: float) -> int:
        """Turn reference pixels into pixels of this window."""
        return round(n * self.scale)

    def text_px(self, size: str) -> int:
        """Give the height in pixels of a text size of the theme ("small" to "huge")."""
        return self.fonts.size(self.theme.sizes[size] * self.scale)

    def zone(self, layer: str, name: str) -> Rect:
        """Give the place of a zone in this window."""
        return self.zones.rect(self.size, layer, name)

    def text(self, id: str, **args: object) -> str:
        """Give a text in the chosen language."""
        return self.texts(id, **args)

    def apply_settings(self) -> None:
        """Take up changed settings: language, theme, loudness; lay out all scenes anew."""
        self.texts = chosen_texts(self.assets, self.settings)
        self.theme = chosen_theme(self.assets, self.settings, self.theme.colors.keys())
        self.sounds.volume = loudness(self.settings)
        self.stack.relayout()

    def after_first_frame(self) -> None:
        """Start and load what the first frame can do without."""
        if self.worker:
            self.worker.start()
        self.sounds.load()


def make_kit(
    size: tuple[int, int],
    assets: Path,
    settings: Settings,
    colors: Collection[str] = (),
    worker: Worker | None = None,
) -> Kit:
    """Make a kit from the assets folder; raises BrokenAssetError."""
    return Kit(
        size=size,
        assets=assets,
        settings=settings,
        theme=chosen_theme(assets, settings, colors),
        fonts=Fonts(),
        texts=chosen_texts(assets, settings),
        sounds=Sounds(assets / "sounds", loudness(settings)),
        zones=Zones(assets / "tables"),
        worker=worker,
    )


def chosen_theme(assets: Path, settings: Settings, colors: Collection[str]) -> Theme:
    """Load the chosen theme, or the usual one where there is no such file."""
    path = assets / "themes" / f"{settings.theme}.toml"
    usual = assets / "themes" / f"{Settings().theme}.toml"
    return load_theme(path if path.is_file() else usual, colors)


def chosen_texts(assets: Path, settings: Settings) -> Texts:
    """Load the texts of the chosen language, or of the usual one where there is no such file."""
    folder = assets / "texts"
    known = (folder / f"{settings.language}.ftl").is_file()
    return Texts(folder, settings.language if known else Settings().language)


def loudness(settings: Settings) -> float:
    """Give the volume of effects, 0 to 1."""
    return 0.0 if settings.muted else settings.effects
