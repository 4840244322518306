"""What tests of kept games have: ears, and some games that were played."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.store.games import SavedGames
from tests.following import follow
from tests.scenes.conftest import heard, played
from tests.store.playing import match, steps

__all__ = ["games", "heard", "played"]


@pytest.fixture
def games(tmp_path: Path) -> Iterator[SavedGames]:
    """Keep three games: one is over, the next of its match goes on, and so does a newer one."""
    with closing(SavedGames(tmp_path)) as kept:
        first, second = match(3), match(4)
        follow(kept, first)
        over = False
        for _ in steps(first, 3):
            if over and first.game.turns:
                break
            over = over or bool(first.game.result)
        follow(kept, second)
        for _ in steps(second, 4):
            if second.game.turns == 2:
                break
        kept.flush()
        yield kept
