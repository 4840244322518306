from pathlib import Path

import pygame
import pytest

from game.kit.kit import Kit
from game.kit.theme import KIT_COLORS, MOTIONS, SIZES
from tests.kit.form import Form
from tests.kits import open_kit
from tests.pilot import Pilot

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
    "en": "language-name = English\nspeak-minus = minus\n"
    "hello = Hello\ncount = { $n } tiles\nempty =\n    .title = x\n",
    "de": "language-name = Deutsch\nhello = Hallo\ncount = { $n } Steine\n",
}

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
    '<rect width="9" height="9" fill="#fff"/></svg>'
)


def write_map(path: Path, size=(1920, 1080), zones=()) -> Path:
    keys = ("name", "x", "y", "w", "h")
    written = [
        ZONE.format(id=i, **dict(zip(keys, zone, strict=True))) for i, zone in enumerate(zones, 1)
    ]
    text = MAP.format(wide=size[0] // 60, high=size[1] // 60, zones="\n".join(written))
    path.write_text(text, encoding="utf-8")
    return path


def theme_text(**colors: str) -> str:
    all_colors = dict.fromkeys(KIT_COLORS, "#808080") | {"veil": "#00000080"} | colors
    lines = [
        'name = "grey"',
        'ground = "cloth"',
        "[colors]",
        *(f'{k} = "{v}"' for k, v in all_colors.items()),
    ]
    for palette in ("normal", "safe"):
        lines += [f"[palettes.{palette}]", 'K = "#000000"']
    lines += ["[motion]", *(f"{name} = 300" for name in MOTIONS)]
    lines += ["[sizes]", *(f"{name} = {20 + 4 * i}" for i, name in enumerate(SIZES))]
    return "\n".join(lines) + "\n"


def write_theme(folder: Path, **colors: str) -> Path:
    folder.mkdir(parents=True)
    path = folder / "theme.toml"
    path.write_text(theme_text(**colors))
    return path


def write_texts(folder: Path, language: str, text: str | bytes) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "all.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())


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
    write_theme(tmp_path / "themes" / "felt", **ink)
    write_theme(tmp_path / "themes" / "night", **ink | {"accent_low": "#FFFFFF"})
    for language, text in TEXTS.items():
        write_texts(tmp_path / "texts", language, text)
    return tmp_path


@pytest.fixture
def screen() -> pygame.Surface:
    pygame.display.init()
    return pygame.display.set_mode((320, 240))


@pytest.fixture
def kit(assets: Path, screen: pygame.Surface) -> Kit:
    return open_kit((320, 240), assets)


@pytest.fixture
def pilot(assets: Path) -> Pilot:
    """A pilot before a form with three buttons and a choice."""
    return Pilot(Form, assets=assets)
