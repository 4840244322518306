"""The house is in order: style, types and the direction of imports."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"
ROOMS = ("engine", "solver", "analysis", "bots", "lessons", "session")
PURE = [
    path
    for room in ROOMS
    for path in sorted((ROOT / "game" / room).rglob("*.py"))
    if path.name != "__main__.py"
]


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "ruff", "check", "."],
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "mypy"],
        ["-c", LINT_IMPORTS],
    ],
    ids=["style", "format", "types", "imports"],
)
def test_the_house_is_in_order(command: list[str]) -> None:
    found = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_pure_module_takes_chance_as_given_and_opens_nothing(path: Path) -> None:
    """What import contracts cannot see: the global generator, and doors that need no import."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert "random" not in {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"]
        elif isinstance(node, ast.Name):
            assert node.id not in {"open", "print", "input", "eval", "exec", "__import__"}


MAPPED = (
    "engine",
    "engine/fair",
    "analysis",
    "bots",
    "lessons",
    "session",
    "store",
    "view",
    "view/lessons",
    "view/table",
    "view/table/places",
    "view/rulebook",
    "kiosk",
)
SCENES = (
    "scenes/table",
    "scenes/setup",
    "scenes/players",
    "scenes/options",
    "scenes",
    "scenes/games",
    "scenes/lessons",
    "scenes/play",
    "scenes/kiosk",
    "scenes/kiosk/staff",
)


@pytest.mark.parametrize("room", [*(f"game/{room}" for room in MAPPED), *SCENES])
def test_a_room_says_of_each_module_what_it_is_for(room: str) -> None:
    source = (ROOT / room / "__init__.py").read_text("utf-8")
    told = ast.get_docstring(ast.parse(source)) or ""
    for path in (ROOT / room).glob("*.py"):
        if not path.stem.startswith("__"):
            assert re.search(rf"\b{path.stem}\b", told), path
