"""The list of games: what is said of each, and what becomes of rows that say nonsense."""

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from game.engine.notation import write_table
from game.engine.rules_notation import write_rules
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from game.store.summary import COLUMNS
from tests.following import follow
from tests.store.playing import PLAYERS, keep_match, match, play_game, run_sql


def test_it_says_what_there_is_to_see_of_a_game(games: SavedGames) -> None:
    session = keep_match(games, 80)
    (found,) = games.listed()
    assert found == games.unfinished
    assert found.players == PLAYERS
    assert found.rules == write_rules(session.rules)
    assert found.table == write_table(session.game.position.table) != ""
    assert (found.turns, found.mover) == (session.game.turns, session.game.position.to_move)
    assert found.to_move == session.player
    assert (found.scores, found.ended, found.going, found.number) == ((), "", True, 1)
    assert found.started.date() == found.saved.date() == date.today()
    assert found.started <= found.saved


def test_each_game_of_a_match_is_listed_the_newest_first(games: SavedGames) -> None:
    session = keep_match(games, 1_000_000)
    found = games.listed()
    assert [each.number for each in found] == [3, 2, 1]
    assert [each.scores for each in reversed(found)] == [each.scores for each in session.results]
    assert [each.ended for each in reversed(found)] == [each.ended for each in session.results]
    assert {(each.mover, each.to_move, each.going) for each in found} == {(None, None, False)}


def test_between_two_games_the_match_goes_on_from_the_one_that_is_over(games: SavedGames) -> None:
    session = match(3)
    follow(games, session)
    play_game(session, 3)
    assert session.game.result
    (found,) = games.listed()
    assert (found.going, found.scores) == (True, session.game.result.scores)


def test_one_given_up_says_so_but_not_once_it_is_over(games: SavedGames) -> None:
    keep_match(games, 80).observer.given_up()
    assert [(each.ended, each.going) for each in games.listed()] == [("given up", False)]
    session = match(3)
    follow(games, session)
    play_game(session, 3)
    session.observer.given_up()
    assert session.game.result
    assert games.listed()[0].ended == session.game.result.ended


def test_what_is_new_overwrites_nothing(games: SavedGames) -> None:
    for seed in 1, 2, 3:
        keep_match(games, 20, seed).close()
    assert len(games.listed()) == 3
    assert all(each.going for each in games.listed())


def test_deleting_can_be_undone(games: SavedGames) -> None:
    first, second = keep_match(games, 20, 1), keep_match(games, 20, 2)
    first.close()
    second.close()
    newer, older = games.listed()
    games.delete(newer.id)
    assert games.listed() == (older,)
    assert games.unfinished == older
    games.restore(newer.id)
    assert games.listed() == (newer, older)
    assert games.unfinished == newer


FORGED = ("", 10**12, "x" * 3_000_000, b"\xff", None, 7, -1, 1e300, "a\nb", "a\x1bb", "-")


@pytest.mark.parametrize("column", COLUMNS)
def test_a_damaged_row_costs_that_row_alone(tmp_path: Path, games: SavedGames, column: str) -> None:
    for seed in 1, 2:
        keep_match(games, 20, seed).close()
    sound, spoiled = games.listed()
    games.close()
    for forged in FORGED:
        run_sql(tmp_path, f"UPDATE game SET {column} = ? WHERE id != ?", forged, sound.id)
        with closing(SavedGames(tmp_path)) as again:
            listed = again.listed()
            assert sound in listed
            assert len(listed) in (1, 2)
            for each in listed:
                assert all(name.isprintable() for name in (each.id, each.rules, each.table))
                assert all(len(player.name) <= 80 for player in each.players)
                assert max(len(each.table), len(each.rules), each.turns) <= 1_000_000
            assert again.trouble == ""
    assert spoiled.id


def test_a_text_that_is_none_is_no_end_of_the_list(tmp_path: Path, games: SavedGames) -> None:
    keep_match(games, 20).close()
    games.close()
    run_sql(tmp_path, "UPDATE game SET players = CAST(x'ff' AS TEXT)")
    with closing(SavedGames(tmp_path)) as again:
        assert again.listed() == ()


def test_a_name_that_cannot_be_shown_is_not_shown(games: SavedGames) -> None:
    players = (Player("A\nnn"), Player("x" * 500, "owl", "level1"))
    follow(games, Session.start(match(1).rules, players, 1))
    assert [player.name for player in games.listed()[0].players] == ["?", "?"]


def test_all_are_listed_the_newest_first(tmp_path: Path, games: SavedGames) -> None:
    keep_match(games, 10).close()
    games.close()
    columns = "started, saved, rules, players, laid, length, scores, ended, going, number, engine"
    number = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600) "
    copies = columns.replace("saved", "saved - i")
    run_sql(
        tmp_path,
        f"{number} INSERT INTO game (id, {columns}) SELECT 'c' || i, {copies} FROM game, n",
    )
    with closing(SavedGames(tmp_path)) as again:
        listed = again.listed()
    assert len(listed) == 601
    assert [each.id for each in listed[1:3]] == ["c1", "c2"]
