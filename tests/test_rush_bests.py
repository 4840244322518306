"""The table of bests: one line for each player at home, ten lines of today on a public screen."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from game.rush_bests import MOST, SHOWN, BestsOfToday, KeptBests, Score, renamed
from game.session.player import Player
from game.settings import Settings
from tests.kits import reopened, store

DAY = date(2026, 11, 22)
ANN, OWL = Player("Ann", "fox", color=2), Player("owl", "owl", color=1)


def score(player: Player, points: int, day: date = DAY) -> Score:
    return Score(player, points, 7, 3, day)


def test_the_best_of_each_player_is_kept() -> None:
    settings = store()
    bests = KeptBests(settings)
    for each in score(OWL, 80), score(ANN, 120), score(ANN, 90), score(OWL, 100):
        bests.record(each)
    again = KeptBests(reopened(settings))
    assert again.ranked == [score(ANN, 120), score(OWL, 100)]
    assert (again.to_beat(ANN), again.to_beat(Player("Ben", "fox"))) == (120, 0)


def test_a_round_without_points_is_no_best() -> None:
    settings = store()
    KeptBests(settings).record(score(ANN, 0))
    assert settings[Settings].rush_bests == ()


def test_no_more_are_kept_than_fit_the_file_and_no_more_shown_than_can_be_read() -> None:
    settings = store()
    bests = KeptBests(settings)
    for at in range(MOST + 5):
        bests.record(score(Player(f"Name {at}", "fox"), at + 1))
    assert len(settings[Settings].rush_bests) == MOST
    assert [each.points for each in bests.ranked] == [*range(MOST + 5, MOST + 5 - SHOWN, -1)]


@pytest.mark.parametrize(
    "line", ["", "x", "120 7 3 2026-11-22", "120 7 3 2026-13-22 fox", "-5 7 3 2026-11-22 fox"]
)
def test_what_cannot_be_read_of_a_line_is_as_if_it_was_not_there(line: str) -> None:
    settings = store(rush_bests=(line, "120 7 3 2026-11-22 fox:2 Ann"))
    assert KeptBests(settings).ranked == [score(ANN, 120)]


def test_a_renamed_player_keeps_the_best_and_a_forgotten_one_leaves_none() -> None:
    lines = ("120 7 3 2026-11-22 fox:2 Ann", "80 7 3 2026-11-22 owl:1")
    bea = Player("Bea", "bear")
    assert renamed(lines, ANN, bea) == ("120 7 3 2026-11-22 bear:2 Bea", lines[1])
    assert renamed(lines, ANN, None) == lines[1:]
    assert renamed(lines, replace(ANN, name="Ben"), None) == lines


def test_a_public_screen_has_the_best_ten_of_today_and_none_of_yesterday() -> None:
    today = [DAY]
    bests = BestsOfToday(lambda: today[0])
    for at in range(SHOWN + 2):
        bests.record(score(OWL, 10 * at))
    assert [each.points for each in bests.ranked] == [*range(110, 10, -10)]
    assert bests.to_beat(ANN) == 110
    today[0] += timedelta(days=1)
    assert (list(bests.ranked), bests.to_beat(ANN)) == ([], 0)
