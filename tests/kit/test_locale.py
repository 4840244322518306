import pygame
import pytest

from game.kit.system.locale import preferred_language


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        ([], ""),
        ([("de", "AT")], "de"),
        ([("fr", None), ("zh", "CN"), ("de", "DE")], "zh"),
        ([("fr", "FR")], ""),
        ([("en", "GB")], "en"),
        ([("fr", "FR"), ("en", "US"), ("de", "DE")], "en-US"),
    ],
)
def test_the_first_language_wanted_that_is_known_is_spoken(monkeypatch, wanted, taken):
    locales = [{"language": language, "country": country} for language, country in wanted]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: locales)
    assert preferred_language(["de", "en", "en-US", "zh"]) == taken
