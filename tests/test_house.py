"""The house is in order: style, types and the direction of imports."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"
ROOMS = ("engine", "solver", "analysis", "bots", "lessons", "puzzles", "session")
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


def test_files_and_functions_have_the_size_of_a_thought() -> None:
    lengths = []
    for path in (*(ROOT / "game").rglob("*.py"), *(ROOT / "scenes").rglob("*.py")):
        source = path.read_text("utf-8")
        assert source.count("\n") <= 350, path
        nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
        lengths += [(each.end_lineno or 0) - each.lineno + 1 for each in nodes]
    assert max(lengths) <= 60
    assert sum(length > 25 for length in lengths) <= len(lengths) // 20


MAPPED = (
    "engine engine/fair analysis bots lessons puzzles session store view view/lessons "
    "view/puzzles view/table view/table/places kiosk"
)
SCENES = (
    "scenes/table scenes/setup scenes/players scenes/rulebook scenes/options scenes scenes/games "
    "scenes/lessons scenes/play scenes/kiosk scenes/kiosk/staff"
)


@pytest.mark.parametrize("room", [*(f"game/{room}" for room in MAPPED.split()), *SCENES.split()])
def test_a_room_says_of_each_module_what_it_is_for(room: str) -> None:
    source = (ROOT / room / "__init__.py").read_text("utf-8")
    told = ast.get_docstring(ast.parse(source)) or ""
    for path in (ROOT / room).glob("*.py"):
        if not path.stem.startswith("__"):
            assert re.search(rf"\b{path.stem}\b", told), path


CLOCKS = {"time", "thread_time", "process_time", "perf_counter", "monotonic"}
CLOCKS |= {f"{clock}_ns" for clock in CLOCKS}
WAITS = ("wait", "join", "poll", "settimeout", "communicate", "result")
"""What waits for no longer than it is told to."""

PLAYED = ("pilot", "visitor", "first", "', '", "'|'")
"""For these time is played, a frame after the other; and words can be joined, too."""

MAY_LOOK_AT_A_CLOCK = {
    "waiting.py": "it gives up what has hung",
    "work.py": "it compares work with known work",
    "window/supervised.py": "its clock goes as a test wants it to",
    "trust/memory.py": "it looks each minute, and judges memory alone",
}
"""These modules, and why; benchmarks measure, and tests that hold no clock need no seconds."""

TESTS = [
    path
    for path in sorted((ROOT / "tests").rglob("*.py"))
    if path.relative_to(ROOT / "tests").as_posix() not in MAY_LOOK_AT_A_CLOCK
    and path.parent.name != "bench"
]


def _clocks(tree: ast.AST) -> Iterator[str]:
    """Name what looks at a clock, or waits for so many seconds, in a test."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="time", names=names):
                yield from (f"{node.lineno}: {each.name}" for each in names)
            case ast.Attribute(value=ast.Name(id="time"), attr=attr) if attr in {*CLOCKS, "sleep"}:
                yield f"{node.lineno}: time.{attr}"
            case ast.keyword(arg="timeout", value=value) if _is_seconds(value):
                yield f"{value.lineno}: timeout={ast.unparse(value)}"
            case ast.Call(func=ast.Attribute(value=who, attr=attr), args=[value]) if attr in WAITS:
                if _is_seconds(value) and ast.unparse(who) not in PLAYED:
                    yield f"{node.lineno}: {ast.unparse(node)}"


def _is_seconds(value: ast.expr) -> bool:
    """Tell whether it is a number, or its name, but for that of which all is stuck."""
    if isinstance(value, ast.Name):
        return value.id.isupper() and value.id != "STUCK"
    return isinstance(value, ast.Constant) and isinstance(value.value, int | float)


def test_no_test_judges_by_seconds() -> None:
    """A test that does is red on a slow machine: count calls, frames or work, or give a clock."""
    found = [
        f"{path.relative_to(ROOT)}:{each}"
        for path in TESTS
        for each in _clocks(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


KEPT_BY_NUMBER = re.compile(r"^@(?:lru_)?cache\b.*\ndef (\w+)\([^)]*\) -> Surface", re.MULTILINE)


def test_pictures_are_kept_by_their_bytes_and_never_by_their_number() -> None:
    """A dozen small ones are nothing, and a dozen large ones a third of all memory there is."""
    paths = (path for room in ("game", "scenes") for path in (ROOT / room).rglob("*.py"))
    found = [(p.name, *KEPT_BY_NUMBER.findall(p.read_text("utf-8"))) for p in paths]
    assert [names for names in found if names[1:]] == []
