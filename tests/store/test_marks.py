"""What a disk changed in a kept game is known, told, and up to there the game can be seen."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.session.commands import NextGame
from game.session.session import Session
from game.store.games import FILE, SavedGames
from tests.following import follow
from tests.store.playing import PLAYERS, match, play_game, play_on, resumed, run_sql, steps

Change = tuple[str, str, str]
"""A column, what stands there, and what the disk makes of it."""


def played(games: SavedGames, count: int = 60) -> Session:
    """Play until something is begun in a turn."""
    session = match(1)
    follow(games, session)
    for number, _ in enumerate(steps(session, 1)):
        if number > count and session.journal.entries and session.game.draft.steps:
            break
    games.flush()
    return session


def all_sound(games: SavedGames) -> bool:
    """Tell whether every game is vouched for, from the first to the last turn."""
    seen = [(game, games.seen(game.id)) for game in games.listed()]
    assert seen
    return all(
        game.is_sound and told.gap == "" and told.vouched == game.turns and told.is_sealed
        for game, told in seen
    )


def changed(home: Path, *changes: Change, table: str = "game") -> None:
    """Let the disk change a text, by as many letters as it had."""
    with closing(sqlite3.connect(home / FILE)) as database, database:
        for column, before, after in changes:
            found = f"UPDATE {table} SET {column} = replace({column}, ?, ?)"
            assert database.execute(found, (before, after)).rowcount


# All that is written has its marks


def test_a_game_is_as_it_was_left(tmp_path: Path, games: SavedGames) -> None:
    session = played(games)
    assert all_sound(games)
    session.close()
    assert all_sound(games)
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert all_sound(again)
        going = resumed(again)
        play_on(going, 7, 40)
        assert all_sound(again)
        assert going.game.turns > session.game.turns


def test_games_that_follow_one_another_are_as_they_were_left(games: SavedGames) -> None:
    session = match(2)
    follow(games, session)
    play_game(session, 2)
    session.do(NextGame())
    assert len(games.listed()) == 2
    assert all_sound(games)


def test_one_given_up_renamed_or_brought_is_as_it_was_left(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        played(games)
        assert games.rename(PLAYERS[0], PLAYERS[0].__class__("Zoe", "cat"))
        assert all_sound(games)
        session = played(games)
        id = session.observer.id
        session.observer.given_up()
        assert all_sound(games)
        games.take_back(id)
        assert all_sound(games)
        assert games.resume(id)
        session = played(games)
        session.observer.given_up()
        text = games.export(next(game.id for game in games.listed() if game.ended))
    with closing(SavedGames(tmp_path / "other")) as games:
        id = games.take_in(text)
        assert games.seen(id).vouched == games.listed()[0].turns


def test_one_of_an_earlier_version_gets_its_marks_in_quiet(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        played(games)
    run_sql(tmp_path, "DELETE FROM mark")
    with closing(SavedGames(tmp_path)) as games:
        id = games.listed()[0].id
        assert games.seen(id).vouched is None
        games._writer.look(lambda _: games._writer._look_after() or [])
        assert all_sound(games)


# What was changed


def test_a_changed_turn_is_told_and_all_before_it_seen(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        turns = played(games).game.turns
    changed(tmp_path, ("turns", "\n5. 0.0 ", "\n5. 8.0 "))
    with closing(SavedGames(tmp_path)) as games:
        (game,) = games.listed()
        seen = games.seen(game.id)
        assert (seen.gap, seen.vouched) == ("changed", 4)
        assert seen.journal
        assert len(seen.journal.record.turns) == 4 < turns
        text = games.text(game.id)
        assert games.resume(game.id) is None
        assert games.text(game.id) == text
        assert games.unfinished is None


def test_a_missing_turn_is_told(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        played(games)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        ((turns,),) = database.execute("SELECT turns FROM game")
        short = "".join(turns.splitlines(keepends=True)[:-1])
        database.execute("UPDATE game SET turns = ?", (short,))
    with closing(SavedGames(tmp_path)) as games:
        seen = games.seen(games.listed()[0].id)
        assert (seen.gap, seen.vouched) == ("changed", short.count("\n"))


def test_another_deal_is_no_turn_that_is_as_it_was(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        played(games)
    changed(tmp_path, ("head", '[seed "1"]', '[seed "3"]'))
    with closing(SavedGames(tmp_path)) as games:
        seen = games.seen(games.listed()[0].id)
        assert (seen.gap, seen.vouched, seen.is_sealed) == ("changed", 0, False)


@pytest.mark.parametrize(
    ("change", "gap"),
    [
        (("head", "bear - Bear", "bear - Beer"), "changed-head"),
        (("saved", ".", ".1"), "changed-row"),
        (("players", "bear - Bear", "bear - Beer"), "changed-row"),
    ],
)
def test_what_stands_around_the_turns_is_told(tmp_path: Path, change: Change, gap: str) -> None:
    with closing(SavedGames(tmp_path)) as games:
        played(games)
    changed(tmp_path, change)
    with closing(SavedGames(tmp_path)) as games:
        (game,) = games.listed()
        assert game.is_sound == (gap == "changed-head")
        assert games.seen(game.id).gap == gap
        assert games.resume(game.id)


def test_a_missing_command_is_told(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = played(games)
        session.tick(1.5)
    assert len(session.journal.entries) > 1
    run_sql(tmp_path, "DELETE FROM running WHERE step = (SELECT min(step) FROM running)")
    with closing(SavedGames(tmp_path)) as games:
        assert games.unfinished
        assert games.seen(games.unfinished.id).gap == "changed-turn"
        assert games.resume(games.unfinished.id)


def test_a_changed_command_is_not_done(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = played(games)
    entries = session.journal.entries
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        rows = database.execute("SELECT step, entry FROM running ORDER BY step").fetchall()
        step, entry = rows[0]
        database.execute("UPDATE running SET entry = ? WHERE step = ?", (entry + " ", step))
    with closing(SavedGames(tmp_path)) as games:
        again = resumed(games)
        assert entries
        assert again.journal.entries == ()
        assert again.journal.record == session.journal.record
