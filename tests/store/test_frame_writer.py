"""Games are written at the end of a frame where a program has but one thread."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from game.store.frame_writer import FrameWriter
from game.store.writer import Statement

NEW = Statement("CREATE TABLE IF NOT EXISTS tried (what)")


def told(what: str) -> Statement:
    return Statement("INSERT INTO tried VALUES (?)", (what,))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def kept(path: Path) -> list[str]:
    with closing(sqlite3.connect(f"file:{path}", uri=True)) as there:
        return [what for (what,) in there.execute("SELECT what FROM tried")]


def test_what_is_handed_over_is_written_at_the_end_of_the_frame(path: Path) -> None:
    before = threading.active_count()
    writer = FrameWriter(path)
    writer.write(NEW)
    writer.write(told("one"), told("two"))
    writer.end_frame()
    assert writer.ask("SELECT what FROM tried") == [("one",), ("two",)]
    assert threading.active_count() == before
    assert writer.trouble == ""
    writer.close()
    assert kept(path) == ["one", "two"]


def test_who_asks_finds_what_was_handed_over_in_the_same_frame(path: Path) -> None:
    with closing(FrameWriter(path)) as writer:
        writer.write(NEW, told("one"))
        assert writer.ask("SELECT what FROM tried") == [("one",)]


def test_what_is_left_in_the_middle_of_a_frame_is_written_when_it_closes(path: Path) -> None:
    writer = FrameWriter(path)
    writer.write(NEW, told("one"))
    writer.close()
    assert kept(path) == ["one"]


def test_what_fails_is_told_and_tried_again(path: Path) -> None:
    with closing(FrameWriter(path)) as writer:
        writer.write(told("too soon"))
        writer.end_frame()
        assert writer.trouble == "unsaved"
        writer._database.execute(NEW.sql)
        assert writer.ask("SELECT what FROM tried") == [("too soon",)]
        assert writer.trouble == ""


def test_in_a_quiet_moment_the_file_is_looked_after_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = []
    monkeypatch.setattr(FrameWriter, "_look_after", lambda writer: looked.append(writer))
    with closing(FrameWriter(path, quiet=-1.0)) as writer:
        for _ in range(3):
            writer.end_frame()
    assert len(looked) == 1
