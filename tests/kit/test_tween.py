"""Sway: a lean that follows the hand and never goes too far."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kit.motion.tween import Sway, Tween, ease_in_out, ease_out, ease_out_back, linear

EASES = [linear, ease_out, ease_in_out, ease_out_back]
places = st.tuples(st.integers(-500, 500), st.integers(-500, 500))


@pytest.mark.parametrize("ease", EASES)
def test_an_ease_starts_at_nought_and_ends_at_one(ease):
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out])
def test_plain_eases_never_turn_back(ease):
    values = [ease(i / 100) for i in range(101)]
    assert values == sorted(values)


def test_the_overshoot_is_there_and_at_most_eight_percent():
    highest = max(ease_out_back(i / 1000) for i in range(1001))
    assert 1.02 < highest <= 1.08


@given(places, places, st.floats(0, 500), st.floats(0, 300), st.sampled_from(EASES))
def test_a_glide_arrives_exactly_and_in_time(start, end, ms, delay, ease):
    glide = Tween(*start)
    glide.to(*end, ms, ease, delay)
    seconds = (ms + delay) / 1000
    for _ in range(int(seconds * 60) + 2):
        glide.tick(1 / 60)
    assert (glide.x, glide.y) == end
    assert not glide.moving
    assert not glide.tick(1)


@pytest.mark.parametrize(("target", "progress", "then"), [(0, 0.0, 25), (100, 0.5, 100)])
def test_a_new_target_is_gone_to_from_the_place_now_and_the_same_one_goes_on(
    target, progress, then
):
    glide = Tween(0, 0)
    glide.to(100, 0, 100, linear)
    glide.tick(0.05)
    glide.to(target, 0, 100, linear)
    assert (glide.x, glide.progress) == (50, progress)
    glide.tick(0.05)
    assert glide.x == then


def test_a_delay_is_waited_for():
    glide = Tween(0, 0)
    glide.to(100, 0, 100, linear, delay=100)
    assert not glide.tick(0.09)
    assert glide.moving
    assert glide.progress == 0
    assert glide.tick(0.06)
    assert glide.x == pytest.approx(50)


def test_put_and_finish_jump():
    glide = Tween(0, 0)
    glide.to(100, 40, 100)
    glide.finish()
    assert (glide.x, glide.y, glide.moving) == (100, 40, False)
    glide.put(3, 4)
    assert (glide.target, glide.moving, glide.progress) == ((3, 4), False, 1.0)


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
