"""What the tests of a public screen have: visitors in front of it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.kiosk.file import Kiosk
from tests.scenes.kiosk.visitor import Visitor

OpenVisitor = Callable[..., Visitor]


@pytest.fixture
def open_visitor(tmp_path: Path) -> Iterator[OpenVisitor]:
    """What lets somebody come to a screen with such a file, of such a size."""
    opened: list[Visitor] = []

    def made(kiosk: Kiosk | None = None, size: tuple[int, int] = (1366, 768)) -> Visitor:
        opened.append(Visitor(tmp_path / "visit", kiosk, size))
        return opened[-1]

    yield made
    for each in opened:
        each.loop.visit.close()
