"""The theme: every name the game asks for, and words that can be read."""

import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

THEMES = Path(__file__).parents[2] / "assets" / "themes"
COLORS = {
    "felt_light",
    "felt_dark",
    "panel",
    "panel_line",
    "ink",
    "ink_soft",
    "ink_dark",
    "accent",
    "accent_low",
    "accent_edge",
    "legal",
    "fault",
    "fault_ink",
    "own",
    "last",
    "focus",
    "veil",
    "tile_top",
    "tile_low",
    "tile_edge",
    "tile_back",
    "tile_back_low",
    "wood_light",
    "wood_dark",
    "wood_groove",
    "wood_edge",
    "bar_left",
    "bar_right",
    "track",
    "urgent",
    "curtain_light",
    "curtain_dark",
    "seat_0",
    "seat_1",
    "seat_2",
    "seat_3",
    "joker",
    "double",
    "mirror",
    "river",
    "river_ink",
}
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
FELT = tomllib.loads((THEMES / "felt.toml").read_text("utf-8"))

Rgb = tuple[float, float, float]


def rgb(color: str) -> Rgb:
    return tuple(int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))  # type: ignore[return-value]


def over(color: str, ground: str) -> str:
    """Lay a colour with alpha over an opaque ground."""
    alpha = int(color[7:9] or "FF", 16) / 255
    mixed = [
        round(255 * (top * alpha + low * (1 - alpha)))
        for top, low in zip(rgb(color), rgb(ground), strict=True)
    ]
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def luminance(color: str) -> float:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(color)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_it_is_called_as_its_file() -> None:
    assert FELT["name"] == "felt"


def test_it_has_every_color_well_written() -> None:
    assert set(FELT["colors"]) == COLORS
    for color in FELT["colors"].values():
        assert re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", color)


def test_motion_keeps_to_its_times() -> None:
    assert set(FELT["motion"]) == set(MOTIONS)
    for name, (least, most) in MOTIONS.items():
        assert least <= FELT["motion"][name] <= most, name


def test_text_sizes() -> None:
    assert FELT["sizes"] == {"small": 18, "body": 22, "label": 28, "title": 46, "huge": 92}


@pytest.mark.parametrize("palette", ["normal", "safe"])
def test_numbers_stand_out_from_the_tile(palette: str) -> None:
    colors = FELT["palettes"][palette]
    assert list(colors) == ["K", "R", "B", "O"]
    for color in colors.values():
        for tile in (IVORY, FELT["colors"]["tile_top"], FELT["colors"]["tile_low"]):
            assert contrast(color, tile) >= 3
    if palette == "safe":
        assert min(contrast(color, IVORY) for color in colors.values()) >= 4.5


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "felt_light"),
        ("ink", "felt_dark"),
        ("ink", "curtain_light"),
        ("ink", "curtain_dark"),
        ("ink", "wood_light"),
        ("ink", "track"),
        ("ink_soft", "felt_light"),
        ("ink_soft", "felt_dark"),
        ("ink_soft", "curtain_light"),
        ("ink_dark", "accent"),
        ("ink_dark", "accent_low"),
        ("fault_ink", "fault"),
        ("urgent", "track"),
    ],
)
def test_words_can_be_read(text: str, ground: str) -> None:
    assert contrast(FELT["colors"][text], FELT["colors"][ground]) >= 4.5


@pytest.mark.parametrize("text", ["ink", "ink_soft"])
@pytest.mark.parametrize("felt", ["felt_light", "felt_dark"])
def test_words_on_a_panel_can_be_read(text: str, felt: str) -> None:
    colors = FELT["colors"]
    assert contrast(colors[text], over(colors["panel"], colors[felt])) >= 4.5


@pytest.mark.parametrize(
    "mark", ["legal", "fault", "own", "last", "focus", "bar_left", "bar_right"]
)
def test_marks_can_be_seen_on_the_felt(mark: str) -> None:
    assert contrast(FELT["colors"][mark], FELT["colors"]["felt_light"]) >= 3


def test_seats_differ_clearly() -> None:
    seats = [rgb(FELT["colors"][f"seat_{n}"]) for n in range(4)]
    for one, other in combinations(seats, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 0.3
