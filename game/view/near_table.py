"""The near table of a page: only its far side is seen, below what hangs on the wall."""

from game.view.parlour import Hangings
from game.view.round_table import RoundTable

LEVEL, LOW, RAIL = 0.735, 0.8, 0.03
"""How high its far edge is in the middle, and how far above it the rail runs, in window heights."""

BEAM = 0.15
"""How bright the lamp is over pages, whose titles stand below it."""


class NearTable(RoundTable):
    """A wide table under a lamp in the middle."""

    pool = 0.0  # Words are read there.
    curves = ((0.95, LEVEL, 0.985), (1.0, LEVEL, 0.985), (1.1, LEVEL, 0.9))
    hangings = (
        Hangings((0.5, 0.038, 0.15), RAIL, None),
        Hangings((0.5, 0.038, 0.2), RAIL, None),
        Hangings((0.5, 0.012, 0.14), RAIL, None),
    )


class PageTable(NearTable):
    """The same lower, under the edge of a lamp that leaves room for a title."""

    lamplight = 0.15  # Words are read on its felt, too.
    curves = ((0.95, LOW, 1.05), (1.0, LOW, 1.05), (1.1, LOW, 0.96))
    hangings = (Hangings((0.5, 0.008, 0.15), RAIL, None, BEAM),) * 3


class LowTable(RoundTable):
    """The table low in the window, so that much of the wall is seen, but not the lamp."""

    curves = (0.76, 0.74, 1.5), (0.76, 0.77, 1.5), (0.9, 0.82, 1.4)
    hangings = (Hangings(None, 0.025, None),) * 3


class RoomTable(RoundTable):
    """The table below the things on the wall."""

    curves = (0.644, 0.605, 1.3), (0.7, 0.605, 1.25), (0.85, 0.665, 0.98)
    hangings = (
        Hangings((0.5, 0.1, 0.12), 0.02, None),
        Hangings((0.5, 0.09, 0.15), 0.02, None),
        Hangings((0.5, 0.012, 0.5), 0.02, None),
    )
    pool = 0.0  # Words are read there.


class EaselTable(NearTable):
    """The same under a lamp over an easel, which stands at the beginning of a wide window."""

    hangings = (
        Hangings((0.292, 0.038, 0.15), RAIL, None),
        Hangings((0.292, 0.038, 0.2), RAIL, None),
        NearTable.hangings[2],
    )
