"""The near table of a page: only its far side is seen, below what hangs on the wall."""

from game.view.parlour import Hangings
from game.view.round_table import RoundTable

LEVEL, RAIL = 0.735, 0.03
"""How high its far edge is in the middle, and how far above it the rail runs, in window heights."""


class NearTable(RoundTable):
    """A wide table under a lamp in the middle."""

    pool = 0.0  # Words are read there.
    curves = ((0.95, LEVEL, 0.985), (1.0, LEVEL, 0.985), (1.1, LEVEL, 0.9))
    hangings = (
        Hangings((0.5, 0.038, 0.15), RAIL, None),
        Hangings((0.5, 0.038, 0.2), RAIL, None),
        Hangings((0.5, 0.012, 0.14), RAIL, None),
    )


class EaselTable(NearTable):
    """The same under a lamp over an easel, which stands at the beginning of a wide window."""

    hangings = (
        Hangings((0.292, 0.038, 0.15), RAIL, None),
        Hangings((0.292, 0.038, 0.2), RAIL, None),
        NearTable.hangings[2],
    )
