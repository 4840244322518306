"""What tests of scenes have: ears."""

import pytest


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the names of the sounds that were played."""
    names: list[str] = []
    monkeypatch.setattr(
        "game.kit.audio.Sounds.play", lambda self, name, *args, **kwargs: names.append(name)
    )
    return names
