"""A buddy follows its player from match to match, and each of its levels is a bot."""

import pytest

from game import bots
from game.bots import BOTS, PEOPLE
from game.session.buddy import BUDDIES, FIRST, GENTLE, STEPS, Attention, Buddy, level_of
from game.session.game_stats import game_stats
from game.session.journal import read_journal, write_journal
from game.session.player import Player
from game.session.session import Session
from tests.bots.followed import PLAYERS, follow, mean_step, share_won
from tests.sizes import size
from tests.store.playing import match, play_game


def played(buddy: Buddy, matches: str) -> Buddy:
    for each in matches:
        buddy = buddy.after(each == "w")
    return buddy


def test_each_step_is_a_bot_that_plays_as_the_level_it_counts_as() -> None:
    assert tuple(BUDDIES) == tuple(bots.BUDDIES) == STEPS
    for like in {*BUDDIES.values()} - {GENTLE}:
        first = next(name for name in STEPS if BUDDIES[name] == like)
        assert BOTS[first] is BOTS[like]
    assert level_of(FIRST) == "level1"
    assert level_of("hermit") == "hermit"


@pytest.mark.parametrize(
    ("matches", "step"),
    [
        ("", 2),
        ("w", 2),
        ("ww", 3),
        ("www", 3),
        ("wwww", 4),
        ("wl", 1),
        ("wwlwwl", 2),
        ("l", 1),
        ("lww", 2),
        ("w" * 40, 15),
        ("l" * 40, 1),
        ("l" * 40 + "ww", 2),
    ],
)
def test_it_goes_up_after_two_wins_and_down_after_a_loss(matches: str, step: int) -> None:
    assert played(Buddy(), matches).bot == f"buddy{step}"


@pytest.mark.parametrize(
    ("taken", "match", "step"),
    [
        (20, "w", 4),
        (20, "l", 3),
        (15, "w", 4),
        (10, "w", 2),
        (10, "l", 2),
        (5, "w", 2),
        (5, "l", 1),
    ],
)
def test_the_first_match_places_it_by_the_share_of_chances_taken(
    taken: int, match: str, step: int
) -> None:
    watched = Attention(20, taken)
    placed = Buddy().after(match == "w", watched)
    assert placed.bot == f"buddy{step}"
    assert placed.after(False, watched) == placed.after(False)


def test_few_chances_place_nobody() -> None:
    assert Buddy().after(True, Attention(4, 4)).bot == FIRST


def test_a_journal_keeps_that_a_bot_is_a_buddy_and_how_it_plays() -> None:
    players = (Player("Ann"), Player.unnamed("otter", "buddy5"), Player.unnamed("bear", "level1"))
    session = Session(match(1).game, players)
    assert read_journal(write_journal(session.journal)).players == players


@pytest.mark.parametrize(("bot", "level"), [("buddy10", "level8"), ("buddy1", GENTLE)])
def test_figures_count_it_as_the_level(bot: str, level: str) -> None:
    session = match(1)
    play_game(session, 1)
    players = (Player("Ann"), Player.unnamed("otter", bot), Player.unnamed("bear", "buddy1"))
    assert {each.level for each in game_stats(session.game, players)} == {level}


@pytest.mark.parametrize(
    ("player", "low", "high"),
    [
        ("person50", 1.0, 2.0),
        pytest.param("person100", 1.2, 3.0, marks=pytest.mark.release),
        pytest.param("level9", 1.5, 9.0, marks=pytest.mark.release),
    ],
)
def test_players_of_different_strength_win_more_than_they_lose(
    player: str, low: float, high: float
) -> None:
    told = follow(PLAYERS[player], size(12, 40), 1)
    assert 0.5 <= share_won(told) <= 0.85
    assert low <= mean_step(told) <= high


@pytest.mark.parametrize("player", PEOPLE)
def test_every_beginner_wins_one_of_the_first_four(player: str) -> None:
    assert any(won for _, won in follow(PEOPLE[player], 4, 1))
