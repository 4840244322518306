"""Stray presses: a second press that was meant for what was there before."""

import pytest
from pygame import Rect

from game.kit.debounce import PATIENCE, Debounce
from game.kit.gestures import OUTSIDE, Back, Confirm, Down, Gesture, Hover, Key, Up
from tests.kits import open_kit

HERE, THERE = (100, 100), (140, 100)


def after(*gestures: Gesture) -> Debounce:
    debounce = Debounce(open_kit((1366, 768)))
    for gesture in gestures:
        debounce.observe(gesture)
    debounce.begin()
    return debounce


@pytest.mark.parametrize("again", [Down(HERE), Hover((103, 102)), Hover(OUTSIDE)])
def test_the_same_press_again_is_stray(again: Gesture) -> None:
    debounce = after(Down(HERE), Up(HERE, HERE, False))
    debounce.observe(again)
    assert debounce.is_repeat


@pytest.mark.parametrize("other", [Down(THERE), Hover(THERE), Key("h"), Confirm(), Back()])
def test_whatever_else_is_done_ends_that(other: Gesture) -> None:
    debounce = after(Up(HERE, HERE, False))
    debounce.observe(other)
    assert not debounce.is_repeat
    debounce.observe(Down(HERE))
    assert not debounce.is_repeat


@pytest.mark.parametrize("key", [Confirm(), Key("space")])
def test_a_key_that_is_pressed_again_is_stray_too(key: Gesture) -> None:
    debounce = after(key)
    debounce.observe(key)
    assert debounce.is_repeat
    debounce.observe(Down(HERE))
    assert not debounce.is_repeat


def test_it_is_over_after_a_while() -> None:
    debounce = after(Up(HERE, HERE, False))
    debounce.tick(PATIENCE - 0.1)
    assert debounce.is_repeat
    debounce.tick(0.2)
    assert not debounce.is_repeat


def test_where_nothing_was_pressed_before_every_press_is_meant() -> None:
    assert not after().is_repeat


def test_it_guards_only_where_the_press_was() -> None:
    debounce = after(Up(HERE, HERE, False))
    there = Rect(THERE, (10, 10))
    assert debounce.guards(Rect(HERE, (10, 10)))
    assert not debounce.guards(there)
    assert after(Confirm()).guards(there)


def test_everywhere_no_press_counts_for_a_while_wherever_it_is() -> None:
    debounce = Debounce(open_kit((1366, 768)))
    debounce.begin(everywhere=True)
    for gesture in Down(HERE), Hover(THERE), Confirm():
        debounce.observe(gesture)
        assert debounce.is_repeat
    debounce.tick(PATIENCE + 0.1)
    assert not debounce.is_repeat


def test_a_press_that_was_not_seen_is_repeated_by_the_first_wherever_that_is() -> None:
    debounce = Debounce(open_kit((1366, 768)))
    debounce.miss()
    debounce.begin()
    debounce.observe(Hover(OUTSIDE))
    debounce.observe(Down(HERE))
    assert debounce.is_repeat
    debounce.observe(Down(THERE))
    assert not debounce.is_repeat
