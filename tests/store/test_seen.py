"""Games that the rules as they are do not follow: seen as far as they do, and never dropped."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.engine.record import ENGINE
from game.store.games import FILE, SavedGames
from tests.following import follow
from tests.store.playing import match, play_game, run_sql, steps

N = 12


def forged(home: Path, engine: int, turn: str, going: bool = False) -> str:
    """Keep a game whose N-th turn is another; give its id."""
    with closing(SavedGames(home)) as games:
        session = match(1)
        follow(games, session)
        play_game(session, 1)
        session.close()
        (game,) = games.listed()
    with closing(sqlite3.connect(home / FILE)) as opened, opened:
        ((turns,),) = opened.execute("SELECT turns FROM game").fetchall()
        lines = turns.split("\n")
        lines[N - 1] = f"{N}. {turn}"
        told = ("\n".join(lines), engine, going, game.id)
        opened.execute("UPDATE game SET turns = ?, engine = ?, going = ? WHERE id = ?", told)
        opened.execute("DELETE FROM mark")  # Earlier versions kept none.
    return game.id


@pytest.mark.parametrize(("engine", "gap"), [(ENGINE, "damaged"), (ENGINE + 1, "other-rules")])
@pytest.mark.parametrize(
    ("turn", "why"),
    [("0.0 pass", "is not legal (pool-not-empty)"), ("0.0 R1 R2 > R1", "is not on the table")],
)
def test_a_game_is_seen_up_to_the_turn_that_is_refused(
    tmp_path: Path, engine: int, gap: str, turn: str, why: str
) -> None:
    id = forged(tmp_path, engine, turn)
    with closing(SavedGames(tmp_path)) as games:
        seen = games.seen(id)
        assert seen.journal
        assert len(seen.journal.record.turns) == N - 1
        assert seen.journal.players == match(1).players
        assert seen.gap == gap
        assert why in seen.error
        assert "\n" not in seen.error


def test_it_is_not_gone_on_with_and_never_dropped(tmp_path: Path) -> None:
    id = forged(tmp_path, ENGINE + 1, "0.0 pass", going=True)
    for _ in range(2):
        with closing(SavedGames(tmp_path)) as games:
            text = games.text(id)
            assert f"\n{N}. 0.0 pass\n" in text
            assert games.resume(id) is None
            assert games.unfinished is None
            assert [game.id for game in games.listed()] == [id]
            assert games.text(id) == text
            assert f"\n{N}. 0.0 pass\n" in games.export(id)


def test_what_cannot_be_read_at_all_is_said(tmp_path: Path) -> None:
    id = forged(tmp_path, ENGINE, "0.0 draw")
    run_sql(tmp_path, "UPDATE game SET head = 'x'")
    with closing(SavedGames(tmp_path)) as games:
        seen = games.seen(id)
        assert seen.journal is None
        assert seen.gap == "unreadable"
        assert seen.error.startswith("Line 1: ")
        assert len(games.listed()) == 1


def test_a_game_that_is_not_there_is_said(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        assert games.seen("nothing").journal is None
        assert games.export("nothing") == ""


def test_one_that_all_rules_allow_lacks_nothing(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        session = match(2)
        follow(games, session)
        for _ in steps(session, 2):
            if session.game.turns == 5:
                break
        seen = games.seen(games.listed()[0].id)
        assert seen.journal == session.journal
        assert seen.gap == ""
