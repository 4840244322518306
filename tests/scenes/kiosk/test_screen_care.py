"""What lies on the glass for long: nothing bright stands still for ten minutes."""

from pathlib import Path

import pygame

from tests.scenes.kiosk.visitor import Visitor

BRIGHT = 0.6 * 255


def still_bright(visitor: Visitor, minutes: float) -> int:
    """Count the pixels of the window that are bright in every second of so many minutes."""
    darkest = pygame.display.get_surface().copy()
    for _ in range(round(minutes * 30)):
        visitor.tick(2, fps=20)
        darkest.blit(pygame.display.get_surface(), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    grays = pygame.transform.grayscale(darkest)
    reach = (255 - BRIGHT,) * 3
    return pygame.mask.from_threshold(grays, (255, 255, 255), reach).count()


def test_nothing_bright_stands_still_for_ten_minutes_while_nobody_plays(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, size=(1024, 600))
    assert still_bright(visitor, 0.2) > 300
    assert still_bright(visitor, 10) == 0
    visitor.house._games.close()
