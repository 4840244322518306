from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from pygame import Surface

from game.kit.preferences import Preferences
from game.kit.scene import Scene
from game.kit.widgets.widget import Label
from main import ASSETS
from scenes.menu import Menu
from scenes.options import appearance
from scenes.options.appearance import Appearance, LookCard
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.kits import reopened, store, unwritable
from tests.scenes.opened import SIZES, Opened, assert_well_laid

FELT = (ASSETS / "themes" / "felt" / "theme.toml").read_text("utf-8")


def own(home: Path, name: str, text: str = FELT) -> None:
    """Put a theme of one's own beside those of the game."""
    folder = home / "themes" / name
    folder.mkdir(parents=True)
    (folder / "theme.toml").write_text(text, "utf-8")


def card(pilot: Opened, name: str) -> bool:
    return bool(pilot.scene.widget(name).chosen)


def cards(pilot: Opened) -> list[LookCard]:
    """Give all cards, of themes and of palettes."""
    return [widget for widget in pilot.scene.widgets if isinstance(widget, LookCard)]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the pictures that are drawn, as they come."""
    drawn: list[str] = []
    for name in ("draw_table", "draw_colors"):
        draw = getattr(appearance, name)

        def noting(*arguments: object, name: str = name, draw: Callable = draw) -> Surface:
            drawn.append(name)
            return draw(*arguments)

        monkeypatch.setattr(appearance, name, noting)
    return drawn


def pictures_of_each_frame(pilot: Opened, drawn: list[str]) -> Iterator[int]:
    """Let frames pass until nothing more is drawn; give how many pictures each has brought."""
    before = -1
    while len(drawn) != before:
        before = len(drawn)
        pilot.step()
        yield len(drawn) - before


@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_laid(size: tuple[int, int]) -> None:
    assert_well_laid(Opened(Appearance, size))


def test_its_pictures_come_one_a_frame_and_none_with_the_frame_that_lays_it_out(
    drawn: list[str],
) -> None:
    pilot = Opened(Appearance)
    assert drawn == []
    assert max(pictures_of_each_frame(pilot, drawn)) == 1
    assert len(drawn) == len(cards(pilot))
    assert all(card.picture for card in cards(pilot))


def test_a_choice_draws_one_picture_a_frame_and_those_that_were_there_stand_until_then(
    drawn: list[str],
) -> None:
    pilot = Opened(Appearance)
    assert sum(pictures_of_each_frame(pilot, drawn)) == len(cards(pilot))
    before = {card.name: card.picture for card in cards(pilot)}
    drawn.clear()
    pilot.scene.press("palette-safe")
    pilot.step()
    assert drawn == []
    assert {card.name: card.picture for card in cards(pilot)} == before
    assert max(pictures_of_each_frame(pilot, drawn)) == 1
    assert drawn == ["draw_table"] * 3
    assert cards(pilot)[0].picture is not before["theme-felt"]


def test_a_card_can_be_chosen_before_its_picture_is_there(drawn: list[str]) -> None:
    pilot = Opened(Appearance)
    pilot.scene.press("theme-night")
    pilot.step()
    assert drawn == []
    assert pilot.kit.theme.name == "night"


def test_a_look_that_is_gone_draws_nothing_more(drawn: list[str]) -> None:
    pilot = Opened(Appearance)
    pilot.key("escape")
    drawn.clear()
    pilot.tick(0.2)
    assert drawn == []


def test_a_theme_is_taken_at_once_and_kept() -> None:
    pilot = Opened(Appearance)
    assert card(pilot, "theme-felt")
    before = pilot.picture().get_at((3, 3))
    pilot.tap("theme-wood")
    pilot.step()
    assert pilot.kit.theme.name == "wood"
    assert pilot.picture().get_at((3, 3)) != before
    assert card(pilot, "theme-wood")
    assert not card(pilot, "theme-felt")
    assert reopened(pilot.kit.store)[Preferences].theme == "wood"


def test_a_palette_is_taken_at_once_and_kept() -> None:
    pilot = Opened(Appearance)
    pilot.tap("palette-safe")
    pilot.step()
    assert pilot.kit.palette is pilot.kit.theme.palettes["safe"]
    assert card(pilot, "palette-safe")
    assert reopened(pilot.kit.store)[Preferences].palette == "safe"


def test_every_theme_of_the_game_can_be_taken_by_key() -> None:
    pilot = Opened(Appearance)
    taken = []
    for _ in range(3):
        pilot.key("tab")
        pilot.key("return")
        pilot.step()
        taken.append(pilot.kit.preferences.theme)
    assert sorted(taken) == ["felt", "night", "wood"]


def test_ones_own_theme_is_offered_under_its_name(tmp_path: Path) -> None:
    own(tmp_path, "mine", FELT.replace('name = "felt"', 'name = "Blue hour"'))
    pilot = Opened(Appearance, settings=store(tmp_path))
    assert pilot.scene.widget("theme-mine").words == "Blue hour"
    pilot.tap("theme-mine")
    pilot.step()
    assert pilot.kit.theme.name == "Blue hour"


def test_a_broken_theme_is_shown_with_what_is_wrong_and_cannot_be_taken(tmp_path: Path) -> None:
    own(tmp_path, "mine", FELT.replace("legal =", "leagl ="))
    pilot = Opened(Appearance, settings=store(tmp_path))
    assert "mine" in pilot.words
    assert any("theme.toml has no color 'legal'" in words for words in pilot.words)
    assert "theme-mine" not in [widget.name for widget in pilot.scene.widgets]


@pytest.mark.parametrize("sign", ["\\u0000", "\\u0007", "\\n", "\\u202E", "\\U000E0001"])
def test_a_sign_that_is_no_letter_is_shown_as_its_number(tmp_path: Path, sign: str) -> None:
    own(tmp_path, "mine", FELT.replace('ink = "#F8F1E4"', f'ink = "{sign}"'))
    own(tmp_path, "his\udcff", FELT.replace("legal =", f'"le{sign}gal" ='))
    settings = store(tmp_path, theme="mine")
    menu = partial(Menu, new_seed=lambda: 1, start=Scene)
    pilot = Opened(menu, settings=settings)
    pilot.walk("look")
    pilot.tap("next")
    told = [words for words in pilot.words if "mine" in words or "his" in words]
    assert len(told) >= 2
    assert all(words.isprintable() for words in told)


def test_many_themes_take_more_than_one_page(tmp_path: Path) -> None:
    for number in range(3):
        own(tmp_path, f"mine-{number}")
    pilot = Opened(Appearance, settings=store(tmp_path))
    assert "1 / 2" in pilot.words
    pilot.tap("next")
    pilot.tap("theme-mine-2")
    pilot.step()
    assert pilot.kit.preferences.theme == "mine-2"
    assert "2 / 2" in pilot.words
    assert_well_laid(pilot)


def test_a_choice_that_cannot_be_kept_is_told_and_holds(
    tmp_path: Path,
) -> None:
    pilot = Opened(Appearance, settings=unwritable(tmp_path))
    pilot.tap("theme-night")
    pilot.step()
    assert pilot.kit.theme.name == "night"
    assert pilot.kit.text("note-settings-unsaved") in pilot.words


@pytest.mark.parametrize("way", ["done", "escape"])
def test_there_are_two_ways_back(way: str) -> None:
    pilot = Opened(Appearance)
    pilot.tap(way) if way == "done" else pilot.key(way)
    assert pilot.answers == [None]


def test_a_table_below_the_pause_is_drawn_anew() -> None:
    pilot = Opened(lambda kit: Turn(kit, at_pace(kit, samples.session()), 0))
    pilot.tick(1)
    felt = pilot.picture().get_buffer().raw
    pilot.app.stack.push(Pause(pilot.kit))
    pilot.step()
    pilot.tap("look")
    pilot.tap("theme-night")
    pilot.step()
    pilot.tap("done")
    pilot.tap("resume")
    pilot.tick(1)
    assert isinstance(pilot.scene, Turn)
    assert pilot.picture().get_buffer().raw != felt


def test_the_menu_leads_to_it_and_says_what_is_wrong_with_the_theme(tmp_path: Path) -> None:
    own(tmp_path, "mine", FELT.replace('ink = "#F8F1E4"', 'ink = "red"'))
    settings = store(tmp_path, theme="mine")
    menu = partial(Menu, new_seed=lambda: 1, start=Scene)
    pilot = Opened(menu, settings=settings)
    assert pilot.kit.theme is pilot.kit.themes.usual
    (told,) = (w.text for w in pilot.scene.widgets if isinstance(w, Label) and "mine" in w.text)
    assert "color 'ink' is 'red'; write #RRGGBB" in told
    pilot.walk("look")
    assert isinstance(pilot.scene, Appearance)
