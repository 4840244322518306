"""Themes: colours, palettes, motion times, text sizes and drawings, each from a folder."""

import os
import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

from pygame import Color, Surface

from game import text_file
from game.kit import files
from game.kit.errors import BrokenAssetError, quoted
from game.kit.preferences import Preferences
from game.kit.shapes import Art, Raster, Size
from game.kit.text.fonts import Fonts

if TYPE_CHECKING:
    from game.kit.picture_guard import PictureGuard

Value = TypeVar("Value")
Ground = Literal["cloth", "wood"]

FILE = "theme.toml"
LARGEST_FILE = 1 << 14  # bytes
LONGEST_LINE = 200  # signs: to read a name of very many parts takes very long
LINE = re.compile(r"at line ([0-9]{1,5})")  # how tomllib reports a syntax error
TABLES = ("colors", "palettes", "motion", "sizes")
LONGEST_NAME = 40
LONGEST_MOTION = 60_000.0  # ms
TEXT_SIZES = (12.0, 200.0)  # reference px
COLOR = re.compile(r"#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
SIZES = ("small", "body", "label", "title", "huge")
MOTIONS = ("screen",)

# What the widgets and scenes of the kit themselves draw with.
KIT_COLORS = (
    *("panel", "panel_line", "ink", "ink_soft", "ink_dark", "focus", "veil"),
    *("accent", "accent_low", "accent_edge", "accent_ink"),
    *("tile_top", "tile_low", "tile_edge", "tile_edge_low"),
)

STAND_INS = {
    "wall_light": "wood_groove",
    "wall_dark": "wood_groove",
    "rim_light": "wood_light",
    "rim_dark": "wood_dark",
    "rim_edge": "wood_edge",
    "sign_light": "panel",
    "sign_dark": "panel",
    "sign_edge": "panel_line",
    "brass": "tile_edge",
    "brass_low": "tile_edge",
    "brass_ink": "ink_dark",
}
"""Colours that came later: a theme without one has another of its own in its place."""


class ThemeError(BrokenAssetError):
    """A theme cannot be used; a sentence or two naming the file, the key and what to do."""


class Named(dict[str, Value]):
    """The values of one kind in a theme file; a name that is not there raises ThemeError."""

    def __init__(self, path: Path, kind: str, values: Mapping[str, Value]) -> None:
        super().__init__(values)
        self._path = path
        self._kind = kind

    def __missing__(self, name: str) -> Value:
        raise ThemeError(f"{self._path} has no {self._kind} '{name}'.")


@dataclass(frozen=True)
class Theme:
    """Colours by name, palettes of colours, motion in ms, text sizes in reference pixels.

    `drawings` are those it has in place of the game's own; if it `waits` they are yet to come.
    """

    name: str
    ground: Ground
    colors: Named[Color]
    palettes: Named[Named[Color]]
    motion: Named[float]
    sizes: Named[float]
    drawings: Mapping[str, Raster] = field(default_factory=dict)
    waits: bool = False

    def __getitem__(self, color: str) -> Color:
        return self.colors[color]


def load_theme(folder: Path, like: Theme | None = None) -> Theme:
    """Read a theme; raise ThemeError if it cannot be used, or has not the names of `like`."""
    path = folder / FILE
    file = _read(path)
    colors, palettes, motion, sizes = (_table(path, file, name) for name in TABLES)
    _require(path, "color", KIT_COLORS, colors)
    _require(path, "size", SIZES, sizes)
    _require(path, "motion", MOTIONS, motion)
    theme = Theme(
        name=_name(path, file.get("name")),
        ground=_ground(path, file.get("ground")),
        colors=_colors(path, "color", _with_stand_ins(colors)),
        palettes=_palettes(path, palettes),
        motion=_numbers(path, "motion", motion, (0.0, LONGEST_MOTION)),
        sizes=_numbers(path, "size", sizes, TEXT_SIZES),
    )
    if like:
        _compare(path, theme, like)
    return theme


def _read(path: Path) -> dict[str, object]:
    try:
        content = text_file.read_text(path, LARGEST_FILE)
    except OSError as fault:
        raise ThemeError(f"{path} can't be read.") from fault
    except ValueError as fault:
        raise ThemeError(f"{path} can't be read. {fault}") from fault
    if max(map(len, content.split("\n"))) > LONGEST_LINE:
        raise ThemeError(f"{path} has a line of more than {LONGEST_LINE} characters.")
    try:
        file = tomllib.loads(content)
    except (ValueError, RecursionError) as fault:
        line = LINE.search(str(fault))
        where = f" Look at line {line[1]}." if line else ""
        raise ThemeError(f"{path} is not a theme.{where}") from fault
    for name in sorted(file.keys() - {"name", "ground", *TABLES}):
        raise ThemeError(f"{path}: there is no {quoted(name)} in a theme. Remove it.")
    return file


def _table(path: Path, file: dict[str, object], name: str) -> dict[str, object]:
    table = file.get(name)
    if not isinstance(table, dict):
        raise ThemeError(f"{path} has no part [{name}]. Copy it from another theme.")
    return table


def _name(path: Path, name: object) -> str:
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise ThemeError(f"{path}: name is {quoted(name)}; write 1 to {LONGEST_NAME} characters.")
    return name


def _ground(path: Path, ground: object) -> Ground:
    if ground not in ("cloth", "wood"):
        raise ThemeError(f"{path}: ground is {quoted(ground)}; write cloth or wood.")
    return "wood" if ground == "wood" else "cloth"


def _require(path: Path, kind: str, names: Collection[str], present: Collection[str]) -> None:
    for name in sorted(set(names) - set(present)):
        raise ThemeError(f"{path} has no {kind} {quoted(name)}. Copy it from another theme.")


def _compare(path: Path, theme: Theme, like: Theme) -> None:
    """Refuse names that one theme has and the other has not."""
    _same(path, "color", theme.colors, like.colors)
    _same(path, "motion", theme.motion, like.motion)
    _same(path, "size", theme.sizes, like.sizes)
    _same(path, "palette", theme.palettes, like.palettes)
    for name, palette in theme.palettes.items():
        _same(path, f"color of palette {quoted(name)}", palette, like.palettes[name])


def _same(path: Path, kind: str, names: Collection[str], known: Collection[str]) -> None:
    _require(path, kind, known, names)
    for name in sorted(set(names) - set(known)):
        raise ThemeError(f"{path}: there is no {kind} {quoted(name)}. Remove it or fix its name.")


def _with_stand_ins(written: dict[str, object]) -> dict[str, object]:
    named = STAND_INS.items()
    return {name: written[other] for name, other in named if other in written} | written


def _palettes(path: Path, written: dict[str, object]) -> Named[Named[Color]]:
    palettes = {
        name: _colors(path, f"color of palette {quoted(name)}", _table(path, written, name))
        for name in written
    }
    return Named(path, "palette", palettes)


def _colors(path: Path, kind: str, written: dict[str, object]) -> Named[Color]:
    for name, text in written.items():
        if not isinstance(text, str) or not COLOR.fullmatch(text):
            told = f"{kind} {quoted(name)} is {quoted(text)}"
            raise ThemeError(f"{path}: {told}; write #RRGGBB or #RRGGBBAA.")
    return Named(path, kind, {name: Color(str(text)) for name, text in written.items()})


def _numbers(
    path: Path, kind: str, written: dict[str, object], allowed: tuple[float, float]
) -> Named[float]:
    least, most = allowed
    numbers = {}
    for name, value in written.items():
        if not isinstance(value, int | float) or not least <= value <= most:
            ways = f"write a number from {least:g} to {most:g}"
            raise ThemeError(f"{path}: {kind} {quoted(name)} is {quoted(value)}; {ways}.")
        numbers[name] = float(value)
    return Named(path, kind, numbers)


def contrast(one: Color, other: Color) -> float:
    """Return the contrast of WCAG between two colours, from 1 to 21."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: Color) -> float:
    parts = (part / 255 for part in color[:3])
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


USUAL = "felt"
FOLDER = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Themes:
    """The themes that can be found and loaded; the usual one is the measure for all others."""

    def __init__(self, assets: Path, own: Path, pictures: "PictureGuard | None" = None) -> None:
        """Take our assets, the folder of a person's own themes, and what draws their drawings."""
        self.pictures = pictures
        self.art = assets / "art"
        self._ours = assets / "themes"
        self._own = own

    @cached_property
    def usual(self) -> Theme:
        """The theme that is always there; raises ThemeError if it cannot be used."""
        return load_theme(self._ours / USUAL)

    def names(self) -> list[str]:
        """List the folders of themes: the usual one, the other ones of the game, a person's."""
        ours = sorted(_folders(self._ours) - {USUAL})
        return [USUAL, *ours, *sorted(_folders(self._own) - {USUAL, *ours})]

    def is_ours(self, name: str) -> bool:
        """Return whether a theme is one of the game's."""
        return name == USUAL or name in _folders(self._ours)

    def load(self, name: str) -> Theme:
        """Load a theme by its folder; raise ThemeError if it cannot be used."""
        if name == USUAL:
            return self.usual
        if not FOLDER.fullmatch(name):
            raise ThemeError(f"Folder {quoted(name)}: name it with letters, digits, - and _ alone.")
        if self.is_ours(name):
            return load_theme(self._ours / name, self.usual)
        theme = load_theme(self._own / name, self.usual)
        paths = [path for path in sorted(files.entries(self._own / name)) if path.suffix == ".svg"]
        return self._with_drawings(theme, paths) if paths else theme

    def _with_drawings(self, theme: Theme, paths: Sequence[Path]) -> Theme:
        """Return a theme the drawings that lie beside it, as soon as they have come."""
        for path in paths:
            if not (self.art / path.name).is_file():
                raise ThemeError(f"{path}: no drawing has that name. Remove it or fix it.")
        if not self.pictures:
            raise ThemeError(f"{paths[0].parent} has drawings that can't be checked right now.")
        try:
            drawings = self.pictures.load(paths)
        except BrokenAssetError as fault:
            raise ThemeError(str(fault)) from None
        return replace(theme, drawings=drawings or {}, waits=drawings is None)

    def have_news(self) -> bool:
        """Say once that drawings have come, or were refused."""
        return self.pictures is not None and self.pictures.has_news()

    def chosen(self, name: str) -> tuple[Theme, str]:
        """Return a theme and "", or the usual one and what is wrong with the theme asked for."""
        try:
            return self.load(name), ""
        except ThemeError as fault:
            if name == USUAL:
                raise
            return self.usual, str(fault)

    def chosen_now(self, name: str) -> tuple[Theme, str]:
        """Return a theme as `chosen` does, but wait for its drawings."""
        self.chosen(name)
        if self.pictures:
            self.pictures.wait()
        return self.chosen(name)


def _folders(place: Path) -> set[str]:
    return {path.name for path in files.entries(place) if os.path.exists(path / FILE)}


@dataclass
class Paintbox:
    """The size of the pictures, what the person prefers, the look, and the fonts.

    `theme_fault` says what is wrong with the chosen theme if it is not the one that is seen.
    """

    size: Size
    preferences: Preferences
    themes: Themes
    fonts: Fonts
    theme: Theme = field(init=False)
    theme_fault: str = field(init=False)
    backdrop: Surface | None = field(init=False, default=None)
    """The ground of the first picture, until the first screen has taken it over."""

    def __post_init__(self) -> None:
        self.choose_theme()

    @property
    def palette(self) -> Named[Color]:
        """The colours of the chosen palette, or of the usual one where there is no such."""
        palettes = self.theme.palettes
        known = self.preferences.palette in palettes
        return palettes[self.preferences.palette if known else Preferences().palette]

    def art(self, name: str) -> Art:
        """Return a drawing: the theme's own, or the game's."""
        return self.theme.drawings.get(name, self.themes.art / f"{name}.svg")

    def choose_theme(self) -> None:
        """Take up the theme of the preferences, or the usual one if that cannot be used."""
        self.theme, self.theme_fault = self.themes.chosen(self.preferences.theme)


def make_paintbox(
    size: Size,
    assets: Path,
    own: Path,
    preferences: Preferences,
    pictures: "PictureGuard | None" = None,
) -> Paintbox:
    """Fill a paintbox from the assets and a person's own themes; raises BrokenAssetError."""
    return Paintbox(size, preferences, Themes(assets, own, pictures), Fonts())
