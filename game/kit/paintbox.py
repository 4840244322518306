"""The paintbox: all that the first picture is made of, and every later one too."""

from dataclasses import dataclass, field
from pathlib import Path

from game.kit.fonts import Fonts
from game.kit.store import Settings, themes_folder
from game.kit.theme import Theme
from game.kit.themes import Themes

Size = tuple[int, int]

SMALLEST: Size = (800, 480)  # smaller windows show a part of this


@dataclass
class Paintbox:
    """The size of the pictures, the choices made, the look, and the fonts.

    `theme_fault` says what is wrong with the chosen theme if it is not the one that is seen.
    """

    size: Size
    settings: Settings
    themes: Themes
    fonts: Fonts
    theme: Theme = field(init=False)
    theme_fault: str = field(init=False)

    def __post_init__(self) -> None:
        self.choose_theme()

    def choose_theme(self) -> None:
        """Take up the theme of the settings, or the usual one if that cannot be used."""
        self.theme, self.theme_fault = self.themes.chosen(self.settings.theme)


def make_paintbox(size: Size, assets: Path, settings: Settings) -> Paintbox:
    """Fill a paintbox from the assets folder; raises BrokenAssetError."""
    return Paintbox(size, settings, Themes(assets, themes_folder()), Fonts())


def picture_size(window: Size) -> Size:
    """Give how large to draw for a window: as large, but not too small for what is drawn."""
    return max(window[0], SMALLEST[0]), max(window[1], SMALLEST[1])
