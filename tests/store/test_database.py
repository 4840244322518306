"""How the file of the games is opened: alone, with care, and so that a power cut is survived."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.session.player import Player
from game.store import database, schema
from game.store.database import LARGEST, open_database
from game.store.games import FILE, SavedGames
from tests.following import follow
from tests.store.known import statistics_of
from tests.store.playing import keep_match, match, resumed


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_database(tmp_path / FILE)) as made:
        yield made


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("locking_mode", "exclusive"),
        ("application_id", schema.APPLICATION),
        ("user_version", schema.VERSION),
        ("trusted_schema", 0),
        ("cell_size_check", 1),
        ("mmap_size", 0),
        ("secure_delete", 1),
    ],
)
def test_it_is_opened_with_care(opened: sqlite3.Connection, pragma: str, value: object) -> None:
    """A connection that cannot map memory at all answers nothing to that."""
    assert opened.execute(f"PRAGMA {pragma}").fetchone() in ((value,), None)


def test_a_file_of_the_first_version_is_led_to_this_one(tmp_path: Path) -> None:
    """There, who had typed no name was known by the English word for the animal."""
    with closing(sqlite3.connect(tmp_path / FILE)) as first, first:
        for statement in schema.SCHEMAS[1]:
            first.execute(statement)
        first.execute(f"PRAGMA application_id={schema.APPLICATION}")
        first.execute("PRAGMA user_version=1")
        seat = "INSERT INTO seat VALUES ('a', ?, 0, 'river', 'fox', ?, '', 5, 1, 1, 5, 9.5, 3)"
        first.executemany(seat, enumerate(("Fox", "Ann", "")))
    with closing(SavedGames(tmp_path)) as games:
        assert games.trouble == ""
        told = {each.player: each.played for each in statistics_of(games)}
        assert told == {Player.unnamed("fox"): 2, Player("Ann", "fox"): 1}
        follow(games, match(1))
        assert len(games.remembered()) == 2
    with closing(SavedGames(tmp_path)) as again:
        assert again.trouble == ""
        assert len(again.remembered()) == 2


def test_no_row_is_read_that_nobody_can_have_written(opened: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.DataError):
        opened.execute("SELECT zeroblob(?)", (LARGEST + 1,)).fetchone()


class Unshared(sqlite3.Connection):
    """A connection on a disk that cannot be written ahead to, as some networks."""

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:  # type: ignore[override]
        return super().execute(sql.replace("journal_mode=WAL", "journal_mode=DELETE"), *values)


class Elsewhere:
    """SQLite for such a disk."""

    def __getattr__(self, name: str) -> object:
        return getattr(sqlite3, name)

    def connect(self, *arguments: object, **more: object) -> sqlite3.Connection:
        return sqlite3.connect(*arguments, **more, factory=Unshared)  # type: ignore[call-overload]


def test_where_nothing_is_written_ahead_all_is_kept_the_older_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also at a moment when the process has just been killed: the files are as they lie."""
    monkeypatch.setattr(database, "sqlite3", Elsewhere())
    (tmp_path / "after").mkdir()
    with closing(SavedGames(tmp_path)) as games:
        session = keep_match(games, 80)
        games.flush()
        assert not list(tmp_path.glob("*-wal"))
        for lying in tmp_path.glob(f"{FILE}*"):
            (tmp_path / "after" / lying.name).write_bytes(lying.read_bytes())
        left = session.journal
    with closing(SavedGames(tmp_path / "after")) as games:
        assert games.trouble == ""
        again = resumed(games)
        assert (again.journal.record, again.journal.entries) == (left.record, left.entries)


def test_one_written_ahead_is_read_where_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a folder that was moved to a network."""
    with closing(SavedGames(tmp_path)) as games:
        follow(games, match(1))
    monkeypatch.setattr(database, "sqlite3", Elsewhere())
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished
        assert games.trouble == ""
    assert (tmp_path / FILE).read_bytes()[18:20] == b"\1\1"
