"""Games that are kept: whatever happens to the program or its file, play goes on from there."""

import gc
import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from itertools import islice
from pathlib import Path
from threading import Event
from weakref import ref

import pytest

from game.engine.game import Redo, Undo
from game.engine.move import FromRack, Move, To
from game.engine.rules import CLASSIC
from game.session.commands import SessionCommand, SortRack
from game.session.journal import write_journal
from game.session.observer import SessionObserver
from game.session.session import Session
from game.store import database, writer
from game.store.games import FILE, SavedGames
from game.store.pending import answered
from game.store.rescue import recovery
from game.store.schema import VERSION
from game.store.writer import Writer
from tests.following import follow
from tests.store.playing import PLAYERS, keep_match, match, play_on, resumed, run_sql, steps
from tests.waiting import STUCK

STEPS = 120


# Keeping, and going on


def test_at_first_there_is_nothing_to_go_on_with(games: SavedGames) -> None:
    assert games.unfinished is None
    assert games.trouble == ""


@pytest.mark.parametrize("seed", range(6))
def test_a_game_left_at_any_moment_goes_on_as_it_was(tmp_path: Path, seed: int) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = keep_match(games, STEPS + 7 * seed, seed)
        left = session.state
    with closing(SavedGames(tmp_path)) as games:
        assert resumed(games).state == left


@pytest.mark.parametrize("back", [(Undo(),), (Undo(), Undo(), Redo())], ids=["undo", "redo"])
def test_a_step_back_or_on_is_kept_too(tmp_path: Path, back: tuple[SessionCommand, ...]) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = keep_match(games, 0)
        for tile in session.game.position.mover.rack[:2]:
            session.do(Move((FromRack(tile),), To.NEW_ROW))
        for command in back:
            session.do(command)
        left = session.state
    with closing(SavedGames(tmp_path)) as games:
        assert resumed(games).state == left


def test_what_is_kept_is_the_journal(games: SavedGames) -> None:
    session = keep_match(games, STEPS)
    assert games.unfinished
    assert games.text(games.unfinished.id) == write_journal(session.journal)


def test_one_that_goes_on_is_kept_further(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        keep_match(games, STEPS)
    with closing(SavedGames(tmp_path)) as games:
        session = resumed(games)
        play_on(session, 2, STEPS)
        left = session.state
    with closing(SavedGames(tmp_path)) as games:
        assert resumed(games).state == left


def test_the_time_of_a_turn_under_way_is_kept(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = match(1)
        follow(games, session)
        while session.player.bot:
            session.tick(1.0)
        session.tick(12.5)
    with closing(SavedGames(tmp_path)) as games:
        assert resumed(games).game.clock.used == 12.5


@pytest.mark.parametrize("clock", [None, 60])
def test_a_killed_turn_keeps_its_time_to_the_second(tmp_path: Path, clock: int | None) -> None:
    """Also between two commands, of which the last is long ago."""
    with closing(SavedGames(tmp_path)) as games:
        rules = replace(CLASSIC, seconds=clock)
        session = Session.start(rules, PLAYERS[:1] + PLAYERS[2:], 1)
        follow(games, session)
        session.tick(3.25)
        session.do(SortRack(0, "runs"))
        for _ in range(40):
            session.tick(0.3)
        games.flush()
        (tmp_path / "killed").mkdir()
        for path in tmp_path.glob(f"{FILE}*"):
            shutil.copy(path, tmp_path / "killed")
        assert run_sql(tmp_path / "killed", "SELECT count(*) FROM running") == [(2,)]
    with closing(SavedGames(tmp_path / "killed")) as games:
        again = resumed(games)
    assert 0 <= session.game.clock.used - again.game.clock.used < 1
    assert again.rack_orders == session.rack_orders


def test_it_says_who_is_to_move_and_when_the_game_was_left(games: SavedGames) -> None:
    session = keep_match(games, STEPS)
    found = games.unfinished
    assert found
    assert (found.to_move, found.saved.date()) == (session.player, date.today())


def test_the_one_left_last_comes_first_and_the_others_stay(games: SavedGames) -> None:
    older = keep_match(games, STEPS)
    older.close()
    newer = keep_match(games, STEPS, 2)
    assert games.unfinished
    assert resumed(games).state == newer.state
    newer.observer.given_up()
    assert resumed(games).state == older.state


def test_a_match_given_up_is_not_gone_on_with(games: SavedGames) -> None:
    session = keep_match(games, STEPS)
    session.observer.given_up()
    session.close()
    assert games.unfinished is None


def test_a_match_that_is_over_is_not_gone_on_with(tmp_path: Path, games: SavedGames) -> None:
    session = keep_match(games, 1_000_000)
    assert session.standing.winners
    assert games.unfinished is None
    games.close()
    kept = run_sql(tmp_path, "SELECT ended, going FROM game")
    assert kept == [(result.ended, 0) for result in session.results]


def test_bots_alone_are_not_kept(games: SavedGames) -> None:
    session = Session.start(match(1).rules, (PLAYERS[1], PLAYERS[1]), 1)
    follow(games, session)
    assert type(session.observer) is SessionObserver
    assert games.unfinished is None


def test_a_session_that_is_left_is_held_by_nobody(games: SavedGames) -> None:
    gc.disable()
    try:
        session = keep_match(games, 10)
        gone = ref(session)
        session.close()
        del session
        assert gone() is None
    finally:
        gc.enable()


def test_a_disk_that_does_not_answer_now_costs_no_game(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_match(games, STEPS).close()
    found = games.unfinished
    assert found
    with monkeypatch.context() as patch:
        patch.setattr(Writer, "begin", lambda *_: answered())
        assert games.resume(found.id) is None
    assert games.unfinished == found
    assert games.resume(found.id)


# What is wrong with the file


def test_two_at_once_the_second_is_told_and_keeps_nothing(
    tmp_path: Path, games: SavedGames
) -> None:
    games.flush()
    with closing(SavedGames(tmp_path)) as second:
        session = keep_match(second, 10)
        assert second.unfinished is None
        assert second.trouble == "taken"
        assert session.observer.failing
    keep_match(games, 10)
    assert games.unfinished


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        keep_match(games, STEPS)
    run_sql(tmp_path, f"PRAGMA user_version={VERSION + 1}")
    before = (tmp_path / FILE).read_bytes()
    with closing(SavedGames(tmp_path)) as games:
        keep_match(games, 10)
        assert games.unfinished is None
        assert games.trouble == "newer"
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def cut(content: bytes) -> bytes:
    return content[: -len(content) // 3]


def spoiled(content: bytes) -> bytes:
    return content[:4096] + bytes(len(content) - 4096)


def misspelt(content: bytes) -> bytes:
    """Let the schema be wrong, with a name that is no text, so that SQLite cannot even say so."""
    return content.replace(b"CREATE INDEX newest", b"CREATE INDIX \xa0ewest").replace(
        b"indexnewest", b"index\xa0ewest"
    )


def readonly(content: bytes) -> bytes:
    """Let the file say that only later versions of SQLite may write it."""
    return content[:18] + b"\x0a" + content[19:]


NO_DATABASE = (lambda _: b"no database", lambda _: bytes(5000))


@pytest.mark.parametrize("spoil", [cut, misspelt, readonly])
def test_what_can_be_read_of_a_damaged_file_is_kept(tmp_path: Path, spoil: object) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = keep_match(games, STEPS)
    damaged = spoil((tmp_path / FILE).read_bytes())  # type: ignore[operator]
    (tmp_path / FILE).write_bytes(damaged)
    with closing(SavedGames(tmp_path)) as games:
        assert resumed(games).state == session.state
        assert games.trouble == "salvaged"
    assert (tmp_path / f"{FILE}.bad").read_bytes() == damaged


@pytest.mark.parametrize("spoil", [spoiled, *NO_DATABASE])
def test_a_damaged_file_is_put_aside_and_play_is_kept_anew(tmp_path: Path, spoil: object) -> None:
    with closing(SavedGames(tmp_path)) as games:
        keep_match(games, STEPS)
    damaged = spoil((tmp_path / FILE).read_bytes())  # type: ignore[operator]
    (tmp_path / FILE).write_bytes(damaged)
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished is None
        assert games.trouble == "damaged"
        session = keep_match(games, STEPS)
        assert not session.observer.failing
        assert resumed(games).state == session.state
    assert (tmp_path / f"{FILE}.bad").read_bytes() == damaged


def test_a_database_of_others_is_put_aside(tmp_path: Path) -> None:
    run_sql(tmp_path, "CREATE TABLE other (it)")
    with closing(SavedGames(tmp_path)) as games:
        games.flush()
        assert games.trouble == "damaged"
    assert (tmp_path / f"{FILE}.bad").exists()


def test_forged_rows_are_no_games_and_are_never_dropped(tmp_path: Path, games: SavedGames) -> None:
    keep_match(games, STEPS).close()
    games.close()
    for column, value in (
        ("head", "x" * 3_000_000),
        ("turns", "1. 0.0 nonsense\n"),
        ("head", b"\xff"),
    ):
        run_sql(tmp_path, f"UPDATE game SET going = 1, {column} = ?", value)
        with closing(SavedGames(tmp_path)) as again:
            assert again.unfinished
            assert again.resume(again.unfinished.id) is None
            assert again.unfinished is None
        assert run_sql(tmp_path, "SELECT count(*) FROM game") == [(1,)]


@pytest.mark.parametrize("saved", ["soon", None, 1e300, -1e300])
def test_a_forged_time_is_no_game(tmp_path: Path, games: SavedGames, saved: object) -> None:
    keep_match(games, 10).close()
    games.close()
    run_sql(tmp_path, "UPDATE game SET saved = ?", saved)
    with closing(SavedGames(tmp_path)) as again:
        assert again.unfinished is None


# Where it cannot be


def test_only_its_owner_may_read_the_file(tmp_path: Path, games: SavedGames) -> None:
    games.flush()
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


def test_no_link_is_followed_no_pipe_waited_for(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text("mine")
    (tmp_path / FILE).symlink_to(tmp_path / "elsewhere")
    (tmp_path / "other").mkdir()
    os.mkfifo(tmp_path / "other" / FILE)
    for home in tmp_path, tmp_path / "other", tmp_path / "elsewhere":
        with closing(SavedGames(home)) as games:
            session = keep_match(games, 10)
            assert games.unfinished is None
            assert games.trouble == "unsaved"
            assert session.observer.failing
    assert (tmp_path / "elsewhere").read_text() == "mine"


def test_what_could_not_be_opened_is_tried_again(tmp_path: Path, caplog: object) -> None:
    home = tmp_path / "taken"
    home.write_text("a file where the folder should be")
    with closing(SavedGames(home)) as games:
        session = keep_match(games, 10)
        games.flush()
        assert games.trouble == "unsaved"
        home.unlink()
        games.flush()
        assert games.trouble == ""
        left = session.state
        session.close()
        assert resumed(games).state == left
    told = [record.getMessage() for record in caplog.records]  # type: ignore[attr-defined]
    assert [line.partition(" (")[0] for line in told] == [
        "Saved games: unsaved",
        "Saved games: saved again",
    ]


@pytest.mark.parametrize("end", ["-wal", "-journal", "-shm"])
def test_nothing_beside_is_followed_or_waited_for(tmp_path: Path, end: str) -> None:
    (tmp_path / "elsewhere").write_text("mine")
    (tmp_path / f"{FILE}{end}").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "other").mkdir()
    os.mkfifo(tmp_path / "other" / f"{FILE}{end}")
    for home in tmp_path, tmp_path / "other":
        with closing(SavedGames(home)) as games:
            keep_match(games, 10)
            assert games.unfinished is None
            assert games.trouble == "unsaved"
    assert (tmp_path / "elsewhere").read_text() == "mine"


def test_a_disk_that_does_not_answer_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = Event()

    def opened(path: Path, **more: bool) -> sqlite3.Connection:
        goes_on.wait()
        return database.open_database(path, **more)

    monkeypatch.setattr(recovery, "open_database", opened)
    monkeypatch.setattr(writer, "PATIENCE", 0.01)
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished is None
        assert games.trouble == ""  # A disk may have to wake up first.
        monkeypatch.setattr(writer, "SILENT", 0.01)
        assert games.trouble == "unsaved"
        goes_on.set()
        monkeypatch.setattr(writer, "PATIENCE", STUCK)
        games.flush()
        assert games.trouble == ""


def test_what_was_only_begun_on_a_full_disk_is_no_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{FILE}.bad").write_text("an old one")

    def half(path: Path, **_: bool) -> sqlite3.Connection:
        path.write_bytes(b"SQLite format 3\0" + bytes(2000))
        monkeypatch.undo()
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(recovery, "open_database", half)
    with closing(SavedGames(tmp_path)) as games:
        keep_match(games, 10)
        games.flush()
        assert games.trouble == ""
        assert games.unfinished
    assert (tmp_path / f"{FILE}.bad").read_text() == "an old one"


class Failing(sqlite3.Connection):
    """A database whose n-th statement fails, once or from then on."""

    wanted, for_ever, done = 0, False, 0

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:  # type: ignore[override]
        kind = type(self)
        if sql.split()[0] in ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT"):
            kind.done += 1
            if kind.done == kind.wanted or (kind.for_ever and kind.done > kind.wanted):
                raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


@pytest.mark.parametrize("for_ever", [False, True])
@pytest.mark.parametrize("wanted", range(1, 44, 3))
def test_a_disk_that_fails_leaves_the_old_state_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: int, for_ever: bool
) -> None:
    Failing.wanted, Failing.for_ever, Failing.done = wanted, for_ever, 0

    class Flawed:
        def __getattr__(self, name: str) -> object:
            return getattr(sqlite3, name)

        def connect(self, *arguments: object, **more: object) -> sqlite3.Connection:
            return sqlite3.connect(*arguments, **more, factory=Failing)  # type: ignore[call-overload]

    with monkeypatch.context() as patch:
        patch.setattr(database, "sqlite3", Flawed())
        with closing(SavedGames(tmp_path)) as games:
            session = match(1)
            follow(games, session)
            states = [session.state]  # On a busy machine the deal is written before any step.
            for _ in islice(steps(session, 1), 30):
                games.flush()
                states.append(session.state)
            games.flush()  # What failed is tried again.
            if for_ever:
                assert games.trouble == "unsaved"
                assert session.observer.failing
            else:
                assert games.trouble == "" or wanted < 10  # Opened, it is tried again.
            opened = games.trouble == ""
            last = session.state
    with closing(SavedGames(tmp_path)) as games:
        assert games.trouble == ""
        found = games.unfinished
        if opened:
            assert resumed(games).state == last
        elif found:
            assert resumed(games).state in states
