"""The rules that docstrings cite stand in a table, and the modules named there answer for them."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "game" / "engine" / "RULES.md"
LINES = re.findall(r"^\| (R\d+) \| (.+) \| (.+) \|$", TABLE.read_text("utf-8"), re.MULTILINE)
CITATION = re.compile(r"\(([^()`]*\bR\d+[^()`]*)\)")


def cited(path: Path) -> set[str]:
    """Give the rules that the docstrings of a module cite, as `(R9)` or `(R12–R15)`."""
    texts = [
        node.value.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    return {
        f"R{number}"
        for text in texts
        for inside in CITATION.findall(text)
        for first, last in re.findall(r"\bR(\d+)(?:–R(\d+))?", inside)
        for number in range(int(first), int(last or first) + 1)
    }


def test_the_table_has_every_rule_once_and_in_order() -> None:
    assert [number for number, _, _ in LINES] == [f"R{at}" for at in range(1, len(LINES) + 1)]


def test_every_rule_that_is_cited_is_in_the_table() -> None:
    known = {number for number, _, _ in LINES}
    for path in (path for room in ("game", "scenes") for path in (ROOT / room).rglob("*.py")):
        assert cited(path) <= known, path


@pytest.mark.parametrize(("number", "modules"), [(line[0], line[2]) for line in LINES])
def test_the_modules_that_answer_for_a_rule_cite_it(number: str, modules: str) -> None:
    for module in modules.split(", "):
        assert number in cited(ROOT / "game" / f"{module}.py"), module
