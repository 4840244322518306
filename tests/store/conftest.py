"""What tests of the store have: games that are kept in a folder of their own."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.store.games import SavedGames


@pytest.fixture
def games(tmp_path: Path) -> Iterator[SavedGames]:
    with closing(SavedGames(tmp_path)) as made:
        yield made
