"""Two people at one real window: nobody sees the tiles of the next one before the curtain."""

from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest

from scenes.play.handover import HandOver
from tests.kits import store
from tests.window.twins import Twins, turn, twins

pytestmark = pytest.mark.window

SEED = 7
TURNS = 3


@pytest.mark.release
def test_no_tile_of_the_next_person_is_ever_shown(tmp_path: Path, album: Path) -> None:
    with twins(tmp_path, album, SEED, store(muted=True, reduced_motion=True)) as game:
        game.tap("bots")
        game.tap("together")
        game.press("start")
        game.tap((640, 260))
        for _ in range(TURNS):
            assert isinstance(game.scene, HandOver)
            game.shot("curtain")
            game.tap("button")
            turn(game)
            game.shot("uncovered")
            _end_turn(game)
        game.window.close()
        assert game.window.wait() == 0
        assert not game.window.complaints


def _end_turn(game: Twins) -> None:
    """Draw, and look at the rack all the time until the curtain has fallen."""
    rack = game.shadow.kit.zone("turn", "rack")
    open_rack = _pixels(game, rack)
    with game.window.filmed(rack) as frames:
        game.press("action")
        shown = [_pixels(game, rack)]
        while not isinstance(game.shadow.scene, HandOver):
            shown.append(_pixels(game, rack))
            game.shadow.step()
        game.settle()
    covered, drawn = _pixels(game, rack), shown[-1]
    assert drawn not in (open_rack, covered)
    assert {open_rack, drawn, covered} <= frames
    allowed = {open_rack, covered, *shown}
    assert all(_made_of(frame, allowed) for frame in frames)


def _pixels(game: Twins, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(game.shadow.picture().subsurface(area), "RGB")


def _made_of(frame: bytes, pictures: Iterable[bytes]) -> bool:
    """Tell whether each pixel is from one of the pictures: a frame may be half drawn."""
    return frame in pictures or all(
        any(frame[at : at + 3] == picture[at : at + 3] for picture in pictures)
        for at in range(0, len(frame), 3)
    )
