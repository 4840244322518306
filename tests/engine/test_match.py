"""Matches: rounds, targets and agreed games (R40–R42)."""

import pytest

from game.engine.match import Standing, games_in_round, standing
from game.engine.rules import Games, Length, Rounds, Target
from game.engine.score import Result


def games(*scores: tuple[int, ...]) -> list[Result]:
    return [
        Result("out", tuple(seat for seat, points in enumerate(each) if points > 0), each)
        for each in scores
    ]


@pytest.mark.parametrize(
    ("length", "scores", "winners"),
    [
        (Rounds(1), [(30, -30)], ()),  # R40: a round has as many games as players
        (Rounds(1), [(30, -30), (-12, 12)], (0,)),  # a tie in games: the higher score
        (Rounds(1), [(12, -12), (-12, 12)], (0, 1)),  # then joint winners
        (Rounds(2), [(12, -12), (12, -12), (12, -12)], ()),
        (Rounds(2), [(1, -1), (1, -1), (1, -1), (-50, 50)], (0,)),  # games before points
        (Target(50), [], ()),  # R41
        (Target(50), [(30, -30)], ()),
        (Target(50), [(30, -30), (20, -20)], (0,)),
        (Target(50), [(60, -30, -30), (-20, 60, -40), (-10, 20, -10)], (1,)),
        (Target(50), [(50, 50, -100)], ()),  # a tie plays one more
        (Target(50), [(50, 50, -100), (-1, 2, -1)], (1,)),
        (Games(2), [(30, -30)], ()),  # R42: the highest total, whoever won more games
        (Games(2), [(5, -5), (-30, 30)], (1,)),
        (Games(3), [(5, -5), (5, -5), (-30, 30)], (1,)),
        (Games(2), [(5, -5), (-5, 5)], (0, 1)),
    ],
)
def test_a_match_is_won_when_it_is_over(
    length: Length, scores: list[tuple[int, ...]], winners: tuple[int, ...]
) -> None:
    players = len(scores[0]) if scores else 2
    assert standing(length, players, games(*scores)).winners == winners


def test_points_and_games_are_both_kept() -> None:
    table = games((24, -5, -16, -3), (-6, -11, 22, -5), (-32, -13, -2, 47), (-10, -25, 41, -6))
    assert standing(Rounds(1), 4, table) == Standing(
        (-24, -54, 45, 33), (1, 0, 2, 1), (2,), (2, 3, 0, 1)
    )


def test_a_shared_win_counts_for_each() -> None:
    assert standing(Rounds(1), 2, [Result("blocked", (0, 1), (0, 0))]).games_won == (1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_has_as_many_games_as_players(players: int) -> None:
    assert games_in_round(players) == players
