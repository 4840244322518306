"""Sway: a lean that follows the hand and never goes too far."""

import pytest

from game.kit.sway import Sway

FRAME = 1 / 60


def swayed(*xs: float) -> list[float]:
    sway = Sway(most=3.0, fastest=25.0, ms=110)
    return [sway.tick(x, FRAME) for x in xs]


@pytest.mark.parametrize("speed", [5, 25, 400])
def test_it_leans_against_the_way_and_never_further_than_it_may(speed: float) -> None:
    right = swayed(*(speed * FRAME * at for at in range(20)))
    left = swayed(*(-speed * FRAME * at for at in range(20)))
    assert right == sorted(right, reverse=True)
    assert right[-1] == pytest.approx(-3.0 * min(1, speed / 25), abs=0.02)
    assert min(right) >= -3.0
    assert left == [-angle for angle in right]


def test_it_follows_in_a_tenth_of_a_second_and_swings_back_as_fast() -> None:
    angles = swayed(*(25 * FRAME * at for at in range(8)), *[25 * FRAME * 7] * 8)
    assert angles[7] < -2.8
    assert abs(angles[-1]) < 0.2


def test_without_time_it_stays() -> None:
    sway = Sway(3.0, 25.0, 110)
    sway.tick(0, FRAME)
    assert sway.tick(10, 0.0) == 0.0
