import pytest
from pygame import Color

from game.kit.theme import ThemeError, load_theme
from tests.kit.conftest import theme_text


@pytest.fixture
def load(tmp_path):
    def from_text(text, required=()):
        path = tmp_path / "felt.toml"
        path.write_text(text)
        return load_theme(path, required)

    return from_text


def test_colours_palettes_motion_and_sizes_are_read(load):
    theme = load(theme_text(felt="#20675F80"), ["felt"])
    assert theme["felt"] == Color(0x20, 0x67, 0x5F, 0x80)
    assert theme.palettes["normal"]["K"] == Color("black")
    assert theme.motion["screen"] == 300
    assert theme.sizes["small"] == 20


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('ink = "#808080"', "", "has no color 'ink'"),
        ('ink = "#808080"', 'ink = "red"', "color 'ink' is 'red'; write #RRGGBB"),
        ('ink = "#808080"', "ink = 5", "color 'ink' is '5'"),
        ('ink = "#808080"', 'ink = "#80808"', "color 'ink'"),
        ('K = "#000000"', 'K = "#00000G"', "palette 'normal' 'K'"),
        ("screen = 300", "", "has no motion 'screen'"),
        ("screen = 300", 'screen = "soon"', "motion 'screen' is 'soon'"),
        ("screen = 300", "screen = -1", "motion 'screen' is '-1'"),
        ("screen = 300", "screen = nan", "motion 'screen' is 'nan'"),
        ("small = 20", "", "has no size 'small'"),
        ("[sizes]", "[other]", "is not a theme"),
        ("[colors]", "[colors", "is not a theme"),
        ('name = "grey"', "name = 3", "is not a theme"),
    ],
)
def test_a_wrong_theme_is_refused_by_file_and_key(load, old, new, says):
    text = theme_text()
    assert old in text
    with pytest.raises(ThemeError, match=rf"felt\.toml.*{says}"):
        load(text.replace(old, new))


def test_a_colour_the_game_needs_must_be_there(load):
    with pytest.raises(ThemeError, match="has no color 'wood'"):
        load(theme_text(), ["wood"])


def test_missing_and_huge_files_are_refused(load, tmp_path):
    with pytest.raises(ThemeError, match="cannot be read"):
        load_theme(tmp_path / "none.toml")
    with pytest.raises(ThemeError, match="too large"):
        load("#" * 100_000)
