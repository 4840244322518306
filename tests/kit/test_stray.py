"""Stray presses: a second press that was meant for what was there before."""

import pytest

from game.kit.gestures import (
    OUTSIDE,
    PATIENCE,
    Back,
    Confirm,
    Down,
    Gesture,
    Hover,
    Key,
    StrayPresses,
    Up,
)

HERE, THERE = (100, 100), (140, 100)


def after(*gestures: Gesture) -> StrayPresses:
    """Let something begin just after these gestures."""
    stray = StrayPresses(slop=6)
    for gesture in gestures:
        stray.feel(gesture)
    stray.begin()
    return stray


@pytest.mark.parametrize("again", [Down(HERE), Hover((103, 102)), Hover(OUTSIDE)])
def test_the_same_press_again_is_stray(again: Gesture) -> None:
    stray = after(Down(HERE), Up(HERE, HERE, False))
    stray.feel(again)
    assert stray.expected


@pytest.mark.parametrize("other", [Down(THERE), Hover(THERE), Key("h"), Confirm(), Back()])
def test_whatever_else_is_done_ends_that(other: Gesture) -> None:
    stray = after(Up(HERE, HERE, False))
    stray.feel(other)
    assert not stray.expected
    stray.feel(Down(HERE))
    assert not stray.expected


@pytest.mark.parametrize("key", [Confirm(), Key("space")])
def test_a_key_that_is_pressed_again_is_stray_too(key: Gesture) -> None:
    stray = after(key)
    stray.feel(key)
    assert stray.expected
    stray.feel(Down(HERE))
    assert not stray.expected


def test_it_is_over_after_a_while() -> None:
    stray = after(Up(HERE, HERE, False))
    stray.tick(PATIENCE - 0.1)
    assert stray.expected
    stray.tick(0.2)
    assert not stray.expected


def test_where_nothing_was_pressed_before_every_press_is_meant() -> None:
    assert not after().expected
