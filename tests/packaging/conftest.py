"""What the tests of packages have: a folder with a space and an umlaut in its name."""

from pathlib import Path

import pytest

NAME = "Spiele für alle"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / NAME
    made.mkdir()
    return made
