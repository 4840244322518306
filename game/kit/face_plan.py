"""Where the face of an animal goes: the line of numbers in a drawing that has no eyes or mouth."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.kit.errors import BrokenAssetError, quoted

LINE = re.compile(rb'<g class="face"([^<>]*)/>')
VALUE = re.compile(r'([a-z]+)="([^"]*)"')
COLOR = re.compile(r"#[0-9A-Fa-f]{6}")

SIDE = 128
"""How wide and high a drawing with such a line is; no number in it is larger."""


class FacePlan(NamedTuple):
    """Where eyes, brows and mouth are, in units of the drawing, and their colours.

    The right half mirrors the left one. A colour that is "" is not used.
    """

    eyes: tuple[float, float, float]
    """Across and down to the left eye, and its size: 1 is usual."""
    mouth: tuple[float, float]
    """Down to the mouth, and half its width."""
    brows: tuple[float, float]
    """Down to the brows at rest, and how far they move: 1 is usual."""
    ink: str
    lid: str
    """The colour of the fur around the eyes."""
    paw: str
    line: str = ""
    """The colour of closed eyes where the fur is too dark for ink; open ones get a white rim."""
    teeth: str = ""
    beak: str = ""
    """The lower half of a beak; the upper half is part of the drawing and ends at the mouth."""


def read_plan(source: bytes) -> FacePlan | None:
    """Read the line of a drawing, None if it has none; raises BrokenAssetError."""
    found = LINE.search(source)
    if not found:
        return None
    values = dict(VALUE.findall(found[1].decode("ascii", "replace")))
    try:
        across, down, size = _numbers(values.pop("eyes"), 3)
        brows, mouth = (_numbers(values.pop(name), 2) for name in ("brows", "mouth"))
        if not all(map(COLOR.fullmatch, values.values())):
            raise ValueError
        return FacePlan((across, down, size), (mouth[0], mouth[1]), (brows[0], brows[1]), **values)
    except (KeyError, TypeError, ValueError):
        line = found[0].decode("ascii", "replace")
        raise BrokenAssetError(f"Its face can't be read: {quoted(line)}.") from None


@cache
def plan_in(path: Path) -> FacePlan | None:
    """Read the line of one of the game's own drawings."""
    return read_plan(path.read_bytes())


def _numbers(text: str, count: int) -> list[float]:
    """Read `count` numbers; the last one is 1 where it is missing."""
    numbers = [float(each) for each in text.split()]
    if not all(0 < each <= SIDE for each in numbers):
        raise ValueError
    return [*numbers, 1.0][:count]
