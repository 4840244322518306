"""What is installed to play, to test and to measure: pinned, and each in its own file."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLAY, DEV, BENCH = "requirements.txt", "requirements-dev.txt", "requirements-bench.txt"
PINNED = re.compile(r"([\w.-]+)==[\w.]+")


def lines(file: str) -> list[str]:
    """Give what a requirements file asks for, without its comments."""
    text = (ROOT / file).read_text("utf-8")
    found = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in found if line]


def test_contributors_install_what_players_do_and_more() -> None:
    assert lines(DEV)[0] == f"-r {PLAY}"
    assert not set(lines(DEV)) & set(lines(PLAY))


@pytest.mark.parametrize("file", [PLAY, DEV, BENCH])
def test_everything_is_pinned(file: str) -> None:
    for line in lines(file):
        assert line == f"-r {PLAY}" or PINNED.fullmatch(line), line


def imported(folder: str) -> set[str]:
    """Give the first name of every module that a folder imports from outside."""
    names = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module.partition(".")[0])
    return names - sys.stdlib_module_names - {"game", "scenes", "tests", "main"}


MODULES = {"pygame-ce": "pygame", "fluent.runtime": "fluent", "python-bidi": "bidi"}
"""Packages whose module has another name."""


def provided(*files: str) -> set[str]:
    """Give the modules that come with what files ask for."""
    found = (PINNED.fullmatch(line) for file in files for line in lines(file))
    names = [match[1] for match in found if match]
    return {MODULES.get(name, name).replace("-", "_") for name in names}


OPTIONAL = {"bidi"}
"""What the game does without where it is not there."""

BROUGHT = {"babel"}
"""What comes along with a package that is asked for: this one with `fluent.runtime`."""


def test_what_the_game_imports_is_installed_to_play() -> None:
    wanted = imported("game") | imported("scenes")
    assert wanted - OPTIONAL <= provided(PLAY)
    assert provided(DEV) >= OPTIONAL


def test_what_the_tests_import_is_installed_to_test_or_to_measure() -> None:
    assert imported("tests") - BROUGHT <= provided(PLAY, DEV, BENCH)


def test_the_ci_runs_the_test_line_of_the_readme() -> None:
    line = "python3 -m venv .venv && .venv/bin/pip install -q -r requirements-dev.txt"
    line += " && .venv/bin/python -m pytest"
    for file in "README.md", ".ci/run":
        assert line in map(str.strip, (ROOT / file).read_text("utf-8").splitlines()), file
