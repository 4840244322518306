"""How a marked tile is told from others: by a coloured edge, whole or only at the corners."""

from typing import Literal

import pygame
from pygame import Color, Surface

from game.kit import paint
from game.kit.theme import Theme

Mark = Literal["", "own", "last", "held", "blocked"]
"""Why a tile looks different: played this turn, changed last turn, in the hand, or blocked."""

_COLORS = {"own": "own", "last": "last", "held": "accent_low"}
_CLEAR = Color(0, 0, 0, 0)
_DARKER = 0.55
_OPEN = (0.36, 0.28)  # where a broken edge begins to be open, in widths and in heights


def draw_mark(picture: Surface, mark: Mark, theme: Theme, radius: int) -> None:
    """Show a mark on the picture of a tile."""
    if mark == "blocked":
        picture.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    elif mark:
        frame = _frame(picture.get_size(), radius, theme[_COLORS[mark]], mark == "held")
        # What others did is told by shape too, for whom yellow and blue are alike.
        picture.blit(_broken(frame) if mark == "last" else frame, (0, 0))


def _frame(size: tuple[int, int], radius: int, color: Color, bold: bool) -> Surface:
    """Draw an edge; a darker line within parts it from the ivory."""
    line, thin = max(2, round(size[0] * (0.065 if bold else 0.06))), max(1, round(size[0] * 0.022))
    dark = color.lerp(Color("black"), _DARKER)
    frame = paint.rounded(size, radius, _CLEAR, dark, line + thin).copy()
    frame.blit(paint.rounded(size, radius, _CLEAR, color, line), (0, 0))
    return frame


def _broken(frame: Surface) -> Surface:
    """Leave of an edge only the corners."""
    width, height = frame.get_size()
    across, down = round(width * _OPEN[0]), round(height * _OPEN[1])
    frame.fill(_CLEAR, (across, 0, width - 2 * across, height))
    frame.fill(_CLEAR, (0, down, width, height - 2 * down))
    return frame
