"""How much is done in a frame in which a tile is carried: counted, so it is so on any machine."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from game.kit.stage import Still
from game.view.table.board import Board
from game.view.table.row_frames import RowFrames
from scenes.table.screen import TableScreen
from tests.scenes.seated import Seated

CARRIED = 640
"""How many calls a frame makes at most in which a tile is carried; 508 were counted."""

OPENED = 1140
"""How many it makes in which one row closes and another opens; 1,004 were counted."""


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often rows open, frames of rows are worked out and drawn, and all is shown."""
    counted: Counter[str] = Counter()

    def count(owner: Any, name: str) -> None:
        done: Callable[..., Any] = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            counted[name] += 1
            return done(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    count(Board, "aim")
    count(Board, "_row_frame")
    count(RowFrames, "_lay")
    count(Still, "keep")
    count(TableScreen, "refresh")
    return counted


@contextmanager
def calls() -> Iterator[Counter[str]]:
    """Count the calls of functions written in Python."""
    called: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        called[frame.f_code.co_qualname] += event == "call"

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


def held() -> Seated:
    """Give a table at which a tile has been taken up and carried over bare felt."""
    pilot = Seated()
    pilot.settle()
    pilot.press(pilot.mine("K1"))
    for _ in range(3):
        pilot.move(pilot.felt(), held=True)
    return pilot


def test_a_frame_in_which_a_tile_is_carried_does_little(counts: Counter[str]) -> None:
    pilot = held()
    x, y = pilot.felt()
    counts.clear()
    with calls() as called:
        pilot.move((x - 3, y), held=True)
    assert not counts
    assert called.total() <= CARRIED


def test_from_one_row_to_the_next_only_the_two_are_framed_anew(counts: Counter[str]) -> None:
    pilot = held()
    first, second = (pilot.frame(pilot.row(row)) for row in ("B4 B5 B6", "K8 R8 O8"))
    for place in (second, first):  # What is kept from the first time on costs only once.
        for _ in range(3):
            pilot.move(place, held=True)
    assert pilot.board.aimed == pilot.row("B4 B5 B6")
    pilot.tick(1)
    counts.clear()
    with calls() as called:
        pilot.move(second, held=True)
    assert pilot.board.aimed == pilot.row("K8 R8 O8")
    assert counts == {"aim": 1, "_row_frame": 2, "_lay": 2, "keep": 1}
    assert called.total() <= OPENED
