import pytest
from pygame import Color

from game.kit.theme import ThemeError, Themes
from tests.kit.conftest import SQUARE, write_theme


@pytest.fixture
def places(tmp_path):
    """Two themes of the game, and a place for a person's own."""
    for name in ("felt", "night"):
        write_theme(tmp_path / "assets" / "themes" / name)
    (tmp_path / "assets" / "art").mkdir()
    (tmp_path / "assets" / "art" / "joker.svg").write_text(SQUARE)
    return tmp_path / "assets", tmp_path / "own"


def test_the_usual_one_comes_first_and_a_persons_last(places):
    themes = Themes(*places)
    assert themes.names() == ["felt", "night"]
    write_theme(places[1] / "aaa")
    assert themes.names() == ["felt", "night", "aaa"]
    assert [themes.is_ours(name) for name in themes.names()] == [True, True, False]


def test_a_folder_that_was_copied_and_changed_is_a_theme(places):
    write_theme(places[1] / "mine", ink="#ABCDEF")
    theme, fault = Themes(*places).chosen("mine")
    assert theme["ink"] == Color("#ABCDEF")
    assert fault == ""


@pytest.mark.parametrize("name", ["gone", "torn", "two words", "../assets/themes/night"])
def test_a_theme_that_cannot_be_used_leaves_the_usual_one(places, name):
    write_theme(places[1] / "torn").write_text("name = ")
    themes = Themes(*places)
    theme, fault = themes.chosen(name)
    assert theme is themes.usual
    assert name in fault
    assert fault.endswith(".")


def test_the_usual_one_must_be_whole(places):
    (places[0] / "themes" / "felt" / "theme.toml").unlink()
    with pytest.raises(ThemeError, match="cannot be read"):
        Themes(*places).chosen("felt")


def test_a_copy_under_a_name_of_the_game_does_not_hide_it(places):
    write_theme(places[1] / "night", ink="#ABCDEF")
    themes = Themes(*places)
    assert themes.names() == ["felt", "night"]
    assert themes.load("night")["ink"] == Color("#808080")


def test_a_drawing_the_game_does_not_know_is_named(places):
    folder = write_theme(places[1] / "mine").parent
    (folder / "joker.svg").write_text(SQUARE)
    themes = Themes(*places)
    assert themes.load("mine").drawings == {"joker": folder / "joker.svg"}
    (folder / "jokre.svg").write_text(SQUARE)
    with pytest.raises(ThemeError, match=r"jokre\.svg: there is no such drawing. Take it out"):
        themes.load("mine")
