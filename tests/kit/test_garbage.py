"""Garbage is collected between two frames, on the thread that draws them, and on no other."""

import gc
from collections.abc import Iterator
from threading import Thread, current_thread

import pytest

from game.kit.system.garbage import LATEST, collect_garbage, collect_on_request

MANY = 100_000
"""More knots than any threshold lets stay."""


@pytest.fixture
def collections() -> Iterator[list[tuple[str, int]]]:
    found: list[tuple[str, int]] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            found.append((current_thread().name, told["generation"]))

    gc.collect()
    collect_on_request()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.enable()


def make_knots() -> None:
    for _ in range(MANY):
        knot: list[object] = []
        knot.append(knot)


def test_another_thread_collects_nothing(collections: list[tuple[str, int]]) -> None:
    thread = Thread(target=make_knots)
    thread.start()
    thread.join()
    assert collections == []
    collect_garbage(is_quiet=False)
    assert collections == [(current_thread().name, 0)]


def test_where_nothing_is_due_nothing_is_collected(collections: list[tuple[str, int]]) -> None:
    collect_garbage(is_quiet=True)
    assert collections == []


def test_the_oldest_waits_until_nothing_moves_but_not_for_ever(
    collections: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    young, middle, old = gc.get_threshold()

    def left(oldest: int) -> tuple[int, int, int]:
        return young + 1, middle + 1, oldest

    counts = left(old + 1)
    monkeypatch.setattr(gc, "get_count", lambda: counts)
    collect_garbage(is_quiet=False)
    collect_garbage(is_quiet=True)
    counts = left(LATEST * old + 1)
    collect_garbage(is_quiet=False)
    assert [generation for _, generation in collections] == [1, 2, 2]
