"""The countdown of a turn (R33, R37)."""

from math import inf, nan

import pytest

from game.engine.clock import Clock


def test_it_counts_down_to_zero_and_no_further() -> None:
    clock = Clock(60)
    clock.tick(59.5)
    assert (clock.left, clock.is_over) == (0.5, False)
    clock.tick(5)
    assert (clock.left, clock.used, clock.is_over) == (0, 60, True)


def test_without_a_limit_it_only_counts_up() -> None:
    clock = Clock(None)
    clock.tick(1000)
    assert (clock.left, clock.used, clock.is_over) == (None, 1000, False)


def test_a_new_turn_has_all_its_time() -> None:
    clock = Clock(30)
    clock.tick(30)
    clock.restart(60)
    assert (clock.left, clock.used, clock.is_over) == (60, 0, False)


@pytest.mark.parametrize("dt", [inf, -inf, nan, -0.1])
def test_time_that_cannot_pass_is_refused(dt: float) -> None:
    clock = Clock(60)
    with pytest.raises(ValueError, match=r"^Time passes by some seconds, not by "):
        clock.tick(dt)
    assert clock.used == 0
