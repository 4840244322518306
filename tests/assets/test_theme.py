"""The themes: every name the game asks for, words that can be read, colours told apart."""

import os
import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Color

from game.kit import textures
from game.kit.theme import STAND_INS, Themes
from game.view.backgrounds import BOARDS
from game.view.room import PAPER
from tests.assets.eyes import EYES, contrast, delta_e, difference, luminance, over

THEMES = Path(__file__).parents[2] / "assets" / "themes"
NAMES = (
    "felt_light felt_dark panel panel_line ink ink_soft ink_dark accent accent_low accent_edge "
    "accent_ink legal fault fault_ink own focus veil plate tile_top tile_low tile_rim tile_edge "
    "tile_edge_low tile_back tile_back_low tile_back_line wood_light wood_dark wood_groove "
    "wood_edge bar_left bar_right track urgent curtain_light curtain_dark seat_0 seat_1 seat_2 "
    "seat_3 river river_ink"
)
COLORS = {*STAND_INS, *NAMES.split()}
MOTIONS = {
    "press": (0, 17),
    "hover": (80, 100),
    "pick_up": (100, 120),
    "settle": (140, 180),
    "fly_home": (220, 220),
    "draw": (260, 320),
    "deal_step": (45, 45),
    "deal_all": (0, 800),
    "sort": (180, 300),
    "screen": (300, 375),
    "joy": (1500, 2500),
    "message": (5000, 8000),
    "bot_think_min": (600, 600),
    "bot_think_max": (1200, 1200),
    "bot_slow": (3000, 6000),
    "bot_normal": (800, 3000),
    "bot_fast": (0, 800),
}
IVORY = "#F8F3E6"
WORDS = {"felt": 4.5, "wood": 4.5, "night": 7.0}
"""The contrast that words have in each theme."""

FILES = {name: tomllib.loads((THEMES / name / "theme.toml").read_text("utf-8")) for name in WORDS}
each_theme = pytest.mark.parametrize("name", WORDS)


def grounds(name: str) -> list[str]:
    """Give the darkest and the lightest spot of the table, as it is drawn."""
    file = FILES[name]
    light, dark = (Color(file["colors"][f"felt_{end}"]) for end in ("light", "dark"))
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    size = (640, 360)
    drawn = (
        textures.planks(size, light, dark, BOARDS)
        if file["ground"] == "wood"
        else textures.felt(size, light, dark)
    )
    spots = pygame.transform.smoothscale(drawn, (80, 45))  # as large as a letter
    colors = {
        "#{:02X}{:02X}{:02X}".format(*spots.get_at((x, y))[:3])
        for x in range(80)
        for y in range(45)
    }
    return [min(colors, key=luminance), max(colors, key=luminance)]


def test_these_and_no_others() -> None:
    assert {path.parent.name for path in THEMES.glob("*/theme.toml")} == set(WORDS)


@each_theme
def test_it_can_be_used(name: str) -> None:
    assert Themes(THEMES.parent, THEMES / "none").load(name).name == name


@each_theme
def test_it_has_every_color_well_written(name: str) -> None:
    assert set(FILES[name]["colors"]) == COLORS
    for color in FILES[name]["colors"].values():
        assert re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", color)


@each_theme
def test_motion_keeps_to_its_times(name: str) -> None:
    motion = FILES[name]["motion"]
    assert set(motion) == set(MOTIONS)
    for key, (least, most) in MOTIONS.items():
        assert least <= motion[key] <= most, key


@each_theme
def test_text_sizes(name: str) -> None:
    sizes = {"small": 20, "body": 24, "label": 32, "title": 50, "huge": 92}
    assert FILES[name]["sizes"] == sizes


@each_theme
@pytest.mark.parametrize("palette", ["normal", "safe"])
def test_numbers_stand_out_from_the_tile(name: str, palette: str) -> None:
    colors = FILES[name]["palettes"][palette]
    assert list(colors) == ["K", "R", "B", "O"]
    tiles = (IVORY, FILES[name]["colors"]["tile_top"], FILES[name]["colors"]["tile_low"])
    least = {"normal": 3, "safe": 4.5}[palette]
    assert all(contrast(color, tile) >= least for color in colors.values() for tile in tiles)


@each_theme
@pytest.mark.parametrize("eyes", EYES)
def test_safe_colors_differ_to_all_eyes(name: str, eyes: str) -> None:
    palettes = FILES[name]["palettes"]
    safe, normal = (
        min(difference(*pair, eyes) for pair in combinations(palettes[kind].values(), 2))
        for kind in ("safe", "normal")
    )
    assert round(safe, 1) >= 21.7
    assert safe > normal


def test_the_difference_of_colors_is_that_of_the_standard() -> None:
    assert delta_e((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(
        2.0425, abs=1e-4
    )
    assert delta_e((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)
    assert delta_e((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


ON_COLORS = [
    *((ink, ground) for ink in ("ink", "ink_soft") for ground in ("curtain_light", "curtain_dark")),
    ("ink", "track"),
    ("ink_dark", "accent"),
    ("ink_dark", "accent_low"),
    ("brass_ink", "brass"),
    ("brass_ink", "brass_low"),
    ("ink_dark", "tile_low"),
    ("fault_ink", "fault"),
    ("fault_ink", "legal"),
    ("accent_ink", "track"),
    ("urgent", "track"),
]


@each_theme
@pytest.mark.parametrize(("text", "ground"), ON_COLORS)
def test_words_can_be_read(name: str, text: str, ground: str) -> None:
    colors = FILES[name]["colors"]
    assert contrast(colors[text], colors[ground]) >= WORDS[name]


@each_theme
@pytest.mark.parametrize("text", ["ink", "ink_soft", "accent_ink"])
def test_words_on_the_table_and_on_panels_can_be_read(name: str, text: str) -> None:
    colors = FILES[name]["colors"]
    for ground in grounds(name):
        assert contrast(colors[text], over(colors["panel"], ground)) >= WORDS[name]
        if text != "accent_ink":
            assert contrast(colors[text], ground) >= WORDS[name]


@each_theme
@pytest.mark.parametrize("text", ["ink", "ink_soft", "accent_ink"])
def test_words_on_the_wall_and_on_signs_can_be_read(name: str, text: str) -> None:
    colors = FILES[name]["colors"]
    dark, light = (Color(colors[f"wall_{end}"][:7]) for end in ("dark", "light"))
    grounds = (
        dark,
        dark + light + PAPER,
        *(Color(colors[f"sign_{end}"]) for end in ("light", "dark")),
    )
    for ground in grounds:
        written = "#{:02X}{:02X}{:02X}".format(*ground[:3])
        assert contrast(colors[text], written) >= WORDS[name], written


@each_theme
def test_the_name_of_the_river_can_be_read(name: str) -> None:
    colors = FILES[name]["colors"]
    for ground in grounds(name):
        assert contrast(colors["river_ink"], over(colors["river"], ground)) >= WORDS[name]


@each_theme
def test_what_the_rule_book_says_of_legal_rows_can_be_read(name: str) -> None:
    for ground in grounds(name):
        assert contrast(FILES[name]["colors"]["legal"], ground) >= WORDS[name]


@each_theme
@pytest.mark.parametrize("mark", ["legal", "fault", "own", "focus", "accent_ink"])
def test_marks_can_be_seen_on_the_table(name: str, mark: str) -> None:
    colors = FILES[name]["colors"]
    for ground in grounds(name):
        assert contrast(colors[mark], ground) >= 3


@each_theme
@pytest.mark.parametrize("end", ["bar_left", "bar_right", "urgent"])
def test_the_time_that_is_left_can_be_seen(name: str, end: str) -> None:
    colors = FILES[name]["colors"]
    assert contrast(colors[end], colors["track"]) >= 3


@each_theme
def test_what_is_wrong_and_what_is_ones_own_differ(name: str) -> None:
    colors = FILES[name]["colors"]
    assert difference(colors["fault"], colors["own"]) >= 20
    assert all(difference(colors["fault"], colors["own"], eyes) >= 10 for eyes in EYES)


@each_theme
def test_seats_differ_clearly(name: str) -> None:
    seats: list[Any] = [FILES[name]["colors"][f"seat_{n}"] for n in range(4)]
    assert all(difference(*pair) > 15 for pair in combinations(seats, 2))
