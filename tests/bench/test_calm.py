"""The benchmark of calm tables without the programme that judges them."""

import sys

import pytest

from tests.bench.__main__ import main


def test_without_the_programme_it_says_in_one_line_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "scipy", None)
    with pytest.raises(SystemExit) as ended:
        main(["calm"])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert line.endswith("pip install -r requirements-bench.txt")
