"""What tests of the view have: ears, and a kit."""

import pygame
import pytest

from game.kit.kit import Kit
from tests.kits import open_kit
from tests.scenes.conftest import heard, played

__all__ = ["heard", "played"]


@pytest.fixture(scope="module")
def kit() -> Kit:
    """Open a kit with the usual settings over a window of the usual size."""
    pygame.display.init()
    pygame.display.set_mode((1366, 768))
    return open_kit((1366, 768))
