"""The files that set a public screen up can be read by what they are for."""

import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.commandline import parse

FOLDER = Path(__file__).parents[2] / "kiosk"
LAUNCHER = FOLDER / "shell-launcher.xml"
BASH = shutil.which("bash")


@pytest.mark.skipif(not BASH, reason="there is no bash")
@pytest.mark.parametrize("name", ["setup.sh", "run.sh", "session.sh"])
def test_a_shell_can_read_it(name: str) -> None:
    assert BASH
    read = subprocess.run([BASH, "-n", FOLDER / name], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


def test_windows_is_given_options_that_there_are() -> None:
    shells = [each.get("Shell", "") for each in ElementTree.parse(LAUNCHER).iter()]
    (command,) = (each for each in shells if "main.py" in each)
    options = parse(command.split()[2:])
    assert options.kiosk
    assert options.data


def test_every_file_is_explained() -> None:
    guide = (FOLDER / "README.md").read_text(encoding="utf-8")
    for file in FOLDER.iterdir():
        assert f"`{file.name}`" in guide or file.name == "README.md"
