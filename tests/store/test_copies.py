"""A copy of the games' file every week, which takes its place when it is damaged."""

import os
import sqlite3
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path
from threading import Event
from unittest.mock import patch

import pytest

from game.kit.files import FRESH
from game.store import copies, writer
from game.store.games import FILE, SavedGames
from game.store.rows import DELETE
from tests.following import follow
from tests.store.playing import kept, match, resumed
from tests.waiting import STUCK

TODAY = date.today()


def name(days: int) -> str:
    return f"games-{TODAY - timedelta(days=days)}.db"


def opened(home: Path) -> SavedGames:
    """Open the games where nobody asks anything, and wait until the file was looked after."""
    done = Event()

    class Waited(writer.Writer):
        def _look_after(self) -> None:
            super()._look_after()
            done.set()

    with patch("game.store.games.Writer", Waited):
        games = SavedGames(home, quiet=0)
    assert done.wait(STUCK)
    return games


def lying(home: Path) -> list[str]:
    return sorted(path.name for path in home.iterdir())


def spoil(home: Path) -> None:
    (home / FILE).write_bytes(b"nonsense")


def test_there_is_a_copy_that_holds_all(tmp_path: Path) -> None:
    session = kept(tmp_path)
    opened(tmp_path).close()
    assert lying(tmp_path) == [name(0), FILE]
    (tmp_path / name(0)).rename(tmp_path / FILE)
    with closing(SavedGames(tmp_path)) as games:
        again = resumed(games)
        assert again.state == session.state


def test_of_nothing_there_is_no_copy(tmp_path: Path) -> None:
    opened(tmp_path).close()
    assert lying(tmp_path) == [FILE]


def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    kept(tmp_path)
    opened(tmp_path).close()
    assert (tmp_path / name(0)).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("days", "due"), [(0, False), (6, False), (7, True), (100, True), (-1, True)]
)
def test_it_is_made_once_a_week(tmp_path: Path, days: int, due: bool) -> None:
    kept(tmp_path)
    (tmp_path / name(days)).write_bytes(b"old")
    opened(tmp_path).close()
    assert (tmp_path / name(days)).read_bytes() == b"old"
    assert (tmp_path / name(0)).exists() == (due or days == 0)


def test_two_are_kept_and_nothing_else_is_touched(tmp_path: Path) -> None:
    others = ["games-2020-13-01.db", "games-soon.db", "games.db.bad", "settings.json"]
    for each in (name(-400), name(8), name(30), name(15), *others):
        (tmp_path / each).touch()
    kept(tmp_path)
    opened(tmp_path).close()
    assert lying(tmp_path) == sorted([name(0), name(8), FILE, *others])


def test_no_copy_is_made_before_it_is_quiet(tmp_path: Path) -> None:
    kept(tmp_path)
    with closing(SavedGames(tmp_path, quiet=60)) as games:
        games.flush()
    assert lying(tmp_path) == [FILE]


def test_who_may_not_write_makes_no_copy(tmp_path: Path) -> None:
    kept(tmp_path)
    with closing(SavedGames(tmp_path)) as first:
        first.flush()
        with closing(opened(tmp_path)) as second:
            assert second.trouble == "taken"
        assert not (tmp_path / name(0)).exists()


def test_no_link_is_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("mine")
    (tmp_path / name(0)).symlink_to(elsewhere)
    (tmp_path / name(9)).symlink_to(elsewhere)
    kept(tmp_path)
    spoil(tmp_path)
    with closing(opened(tmp_path)) as games:
        assert games.trouble == "damaged"
    assert elsewhere.read_text() == "mine"


def test_play_goes_on_while_a_copy_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked and written between two steps is answered and kept, also in the copy."""
    monkeypatch.setattr(copies, "PAGES", 1)
    kept(tmp_path)
    done: list[str] = []
    go_on = writer.Writer._go_on

    def meanwhile(self: writer.Writer) -> None:
        if not done:
            (game,) = found
            self.write(writer.Statement("UPDATE game SET rules = 'meanwhile'"))
            done.append(game)
        go_on(self)

    monkeypatch.setattr(writer.Writer, "_go_on", meanwhile)
    with closing(SavedGames(tmp_path)) as games:
        found = [each.id for each in games.listed()]
    with closing(opened(tmp_path)) as games:
        assert [each.rules for each in games.listed()] == ["meanwhile"]
    (tmp_path / name(0)).rename(tmp_path / FILE)
    with closing(SavedGames(tmp_path)) as games:
        assert [each.rules for each in games.listed()] == ["meanwhile"]


def test_who_leaves_while_a_copy_is_made_need_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "PAGES", 1)
    kept(tmp_path)
    go_on = writer.Writer._go_on

    def leave(self: writer.Writer) -> None:
        self._jobs.put(None)
        go_on(self)

    monkeypatch.setattr(writer.Writer, "_go_on", leave)
    games = SavedGames(tmp_path, quiet=0)
    assert games._writer._ended.wait(STUCK)
    assert lying(tmp_path) == [FILE]


def test_a_copy_that_fails_leaves_the_ones_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path)
    for days in 8, 15:
        (tmp_path / name(days)).write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(copies, "keep", full)
    with closing(opened(tmp_path)) as games:
        assert games.trouble == ""
        session = match(1)
        follow(games, session)
        assert games.unfinished
    assert lying(tmp_path) == sorted([name(8), name(15), FILE])


# A damaged file


def test_the_newest_copy_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    session = kept(tmp_path)
    opened(tmp_path).close()
    (tmp_path / name(0)).rename(tmp_path / name(3))
    kept(tmp_path, seed=2)
    spoil(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        again = resumed(games)
        assert (games.trouble, games.rescued.day) == ("copied", TODAY - timedelta(days=3))
        assert again.state == session.state
        assert not again.observer.failing
    assert lying(tmp_path) == sorted([name(3), FILE, f"{FILE}.bad"])
    assert (tmp_path / f"{FILE}.bad").read_bytes() == b"nonsense"
    with closing(SavedGames(tmp_path)) as games:
        games.flush()
        assert (games.trouble, games.rescued.day) == ("", None)


def test_a_damaged_copy_is_left_alone_for_the_one_before(tmp_path: Path) -> None:
    kept(tmp_path)
    opened(tmp_path).close()
    (tmp_path / name(0)).rename(tmp_path / name(10))
    (tmp_path / name(3)).write_bytes(b"damaged")
    spoil(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished
        assert (games.trouble, games.rescued.day) == ("copied", TODAY - timedelta(days=10))
    assert (tmp_path / name(3)).read_bytes() == b"damaged"


def test_where_no_copy_is_sound_it_begins_anew(tmp_path: Path) -> None:
    (tmp_path / name(3)).write_bytes(b"damaged")
    spoil(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished is None
        assert (games.trouble, games.rescued.day) == ("damaged", None)
    assert lying(tmp_path) == sorted([name(3), FILE, f"{FILE}.bad"])
    assert not list(tmp_path.glob(f"*{FRESH}"))


def test_a_copy_is_taken_once_a_full_disk_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path)
    opened(tmp_path).close()
    spoil(tmp_path)

    def full(*_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(copies, "sync", full)
        games = SavedGames(tmp_path)
        games.flush()
        assert games.trouble == "unsaved"
    with closing(games):
        games.flush()
        assert (games.trouble, games.rescued.day) == ("copied", TODAY)
        assert games.unfinished


# What was deleted


def test_a_deleted_game_is_erased_when_the_file_is_opened_again(tmp_path: Path) -> None:
    kept(tmp_path, seed=2)
    kept(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished
        id, text = games.unfinished.id, games.text(games.unfinished.id)
        games.delete(id)
        assert games.text(id) == text
    start = text.partition("/ pool ")[2][:60].encode()
    assert start in (tmp_path / FILE).read_bytes()
    with closing(opened(tmp_path)) as games:
        games.restore(id)
        assert id not in [game.id for game in games.listed()]
        assert len(games.listed()) == 1
        assert games.text(id) == ""
    assert start not in (tmp_path / FILE).read_bytes()
    assert start not in (tmp_path / name(0)).read_bytes()


def test_one_deleted_now_can_be_restored_as_long_as_the_app_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path)
    with closing(SavedGames(tmp_path)) as games:
        (game,) = games.listed()
    look_after = writer.Writer._look_after

    def deleted_before(self: writer.Writer) -> None:
        self._do((writer.Statement(DELETE, (datetime.now().timestamp(), game.id)),))
        look_after(self)

    monkeypatch.setattr(writer.Writer, "_look_after", deleted_before)
    with closing(opened(tmp_path)) as games:
        assert games.listed() == ()
        games.restore(game.id)
        assert games.listed() == (game,)


def test_an_open_copy_leaves_no_file_behind(tmp_path: Path) -> None:
    kept(tmp_path)
    with closing(opened(tmp_path)):
        assert [each for each in lying(tmp_path) if each.startswith("games-")] == [name(0)]
        with closing(sqlite3.connect(tmp_path / name(0))) as copied:
            assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert os.stat(tmp_path / name(0)).st_size > 0
