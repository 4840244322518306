"""The programs that the documents name: each explains itself, and bears what is done to it."""

import importlib
import os
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.run_main import run_main
from tests.documents import TEXTS, commands
from tests.sizes import sample
from tests.waiting import run_python

Ended = Callable[[str], tuple[object, str, str]]

ROOT = Path(__file__).parent.parent
LINES = "\n".join(line for text in TEXTS.values() for line in commands(text))
PROGRAM = r"^python (-m (?:game|tests)\.[\w.]+|[\w/]+\.py)(?: ([a-z]+)(?= |$))?"
SHOWN = sorted(set(re.findall(PROGRAM, LINES, re.MULTILINE)))
"""The programs that the documents name, and the word after each if one is chosen."""

DOORS = {door: {word for each, word in SHOWN if each == door} - {""} for door, _ in SHOWN}

CTRL_C = """
import argparse, os, runpy, signal, sys
def press(*_):
    os.kill(os.getpid(), signal.SIGINT)
argparse.ArgumentParser.parse_args = press
signal.signal(signal.SIGINT, signal.default_int_handler)
module, path = sys.argv[1:]
sys.argv[1:] = ["something"]
runpy.run_module(module, run_name="__main__", alter_sys=True) if module else (
    runpy.run_path(path, run_name="__main__"))
"""
"""Goes through a door, and presses Ctrl+C where the options are read.

Who runs the tests in the background of a shell has Ctrl+C ignored; a person at a door has not.
"""


def test_the_programs_of_the_documents_are_found() -> None:
    assert {"-m game.referee", "-m tests.bench", "assets/sounds/make.py", "main.py"} <= DOORS.keys()
    assert {"frames", "solver"} <= DOORS["-m tests.bench"]


@pytest.mark.parametrize("door", sample(list(DOORS), 3))
def test_who_listens_no_more_is_told_nothing(door: str) -> None:
    """As of `| head -1`, the other end is closed before anything is said."""
    read, write = os.pipe()
    os.close(read)
    try:
        told = run_python(*door.split(), "--help", stdout=write)
    finally:
        os.close(write)
    assert told.stderr == ""
    assert told.returncode in (0, 141)  # What is written at once is lost where it is written.


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.parametrize("door", sample(list(DOORS), 3))
def test_ctrl_c_needs_no_words(door: str) -> None:
    module = door.removeprefix("-m ") if door.startswith("-m") else ""
    told = run_python("-c", CTRL_C, module, door)
    assert (told.returncode, told.stdout, told.stderr) == (130, "", "")


NONSENSE = (
    "-m game.referee",
    "-m game.referee --nonsense x",
    "-m game.referee /nowhere/questions.jsonl",
    "-m game.fair",
    "-m game.fair --nonsense x",
    "-m game.fair /nowhere/record.txt",
    "-m game.fair tests",
    "-m game.fair FIFO",
    "-m game.fair /dev/zero",
    "-m game.referee FIFO",
    "-m game.referee /dev/zero",
    "-m game.solver FIFO",
    "-m game.puzzles check FIFO",
    "-m game.puzzles check /dev/zero",
    "-m game.puzzles print FIFO OUT/page.html",
    "-m game.games --data OUT --import FIFO",
    "-m game.languages",
    "-m game.languages check /nowhere",
    "-m game.languages check FIFO",
    "-m game.fair README.md",
    "-m game.fair assets/sounds/tiles/pick-2.wav",
    "-m game.arena --games 0",
    "-m game.arena --games -3",
    "-m game.arena --games many",
    "-m game.arena --seats level2",
    "-m game.arena --seats nobody,level2",
    "-m game.arena --rules nonsense",
    "-m game.arena --seed -1",
    "-m game.solver",
    "-m game.solver /nowhere/positions.jsonl",
    "-m game.solver tests/solver/twist.jsonl --rules nonsense",
    "-m game.games --data /nowhere",
    "-m game.games --data OUT",
    "-m game.games --nonsense",
    "-m game.games --data OUT --import /nowhere/record.txt",
    "-m game.games --data OUT --import README.md",
    "-m game.games --data OUT --import assets/art/logo.svg",
    "-m tests.pictures",
    "-m tests.pictures --out OUT --size 0x0",
    "-m tests.pictures --out OUT --size 100x100",
    "-m tests.pictures --out OUT --size 99999x99999",
    "-m tests.pictures --out OUT --size nonsense",
    "-m tests.pictures --out OUT --text 0",
    "-m tests.pictures --out OUT --theme nonsense",
    "-m tests.pictures --out OUT --scene nonsense",
    "-m tests.pictures --out OUT --motion nonsense",
    "-m tests.golden",
    "-m tests.golden --out OUT --only nonsense",
    "-m tests.bench",
    "-m tests.bench nonsense",
    "-m tests.bench frames --size 0x0",
    "-m tests.bench frames --size 100x100",
    "-m tests.bench bots --games 0",
    "-m tests.bench solver --positions -1",
    "-m tests.bench memory --minutes 0",
    "-m tests.bench trust --only nonsense",
    "-m tests.bench trust --share 0",
    "-m tests.bench trust --share nan",
    "-m tests.bench trust --share -1",
    "-m tests.bench trust --seed -1",
    "assets/sounds/make.py --nonsense",
    "main.py --nonsense",
    "main.py --seed LONG",
    "main.py --size LONGxLONG",
    "main.py --size 1x2x3",
    "main.py --language LONG",
    "-m game.arena --seed LONG",
    "-m game.arena --seats LONG,level1",
    "-m game.arena --rules LONG",
    "-m game.fair LONG",
    "-m game.referee LONG",
    "-m game.puzzles check LONG",
    "-m game.games --data OUT --import LONG",
    "-m game.languages check LONG",
)


def behind(door: str) -> Callable[[list[str]], object]:
    if door.endswith(".py"):
        return runpy.run_path(str(ROOT / door))["main"]
    package = (ROOT / door.replace(".", "/") / "__main__.py").is_file()
    return importlib.import_module(f"{door}.__main__" if package else door).main


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ended:
    def through(line: str) -> tuple[object, str, str]:
        door, *words = line.removeprefix("-m ").split()
        monkeypatch.setattr(sys, "argv", [door, *words])
        with pytest.raises(SystemExit) as ended:
            run_main(behind(door))
        return ended.value.code, *capsys.readouterr()

    return through


@pytest.mark.parametrize("door", DOORS)
def test_a_door_explains_itself_and_all_that_can_be_chosen(door: str, ended: Ended) -> None:
    code, said, complaints = ended(f"{door} --help")
    assert (code, complaints) == (0, "")
    assert all(re.search(rf"\b{word}\b", said) for word in DOORS[door])


@pytest.mark.parametrize("line", NONSENSE)
def test_what_makes_no_sense_is_told_in_a_line(line: str, tmp_path: Path, ended: Ended) -> None:
    os.mkfifo(tmp_path / "fifo")
    words = {"OUT": str(tmp_path), "FIFO": str(tmp_path / "fifo"), "LONG": "9" * 5000}
    for word, meant in words.items():
        line = line.replace(word, meant)
    code, said, complaints = ended(line)
    assert (code, said, len(complaints.splitlines())) == (2, "", 1)
    assert "9" * 300 not in complaints


WRITING = (
    "-m game.arena --games 1 --seats level1,level1 --records TAKEN/records",
    "-m tests.pictures --out TAKEN/pictures",
    "-m tests.golden --out TAKEN/golden --only menu-1366x768",
    "assets/sounds/make.py TAKEN/sounds",
)


@pytest.mark.parametrize("line", sample(WRITING, 2))
def test_a_folder_that_cannot_be_is_told_in_a_line(line: str, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    told = run_python(*line.replace("TAKEN", str(taken)).split())
    assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1)
    assert "Not a directory" in told.stderr
