"""Files as every schema that ever landed had them, written by the program of its day.

Number 1 had three shapes: in the very first a game had fewer columns; the last added statistics.
Beside each stands the journal of its unfinished game.
"""

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from game.session.journal import read_journal
from game.store import schema
from game.store.games import FILE, SavedGames
from tests.store.playing import run_sql
from tests.store.released import RECORDS

FILES = sorted((RECORDS / "schemas").glob("*.db"))


def named(path: Path) -> str:
    return path.stem


@pytest.fixture(params=FILES, ids=named)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    shutil.copy(request.param, tmp_path / FILE)
    shutil.copy(request.param.with_suffix(".txt"), tmp_path / "journal")
    return tmp_path


def test_there_is_a_file_of_every_number_before_this() -> None:
    assert {int(path.stem[0]) for path in FILES} == set(range(1, schema.VERSION))
    assert [path.stem for path in FILES if path.stem.startswith("1")] == ["1a", "1b", "1c"]


def test_its_games_are_there_and_go_on(home: Path) -> None:
    journal = read_journal((home / "journal").read_text("utf-8"))
    with closing(SavedGames(home)) as games:
        going, over = games.listed()
        assert games.trouble == ""
        assert (over.ended, over.going, over.number) == ("blocked", False, 1)
        assert (going.ended, going.going, going.number) == ("", True, 2)
        assert (going.mover, going.turns) == (0, len(journal.record.turns))
        assert [player.name for player in going.players] == ["Fox", "Owl", "Bear"]
        assert over.table
        assert len(over.scores) == 3
        assert games.seen(over.id).gap == games.seen(going.id).gap == ""
        session = games.resume(going.id)
        assert session
        assert session.journal == journal
    with closing(SavedGames(home)) as games:
        games.flush()
        assert games.trouble == ""
    assert not list(home.glob("*.bad*"))


@pytest.mark.parametrize("number", ["2", "3", "4"])
def test_a_level_is_counted_as_the_one_that_is_as_strong_now(number: str, tmp_path: Path) -> None:
    shutil.copy(RECORDS / "schemas" / f"{number}.db", tmp_path / FILE)
    SavedGames(tmp_path).close()
    assert run_sql(tmp_path, "SELECT DISTINCT level FROM seat") == [("level7",)]


def test_it_is_as_new_afterwards(home: Path, tmp_path: Path) -> None:
    for folder in home, tmp_path / "new":
        SavedGames(folder).close()
    held = []
    for folder in home, tmp_path / "new":
        held.append({sql for (sql,) in run_sql(folder, "SELECT sql FROM sqlite_schema")})
    assert held[0] == held[1]


def test_an_index_that_somebody_added_is_no_hindrance(home: Path) -> None:
    run_sql(home, "CREATE INDEX IF NOT EXISTS going ON game (rules)")
    with closing(SavedGames(home)) as games:
        assert len(games.listed()) == 2
        assert games.trouble == ""


def test_what_can_be_read_of_a_damaged_one_is_kept(home: Path) -> None:
    content = (home / FILE).read_bytes()
    (home / FILE).write_bytes(bytes(4096) + content[4096:])
    with closing(SavedGames(home)) as games:
        going, over = games.listed()
        assert games.trouble == "salvaged"
        assert games.rescued == (2, 0, 0, None)
        assert games.text(going.id).startswith((home / "journal").read_text("utf-8"))
        assert over.ended == "blocked"
