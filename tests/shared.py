"""What all tests of a process share: texts, layouts, themes, grounds, letters and faces of tiles.

Those of the game are made once, for its files do not change while tests run. A test that is about
the making asks for fresh ones: `@pytest.mark.usefixtures("fresh")`.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pygame import Color, Surface

from game.kit import kit, textures, theme
from game.kit.kit import Kit
from game.kit.layout import Zones
from game.kit.messages import Messages
from game.kit.surface_cache import SurfaceCache
from game.kit.text import fonts, letters
from game.kit.theme import Theme
from game.view.table.table import TableView
from game.view.tile_art import TileArt

ASSETS = Path(__file__).parent.parent / "assets"

TILES, TEXTS, GROUNDS = 16 << 20, 16 << 20, 32 << 20
"""How many bytes of tile faces, of texts and of grounds are kept."""

_tiles, _texts, _grounds = map(SurfaceCache, (TILES, TEXTS, GROUNDS))
_themes: dict[Path, Theme] = {}
_messages, _zones = cache(Messages), cache(Zones)
_load_theme, _draw_tile = theme.load_theme, TileArt._draw
_draw_ground, _glow = textures._drawn, textures._glow
_draw_table, _draw_text = TableView._ground, fonts._drawn


def messages(folder: Path, language: str, behind: Messages | None = None) -> Messages:
    return (_messages if _is_ours(folder) else Messages)(folder, language, behind)


def zones(maps: Path) -> Zones:
    return (_zones if _is_ours(maps) else Zones)(maps)


def load_theme(folder: Path, like: Theme | None = None) -> Theme:
    if not _is_ours(folder):
        return _load_theme(folder, like)
    if folder not in _themes:
        _themes[folder] = _load_theme(folder, like)
    return _themes[folder]


def draw_tile(art: TileArt, *how: Any) -> Surface:
    """Draw a face of a tile; in a theme of the game each is drawn once."""
    if not _is_known(art._kit.theme):
        return _draw_tile(art, *how)
    key = (*_colors(art._kit), *how)
    if key not in _tiles:
        _tiles[key] = _draw_tile(art, *how)
    return _tiles[key]


def draw_table(table: TableView) -> Surface:
    """Draw the ground of a table; in a theme of the game each is drawn once, but the water."""
    if table.board.river_strip or not _is_known(table.kit.theme):
        return _draw_table(table)
    zones = ((name, *zone) for name, zone in table._zones.items())
    key = (*_colors(table.kit), table.kit.size, *zones, bool(table.seats), *table._grooves)
    if key not in _grounds:
        _grounds[key] = _draw_table(table)
    return _grounds[key].copy()


def draw_text(*text: Any) -> Surface:
    lines, face, px, color, align = text
    key = (lines, face, px, tuple(color), align)
    if key not in _texts:
        _texts[key] = _draw_text(*text)
    return _texts[key]


def draw_ground(key: Any, size: tuple[int, int], draw: Callable[[Surface], None]) -> Surface:
    _grounds[key] = ground = _draw_ground(key, size, draw)
    return ground


def draw_glow(ground: Surface, shades: list[Color]) -> None:
    key = (ground.get_size(), tuple(map(tuple, shades)))
    if key not in _grounds:
        _grounds[key] = Surface(ground.get_size()).convert()
        _glow(_grounds[key], shades)
    ground.blit(_grounds[key], (0, 0))


def _is_known(theme: Theme) -> bool:
    return any(theme is known for known in _themes.values())


def _colors(kit: Kit) -> tuple[Any, ...]:
    return kit.theme.name, *(tuple(color) for color in kit.palette.values())


def _is_ours(path: Path) -> bool:
    return path.is_relative_to(ASSETS)


SHARED = [
    patch.object(kit, "Messages", messages),
    patch.object(kit, "Zones", zones),
    patch.object(theme, "load_theme", load_theme),
    patch.object(TileArt, "_draw", draw_tile),
    patch.object(textures, "_drawn", draw_ground),
    patch.object(textures, "_glow", draw_glow),
    patch.object(TableView, "_ground", draw_table),
    patch.object(fonts, "_drawn", draw_text),
    patch.object(letters, "_x_height", lru_cache(400)(letters._x_height)),
]


def share() -> None:
    """Let kits that are opened from now on share what they can."""
    for each in SHARED:
        each.start()


def part() -> None:
    """Let kits that are opened from now on make all by themselves."""
    for each in reversed(SHARED):
        each.stop()
