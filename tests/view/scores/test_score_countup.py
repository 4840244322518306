from hypothesis import given
from hypothesis import strategies as st

from game.engine.notation import read_row
from game.engine.score import score
from game.view.scores.score_countup import LONGEST_SECONDS, ScoreCountUp

FLIP, STEP = 0.29, 0.09
RACKS = [read_row(text) if text else () for text in ("R3 K9 O12", "", "J O2", "K1")]
FULL = read_row(" ".join(f"{color}{number}" for color in "KRB" for number in range(1, 14)))


def telling(racks=RACKS, ended="out") -> ScoreCountUp:
    return ScoreCountUp(racks, score(ended, racks), FLIP, STEP)


def test_it_begins_with_nothing_and_ends_with_all() -> None:
    told = telling()
    assert told.begun(0) == 0
    assert [told.points(seat, 0) for seat in range(4)] == [0, 0, 0, 0]
    assert told.begun(told.end) == 6
    assert [told.points(seat, told.end) for seat in range(4)] == [-24, 57, -32, -1]
    assert {told.turned(0, index, told.end) for index in range(3)} == {1.0}


def test_the_rack_after_the_winner_turns_first_and_no_two_at_once() -> None:
    told = telling()
    moments = [told.end * at / 400 for at in range(401)]
    begin = {
        seat: next(now for now in moments if told.turned(seat, 0, now) > 0) for seat in (0, 2, 3)
    }
    assert sorted(begin, key=lambda seat: begin[seat]) == [2, 3, 0]
    assert told.turned(2, 1, begin[3]) == told.turned(3, 0, begin[0]) == 1.0


def test_who_wins_a_blocked_game_turns_last() -> None:
    racks = [read_row("K1"), read_row("R5"), read_row("R6")]
    told = telling(racks, "blocked")
    now = next(at / 100 for at in range(1000) if told.turned(0, 0, at / 100) > 0)
    assert told.turned(2, 0, now) == 1.0
    assert [told.points(seat, told.end) for seat in range(3)] == [9, -4, -5]


def test_a_full_rack_takes_no_longer_than_people_wait() -> None:
    told = telling([FULL, (), FULL, FULL])
    assert told.end < 3 * (LONGEST_SECONDS + FLIP) + 3


@given(st.integers(0, 100), st.integers(0, 3))
def test_what_is_told_adds_up_to_nothing_at_any_moment(share: int, first: int) -> None:
    racks = [*RACKS[first:], *RACKS[:first]]
    told = telling(racks)
    now = told.end * share / 100
    assert sum(told.points(seat, now) for seat in range(4)) == 0
