"""What tests of scenes have: ears, and an eye for words that were cut off."""

import pytest

from game.kit.text.fonts import Fonts


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the names of the sounds that were played."""
    names: list[str] = []
    monkeypatch.setattr(
        "game.kit.audio.Sounds.play", lambda self, name, *args, **kwargs: names.append(name)
    )
    return names


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, float]]:
    """Give the sounds that were played, each with its step and its volume."""
    sounds: list[tuple[str, int, float]] = []

    def play(_: object, name: str, step: int = 0, volume: float = 1.0, **_how: float) -> None:
        sounds.append((name, step, volume))

    monkeypatch.setattr("game.kit.audio.Sounds.play", play)
    return sounds


@pytest.fixture
def clipped(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Give the texts that had to be cut off."""
    found: list[tuple[object, ...]] = []
    shorten = Fonts.shorten

    def look(self, text, face, px, width):
        shown = shorten(self, text, face, px, width)
        if shown != text:
            found.append((text, px, width))
        return shown

    monkeypatch.setattr(Fonts, "shorten", look)
    return found
