"""What the process asks of the system's memory, and where it asks nothing."""

import ctypes
import sys

import pytest

from game.kit.system.memory import return_holes, return_large_blocks


class Library:
    """A library of C that tells what was asked of it."""

    def __init__(self, *known: str) -> None:
        self.asked: list[str] = []
        for name in known:
            setattr(self, name, lambda *_, name=name: self.asked.append(name))


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    made = Library("mallopt", "malloc_trim")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda _: made)
    return made


def test_large_blocks_and_holes_are_returned(library: Library) -> None:
    return_large_blocks()
    return_holes()
    assert library.asked == ["mallopt", "malloc_trim"]


@pytest.mark.parametrize("other", ["library", "system"])
def test_another_library_or_system_is_left_alone(
    library: Library, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    if other == "library":
        monkeypatch.setattr(ctypes, "CDLL", lambda _: Library())
    else:
        monkeypatch.setattr(sys, "platform", "win32")
    return_large_blocks()
    return_holes()
    assert not library.asked
