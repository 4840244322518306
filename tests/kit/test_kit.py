import pygame
import pytest
from pygame import Rect

from game.kit.errors import BrokenAssetError
from game.kit.preferences import Preferences
from tests.kits import open_kit, store


def test_settings_apply_language_theme_and_loudness(kit):
    kit.preferences = Preferences("de", "night", music=0.5, muted=True)
    kit.volumes = lambda: {"tiles": 0.8, "signals": 0.2}
    kit.apply_preferences()
    assert kit.text("hello") == "Hallo"
    assert kit.theme["accent_low"] == pygame.Color("white")
    assert ({*kit.sounds.volumes.values()}, kit.music.volume) == ({0}, 0)
    kit.preferences.muted = False
    kit.apply_loudness()
    assert kit.sounds.volumes == {"tiles": 0.8, "signals": 0.2}
    assert kit.music.volume == 0.5


def test_settings_that_name_no_file_fall_back(assets, screen):
    kit = open_kit((320, 240), assets, store(language="xx", theme="gone"))
    assert kit.text("hello") == "Hello"
    assert kit.theme.name == "grey"


def test_reference_pixels_follow_the_window(kit):
    kit.size = (960, 540)
    assert kit.px(100) == 50
    assert kit.zone("turn", "middle") == Rect(240, 135, 480, 270)
    assert kit.text_px("small") == 13


def test_every_broken_file_of_the_game_is_the_same_kind_of_fault(assets, screen):
    for file in ("themes/felt/theme.toml", "texts/en/all.ftl", "tables/tall.tmx"):
        kept = (assets / file).read_bytes()
        (assets / file).write_bytes(b"\xff broken")
        with pytest.raises(BrokenAssetError):
            open_kit((320, 240), assets)
        (assets / file).write_bytes(kept)
    assert open_kit((320, 240), assets).text("hello") == "Hello"
