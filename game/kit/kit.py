"""The kit: everything a scene needs from the machine, in one value handed to it."""

from dataclasses import dataclass, field
from pathlib import Path

from pygame import Color, Rect

from game.kit.faults import BrokenAssetError
from game.kit.fonts import Fonts
from game.kit.music import Music
from game.kit.scene import Stack
from game.kit.sound import Sounds
from game.kit.store import Settings, themes_folder
from game.kit.text import Texts
from game.kit.theme import Named, Theme
from game.kit.themes import Themes
from game.kit.zones import Zones
from game.worker import Worker

LINE = 1.45  # the height of a line of text for each pixel of its size

__all__ = ["BrokenAssetError", "Kit", "make_kit"]


@dataclass
class Kit:
    """The window's size, the look, the words, the sounds, the choices made, and the stack.

    What takes long is thought about by the worker; without one, at once.
    `theme_fault` says what is wrong with the chosen theme if it is not the one that is seen.
    """

    size: tuple[int, int]
    assets: Path
    settings: Settings
    themes: Themes
    fonts: Fonts
    texts: Texts
    sounds: Sounds
    music: Music
    zones: Zones
    theme: Theme = field(init=False)
    theme_fault: str = field(init=False)
    worker: Worker | None = None
    stack: Stack = field(default_factory=Stack)

    def __post_init__(self) -> None:
        self._choose_theme()

    def _choose_theme(self) -> None:
        self.theme, self.theme_fault = self.themes.chosen(self.settings.theme)

    @property
    def palette(self) -> Named[Color]:
        """The colours of the chosen palette, or of the usual one where there is no such."""
        palettes = self.theme.palettes
        known = self.settings.palette in palettes
        return palettes[self.settings.palette if known else Settings().palette]

    @property
    def scale(self) -> float:
        """The size of one reference pixel in this window."""
        return self.zones.scale(self.size)

    @property
    def text_scale(self) -> float:
        """How much larger than usual the person wants text."""
        return self.settings.text_scale / 100

    def px(self, n: float) -> int:
        """Turn reference pixels into pixels of this window."""
        return round(n * self.scale)

    def text_px(self, size: str) -> int:
        """Give the height in pixels of a text size of the theme ("small" to "huge")."""
        return self.fonts.size(self.theme.sizes[size] * self.scale * self.text_scale)

    def lines(self, size: str, count: int = 1) -> int:
        """Give the height in pixels that so many lines of a text size take."""
        return round(self.text_px(size) * LINE * count)

    def art(self, name: str) -> Path:
        """Give the file of a drawing: the theme's own, or the game's."""
        return self.theme.drawings.get(name, self.assets / "art" / f"{name}.svg")

    def zone(self, layer: str, name: str) -> Rect:
        """Give the place of a zone in this window."""
        return self.zones.rect(self.size, layer, name)

    def text(self, id: str, **args: object) -> str:
        """Give a text in the chosen language."""
        return self.texts(id, **args)

    def apply_settings(self) -> None:
        """Take up changed settings: language, theme, loudness; lay out all scenes anew."""
        self.texts = chosen_texts(self.assets, self.settings)
        self._choose_theme()
        self.apply_loudness()
        self.stack.relayout()

    def apply_loudness(self) -> None:
        """Take up changed volumes of effects and music."""
        self.sounds.volume = loudness(self.settings, self.settings.effects)
        self.music.set_volume(loudness(self.settings, self.settings.music))

    def after_first_frame(self) -> None:
        """Start and load what the first frame can do without."""
        if self.worker:
            self.worker.start()
        self.sounds.load()
        self.music.load()


def make_kit(
    size: tuple[int, int],
    assets: Path,
    settings: Settings,
    worker: Worker | None = None,
) -> Kit:
    """Make a kit from the assets folder; raises BrokenAssetError."""
    return Kit(
        size=size,
        assets=assets,
        settings=settings,
        themes=Themes(assets, themes_folder()),
        fonts=Fonts(),
        texts=chosen_texts(assets, settings),
        sounds=Sounds(assets / "sounds", loudness(settings, settings.effects)),
        music=Music(assets / "sounds" / "music.wav", loudness(settings, settings.music)),
        zones=Zones(assets / "tables"),
        worker=worker,
    )


def chosen_texts(assets: Path, settings: Settings) -> Texts:
    """Load the texts of the chosen language, or of the usual one where there is no such file."""
    folder = assets / "texts"
    known = (folder / f"{settings.language}.ftl").is_file()
    return Texts(folder, settings.language if known else Settings().language)


def loudness(settings: Settings, volume: float) -> float:
    """Give a volume as it is to be heard, 0 to 1."""
    return 0.0 if settings.muted else volume
