"""A person makes the window as small as it goes, from outside."""

from pathlib import Path

import pytest

from game.kit.system.window import SMALLEST
from tests.kits import store
from tests.sizes import sample
from tests.waiting import until
from tests.window.desktop import opened

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("size", "least"), sample([((1000, 700), SMALLEST), ((700, 860), SMALLEST[::-1])], 1)
)
def test_the_window_refuses_to_become_too_small(
    tmp_path: Path, size: tuple[int, int], least: tuple[int, int]
) -> None:
    with opened(tmp_path, ["main.py"], size, store(muted=True)) as window:
        window.shrink((400, 400))
        until(lambda: window.size == least)
        window.close()
        assert not window.complaints
