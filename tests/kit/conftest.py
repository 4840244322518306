import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from pathlib import Path

import pygame
import pytest

from game.kit.theme import KIT_COLORS, MOTIONS, SIZES

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down"
 width="{wide}" height="{high}" tilewidth="60" tileheight="60" infinite="0">
 <objectgroup id="1" name="turn">
{zones}
 </objectgroup>
</map>
"""
ZONE = '  <object id="{id}" name="{name}" type="zone" x="{x}" y="{y}" width="{w}" height="{h}"/>'

TEXTS = {
    "en": "hello = Hello\ncount = { $n } tiles\nempty =\n    .title = x\n",
    "de": "hello = Hallo\ncount = { $n } Steine\n",
}


def write_map(path: Path, size=(1920, 1080), zones=()) -> Path:
    """Write a small Tiled map with zones (name, x, y, width, height)."""
    keys = ("name", "x", "y", "w", "h")
    written = [
        ZONE.format(id=i, **dict(zip(keys, zone, strict=True))) for i, zone in enumerate(zones, 1)
    ]
    text = MAP.format(wide=size[0] // 60, high=size[1] // 60, zones="\n".join(written))
    path.write_text(text, encoding="utf-8")
    return path


def theme_text(**colors: str) -> str:
    """Write a theme in grey, with some colours changed."""
    all_colors = dict.fromkeys(KIT_COLORS, "#808080") | {"veil": "#00000080"} | colors
    lines = ['name = "grey"', "[colors]", *(f'{k} = "{v}"' for k, v in all_colors.items())]
    lines += ["[palettes.normal]", 'K = "#000000"']
    lines += ["[motion]", *(f"{name} = 300" for name in MOTIONS)]
    lines += ["[sizes]", *(f"{name} = {20 + 4 * i}" for i, name in enumerate(SIZES))]
    return "\n".join(lines) + "\n"


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A small assets folder: two layouts, two themes, two languages, no sound."""
    for folder in ("tables", "themes", "texts"):
        (tmp_path / folder).mkdir()
    zone = ("middle", 480, 270, 960, 540)
    write_map(tmp_path / "tables" / "wide.tmx", (1920, 1080), [zone])
    write_map(tmp_path / "tables" / "tall.tmx", (1080, 1920), [("middle", 60, 480, 960, 960)])
    ink = {"ink": "#FFFFFF", "accent": "#FFD767", "focus": "#00FF00", "panel": "#101010"}
    ink |= {"ink_dark": "#5A2D0C"}
    (tmp_path / "themes" / "felt.toml").write_text(theme_text(**ink))
    (tmp_path / "themes" / "night.toml").write_text(theme_text(**ink, accent_low="#FFFFFF"))
    for language, text in TEXTS.items():
        (tmp_path / "texts" / f"{language}.ftl").write_text(text)
    return tmp_path


@pytest.fixture
def screen() -> pygame.Surface:
    """A screen of 320 x 240 that nobody sees."""
    pygame.display.init()
    return pygame.display.set_mode((320, 240))
