"""The drawing order: which sprites of the stage cover which."""

from enum import IntEnum, auto


class Layer(IntEnum):
    """The order of sprites from the background to the eye; later layers cover earlier ones.

    Within a layer, what came later covers what came before; a fraction of 1 may order it otherwise.
    """

    FAR_SIDE = -2  # of the table, while it glides
    CONFETTI = -1
    WIDGET = auto()  # 0, where the stage puts a sprite for which no layer is named
    LAMP = auto()  # on the player to move, and before it the heads
    FACE = auto()
    PAWS = auto()  # on the rim
    SEAT_GLOW = auto()
    SURROUNDINGS = auto()  # the players' plates, the pool and the clock
    BUBBLE = auto()
    DRAWN_FOR_START = auto()
    ROW_SHADOW = auto()
    ROW_FRAME = auto()
    ROW_GAP = auto()
    FLASH = auto()
    TILE = auto()
    HIGHLIGHT = auto()
    ROW_CHECK = auto()
    ROW_REASON = auto()
    HIGHLIGHT_LAMP = auto()
    MOVE_WORD = auto()
    MESSAGE = auto()
    MOVING_SHADOW = auto()
    MOVING_TILE = auto()
    HELD_SHADOW = auto()
    HELD_TILE = auto()
    SCORE_POPUP = auto()
