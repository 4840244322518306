import os
from pathlib import Path

import pytest

from game.kit.files import find_folders, put_aside, read, write


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "file.json"


def test_what_was_written_is_read_and_nothing_else_is_left(path):
    write(path, b"one")
    write(path, b"two")
    assert read(path, 3) == b"two"
    assert os.listdir(path.parent) == ["file.json"]


def test_a_file_that_is_too_large_is_not_read(path):
    write(path, b"four")
    with pytest.raises(ValueError, match="too large"):
        read(path, 3)


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file(path, monkeypatch, step):
    write(path, b"old")

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*(os, step) if step == "fsync" else (Path, step), fail)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_file_put_aside_keeps_its_content(path):
    write(path, b"damaged")
    put_aside(path)
    assert path.with_name("file.json.bad").read_bytes() == b"damaged"
    assert not path.exists()


def test_a_file_that_cannot_be_moved_stays(path, monkeypatch):
    def fail(*_):
        raise OSError(30, "Read-only file system")

    write(path, b"damaged")
    monkeypatch.setattr(Path, "replace", fail)
    put_aside(path)
    assert path.read_bytes() == b"damaged"


def test_folders_have_the_name_of_the_app_unless_a_variable_names_one(monkeypatch, tmp_path):
    monkeypatch.delenv("A_GAME_HOME", raising=False)
    assert {folder.name for folder in find_folders("a-game", "A_GAME_HOME")} == {"a-game"}
    monkeypatch.setenv("A_GAME_HOME", str(tmp_path))
    assert find_folders("a-game", "A_GAME_HOME") == (tmp_path, tmp_path)
