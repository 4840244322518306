"""The doors of the README: each line that it shows explains itself."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SHOWN = re.findall(r"^    python (-m [\w.]+|[\w/]+\.py)(?: ([a-z]+))?", README, re.MULTILINE)
"""What follows `python` on each line, and the word after it if one is chosen."""

DOORS = {door: {word for each, word in SHOWN if each == door} - {""} for door, _ in SHOWN}


@pytest.mark.parametrize("door", DOORS)
def test_a_door_explains_itself_and_all_that_can_be_chosen(door: str) -> None:
    told = subprocess.run(
        [sys.executable, *door.split(), "--help"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert all(re.search(rf"\b{word}\b", told.stdout) for word in DOORS[door])


def test_the_doors_of_the_readme_are_found() -> None:
    assert {"-m game.referee", "-m tests.bench", "assets/sounds/make.py"} <= DOORS.keys()
    assert {"frames", "solver"} <= DOORS["-m tests.bench"]
