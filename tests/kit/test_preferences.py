import os

import pytest

from game.kit.preferences import DAMAGED, Settings, load_settings, save_settings, settings_path


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "settings.json"


def write(path, content: bytes):
    path.parent.mkdir(parents=True)
    path.write_bytes(content)


def test_what_was_saved_is_read_again(path):
    settings = Settings(language="zh-Hans", signals=0.3, reduced_motion=True)
    save_settings(settings, path)
    assert load_settings(path) == (settings, None)
    assert os.listdir(path.parent) == ["settings.json"]


def test_no_file_means_defaults(path):
    assert load_settings(path) == (Settings(), None)


def test_settings_of_another_version_are_read_as_far_as_known(path):
    write(path, b'{"theme": "night", "wings": 2}')
    assert load_settings(path) == (Settings(theme="night"), None)


def test_one_volume_of_an_older_version_is_that_of_tiles_and_signals(path):
    write(path, b'{"effects": 0.4, "music": 0.2}')
    settings = Settings(tiles=0.4, signals=0.4, music=0.2)
    assert load_settings(path) == (settings, None)
    save_settings(settings, path)
    assert b"effects" not in path.read_bytes()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"effects": 7}',
        b'{"tiles": 7}',
        b'{"signals": "loud"}',
        b'{"theme": "../../secret"}',
        b'{"theme": "felt\\n"}',
        b"[" * 60_000,
        b'{"language": "' + b"x" * 100_000 + b'"}',
    ],
)
def test_a_damaged_file_is_kept_aside_and_told_of(path, content):
    write(path, content)
    assert load_settings(path) == (Settings(), DAMAGED)
    assert path.with_name("settings.json.bad").read_bytes() == content
    assert not path.exists()


def test_a_folder_in_the_way_is_survived(path):
    path.mkdir(parents=True)
    assert load_settings(path) == (Settings(), DAMAGED)


def test_a_damaged_file_that_cannot_be_moved_is_survived(path, monkeypatch):
    def fail(*_):
        raise OSError(30, "Read-only file system")

    write(path, b"{")
    monkeypatch.setattr("pathlib.Path.replace", fail)
    assert load_settings(path) == (Settings(), DAMAGED)
    assert path.read_bytes() == b"{"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_settings(path, monkeypatch, step):
    save_settings(Settings(theme="night"), path)

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    monkeypatch.setattr("pathlib.Path.replace", fail)
    with pytest.raises(OSError, match="No space"):
        save_settings(Settings(theme="wood"), path)
    monkeypatch.undo()
    assert load_settings(path) == (Settings(theme="night"), None)


def test_the_folder_can_be_chosen(monkeypatch, tmp_path):
    monkeypatch.setenv("RACK_AND_RUN_HOME", str(tmp_path))
    assert settings_path() == tmp_path / "settings.json"
    monkeypatch.delenv("RACK_AND_RUN_HOME")
    assert settings_path().parent.name == "rack-and-run"
