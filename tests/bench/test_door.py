"""Every benchmark can be asked for: the door to them loads them all."""

import pytest

from tests.bench.__main__ import KINDS, main


def test_the_door_names_every_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert all(kind in told for kind in KINDS)
