import pytest
from pygame import Color

from game.kit.theme import ThemeError, load_theme
from tests.kit.conftest import theme_text


@pytest.fixture
def load(tmp_path):
    def from_text(text, like=None):
        (tmp_path / "theme.toml").write_text(text)
        return load_theme(tmp_path, like)

    return from_text


def test_colours_palettes_motion_and_sizes_are_read(load):
    theme = load(theme_text(felt="#20675F80"))
    assert (theme.name, theme.ground, theme.drawings) == ("grey", "cloth", {})
    assert theme["felt"] == Color(0x20, 0x67, 0x5F, 0x80)
    assert theme.palettes["normal"]["K"] == Color("black")
    assert theme.motion["screen"] == 300
    assert theme.sizes["small"] == 20


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('\nink = "#808080"', "", "has no color 'ink'"),
        ('\nink = "#808080"', '\nink = "red"', "color 'ink' is 'red'; write #RRGGBB"),
        ('\nink = "#808080"', "\nink = 5", "color 'ink' is '5'"),
        ('\nink = "#808080"', '\nink = "#80808"', "color 'ink'"),
        ('K = "#000000"', 'K = "#00000G"', "palette 'normal' 'K'"),
        ("screen = 300", "", "has no motion 'screen'"),
        ("screen = 300", 'screen = "soon"', "motion 'screen' is 'soon'"),
        ("screen = 300", "screen = -1", "motion 'screen' is '-1'"),
        ("screen = 300", "screen = nan", "motion 'screen' is 'nan'"),
        (
            "screen = 300",
            "screen = 1e9",
            "motion 'screen' is '1000000000.0'; write a number from 0",
        ),
        ("small = 20", "", "has no size 'small'"),
        ("small = 20", "small = 3", "size 'small' is '3'; write a number from 12 to 200"),
        ('ground = "cloth"', 'ground = "lava"', "ground is 'lava'; write cloth or wood"),
        ('ground = "cloth"', 'ground = "cloth"\nglow = 3', "there is no 'glow' in a theme"),
        ('name = "grey"', 'name = ""', "name is ''; write 1 to 40 characters"),
        ('name = "grey"', 'name = "a\\u0000b"', r"name is 'a\\x00b'; write 1 to 40 characters"),
        ("[sizes]", "[other]", "there is no 'other' in a theme"),
        ("[sizes]", "", "has no part .sizes."),
        ("[colors]", "[colors", "is not a theme. Look at line 3."),
        ('name = "grey"', "name = 3", "name is '3'; write 1 to 40 characters"),
        ("screen = 300", "screen = [[300]]", "motion 'screen' is something else; write a number"),
        ("[palettes.safe]", '[palettes]\n"a\\u0000b" = 3\n[palettes.safe]', r"\[a\\x00b\]"),
        ('\nink = "#808080"', '\nink = "' + 100 * "red" + '"', "more than 200 characters"),
        ('\nink = "#808080"', '\nink = "' + 60 * "red" + '"', "'(red){13}…'"),
    ],
)
def test_a_wrong_theme_is_refused_by_file_and_key(load, old, new, says):
    text = theme_text()
    assert old in text
    with pytest.raises(ThemeError, match=rf"theme\.toml.*{says}"):
        load(text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('wood = "#123456"', "", "has no color 'wood'"),
        ('wood = "#123456"', 'wod = "#123456"', "has no color 'wood'"),
        ("[palettes.safe]", 'lava = "#FF0000"\n[palettes.safe]', "palette 'normal'.*'lava'"),
        ("[palettes.safe]", "[palettes.sure]", "has no palette 'safe'"),
        ("[motion]", '[palettes.third]\nK = "#000000"\n[motion]', "there is no palette 'third'"),
        ("[motion]", "[motion]\nsceen = 3", "there is no motion 'sceen'. Remove it or fix"),
        ("[sizes]", "[sizes]\ngiant = 100", "there is no size 'giant'"),
    ],
)
def test_a_theme_has_the_names_of_another_and_no_more(load, old, new, says):
    text = theme_text(wood="#123456")
    like = load(text)
    assert old in text
    load(text.replace("#123456", "#654321"), like)
    with pytest.raises(ThemeError, match=rf"theme\.toml.*{says}"):
        load(text.replace(old, new), like)


def test_a_theme_may_leave_out_the_colors_that_came_later(load):
    own = theme_text(wood_light="#123456")
    usual = load(theme_text(wood_light="#111111", rim_light="#222222"))
    assert load(own, usual)["rim_light"] == Color("#123456")
    written = theme_text(wood_light="#123456", rim_light="#654321")
    assert load(written, usual)["rim_light"] == Color("#654321")


def test_missing_and_huge_files_are_refused(load, tmp_path):
    with pytest.raises(ThemeError, match="can't be read"):
        load_theme(tmp_path / "none")
    with pytest.raises(ThemeError, match="more than"):
        load("#" * 100_000)
