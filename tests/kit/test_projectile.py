"""A flight: what is thrown rises, falls, and lies where the ground is."""

import pytest

from game.kit.motion.projectile import Projectile


def test_what_is_thrown_rises_falls_and_lies() -> None:
    flight = Projectile((0.0, 0.0), (50.0, -200.0), 1000.0, ground=100.0, begins=0.1, spin=1.0)
    assert flight.at(0.05) is None
    heights = [flight.at(0.1 + t / 50)[0][1] for t in range(60)]
    top = heights.index(min(heights))
    assert 0 < top < 59
    assert heights[:top] == sorted(heights[:top], reverse=True)
    assert heights[top:] == sorted(heights[top:])
    assert heights[-1] == heights[-2] == pytest.approx(100)


def test_without_a_ground_it_falls_for_ever() -> None:
    flight = Projectile((0.0, 0.0), (10.0, 0.0), 100.0)
    assert [flight.at(float(second)) for second in (0, 1, 2)] == [
        ((0.0, 0.0), 0.0),
        ((10.0, 50.0), 0.0),
        ((20.0, 200.0), 0.0),
    ]
