"""The door answers every line with a table, a line it cannot read with an error."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from game.solver.__main__ import answer_line
from tests.waiting import run_python

POSITIONS = Path(__file__).with_name("positions.jsonl")


def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "game.solver", *arguments, encoding="utf-8")


def line(**fields: Any) -> str:
    return json.dumps({"id": 7, "table": [], "rack": []} | fields)


def test_the_door_tells_tiles_value_rows_and_moves(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    text = line(table=[["R4", "R5", "R6"]], rack=["R7", "R8"])
    file.write_text(f"{text}\n\nnonsense\n", encoding="utf-8")
    found = ask(str(file), "--objective", "value")
    answer, error = map(json.loads, found.stdout.splitlines())
    assert answer.pop("ms") >= 0
    assert answer.pop("calm_ms") >= 0
    assert answer.pop("sure")
    row = ["R4", "R5", "R6", "R7", "R8"]
    assert answer == {"id": 7, "tiles": 2, "value": 15, "table": [row], "moved": 0}
    assert error["error"].startswith("This is not JSON")
    assert found.returncode == 0
    assert found.stderr.startswith("1 solved, ms: p50 ")
    assert [name in found.stderr for name in ("p95", "p99", "max")] == [True] * 3


def test_the_door_holds_to_the_rules_it_is_told() -> None:
    case = line(table=[["K5", "R5", "J"]], rack=["B5", "R6", "R7"])
    free = answer_line(case, "tiles", None)
    assert free["tiles"] >= answer_line(case, "tiles", "pressman-2009")["tiles"] > 0


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[1]", "Each line must be a JSON object."),
        ("[" * 100_000, "This is not JSON"),
        (line(rack=None), "A line needs a table"),
        (line(table=7), "A line needs a table"),
        (line(table=["R4"]), "A line needs a table"),
        (line(rack=[5]), "A line needs a table"),
        (line(rack=["R44"]), "'R44' isn't a tile."),
        (line(table=[["R4", "R5"]]), "The row 'R4 R5' is not a set."),
        (line(rack=["R4"] * 3), "The box has 2 R4, not 3."),
        (line(rack=["D"] * 3), "The box has 2 D, not 3."),
    ],
)
def test_a_line_that_cannot_be_read_gets_an_error(text: str, error: str) -> None:
    found = answer_line(text, "tiles", None)
    assert found["error"].startswith(error)
    assert set(found) == {"id", "error"}


@pytest.mark.parametrize("arguments", [[], ["no-such.jsonl"], ["x", "--rules", "chess"]])
def test_what_is_wrong_is_told_in_one_line(arguments: list[str]) -> None:
    found = ask(*arguments)
    assert (found.returncode, found.stdout) == (2, "")
    assert len(found.stderr.splitlines()) == 1
