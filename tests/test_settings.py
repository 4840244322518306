"""The settings of the game: one file beside a person's preferences, where it always was."""

from pathlib import Path

import pytest

from game.kit.preferences import Preferences
from game.settings import Settings, open_settings, own_folders

OLD = """{
  "language": "en", "theme": "wood", "palette": "safe", "effects": 0.4, "music": 0.2,
  "muted": true, "reduced_motion": true, "bot_speed": "fast", "hints": false, "text_scale": 150,
  "rules": "classic-2016", "seats_alone": ["person fox level1"], "seats_together": []
}"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RACK_AND_RUN_HOME", str(tmp_path))
    return tmp_path


def test_a_file_from_before_is_read(home: Path) -> None:
    (home / "settings.json").write_text(OLD)
    store = open_settings(own_folders())
    assert not store.damaged
    quiet = {"music": 0.2, "muted": True, "reduced_motion": True, "text_scale": 150}
    assert store[Preferences] == Preferences(language="en", theme="wood", palette="safe", **quiet)
    played = {"rules": "classic-2016", "seats_alone": ("person fox level1",), "bot_speed": "fast"}
    assert store[Settings] == Settings(hints=False, tiles=0.4, signals=0.4, **played)


def test_one_volume_from_before_becomes_two_for_good(home: Path) -> None:
    (home / "settings.json").write_text(OLD)
    store = open_settings(own_folders())
    store.save()
    assert "effects" not in (home / "settings.json").read_text()
    assert open_settings(own_folders())[Settings].volumes() == dict.fromkeys(
        ("tiles", "signals", "voices"), 0.4
    )


@pytest.mark.parametrize("field", ['"effects": 7', '"tiles": 7', '"signals": "loud"', '"hints": 1'])
def test_a_field_of_the_wrong_kind_is_as_at_first_and_no_other(home: Path, field: str) -> None:
    (home / "settings.json").write_text(f'{{"theme": "wood", "bot_speed": "fast", {field}}}')
    store = open_settings(own_folders())
    assert store.damaged
    assert store[Preferences] == Preferences(theme="wood")
    assert store[Settings] == Settings(bot_speed="fast")
    assert (home / "settings.json.bad").exists()


def test_what_was_set_is_there_the_next_time() -> None:
    store = open_settings(own_folders())
    store[Settings].hints, store[Preferences].muted = False, True
    store.save()
    again = open_settings(own_folders())
    assert (again[Settings].hints, again[Preferences].muted) == (False, True)
