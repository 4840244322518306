import pytest

from game.engine.limits import NotationError
from game.engine.notation import read_position, read_row, read_table
from game.engine.turn import Draw, Pass, Play
from game.lessons.goal import Goal, read_goal

POSITION = read_position("""
rules classic-2016 seconds=none
table B5 B6 J | K1 K2 K3
* Fox+ B4 B7 O2 O3
  Owl  ?7
pool ?20
""")


def play(text: str) -> Play:
    return Play(read_table(text))


EXTENDED = play("B4 B5 B6 J | K1 K2 K3")
FREED = play("B4 B5 B6 | K1 K2 K3 | O2 O3 J")
BROKEN = play("B4 B5 B6 | K1 K2 K3 | O2 J")


@pytest.mark.parametrize(
    ("goal", "turn", "met"),
    [
        ("play", EXTENDED, True),
        ("play", BROKEN, False),
        ("play", Draw(), False),
        ("lay B4", EXTENDED, True),
        ("lay B4 B7", EXTENDED, False),
        ("lay B4; free J", FREED, True),
        ("free J", EXTENDED, False),
        ("lay B4; keep B7 O2 O3", EXTENDED, True),
        ("lay B4; keep O2", FREED, False),
        ("lay 1", EXTENDED, True),
        ("lay 2", EXTENDED, False),
        ("lay 3", FREED, True),
        ("lay B4; fewest 0", EXTENDED, True),
        ("lay B4; fewest 0", FREED, False),
        ("lay B4; fewest 1", FREED, True),
        ("draw", Draw(), True),
        ("draw", Pass(), False),
        ("draw", EXTENDED, False),
    ],
)
def test_the_engine_says_whether_a_turn_meets_a_goal(goal: str, turn: Play, met: bool) -> None:
    assert read_goal(goal).is_met(POSITION, turn) is met


def test_a_goal_tells_what_is_lacking() -> None:
    goal = read_goal("lay B4 B7; free J")
    assert goal.unlaid(POSITION, FREED) == read_row("B7")
    assert read_goal("lay B4; keep B7 O2").unkept(POSITION, FREED) == read_row("O2")
    assert goal.unfreed(POSITION, FREED) == ()
    assert goal.unfreed(POSITION, EXTENDED) == read_row("J")


def test_a_goal_tells_how_many_tiles_are_lacking_or_have_moved_too_many() -> None:
    goal = read_goal("lay 4; fewest 0")
    assert (goal.shortage(POSITION, FREED), goal.excess(POSITION, FREED)) == (1, 1)
    assert read_goal("play").excess(POSITION, FREED) == 0


def test_a_goal_has_parts() -> None:
    assert read_goal("lay R1 R2; free J") == Goal(read_row("R1 R2"), jokers=read_row("J"))
    assert read_goal("play; keep J") == Goal(kept=read_row("J"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fewest",
        "fewest R1",
        "draw; lay 2",
        "lay",
        "win",
        "lay R14",
        "draw R1",
        "draw; lay R1",
        "draw; keep R1",
        "keep",
        "play 3",
    ],
)
def test_what_is_no_goal_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_goal(text)
