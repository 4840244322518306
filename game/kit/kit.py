"""The kit: everything a scene needs from the machine, in one value handed to it."""

from dataclasses import dataclass
from pathlib import Path

from pygame import Color, Rect, Surface

from game.kit.audio import Music, Sounds
from game.kit.fonts import Face
from game.kit.layout import Zones
from game.kit.messages import Messages
from game.kit.preferences import Settings
from game.kit.theme import Named, Paintbox, Size, make_paintbox
from game.worker import Worker

LINE = 1.45  # the height of a line of text for each pixel of its size


@dataclass(kw_only=True)
class Kit(Paintbox):
    """A paintbox, the files, the layouts, the words and the sounds.

    What takes long is thought about by the worker; without one, at once.
    """

    assets: Path
    zones: Zones
    messages: Messages
    sounds: Sounds
    music: Music
    worker: Worker | None = None

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

    def one_line(
        self, text: str, face: Face, size: str, color: str, room: tuple[int, int]
    ) -> Surface:
        """Draw a line of text, as large as its size of the theme and a room of pixels allow."""
        px = self.fonts.fit(text, face, min(self.text_px(size), room[1]), room[0])
        words = self.fonts.shorten(text, face, px, room[0])
        return self.fonts.render(words, face, px, self.theme[color])

    def art(self, name: str) -> Path:
        """Give the file of a drawing: the theme's own, or the game's."""
        return self.theme.drawings.get(name, self.assets / "art" / f"{name}.svg")

    def zone(self, layer: str, name: str) -> Rect:
        """Give the place of a zone in this window."""
        return self.zones.rect(self.size, layer, name)

    def text(self, id: str, **args: object) -> str:
        """Give a text in the chosen language."""
        return self.messages(id, **args)

    def apply_settings(self) -> None:
        """Take up changed settings: language, theme and loudness."""
        self.messages = chosen_texts(self.assets, self.settings)
        self.choose_theme()
        self.apply_loudness()

    def apply_loudness(self) -> None:
        """Take up changed volumes of tiles, signals and music."""
        self.sounds.volumes = volumes(self.settings)
        self.music.set_volume(loudness(self.settings, self.settings.music))

    def after_first_frame(self) -> None:
        """Start and load what the first frame can do without."""
        if self.worker:
            self.worker.start()
        self.sounds.load()
        self.music.load()


def make_kit(size: Size, assets: Path, settings: Settings, worker: Worker | None = None) -> Kit:
    """Make a kit from the assets folder; raises BrokenAssetError."""
    return kit_with(make_paintbox(size, assets, settings), assets, worker)


def kit_with(box: Paintbox, assets: Path, worker: Worker | None = None) -> Kit:
    """Make a kit around a paintbox; raises BrokenAssetError."""
    settings = box.settings
    return Kit(
        size=box.size,
        settings=settings,
        themes=box.themes,
        fonts=box.fonts,
        assets=assets,
        zones=Zones(assets / "tables"),
        messages=chosen_texts(assets, settings),
        sounds=Sounds(assets / "sounds", volumes(settings)),
        music=Music(assets / "sounds" / "music.wav", loudness(settings, settings.music)),
        worker=worker,
    )


def chosen_texts(assets: Path, settings: Settings) -> Messages:
    """Load the texts of the chosen language, or of the usual one where there is no such file."""
    folder = assets / "texts"
    known = (folder / f"{settings.language}.ftl").is_file()
    return Messages(folder, settings.language if known else Settings().language)


def volumes(settings: Settings) -> dict[str, float]:
    """Give the volumes of the folders of sounds as they are to be heard."""
    return {
        "tiles": loudness(settings, settings.tiles),
        "signals": loudness(settings, settings.signals),
    }


def loudness(settings: Settings, volume: float) -> float:
    """Give a volume as it is to be heard, 0 to 1."""
    return 0.0 if settings.muted else volume
