"""Who is remembered: people who began a game here, and nothing of visitors and bots."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.rules import FAMILY, Rounds
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from tests.following import follow
from tests.store.known import statistics_of
from tests.store.playing import play_on, run_sql

ANN, FOX, OWL = Player("Ann", "fox"), Player.unnamed("fox"), Player.unnamed("owl")
BOT, VISITOR = Player.unnamed("bear", "level1"), Player("", "frog")


def begin(games: SavedGames, *players: Player) -> Session:
    rules = replace(FAMILY, seconds=None, length=Rounds(1))
    session = Session.start(rules, players, 3)
    follow(games, session)
    return session


def play(games: SavedGames, *players: Player) -> None:
    session = begin(games, *players)
    play_on(session, 3)
    session.close()


def test_at_first_there_is_nobody(games: SavedGames) -> None:
    assert games.remembered() == ()


def test_who_began_last_comes_first_and_each_once(games: SavedGames, tmp_path: Path) -> None:
    begun: Sequence[tuple[Player, ...]] = ((FOX, BOT), (OWL, BOT), (ANN, BOT), (FOX, BOT))
    for players in begun:
        begin(games, *players)
    assert games.remembered() == (FOX, ANN, OWL)
    games.close()
    with closing(SavedGames(tmp_path)) as again:
        assert again.remembered() == (FOX, ANN, OWL)


def test_a_name_of_before_is_the_same_player(games: SavedGames) -> None:
    begin(games, Player("Fox", "fox"), BOT)
    begin(games, FOX, BOT)
    assert games.remembered() == (FOX,)


def test_bots_and_visitors_leave_nothing(games: SavedGames) -> None:
    play(games, VISITOR, BOT)
    assert games.remembered() == statistics_of(games) == ()
    play(games, VISITOR, ANN)
    assert games.remembered() == (ANN,)
    assert [each.player for each in statistics_of(games)] == [ANN]


def test_who_is_forgotten_is_offered_no_more(games: SavedGames) -> None:
    begin(games, ANN, FOX)
    games.forget(ANN)
    assert games.remembered() == (FOX,)
    assert len(games.listed()) == 1


def test_who_was_forgotten_comes_back_with_all_that_was_theirs(games: SavedGames) -> None:
    play(games, ANN, FOX)
    games.set_preferences(ANN, text_scale=150)
    games.observer((ANN, FOX))

    def known() -> tuple[object, ...]:
        who = sorted(each.name for each in games.remembered())  # They began at the same moment.
        return who, statistics_of(games), games.preferences(ANN), games.stamps(ANN)

    before = known()
    erased = games.forget(ANN)
    assert ANN not in games.remembered()
    assert not games.stamps(ANN)
    games.bring_back(erased)
    assert known() == before
    games.bring_back(erased)
    assert known() == before


@pytest.mark.parametrize("column", ["face", "name", "last"])
@pytest.mark.parametrize("forged", ["", "x" * 300, b"\xff", None, -(2**62), 1e300, "a\nb"])
def test_what_is_forged_harms_nobody(
    tmp_path: Path, games: SavedGames, column: str, forged: object
) -> None:
    begin(games, ANN, OWL)
    games.close()
    run_sql(tmp_path, f"UPDATE player SET {column} = ? WHERE face = 'owl'", forged)
    with closing(SavedGames(tmp_path)) as again:
        found = again.remembered()
        assert ANN in found
        assert all(each.name.isprintable() for each in found)
