import errno
import os
import socket
from pathlib import Path
from unittest.mock import Mock

import pytest

from game.kit.files import alone, append, find_folders, put_aside, write
from game.text_file import read_bytes


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "file.json"


def test_what_was_written_is_read_and_nothing_else_is_left(path):
    write(path, b"one")
    write(path, b"two")
    assert read_bytes(path, 3) == b"two"
    assert os.listdir(path.parent) == ["file.json"]


def test_a_file_that_is_too_large_is_not_read(path):
    write(path, b"four")
    with pytest.raises(ValueError, match="more than 3 bytes"):
        read_bytes(path, 3)


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file(path, monkeypatch, step):
    write(path, b"old")

    fail = Mock(side_effect=OSError(28, "No space left on device"))
    monkeypatch.setattr(*(os, step) if step == "fsync" else (Path, step), fail)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(path.parent) == ["file.json"]


def test_a_file_is_the_persons_alone(path):
    path.parent.mkdir()
    path.write_bytes(b"old")
    path.chmod(0o644)
    write(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_is_read_and_never_written_through(path, tmp_path):
    path.parent.mkdir()
    target = tmp_path / "elsewhere"
    target.write_bytes(b"theirs")
    path.symlink_to(target)
    assert read_bytes(path, 10) == b"theirs"
    write(path, b"ours")
    assert (target.read_bytes(), path.read_bytes()) == (b"theirs", b"ours")
    assert not path.is_symlink()


@pytest.mark.parametrize("kind", ["pipe", "device", "socket", "link to a device", "folder"])
def test_only_a_regular_file_is_read_and_the_others_do_not_hold_it_up(tmp_path, kind):
    path = tmp_path / "file"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path = Path("/dev/zero")
        case "socket":
            socket.socket(socket.AF_UNIX).bind(str(path))
        case "link to a device":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
    with pytest.raises(OSError):  # noqa: PT011
        read_bytes(path, 10)


def test_one_copy_writes_at_a_time_and_does_not_wait_for_ever(path, monkeypatch):
    monkeypatch.setattr("game.kit.files.PATIENCE", 0.01)
    with alone(path), pytest.raises(BlockingIOError), alone(path):
        pass
    monkeypatch.setattr("fcntl.flock", flock_nowhere)
    with alone(path), alone(path):
        write(path, b"where there are no locks")


def flock_nowhere(*_):
    raise OSError(errno.ENOLCK, "No locks available")


def test_what_a_dead_copy_left_is_swept_up(path):
    write(path, b"one")
    for left in "file.json.new", "file.json.0123456789abcdef.new":
        path.with_name(left).write_bytes(b"half")
    others = path.with_name("other.json.0123456789abcdef.new")
    others.write_bytes(b"another file's")
    with alone(path):
        assert sorted(os.listdir(path.parent)) == ["file.json", others.name]


def test_a_file_put_aside_keeps_its_content(path):
    write(path, b"damaged")
    put_aside(path)
    assert path.with_name("file.json.bad").read_bytes() == b"damaged"
    assert not path.exists()


def test_a_file_that_cannot_be_moved_stays(path, monkeypatch):
    fail = Mock(side_effect=OSError(30, "Read-only file system"))
    write(path, b"damaged")
    monkeypatch.setattr(Path, "replace", fail)
    put_aside(path)
    assert path.read_bytes() == b"damaged"


def test_folders_have_the_name_of_the_app_unless_a_variable_names_one(monkeypatch, tmp_path):
    monkeypatch.delenv("A_GAME_HOME", raising=False)
    assert all("a-game" in folder.parts for folder in find_folders("a-game", "A_GAME_HOME"))
    monkeypatch.setenv("A_GAME_HOME", str(tmp_path))
    assert find_folders("a-game", "A_GAME_HOME") == (tmp_path, tmp_path, tmp_path)


def test_who_has_no_home_has_folders_that_cannot_be(monkeypatch):
    fail = Mock(side_effect=RuntimeError("could not determine the home directory"))
    monkeypatch.delenv("A_GAME_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", fail)
    folders = find_folders("a-game", "A_GAME_HOME")
    with pytest.raises(NotADirectoryError):
        read_bytes(folders.data / "settings.json", 10)
    with pytest.raises(OSError, match=r"Not a directory|File exists"):
        write(folders.data / "settings.json", b"{}")


def test_lines_are_written_at_the_end_and_a_full_file_gives_way(path):
    for line in b"one\n", b"two\n", b"three\n":
        append(path, line, 8)
    assert path.read_bytes() == b"three\n"
    assert path.with_name("file.json.old").read_bytes() == b"one\ntwo\n"
    assert path.stat().st_mode & 0o777 == 0o600
    append(path, b"four\n", 6)
    assert len(os.listdir(path.parent)) == 2


@pytest.mark.parametrize("lay", [os.mkfifo, os.mkdir, lambda path: path.symlink_to("/dev/full")])
def test_lines_are_written_only_into_a_file_of_ones_own(path, lay):
    path.parent.mkdir()
    lay(path)
    with pytest.raises(OSError):  # noqa: PT011
        append(path, b"line", 8)
