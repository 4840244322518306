"""The very first start: what helps whom, asked once in pictures, and read aloud."""

from pathlib import Path

import pygame
import pytest

from game.kit.app import App
from game.kit.files import Folders
from game.kit.preferences import Preferences
from game.kit.theme import make_paintbox
from game.session.future import Inline
from game.settings import open_settings
from scenes.menu import Menu
from scenes.open_app import open_app
from scenes.options.first_start import HELPS, FirstStart
from tests.kits import ASSETS, PICTURES, reopened
from tests.null_voice import NullVoice
from tests.scenes.opened import Opened
from tests.shelf import Shelf

SIZE = 1280, 720


def start(home: Path) -> App:
    """Start the game for whoever has this home, and show a frame."""
    settings, screen = open_settings(Folders(home, home)), pygame.display.set_mode(SIZE)
    box = make_paintbox(SIZE, ASSETS, home / "themes", settings[Preferences], PICTURES)
    seeds, no_voice = (lambda: 1), (lambda: None)
    app, _ = open_app(box, ASSETS, settings, screen, seeds, Shelf(), Inline(), no_voice)
    app.step([], 1 / 60)
    return app


@pytest.mark.parametrize("way", ["go", "escape"])
def test_one_press_skips_it_and_it_never_comes_again(way: str, tmp_path: Path) -> None:
    for _ in range(2):  # Who closes the window has not been asked yet.
        app = start(tmp_path)
        assert isinstance(app.stack.top, FirstStart)
    if way == "go":
        app.stack.top.press("go")
    else:
        app.stack.top.back()
    app.step([], 1 / 60)
    assert isinstance(app.stack.top, Menu)
    assert isinstance(start(tmp_path).stack.top, Menu)


@pytest.mark.parametrize("content", ["{}", "no settings at all"])
def test_whoever_has_settings_is_not_asked_even_if_they_are_damaged(
    content: str, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text(content)
    assert isinstance(start(tmp_path).stack.top, Menu)


@pytest.mark.parametrize("card", HELPS)
def test_a_card_is_on_after_a_press_and_off_after_another(card: str) -> None:
    pilot = Opened(FirstStart, voice=NullVoice())
    off, on = HELPS[card]
    for value in (on, off):
        pilot.tap(card)
        assert getattr(reopened(pilot.kit.store)[Preferences], card) == value
        assert pilot.scene.widget(card).chosen == (value == on)
        pilot.tick(0.5)  # Easy hands rest between two presses.


def test_without_a_voice_nothing_offers_to_read() -> None:
    pilot = Opened(FirstStart)
    assert "speech" not in {card.name for card in pilot.cards}


def test_a_blind_newcomer_hears_the_page_each_card_and_what_a_press_did() -> None:
    voice = NullVoice()
    pilot = Opened(FirstStart, voice=voice)
    pilot.step()
    assert "What helps you?" in " ".join(voice.said)
    assert "Press what you like. You can change it later." in " ".join(voice.said)
    heard = list[str]()
    for _ in range(6):
        voice.said.clear()
        pilot.key("tab")
        pilot.step()
        heard += voice.said
    named = "Larger words", "Read aloud", "See sounds", "Calmer motion", "Easy hands", "Go"
    assert [line for line, name in zip(heard, named, strict=True) if name in line] == heard
    voice.said.clear()
    pilot.keys("tab", "space")
    pilot.step()
    assert voice.said[-1] == "Larger words, chosen"
