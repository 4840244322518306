"""The benchmark of the solver without the one that it measures ours beside."""

import sys
from pathlib import Path

import pytest

from tests.bench.__main__ import main

FILE = "requirements-bench.txt"
ROOT = Path(__file__).parents[2]


def test_without_the_other_solver_it_says_in_one_line_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rummikub_solver", None)
    with pytest.raises(SystemExit) as ended:
        main(["solver"])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.endswith(f"pip install -r {FILE}")
    assert "rummikub-solver==" in (ROOT / FILE).read_text("utf-8")


def test_what_serves_the_benchmark_alone_is_not_needed_to_play_or_test() -> None:
    assert "rummikub" not in (ROOT / "requirements.txt").read_text("utf-8")
