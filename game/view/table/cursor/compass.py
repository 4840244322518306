"""The compass: which of some boxes an arrow leads to from one of them, so that all are reached."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import inf
from typing import Literal, NamedTuple

Way = Literal["left", "right", "up", "down"]
WAYS: tuple[Way, ...] = ("left", "right", "up", "down")

ASIDE = 2.0
"""How much longer a way aside is than one straight on."""

CENTRED = 0.3
"""The same of what remains where two boxes face each other, but not in the middle."""


BENT = 2.0
"""An arrow does not lead to anything this many times as far aside as ahead."""


class Box(NamedTuple):
    """Bound something on the screen."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


Boxes = tuple[Box, ...]
Leads = tuple[dict[Way, int], ...]
"""To which box each arrow leads from each; arrows that lead nowhere are left out."""


@lru_cache(maxsize=8)
def leads(boxes: Boxes) -> Leads:
    """Return where every arrow leads from every box: to the nearest one that lies that way.

    Should boxes lie so oddly that one is never reached, arrows that lead nowhere lead to what lies
    far aside; and should that not do, all lead along lines.
    """
    found = _to_the_nearest(boxes, strict=True)
    if not _all_reached(found):
        wide = _to_the_nearest(boxes, strict=False)
        found = tuple({**far, **near} for far, near in zip(wide, found, strict=True))
    return found if _all_reached(found) else _by_lines(boxes)


def _to_the_nearest(boxes: Boxes, *, strict: bool) -> Leads:
    nearest = {way: _nearest([_turned(box, way) for box in boxes], strict) for way in WAYS}
    return tuple(
        {way: to for way in WAYS if (to := nearest[way][at]) is not None}
        for at in range(len(boxes))
    )


def _turned(box: Box, way: Way) -> Box:
    """Turn a box so that what lies that way of it lies on the right."""
    left, top, right, bottom = box
    match way:
        case "left":
            return Box(-right, top, -left, bottom)
        case "up":
            return Box(-bottom, left, -top, right)
        case "down":
            return Box(top, left, bottom, right)
        case _:
            return box


def _nearest(boxes: Sequence[Box], strict: bool) -> list[int | None]:
    """Return for each box the nearest of those that lie on its right."""
    order = sorted(range(len(boxes)), key=lambda at: (boxes[at], at))
    return [_on_the_right(boxes, order, box, strict) for box in boxes]


def _on_the_right(
    boxes: Sequence[Box], order: Sequence[int], here: Box, strict: bool
) -> int | None:
    best, found = inf, None
    for at in order:
        box = boxes[at]
        if box.left - here.right > best:
            break  # All others begin even further away.
        x, y = box.middle
        ahead, off = x - here.middle[0], abs(y - here.middle[1])
        aside = max(0, box.top - here.bottom, here.top - box.bottom)
        if x < here.right or ahead <= 0 or (strict and aside and off > BENT * ahead):
            continue
        far = max(0, box.left - here.right) + ASIDE * aside + CENTRED * off
        if far < best:
            best, found = far, at
    return found


def _all_reached(found: Leads) -> bool:
    """Return whether one comes from each box to every other."""
    back: list[list[int]] = [[] for _ in found]
    for at, each in enumerate(found):
        for to in each.values():
            back[to].append(at)
    forth = [list(each.values()) for each in found]
    return not found or all(_reached(steps) == len(found) for steps in (forth, back))


def _reached(steps: Sequence[Sequence[int]]) -> int:
    seen, waiting = {0}, [0]
    while waiting:
        new = set(steps[waiting.pop()]) - seen
        seen |= new
        waiting += new
    return len(seen)


def _by_lines(boxes: Boxes) -> Leads:
    """Let arrows go along lines, and from line to line to what lies nearest there."""
    lines = _lines(boxes)
    found: Leads = tuple({} for _ in boxes)
    for number, line in enumerate(lines):
        for left, right in pairwise(line):
            found[left]["right"], found[right]["left"] = right, left
        for at in line:
            if number:
                found[at]["up"] = _below_or_above(boxes, at, lines[number - 1])
            if number + 1 < len(lines):
                found[at]["down"] = _below_or_above(boxes, at, lines[number + 1])
    return found


def _below_or_above(boxes: Boxes, at: int, line: Sequence[int]) -> int:
    return min(line, key=lambda to: abs(boxes[to].middle[0] - boxes[at].middle[0]))


def _lines(boxes: Boxes) -> list[list[int]]:
    lines: list[list[int]] = []
    for at in sorted(range(len(boxes)), key=lambda at: boxes[at].middle[1]):
        if not lines or boxes[at].middle[1] > boxes[lines[-1][0]].bottom:
            lines.append([])
        lines[-1].append(at)
    return [sorted(line, key=lambda at: boxes[at].middle[0]) for line in lines]
