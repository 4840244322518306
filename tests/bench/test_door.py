"""The door to the benchmarks loads them all, and says what two of them lack."""

import sys
from pathlib import Path

import pytest

from tests.bench.__main__ import KINDS, main

FILE = "requirements-bench.txt"
ROOT = Path(__file__).parents[2]


def test_the_door_names_every_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert all(kind in told for kind in KINDS)


@pytest.mark.parametrize(("kind", "package"), [("calm", "scipy"), ("solver", "rummikub_solver")])
def test_without_what_judges_it_a_benchmark_says_in_one_line_what_to_install(
    kind: str, package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(SystemExit) as ended:
        main([kind])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.endswith(f"pip install -r {FILE}")


def test_what_serves_the_benchmark_alone_is_not_needed_to_play_or_test() -> None:
    assert "rummikub-solver==" in (ROOT / FILE).read_text("utf-8")
    assert "rummikub" not in (ROOT / "requirements.txt").read_text("utf-8")
