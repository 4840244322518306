"""What the games of people add up to: each game once, those of elsewhere never, and erasable."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.rules import FAMILY, TOGETHER, TWIST, Games, Rounds, Rules
from game.session.game_stats import game_stats
from game.session.player import Player
from game.session.session import Session
from game.store.games import FILE, SavedGames
from game.store.statistics import POINTS, WinCount
from tests.following import follow
from tests.store.known import statistics_of
from tests.store.playing import PLAYERS, match, play_game, play_on, resumed, run_sql, steps

FOX, BEAR = Player.unnamed("fox"), Player.unnamed("bear")


def play(games: SavedGames, session: Session, seed: int = 1, count: int = 1_000_000) -> Session:
    follow(games, session)
    play_on(session, seed, count)
    session.close()
    return session


def test_at_first_there_are_none(games: SavedGames) -> None:
    assert statistics_of(games) == ()
    play(games, match(1), count=40)
    assert statistics_of(games) == ()


def test_they_add_up_all_games_of_a_match(games: SavedGames) -> None:
    session = play(games, match(1))
    found = {each.player: each for each in statistics_of(games)}
    assert found.keys() == {FOX, BEAR}
    for player, each in found.items():
        seat = [person.face for person in PLAYERS].index(player.face)
        assert each.points == tuple(result.scores[seat] for result in session.results)
        won = sum(seat in result.winners for result in session.results)
        assert (each.played, each.won) == (3, won)
        assert each.presets == (WinCount("classic-2016", 3, won),)
        assert each.levels == (WinCount("level1", 3, won),)


@pytest.mark.parametrize("rules", [FAMILY, TOGETHER])
def test_whoever_has_finished_a_game_is_new_no_more(games: SavedGames, rules: Rules) -> None:
    guest, owl = Player("", "bear"), Player.unnamed("owl", "level5")
    rules = replace(rules, seconds=None, length=Games(1))
    newcomers = []
    for count in (10, 1_000_000, 1):
        session = play(games, Session.start(rules, (FOX, owl, guest), 3), count=count)
        newcomers.append(games.observer(session.players).newcomers)
    assert newcomers == [{0, 2}, set(), set()]
    assert games.observer((BEAR, owl, Player("Ann", "fox"))).newcomers == {0, 2}


def test_a_person_is_the_same_in_every_language_and_another_under_a_typed_name(
    games: SavedGames,
) -> None:
    rules, ann = replace(FAMILY, seconds=None, length=Rounds(1)), Player("Ann", "fox")
    for fox in (Player("Fox", "fox"), FOX, ann):
        play(games, Session.start(rules, (fox, Player.unnamed("owl", "level5")), 3), seed=3)
    assert {each.player: each.played for each in statistics_of(games)} == {FOX: 4, ann: 2}


def test_the_best_of_all_games_is_told(games: SavedGames) -> None:
    """The facts of each game are those of `session.game_stats`, whose own tests hold them."""
    facts = []
    session = match(2)
    follow(games, session)
    for _ in steps(session, 2):
        if session.game.result and len(facts) < len(session.results):
            facts.append(next(game_stats(session.game, session.players)))
    fox = next(each for each in statistics_of(games) if each.player == FOX)
    assert len(facts) == 3
    assert fox.most_tiles == max(each.most for each in facts)
    outs = [each.turns for each in facts if each.out]
    assert fox.fastest == (min(outs) if outs else None)
    turns = sum(each.turns for each in facts)
    assert fox.seconds == pytest.approx(sum(each.seconds for each in facts) / turns)


def test_presets_and_levels_are_apart_and_who_played_most_comes_first(games: SavedGames) -> None:
    alone = (FOX, Player("Owl", "owl", "level5"))
    for rules, players in ((TWIST, alone), (FAMILY, (FOX, BEAR)), (FAMILY, alone)):
        calm = replace(rules, seconds=None, length=Rounds(1))
        play(games, Session.start(calm, players, 3), seed=3)
    fox, bear = statistics_of(games)
    assert (fox.player, fox.played) == (FOX, 6)
    assert (bear.player, bear.played, bear.levels) == (BEAR, 2, ())
    assert [(each.name, each.played) for each in fox.presets] == [("family", 4), ("twist-2018", 2)]
    assert [(each.name, each.played) for each in fox.levels] == [("level5", 4)]
    assert fox.won == sum(each.won for each in fox.presets)


def test_a_match_left_and_gone_on_with_counts_each_game_once(games: SavedGames) -> None:
    play(games, match(1), count=150)
    while games.unfinished:
        session = resumed(games)
        play_on(session, 1, 40)
        session.close()
    assert {each.played for each in statistics_of(games)} == {3}


def test_games_from_elsewhere_do_not_count(games: SavedGames, tmp_path: Path) -> None:
    play(games, match(1))
    play(games, match(2), seed=2, count=150)
    with closing(SavedGames(tmp_path / "elsewhere")) as other:
        for game in games.listed():
            other.take_in(games.export(game.id) or games.text(game.id))
        session = resumed(other)
        play_game(session, 2)
        session.close()
        assert statistics_of(other) == ()


def test_they_stay_when_a_game_is_deleted(tmp_path: Path, games: SavedGames) -> None:
    play(games, match(1))
    before = statistics_of(games)
    for game in games.listed():
        games.delete(game.id)
    games.close()
    with closing(SavedGames(tmp_path, quiet=0)) as again:
        assert again.listed() == ()
        assert statistics_of(again) == before


def test_they_are_forgotten_one_person_at_a_time(tmp_path: Path, games: SavedGames) -> None:
    play(games, match(1))
    games.forget(FOX)
    (bear,) = statistics_of(games)
    assert bear.player == BEAR
    assert len(games.listed()) == 3
    games.forget(BEAR)
    assert statistics_of(games) == ()
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert statistics_of(again) == ()


def test_a_name_that_cannot_be_shown_is_somebody_all_the_same(games: SavedGames) -> None:
    odd = Player("\x1b[2J", "bear")
    play(games, Session.start(match(1).rules, (FOX, odd), 4), seed=4)
    assert {each.player for each in statistics_of(games)} == {FOX, Player("?", "bear")}
    games.forget(odd)
    assert [each.player for each in statistics_of(games)] == [FOX]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play a match once for all that is forged."""
    made = tmp_path_factory.mktemp("played")
    with closing(SavedGames(made)) as games:
        play(games, Session.start(match(1).rules, (FOX, BEAR), 4), seed=4)
    return made


@pytest.mark.parametrize(
    "column", ["game", "ended", "rules", "face", "name", "level", "score", "won", "turns", "most"]
)
@pytest.mark.parametrize("forged", ["", "x" * 300, b"\xff", None, -(2**62), 1e300, "a\nb"])
def test_what_is_forged_harms_nobody(
    tmp_path: Path, home: Path, column: str, forged: object
) -> None:
    shutil.copytree(home, tmp_path, dirs_exist_ok=True)
    sql = f"UPDATE OR IGNORE seat SET {column} = ? WHERE face = 'bear'"
    run_sql(tmp_path, sql, forged)
    with closing(SavedGames(tmp_path)) as again:
        found = statistics_of(again)
        assert FOX in [each.player for each in found]
        assert all(each.player.name.isprintable() for each in found)
        assert all(tally.name.isprintable() for each in found for tally in each.presets)


def test_the_last_games_have_their_points_told(tmp_path: Path, games: SavedGames) -> None:
    games.flush()
    games.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as opened, opened:
        opened.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) "
            "INSERT INTO seat SELECT i, 0, i, 'river', 'fox', '', '', i, 1, 1, 5, 9.5, 3 FROM n"
        )
    with closing(SavedGames(tmp_path)) as again:
        (fox,) = statistics_of(again)
    assert fox.points == tuple(range(501 - POINTS, 501))
    assert (fox.played, fox.seconds) == (500, pytest.approx(1.9))
