"""What is packed comes out again, and packed scores rank as the scores do."""

from hypothesis import given
from hypothesis import strategies as st

from game.solver.packing import (
    DIGITS,
    FIRST_PAIR,
    LAST_PAIR,
    PAIR_RADIX,
    RADIX,
    gain_between,
    pack_pair,
    pack_score,
    pack_state,
    run_state,
    unpack_pair,
    unpack_score,
    unpack_state,
)

Score = tuple[int, int, int]

runs = st.integers(0, RADIX - 1)
scores = st.tuples(st.integers(0, 2000), st.integers(0, 511), st.integers(0, 5 * PAIR_RADIX**2 - 1))


def test_a_state_reads_as_jokers_and_a_digit_for_each_color() -> None:
    first = pack_state(2, pack_pair(0, 3), FIRST_PAIR)
    assert first + pack_state(0, pack_pair(1, 5), LAST_PAIR) == 20315


@given(st.integers(0, 4), runs, runs, runs, runs)
def test_a_state_is_unpacked_as_it_was_packed(jokers: int, k: int, r: int, b: int, o: int) -> None:
    first, last = pack_pair(k, r), pack_pair(b, o)
    packed = pack_state(jokers, first, FIRST_PAIR) + pack_state(0, last, LAST_PAIR)
    assert unpack_state(packed) == (jokers, first, last)
    assert (*unpack_pair(first), *unpack_pair(last)) == (k, r, b, o)
    assert [run_state(packed, DIGITS[color]) for color in "KRBO"] == [k, r, b, o]


@given(scores)
def test_a_score_is_unpacked_as_it_was_packed(score: Score) -> None:
    assert unpack_score(pack_score(*score)) == score


@given(scores, scores)
def test_packed_scores_rank_by_worth_then_by_tiles_in_place(one: Score, other: Score) -> None:
    if one[:2] != other[:2]:
        assert (pack_score(*one) < pack_score(*other)) == (one[:2] < other[:2])


@given(scores, scores)
def test_a_gain_does_not_tell_the_states_before(before: Score, gain: Score) -> None:
    added = pack_score(gain[0], min(gain[1], 511 - before[1]))
    after = pack_score(*before) - before[2] + added + gain[2]
    assert gain_between(pack_score(*before), after) == added
