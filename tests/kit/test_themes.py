import os
from functools import partial

import pytest
from pygame import Color

from game.kit import shapes
from game.kit.files import MOST_ENTRIES
from game.kit.picture_guard import PictureGuard
from game.kit.theme import FILE, ThemeError, Themes
from game.worker import Worker
from tests.kit.conftest import SQUARE, write_theme
from tests.kits import PATIENCE


@pytest.fixture
def places(tmp_path):
    """Two themes of the game, and a place for a person's own."""
    for name in ("felt", "night"):
        write_theme(tmp_path / "assets" / "themes" / name)
    (tmp_path / "assets" / "art").mkdir()
    (tmp_path / "assets" / "art" / "joker.svg").write_text(SQUARE)
    return tmp_path / "assets", tmp_path / "own", PictureGuard(partial(Worker, PATIENCE, tries=1))


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


@pytest.mark.parametrize("file", ["theme.toml", "joker.svg"])
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "nothing", "huge"])
def test_what_is_no_file_is_told_of_at_once(places, file, kind):
    path = write_theme(places[1] / "mine").with_name(file)
    path.unlink(missing_ok=True)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
        case "nothing":
            path.symlink_to("nowhere")
        case "huge":
            with path.open("wb") as huge:
                huge.truncate(1 << 34)
    themes = Themes(*places)
    theme, fault = themes.chosen_now("mine")
    assert theme is themes.usual
    assert file in fault
    assert themes.names() == ["felt", "night", *["mine"] * ((file, kind) != (FILE, "nothing"))]


def test_a_game_that_has_begun_needs_the_files_of_a_theme_no_more(places):
    folder = write_theme(places[1] / "mine").parent
    (folder / "joker.svg").write_text(SQUARE)
    theme, _ = Themes(*places).chosen_now("mine")
    (folder / "joker.svg").write_text("no drawing")
    assert shapes.svg(theme.drawings["joker"], (9, 9)).get_at((4, 4))[3] > 250


def test_a_theme_is_there_at_once_and_its_drawings_when_they_have_come(places):
    folder = write_theme(places[1] / "mine", ink="#ABCDEF").parent
    (folder / "joker.svg").write_text(SQUARE)
    themes = Themes(*places)
    theme, fault = themes.chosen("mine")
    assert (theme["ink"], fault, theme.waits, theme.drawings) == (Color("#ABCDEF"), "", True, {})
    places[2].wait()
    theme, fault = themes.chosen("mine")
    assert (fault, theme.waits, theme.drawings.keys()) == ("", False, {"joker"})


def test_where_nothing_can_draw_them_drawings_are_refused(places):
    folder = write_theme(places[1] / "mine").parent
    (folder / "joker.svg").write_text(SQUARE)
    with pytest.raises(ThemeError, match="can't be checked right now"):
        Themes(*places[:2]).load("mine")


def test_of_very_many_folders_some_are_listed(places):
    for at in range(MOST_ENTRIES + 50):
        write_theme(places[1] / f"t{at}")
    assert len(Themes(*places).names()) == MOST_ENTRIES + 2


def test_the_usual_one_must_be_whole(places):
    (places[0] / "themes" / "felt" / "theme.toml").unlink()
    with pytest.raises(ThemeError, match="can't be read"):
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
    assert set(themes.chosen_now("mine")[0].drawings) == {"joker"}
    (folder / "jokre.svg").write_text(SQUARE)
    with pytest.raises(ThemeError, match=r"jokre\.svg: no drawing has that name. Remove it"):
        themes.load("mine")
