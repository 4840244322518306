"""What becomes of the games if their file is damaged, gone, or beside another's."""

import shutil
import sqlite3
import tracemalloc
from contextlib import closing
from datetime import date, timedelta
from itertools import islice, product
from pathlib import Path

import pytest

from game.session.journal import write_journal
from game.store.games import FILE, SavedGames
from game.store.summary import GOING
from tests.following import follow
from tests.store.playing import copy_games, kept, match, resumed, run_sql, steps

WEEK = timedelta(days=7)
WAL = f"{FILE}-wal"


def killed(home: Path, seed: int, elsewhere: Path) -> None:
    """Play, and leave in another folder what lay there at a moment before the end."""
    elsewhere.mkdir()
    with closing(SavedGames(home)) as games:
        session = match(seed)
        follow(games, session)
        for _ in islice(steps(session, seed), 25):
            games.flush()  # Each change by itself, as when a person plays.
        for path in home.glob(f"{FILE}*"):
            shutil.copy(path, elsewhere / path.name)


def copied(home: Path, days: int = 2) -> Path:
    path = home / f"games-{date.today() - timedelta(days=days)}.db"
    shutil.copy(home / FILE, path)
    return path


def found(home: Path) -> tuple[str, int, SavedGames]:
    """Open the games; give what is wrong, and how many there are."""
    games = SavedGames(home)
    count = len(games.listed())
    games.close()
    return games.trouble, count, games


def lying(home: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in home.iterdir()}


# Empty or missing


@pytest.mark.parametrize("left", [None, b"", "new"], ids=["missing", "empty", "new"])
def test_what_is_gone_is_taken_from_a_copy(tmp_path: Path, left: bytes | str | None) -> None:
    kept(tmp_path, 1)
    copied(tmp_path)
    (tmp_path / FILE).unlink()
    if left == "new":
        run_sql(tmp_path, "PRAGMA journal_mode=WAL")
    elif isinstance(left, bytes):
        (tmp_path / FILE).write_bytes(left)
    trouble, count, games = found(tmp_path)
    assert (trouble, count) == ("missing", 1)
    assert games.rescued.day == date.today() - timedelta(days=2)
    assert found(tmp_path)[:2] == ("", 1)


def test_of_a_first_start_nothing_is_told(tmp_path: Path) -> None:
    assert found(tmp_path)[:2] == ("", 0)
    assert list(lying(tmp_path)) == [FILE]


def test_what_was_written_ahead_of_a_missing_file_is_read(tmp_path: Path) -> None:
    killed(tmp_path / "home", 1, tmp_path / "left")
    (tmp_path / "left" / FILE).unlink()
    assert found(tmp_path / "left")[:2] == ("salvaged", 1)


# Which copies are kept


def rotated(home: Path) -> None:
    """Let a week pass, and look after the file as on a quiet evening."""
    for path in sorted(home.glob("games-*.db")):
        day = date.fromisoformat(path.stem.removeprefix("games-"))
        path.rename(home / f"games-{day - WEEK}.db")
    with closing(SavedGames(home)) as games:
        games.flush()
        games._writer.look(lambda _: games._writer._look_after() or [])


def test_a_far_smaller_copy_never_pushes_out_the_fullest(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    copy_games(tmp_path, 8)
    rotated(tmp_path)
    (tmp_path / FILE).unlink()
    full = next(tmp_path.glob("games-*.db")).read_bytes()
    for path in tmp_path.glob("games-*.db"):
        path.rename(tmp_path / "hidden")
    kept(tmp_path, 2)
    (tmp_path / "hidden").rename(tmp_path / f"games-{date.today() - WEEK}.db")
    for _ in range(4):
        rotated(tmp_path)
    copies = sorted(tmp_path.glob("games-*.db"))
    assert len(copies) == 3
    assert full in [path.read_bytes() for path in copies]


def test_copies_follow_games_that_a_person_erased(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    copy_games(tmp_path, 8)
    rotated(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        for game in games.listed()[:8]:
            games.delete(game.id)
    for _ in range(3):
        rotated(tmp_path)
    assert len(list(tmp_path.glob("games-*.db"))) == 2
    (tmp_path / FILE).unlink()
    assert found(tmp_path)[:2] == ("missing", 1)


# Files beside it


def test_a_file_beside_it_that_is_anothers_takes_no_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept(home, 1)
    copy_games(home, 5)
    killed(tmp_path / "theirs", 2, tmp_path / "left")
    theirs = (tmp_path / "left" / WAL).read_bytes()
    (home / WAL).write_bytes(theirs)
    assert found(home)[:2] == ("aside", 6)
    assert lying(home)[f"{FILE}.bad-wal"] == theirs
    assert found(home)[:2] == ("", 6)


def test_an_older_file_beside_it_takes_no_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    killed(home, 1, tmp_path / "left")
    kept(home, 2)
    kept(home, 3)
    shutil.copy(tmp_path / "left" / WAL, home / WAL)
    assert found(home)[:2] == ("aside", 3)


def test_what_a_killed_program_left_beside_it_counts(tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept(home, 1)
    killed(home, 2, tmp_path / "left")
    assert found(tmp_path / "left")[:2] == ("", 2)
    assert list(lying(tmp_path / "left")) == [FILE]


@pytest.mark.parametrize("at", [10, 20, 3000, 40_000])
def test_a_damaged_file_beside_it_is_read_as_far_as_possible(tmp_path: Path, at: int) -> None:
    """SQLite would take what stands before the damage, and say nothing of the rest."""
    home, left = tmp_path / "home", tmp_path / "left"
    kept(home, 1)
    killed(home, 2, left)
    ahead = bytearray((left / WAL).read_bytes())
    ahead[at] ^= 4
    (left / WAL).write_bytes(ahead)
    trouble, count, _ = found(left)
    assert (trouble, count) == ("salvaged", 2 if at != 20 else 1)
    assert lying(left)[f"{FILE}.bad-wal"] == bytes(ahead)


def test_no_more_pages_are_looked_for_than_there_can_be(tmp_path: Path) -> None:
    home, left = tmp_path / "home", tmp_path / "left"
    kept(home, 1)
    killed(home, 2, left)
    ahead = bytearray((left / WAL).read_bytes())
    counts = range(32 + 4, len(ahead), 24 + 4096)
    ahead[next(at for at in counts if any(ahead[at : at + 4]))] = 0x7F
    (left / WAL).write_bytes(ahead)
    assert found(left)[:2] == ("salvaged", 2)


def test_a_rollback_of_anothers_takes_no_game(tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    kept(home, 1)
    run_sql(home, "PRAGMA journal_mode=DELETE")
    other.mkdir()
    with closing(sqlite3.connect(other / FILE, isolation_level=None)) as database:
        database.execute("CREATE TABLE it (x)")
        database.execute("INSERT INTO it VALUES (zeroblob(9000))")
        database.execute("PRAGMA cache_size=1")
        database.execute("BEGIN")
        database.execute("UPDATE it SET x = randomblob(60000)")
        shutil.copy(other / f"{FILE}-journal", home / f"{FILE}-journal")
    assert found(home)[:2] == ("aside", 1)
    assert f"{FILE}.bad-journal" in lying(home)


# What is no damage


@pytest.mark.parametrize("sql", ["ANALYZE", "CREATE INDEX mine ON game (rules, saved)"])
def test_what_changes_no_row_is_no_damage(tmp_path: Path, sql: str) -> None:
    kept(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.executescript(sql)
    kept(tmp_path, 2)
    assert found(tmp_path)[:2] == ("", 2)


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE UNIQUE INDEX mine ON game (rules)",
        "CREATE TABLE mine (it)",
        "CREATE TRIGGER mine AFTER INSERT ON running BEGIN DELETE FROM game; END",
        "DROP INDEX newest",
        "DROP TABLE running",
    ],
)
def test_another_schema_costs_no_game(tmp_path: Path, sql: str) -> None:
    kept(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.executescript(sql)
    trouble, count, games = found(tmp_path)
    assert (trouble, count, games.rescued.lost) == ("salvaged", 1, 0)
    kept(tmp_path, 2)
    assert found(tmp_path)[:2] == ("", 2)


def test_an_index_that_does_not_fit_is_built_anew(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    kept(tmp_path, 2)
    ids = {id for (id,) in run_sql(tmp_path, "SELECT id FROM game")}
    whole = (tmp_path / FILE).read_bytes()
    leaves = [at for at in range(0, len(whole), 4096) if whole[at] == 10]
    names = [at for at in leaves if all(id.encode() in whole[at : at + 4096] for id in ids)]
    page = bytearray(whole[names[0] : names[0] + 4096])
    at = page.index(next(iter(ids)).encode())
    page[at] = ord("z")
    spoil(tmp_path, bytes(page), names[0])
    rotated(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert {id for (id,) in database.execute("SELECT id FROM game")} == ids


def test_what_is_played_is_kept_although_the_page_of_an_index_is_anothers(tmp_path: Path) -> None:
    first = kept(tmp_path, 1)
    whole = (tmp_path / FILE).read_bytes()
    pages = [whole[at : at + 4096] for at in range(0, len(whole), 4096)]
    indexes = [number for number, page in enumerate(pages) if page[0] in (2, 10)]
    for at, other in product(indexes, range(1, len(pages))):
        (tmp_path / FILE).write_bytes(b"".join([*pages[:at], pages[other], *pages[at + 1 :]]))
        both = first, kept(tmp_path, 2)
        with closing(SavedGames(tmp_path)) as games:
            texts = [games.text(game.id) or "" for game in games.listed()]
        for session in both:
            journal = write_journal(session.journal)
            assert any(text.startswith(journal) for text in texts), (at, other)


def test_going_games_are_found_by_an_index(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    plan = [told for *_, told in run_sql(tmp_path, f"EXPLAIN QUERY PLAN {GOING}")]
    assert plan == ["SCAN game USING INDEX going"]


def test_bytes_in_place_of_a_command_take_little_memory(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        assert database.execute("UPDATE running SET entry = ?", (bytes(3_000_000),)).rowcount
    with closing(SavedGames(tmp_path)) as games:
        left = games.unfinished
        assert left
        tracemalloc.start()
        games.resume(left.id)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert most < 20_000_000


# Damage


def spoil(home: Path, content: bytes = bytes(4096), at: int = 0) -> bytes:
    whole = (home / FILE).read_bytes()
    spoilt = whole[:at] + content + whole[at + len(content) :]
    (home / FILE).write_bytes(spoilt)
    return spoilt


def test_no_damaged_file_is_written_over(tmp_path: Path) -> None:
    spoilt = []
    for seed in range(3):
        kept(tmp_path, seed)
        spoilt.append(spoil(tmp_path))
        assert found(tmp_path)[0] == "salvaged"
    files = lying(tmp_path)
    assert [files[f"{FILE}.bad{number}"] for number in ("", 2, 3)] == spoilt


def test_games_are_read_without_the_head_of_the_file(tmp_path: Path) -> None:
    session = kept(tmp_path, 1)
    spoil(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        again = resumed(games)
        assert again.state == session.state
        assert len(games.remembered()) == 2


def test_what_is_lost_is_counted_and_what_a_copy_has_is_taken(tmp_path: Path) -> None:
    for seed in range(2):
        kept(tmp_path, seed, 60)
    copied(tmp_path)
    for seed in range(2, 9):
        kept(tmp_path, seed, 60)
    ids = [id for (id,) in run_sql(tmp_path, "SELECT id FROM game")]
    content = (tmp_path / FILE).read_bytes()
    pages = range(4096, len(content), 4096)
    leaves = [
        at
        for at in pages
        if content[at] == 13
        and sum(id.encode() in content[at : at + 4096] for id in ids) > 1
        and b"rules classic" in content[at : at + 4096]
    ]
    spoil(tmp_path, at=leaves[0])
    spoil(tmp_path, at=leaves[-1])
    trouble, count, games = found(tmp_path)
    rescued = games.rescued
    assert trouble == "salvaged"
    assert 0 not in (rescued.read, rescued.copied, rescued.lost)
    assert rescued.read + rescued.copied + rescued.lost == 9
    assert count == rescued.read + rescued.copied


def test_the_sentence_names_the_numbers(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    spoil(tmp_path)
    games = found(tmp_path)[2]
    assert games.rescued == (1, 0, 0, None)
