"""A bare environment of Python, into which packages are fetched."""

import os
import sys
from pathlib import Path

import pytest

from tests.waiting import run

UNREACHED = ("No matching distribution", "Could not find a version", "Failed to establish")
"""What pip says where no package can be fetched."""


class Environment:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        made = run([sys.executable, "-m", "venv", str(folder)])
        assert made.returncode == 0, made.stderr
        self.scripts = folder / ("Scripts" if os.name == "nt" else "bin")

    def pip(self, *words: str) -> None:
        """Run pip; skip the test where it reaches no registry."""
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = run([str(self.scripts / "python"), "-m", "pip", "-q", *words], env=env)
        if done.returncode and any(each in done.stderr for each in UNREACHED):
            pytest.skip("no registry of packages can be reached from here")
        assert done.returncode == 0, done.stderr

    def files(self) -> set[Path]:
        return {path.relative_to(self.folder) for path in self.folder.rglob("*")}
