"""Themes: colours, palettes, motion times, text sizes and drawings, each from a folder."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
import pygame
from pygame import Color

from game.kit.errors import BrokenAssetError
from game.kit.fonts import Fonts
from game.kit.preferences import Preferences

Value = TypeVar("Value")
Ground = Literal["cloth", "wood"]

FILE = "theme.toml"
LARGEST_FILE = 1 << 16  # bytes
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
)


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

    `drawings` are those it has in place of the game's own.
    """

    name: str
    ground: Ground
    colors: Named[Color]
    palettes: Named[Named[Color]]
    motion: Named[float]
    sizes: Named[float]
    drawings: Mapping[str, Path] = field(default_factory=dict)

    def __getitem__(self, color: str) -> Color:
        return self.colors[color]


class ThemeFile(msgspec.Struct, forbid_unknown_fields=True):
    """The theme as it stands in the file."""

    name: str
    ground: Ground
    colors: dict[str, object]
    palettes: dict[str, dict[str, object]]
    motion: dict[str, object]
    sizes: dict[str, object]


def load_theme(folder: Path, like: Theme | None = None) -> Theme:
    """Read a theme; raise ThemeError if it cannot be used, or has not the names of `like`."""
    path = folder / FILE
    file = _read(path)
    if not 0 < len(file.name) <= LONGEST_NAME or not file.name.isprintable():
        raise ThemeError(f"{path}: name is {file.name!r}; write 1 to {LONGEST_NAME} signs.")
    _require(path, "color", KIT_COLORS, file.colors)
    _require(path, "size", SIZES, file.sizes)
    _require(path, "motion", MOTIONS, file.motion)
    theme = Theme(
        name=file.name,
        ground=file.ground,
        colors=_colors(path, "color", file.colors),
        palettes=_palettes(path, file.palettes),
        motion=_numbers(path, "motion", file.motion, (0.0, LONGEST_MOTION)),
        sizes=_numbers(path, "size", file.sizes, TEXT_SIZES),
        drawings=_drawings(folder),
    )
    if like:
        _compare(path, theme, like)
    return theme


def _read(path: Path) -> ThemeFile:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise ThemeError(f"{path} is too large for a theme.")
        return msgspec.toml.decode(path.read_bytes(), type=ThemeFile)
    except OSError as fault:
        raise ThemeError(f"{path} cannot be read.") from fault
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise ThemeError(f"{path} is not a theme: {fault}.") from fault


def _require(path: Path, kind: str, names: Collection[str], present: Collection[str]) -> None:
    for name in sorted(set(names) - set(present)):
        raise ThemeError(f"{path} has no {kind} '{name}'. Copy it from another theme.")


def _compare(path: Path, theme: Theme, like: Theme) -> None:
    """Refuse names that one theme has and the other has not."""
    _same(path, "color", theme.colors, like.colors)
    _same(path, "motion", theme.motion, like.motion)
    _same(path, "size", theme.sizes, like.sizes)
    _same(path, "palette", theme.palettes, like.palettes)
    for name, palette in theme.palettes.items():
        _same(path, f"color of palette '{name}'", palette, like.palettes[name])


def _same(path: Path, kind: str, names: Collection[str], known: Collection[str]) -> None:
    _require(path, kind, known, names)
    for name in sorted(set(names) - set(known)):
        raise ThemeError(f"{path}: there is no {kind} '{name}'. Take it out or mend its name.")


def _palettes(path: Path, written: dict[str, dict[str, object]]) -> Named[Named[Color]]:
    palettes = {
        name: _colors(path, f"color of palette '{name}'", colors)
        for name, colors in written.items()
    }
    return Named(path, "palette", palettes)


def _colors(path: Path, kind: str, written: dict[str, object]) -> Named[Color]:
    for name, text in written.items():
        if not COLOR.fullmatch(str(text)):
            raise ThemeError(f"{path}: {kind} '{name}' is '{text}'; write #RRGGBB or #RRGGBBAA.")
    return Named(path, kind, {name: Color(str(text)) for name, text in written.items()})


def _numbers(
    path: Path, kind: str, written: dict[str, object], allowed: tuple[float, float]
) -> Named[float]:
    least, most = allowed
    numbers = {}
    for name, value in written.items():
        if not isinstance(value, int | float) or not least <= value <= most:
            ways = f"write a number from {least:g} to {most:g}"
            raise ThemeError(f"{path}: {kind} '{name}' is '{value}'; {ways}.")
        numbers[name] = float(value)
    return Named(path, kind, numbers)


def _drawings(folder: Path) -> dict[str, Path]:
    """Find the theme's own drawings; each is tried, for a game that has begun must not stop."""
    found = {path.stem: path for path in sorted(folder.glob("*.svg"))}
    for path in found.values():
        try:
            if path.stat().st_size > LARGEST_FILE:
                raise ThemeError(f"{path} is too large for a drawing.")
            pygame.image.load_sized_svg(path, (8, 8))
        except (OSError, pygame.error) as fault:
            raise ThemeError(f"{path} is not a picture that can be read. Take it out.") from fault
    return found


USUAL = "felt"
FOLDER = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Themes:
    """Find and load themes; the usual one is the measure for all others."""

    def __init__(self, assets: Path, own: Path) -> None:
        self._art = assets / "art"
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
        """Whether a theme is one of the game's."""
        return name == USUAL or name in _folders(self._ours)

    def load(self, name: str) -> Theme:
        """Load a theme by its folder; raise ThemeError if it cannot be used."""
        if name == USUAL:
            return self.usual
        if not FOLDER.fullmatch(name):
            raise ThemeError(f"Folder '{name}': name it with letters, digits, - and _ alone.")
        theme = load_theme((self._ours if self.is_ours(name) else self._own) / name, self.usual)
        for path in theme.drawings.values():
            if not (self._art / path.name).is_file():
                raise ThemeError(f"{path}: there is no such drawing. Take it out or mend its name.")
        return theme

    def chosen(self, name: str) -> tuple[Theme, str]:
        """Give a theme and "", or the usual one and what is wrong with the theme asked for."""
        try:
            return self.load(name), ""
        except ThemeError as fault:
            if name == USUAL:
                raise
            return self.usual, str(fault)


def _folders(place: Path) -> set[str]:
    return {path.parent.name for path in place.glob(f"*/{FILE}")}


Size = tuple[int, int]


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

    def __post_init__(self) -> None:
        self.choose_theme()

    def choose_theme(self) -> None:
        """Take up the theme of the preferences, or the usual one if that cannot be used."""
        self.theme, self.theme_fault = self.themes.chosen(self.preferences.theme)


def make_paintbox(size: Size, assets: Path, own: Path, preferences: Preferences) -> Paintbox:
    """Fill a paintbox from the assets and a person's own themes; raises BrokenAssetError."""
    return Paintbox(size, preferences, Themes(assets, own), Fonts())
