"""A theme: colours, palettes, motion times and text sizes from a TOML file."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec
from pygame import Color

from game.kit.faults import BrokenAssetError

Value = TypeVar("Value")

LARGEST_FILE = 1 << 16  # bytes
LARGEST_NUMBER = 1e6
COLOR = re.compile(r"#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
SIZES = ("small", "body", "label", "title", "huge")
MOTIONS = ("screen",)

# What the widgets and scenes of the kit themselves draw with.
KIT_COLORS = (
    *("panel", "panel_line", "ink", "ink_soft", "ink_dark", "focus", "veil"),
    *("accent", "accent_low", "accent_edge"),
)


class ThemeError(BrokenAssetError):
    """A theme file cannot be used; one sentence naming the file and the key."""


class Named(dict[str, Value]):
    """The values of one kind in a theme file; a name that is not there raises ThemeError."""

    def __init__(self, path: Path, kind: str, values: dict[str, Value]) -> None:
        super().__init__(values)
        self._path = path
        self._kind = kind

    def __missing__(self, name: str) -> Value:
        raise ThemeError(f"{self._path} has no {self._kind} '{name}'.")


@dataclass(frozen=True)
class Theme:
    """Colours by name, palettes of colours, motion in ms and text sizes in reference pixels."""

    name: str
    colors: Named[Color]
    palettes: Named[Named[Color]]
    motion: Named[float]
    sizes: Named[float]

    def __getitem__(self, color: str) -> Color:
        return self.colors[color]


class ThemeFile(msgspec.Struct):
    """The theme as it stands in the file."""

    name: str
    colors: dict[str, object]
    palettes: dict[str, dict[str, object]]
    motion: dict[str, object]
    sizes: dict[str, object]


def load_theme(path: Path, required_colors: Collection[str] = ()) -> Theme:
    """Read a theme that has at least these colours; raise ThemeError if it cannot be used."""
    file = _read(path)
    _require(path, "color", {*KIT_COLORS, *required_colors}, file.colors)
    _require(path, "size", SIZES, file.sizes)
    _require(path, "motion", MOTIONS, file.motion)
    return Theme(
        name=file.name,
        colors=_colors(path, "color", file.colors),
        palettes=_palettes(path, file.palettes),
        motion=_numbers(path, "motion", file.motion),
        sizes=_numbers(path, "size", file.sizes),
    )


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
        raise ThemeError(f"{path} has no {kind} '{name}'.")


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


def _numbers(path: Path, kind: str, written: dict[str, object]) -> Named[float]:
    numbers = {}
    for name, value in written.items():
        if not isinstance(value, int | float) or not 0 <= value <= LARGEST_NUMBER:
            raise ThemeError(f"{path}: {kind} '{name}' is '{value}'; write a number from 0 up.")
        numbers[name] = float(value)
    return Named(path, kind, numbers)
