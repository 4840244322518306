"""What is packed comes out again, and ways rank as their scores do."""

from hypothesis import given
from hypothesis import strategies as st

from game.solver.packing import (
    DIGITS,
    FIRST_PAIR,
    LAST_PAIR,
    ONE_JOKER,
    RADIX,
    STATE,
    jokers_left,
    pack_pair,
    pack_score,
    run_state,
    run_states,
    score_of,
    unpack_pair,
)

runs = st.integers(0, RADIX - 1)
jokers = st.integers(0, 20)
scores = st.tuples(st.integers(0, 2000), st.integers(0, 511))
states = st.builds(lambda left, four: left * ONE_JOKER + four, jokers, st.integers(0, 9999))


def test_a_state_reads_as_jokers_and_a_digit_for_each_color() -> None:
    assert 2 * ONE_JOKER + pack_pair(0, 3) * FIRST_PAIR + pack_pair(1, 5) * LAST_PAIR == 20315


@given(jokers, runs, runs, runs, runs, scores)
def test_a_way_is_unpacked_as_it_was_packed(
    left: int, k: int, r: int, b: int, o: int, score: tuple[int, int]
) -> None:
    first, last = pack_pair(k, r), pack_pair(b, o)
    state = left * ONE_JOKER + first * FIRST_PAIR + last * LAST_PAIR
    way = state + pack_score(*score)
    assert (*unpack_pair(first), *unpack_pair(last)) == run_states(way) == (k, r, b, o)
    assert [run_state(state, DIGITS[color]) for color in "KRBO"] == [k, r, b, o]
    assert (jokers_left(way), score_of(way), way & STATE) == (left, pack_score(*score), state)


@given(scores, states, scores, states)
def test_ways_rank_by_worth_then_by_tiles_in_place(
    one: tuple[int, int], here: int, other: tuple[int, int], there: int
) -> None:
    if one != other:
        assert (pack_score(*one) + here < pack_score(*other) + there) == (one < other)
