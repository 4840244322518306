"""The question whether somebody is there still: what is seen of the time to answer."""

import pygame

from scenes.kiosk.still_playing import StillPlaying
from tests.scenes.opened import Opened


def test_number_and_ring_tell_the_seconds_that_are_left() -> None:
    asked = Opened(lambda kit: StillPlaying(kit, 25))
    asked.tick(0.5)
    whole = ring(asked)
    asked.tick(14.6)
    assert "10" in asked.words
    assert whole * 0.3 < ring(asked) < whole * 0.5
    asked.tick(10.1)
    assert asked.answers == [False]


def ring(opened: Opened) -> int:
    """Count the pixels around the number that are yellow."""
    place = opened.scene.zone("face")
    yellow = opened.kit.theme["accent_edge"]
    seen = opened.picture().subsurface(place)
    seen.fill("black", seen.get_rect().inflate(-place.width // 2, -place.height // 2))
    return pygame.mask.from_threshold(seen, yellow, (9, 9, 9)).count()
