"""What is installed to play, to test and to measure: pinned, and each in its own file."""

import ast
import re
import runpy
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest

from tests.documents import LINK

ROOT = Path(__file__).parent.parent
PLAY, DEV, BENCH = "requirements.txt", "requirements-dev.txt", "requirements-bench.txt"
FOLDER = "requirements-folder.txt"
PINNED = re.compile(r"([\w.-]+)==[\w.]+")


def lines(file: str) -> list[str]:
    text = (ROOT / file).read_text("utf-8")
    found = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in found if line]


def test_contributors_install_what_players_do_and_more() -> None:
    assert lines(DEV)[0] == f"-r {PLAY}"
    assert not set(lines(DEV)) & set(lines(PLAY))


@pytest.mark.parametrize("file", [PLAY, DEV, BENCH, FOLDER])
def test_everything_is_pinned(file: str) -> None:
    for line in lines(file):
        assert line == f"-r {PLAY}" or PINNED.fullmatch(line), line


def imported(folder: str) -> set[str]:
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
    found = (PINNED.fullmatch(line) for file in files for line in lines(file))
    names = [match[1] for match in found if match]
    return {MODULES.get(name, name).replace("-", "_") for name in names}


OPTIONAL = {"bidi"}
"""What the game does without where it is not there."""


def test_what_the_game_imports_is_installed_to_play() -> None:
    wanted = imported("game") | imported("scenes")
    assert wanted - OPTIONAL <= provided(PLAY)
    assert provided(DEV) >= OPTIONAL


def test_what_the_tests_import_is_installed_to_test_or_to_measure() -> None:
    assert imported("tests") <= provided(PLAY, DEV, BENCH)


LOCKED = re.compile(
    r"^([\w.-]+)==([\w.]+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE
)


def test_the_lock_has_a_hash_of_each_package_that_is_pinned_to_play() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    locked = {canonical(name): version for name, version, _ in LOCKED.findall(text)}
    assert len(locked) == text.count("==")
    pins = dict(line.split("==") for line in lines(PLAY))
    assert locked == {canonical(name): pins[name] for name in pins if name != "pytest"}


def test_all_that_comes_along_is_pinned_too() -> None:
    """What a pinned package asks for here is pinned beside it, as is what that asks for."""
    pinned = {canonical(line.partition("==")[0]) for line in lines(PLAY)} - {"pytest"}
    for name in pinned:
        for asked in requires(name) or ():
            if "extra ==" not in asked and ";" not in asked:
                assert canonical(NAME.match(asked)[0]) in pinned, (name, asked)  # type: ignore[index]


NAME = re.compile(r"[\w.-]*\w")


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_ci_runs_the_test_line_of_the_readme() -> None:
    line = "python3 -m venv .venv && .venv/bin/pip install -q -r requirements-dev.txt"
    line += " && .venv/bin/python -m pytest"
    for file in "README.md", ".ci/run":
        assert line in map(str.strip, (ROOT / file).read_text("utf-8").splitlines()), file


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RANGE = re.compile(r"([\w.-]+)>=([\d.]+),<([\d.]+)")


def numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def test_what_an_index_shows_of_the_package_leads_nowhere_that_is_not_there() -> None:
    project = PROJECT["project"]
    shown = (ROOT / project["readme"]).read_text("utf-8")
    assert [found[2] for found in LINK.finditer(shown) if "://" not in found[2]] == []
    assert all(url.startswith("https://") for url in project["urls"].values())
    assert not set(project["scripts"]) & set(project["gui-scripts"])


def test_an_installed_game_takes_what_the_tests_run_with() -> None:
    """Each range holds the pinned version, and an extra holds what one can play without."""
    extras = PROJECT["project"]["optional-dependencies"]
    asked = [*PROJECT["project"]["dependencies"], *extras["zh"]]
    ranges = {found[1]: (found[2], found[3]) for found in map(RANGE.fullmatch, asked) if found}
    pins = dict(line.split("==") for line in lines(PLAY)[: len(asked)])
    assert ranges.keys() == pins.keys()
    for name, version in pins.items():
        least, end = ranges[name]
        assert numbers(least) <= numbers(version) < numbers(end), name
    assert not PINNED.fullmatch(asked[0])


def test_the_version_of_the_wheel_is_that_of_the_game() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "game/version.py"


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        (["kiosk.toml"], ["--kiosk", "kiosk.toml"]),
        (["kiosk.toml", "--data", "x"], ["--kiosk", "kiosk.toml", "--data", "x"]),
        (["--kiosk-pin"], ["--kiosk-pin"]),
        ([], ["--kiosk"]),
    ],
)
def test_the_command_of_a_public_screen_needs_only_its_file(
    typed: list[str], understood: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    door = runpy.run_path(str(ROOT / "packaging" / "rack_and_run" / "__init__.py"))
    ran = []
    monkeypatch.setitem(
        door["play"].__globals__, "run_path", lambda path, run_name: ran.append(run_name)
    )
    monkeypatch.setattr(sys, "argv", ["rack-and-run-kiosk", *typed])
    door["attend"]()
    assert (ran, sys.argv[1:]) == (["__main__"], understood)
