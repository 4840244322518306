"""What the tests of the real window have: the tools they need, and a place for pictures."""

import os
from pathlib import Path

import pytest

from tests.window.desktop import MISSING


@pytest.fixture(autouse=True)
def tools() -> None:
    if MISSING:
        pytest.skip(f"a real window needs {', '.join(MISSING)}")


@pytest.fixture
def album(tmp_path: Path) -> Path:
    """The folder for pictures of each stage; RACK_AND_RUN_ALBUM names one that stays."""
    folder = Path(os.environ.get("RACK_AND_RUN_ALBUM", tmp_path)) / "album"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
