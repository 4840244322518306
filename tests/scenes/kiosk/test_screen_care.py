"""What lies on the glass for long: nothing bright stands still for ten minutes."""

from pathlib import Path

import pygame
import pytest

from game.kiosk.file import Kiosk, LookOptions, TimesOptions
from scenes.kiosk.closed import Closed
from tests.scenes.kiosk.visitor import Visitor

BRIGHT = 0.6 * 255


def still_bright(visitor: Visitor, minutes: float) -> int:
    """Count the pixels of the window that are bright in every second of so many minutes.

    Once there are none, it is over: none can come any more.
    """
    darkest = pygame.display.get_surface().copy()
    for _ in range(round(minutes * 30)):
        visitor.tick(2, fps=20)
        darkest.blit(pygame.display.get_surface(), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        reach = (255 - BRIGHT,) * 3
        grays = pygame.transform.grayscale(darkest)
        if not (found := pygame.mask.from_threshold(grays, (255, 255, 255), reach).count()):
            return 0
    return found


DARK = LookOptions(themes=("felt",))
"""A look in which most that is bright is in the same place in every game."""


@pytest.mark.parametrize(
    ("size", "look"),
    [
        ((800, 480), DARK),
        pytest.param((800, 480), LookOptions(), marks=pytest.mark.release),
        pytest.param((1920, 1080), DARK, marks=pytest.mark.release),
    ],
)
def test_nothing_bright_stands_still_for_ten_minutes_while_nobody_plays(
    tmp_path: Path, size: tuple[int, int], look: LookOptions
) -> None:
    visitor = Visitor(tmp_path, Kiosk(look=look), size)
    assert still_bright(visitor, 0.2) > 300
    assert still_bright(visitor, 10) == 0
    visitor.loop.visit.close()


def test_while_the_doors_are_closed_nothing_is_bright(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, Kiosk(times=TimesOptions(open="10:00-11:00")), (800, 480))
    assert isinstance(visitor.scene, Closed)
    visitor.step()
    assert pygame.transform.average_color(pygame.display.get_surface())[:3] == (0, 0, 0)
    visitor.loop.visit.close()
