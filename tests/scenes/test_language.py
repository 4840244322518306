"""The language: one press away in the menu and in a game, and among the settings."""

from pathlib import Path

import pytest

from game.kit.preferences import Preferences
from game.kit.text import letters
from game.view import remarks
from scenes.menu import Menu
from scenes.options.settings import SettingsDrawer
from scenes.play.pause import Pause
from tests import samples
from tests.kit.conftest import write_texts
from tests.kits import ASSETS, reopened, store
from tests.pilot import Pilot
from tests.scenes.opened import Opened, choose
from tests.scenes.seated import WAITING, Seated


def menu(**chosen) -> Pilot:
    return Pilot(lambda kit: Menu(kit, lambda: 1, Menu), settings=store(**chosen))


def test_a_press_in_the_menu_takes_the_next_language_and_keeps_it() -> None:
    pilot = menu(language="de")
    assert pilot.scene.widget("settings").text == "Einstellungen"
    pilot.tap("language")
    assert pilot.scene.widget("settings").text == "Settings"
    assert pilot.scene.widget("language").text == "English"
    assert reopened(pilot.kit.store)[Preferences].language == "en"


def test_after_the_last_language_comes_the_first() -> None:
    pilot = menu()
    names = []
    for _ in pilot.kit.languages():
        pilot.tap("language")
        names.append(pilot.scene.widget("language").text)
    assert sorted(names) == sorted(pilot.kit.languages().values())
    assert names[-1] == "English"


def test_a_folder_that_is_no_language_ends_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One without a readable name ended it at the globe, in public too."""
    pilot = menu()
    (tmp_path / "texts").mkdir()
    for source in (*ASSETS.iterdir(), ASSETS / "texts" / "de", ASSETS / "texts" / "en"):
        if source.name != "texts":
            (tmp_path / source.relative_to(ASSETS)).symlink_to(source)
    write_texts(tmp_path / "texts", "fr", "hello = Salut")
    monkeypatch.setattr(pilot.kit, "assets", tmp_path)
    pilot.kit.offer_languages(["fr", "de"])
    for name in "Deutsch", "Deutsch":
        pilot.tap("language")
        assert pilot.scene.widget("language").text == name


def test_a_game_begun_in_one_language_goes_on_in_another() -> None:
    pilot = Seated()
    pilot.app.stack.push(Pause(pilot.kit))
    pilot.step()
    while pilot.kit.messages.language != "de":
        pilot.tap("language")
    assert pilot.scene.widget("resume").text == "Weiter"
    pilot.tap("resume")
    assert pilot.scene.widget("action").text == "Ziehen"


def switch(pilot: Seated, language: str) -> None:
    """Take another language in the pause, and go on."""
    pilot.key("escape")
    while pilot.kit.messages.language != language:
        pilot.tap("language")
    pilot.tap("resume")


def test_what_was_said_before_is_said_in_the_language_of_now() -> None:
    pilot = Seated()
    pilot.tap("hint")
    pilot.tick(2)
    assert pilot.turn.state.view.message.text == "You can play."
    switch(pilot, "de")
    assert pilot.turn.state.view.message.text == "Du kannst etwas legen."


def test_what_has_happened_and_what_a_bot_says_of_it_change_with_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remarks, "EVERY", {})
    pilot = Seated(samples.session(WAITING))
    while pilot.session.player.bot:
        pilot.tick(0.5)
    said = pilot.turn.state.view.bubbles.said[2]
    assert pilot.turn.state.story().startswith("Otter played")
    switch(pilot, "de")
    assert pilot.turn.state.story().startswith("Otter legt")
    there = pilot.turn.state.view.bubbles.said[2]
    assert there
    assert there != said


def test_the_settings_offer_each_language_by_its_own_name() -> None:
    pilot = Opened(SettingsDrawer)
    assert dict(pilot.scene.widget("language").options) == pilot.kit.languages()
    choose(pilot, "language", "de")
    assert pilot.scene.widget("done").text == "Fertig"
    assert reopened(pilot.kit.store)[Preferences].language == "de"


def test_what_cannot_be_drawn_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = menu()
    monkeypatch.setattr(letters, "font_file", lambda _: None)
    names = set()
    for _ in pilot.kit.languages():
        pilot.tap("language")
        names.add(pilot.scene.widget("language").text)
    assert names == {"Deutsch", "English", "English (US)"}


def test_a_language_chosen_before_its_letters_were_gone_is_not_spoken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(letters, "font_file", lambda _: None)
    assert menu(language="zh").kit.messages.language == "en"


def test_the_settings_show_it_barred_and_say_what_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(letters, "font_file", lambda _: None)
    pilot = Opened(SettingsDrawer)
    choice = pilot.scene.widget("language")
    english = {"en": "English", "en-US": "English (US)"}
    assert dict(choice.options) == {"de": "Deutsch", **english, "zh": "ZH"}
    assert any("pylopdf-fonts-zh-cn" in words for words in pilot.words)
    pilot.tap(choice.segment(3).center)
    assert pilot.kit.messages.language == "en"
    choice.activate(None)
    pilot.step()
    assert pilot.kit.messages.language == "en-US"


def test_the_language_of_the_system_holds_until_another_is_chosen() -> None:
    pilot = menu()
    pilot.kit.default_language = "de"
    pilot.kit.apply_preferences()
    assert pilot.kit.messages.language == "de"
    pilot.tap("language")
    assert pilot.kit.messages.language == "en"
