"""How large tiles are at most, by steps, in reference pixels: as usual, or as large as they can."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TileSizes:
    """Say the widths of tiles on the table, the largest first, and the largest on the rack.

    In a `roomy` table rows have some air to all sides; in an `airy` one, too, reasons have room
    between the lines. In the `steady` widths rows rather get smaller than leave their lines; in the
    `small` ones they do both.
    """

    roomy: tuple[int, ...]
    airy: tuple[int, ...]
    steady: tuple[int, ...]
    small: tuple[int, ...]
    rack: int


SMALL = (66, 60, 54, 48, 42, 36, 30)

USUAL = TileSizes(roomy=(100, 92), airy=(84, 78, 72), steady=(75, 72), small=SMALL, rack=88)

LARGER = TileSizes(
    roomy=(120,), airy=(), steady=(120, 114, 108, 102, 96, 90, 84, 78, 72), small=SMALL, rack=104
)
"""Air and gaps are given up before size."""

FEW = TileSizes(
    roomy=(148, 134, 120, *USUAL.roomy), airy=USUAL.airy, steady=(72,), small=SMALL, rack=150
)
"""For the small table of a lesson; larger ones would leave too little felt for a new row."""
