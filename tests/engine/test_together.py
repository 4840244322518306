"""All play together: when the turn passes on, when the game is over, and who has won (R48)."""

from random import Random

import pytest

from game.engine.deal import deal
from game.engine.game import Game
from game.engine.limits import NotationError
from game.engine.notation import read_position, read_turn
from game.engine.position import Position
from game.engine.rules import TOGETHER, for_seats
from game.engine.rules_notation import read_rules
from game.engine.score import Result
from game.engine.turn import apply

THREE = "rules together / table B4 B5 B6 / {} / pool {}"
SEATS = "* fox+ {} / owl+ {} / bear+ {}"


def start(fox: str, owl: str, bear: str, pool: str = "") -> Position:
    return read_position(THREE.format(SEATS.format(fox, owl, bear), pool))


def after(before: Position, *turns: str) -> Position:
    for turn in turns:
        before = apply(before, read_turn(before.table, turn))
    return before


@pytest.mark.parametrize(
    ("racks", "turns", "to_move", "ended"),
    [
        (("B7", "K1", "K2"), ["B4 B5 B6 > B4 B5 B6 B7"], "owl", None),
        (("B7", "K1", "K2"), ["B4 B5 B6 > B4 B5 B6 B7", "pass"], "bear", None),
        (("B7", "K1", "K2"), ["B4 B5 B6 > B4 B5 B6 B7", "pass", "pass"], "owl", "blocked"),
        (("K1", "B7", "K2"), ["pass", "B4 B5 B6 > B4 B5 B6 B7", "pass"], "fox", None),
        (("K1", "B7", "K2"), ["pass", "B4 B5 B6 > B4 B5 B6 B7", "pass", "pass"], "bear", "blocked"),
        (
            ("B7", "B8", "B9"),
            [
                "B4 B5 B6 > B4 B5 B6 B7",
                "B4 B5 B6 B7 > B4 B5 B6 B7 B8",
                "B4 B5 B6 B7 B8 > B4 B5 B6 B7 B8 B9",
            ],
            "fox",
            "out",
        ),
        (
            ("B7", "B3", "K1"),
            ["B4 B5 B6 > B4 B5 B6 B7", "B4 B5 B6 B7 > B3 B4 B5 B6 B7"],
            "bear",
            None,
        ),
        (("K1", "K2", "K3"), ["pass", "pass", "pass"], "fox", "blocked"),
    ],
    ids=[
        "one is out, and the others go on",
        "who is out is left out",
        "the others pass",
        "a play breaks the chain",
        "who still has tiles must pass",
        "every rack is empty",
        "two are out",
        "nobody can play",
    ],
)
def test_whose_turn_it_is_and_how_it_ends(
    racks: tuple[str, str, str], turns: list[str], to_move: str, ended: str | None
) -> None:
    now = after(start(*racks), *turns)
    assert (now.mover.name, now.ended) == (to_move, ended)


def test_with_tiles_in_the_pool_nobody_passes_and_a_draw_goes_on() -> None:
    now = after(start("B7", "K1", "K2", pool="O1 O2"), "B4 B5 B6 > B4 B5 B6 B7", "draw", "draw")
    assert (now.mover.name, now.ended, len(now.pool)) == ("owl", None, 0)


@pytest.mark.parametrize(
    ("racks", "turns", "result"),
    [
        (
            ("B7", "B8", ""),
            ["B4 B5 B6 > B4 B5 B6 B7", "B4 B5 B6 B7 > B4 B5 B6 B7 B8"],
            Result("out", (0, 1, 2), (0, 0, 0), together=True),
        ),
        (("K1", "", ""), ["pass"], Result("blocked", (), (0, 0, 0), together=True)),
    ],
    ids=["all win", "nobody wins"],
)
def test_all_win_or_nobody_and_there_are_no_points(
    racks: tuple[str, str, str], turns: list[str], result: Result
) -> None:
    game = Game(start(*racks))
    for turn in turns:
        game.do(read_turn(game.position.table, turn))  # type: ignore[arg-type]
    assert game.result == result


def test_from_the_first_turn_on_all_may_build_on_the_table() -> None:
    dealt = deal(for_seats(TOGETHER, 3), ["fox", "owl", "bear"], Random(1)).position
    assert all(seat.opened for seat in dealt.seats)


def test_it_is_one_game_without_a_clock() -> None:
    assert read_rules("together") == TOGETHER
    assert TOGETHER.seconds is None
    with pytest.raises(NotationError, match="one game"):
        read_rules("together length=rounds:1")
