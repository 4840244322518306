"""A second judge of rows, written apart from the engine: it tries every face for every joker.

A face is a colour and a number; a Colour change shows a number of no colour.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

Face = tuple[str, int]
Reading = tuple[str, int]
"""The kind of a set and what it is worth."""

COLORS = "KRBO"


@lru_cache(maxsize=65536)
def readings(row: tuple[Face, ...]) -> frozenset[Reading]:
    """Give every kind of set that the row is as it lies, with its value."""
    if len(row) < 3 or not any(number for _, number in row):
        return frozenset()
    if ("M", 0) in row:
        return frozenset(_mirrors(row))
    runs, groups = _runs(row), _groups(row)
    return frozenset(
        (kind, sum(number for _, number in faces))
        for kind, ways in (("run", runs), ("group", groups))
        for faces in ways
    )


@lru_cache(maxsize=65536)
def worth(row: tuple[Face, ...]) -> int | None:
    return max((value for _, value in readings(row)), default=None)


def _runs(row: tuple[Face, ...]) -> list[list[Face]]:
    """List the ways in which the tiles rise by one from left to right, all in legal colours."""
    ways: list[list[Face]] = []
    for first in range(1, 14):
        ways += (faces for faces in _rising(row, first) if _colors_fit(faces))
    return ways


def _rising(row: tuple[Face, ...], number: int) -> Iterator[list[Face]]:
    """Let the first tile show `number`, the others what follows; jokers in every colour."""
    if not row:
        yield []
        return
    for faces in _shown_from(row[0], number):
        if faces[-1][1] <= 13:
            for rest in _rising(row[1:], number + len(faces)):
                if _one_stretch(faces[-1], rest):
                    yield [*faces, *rest]


def _shown_from(tile: Face, number: int) -> list[list[Face]]:
    match tile[0]:
        case "J":
            return [[(color, number)] for color in COLORS]
        case "D":
            return [[(color, number), (color, number + 1)] for color in COLORS]
        case "C":
            return [[("C", number)]]
        case _:
            return [[tile]] if tile[1] == number else []


def _one_stretch(face: Face, rest: list[Face]) -> bool:
    return not rest or "C" in (face[0], rest[0][0]) or face[0] == rest[0][0]


def _colors_fit(faces: list[Face]) -> bool:
    """Tell whether every single Colour change lies between two colours or at an end."""
    return not any(
        faces[at][0] == "C" and "C" != faces[at - 1][0] == faces[at + 1][0]
        for at in range(1, len(faces) - 1)
    )


def _groups(row: tuple[Face, ...]) -> list[list[Face]]:
    """List the ways in which all tiles show the number of the first number tile, colours apart."""
    (number, *_) = (number for _, number in row if number)
    return list(_same(row, number, ""))


def _same(row: tuple[Face, ...], number: int, used: str) -> Iterator[list[Face]]:
    if not row:
        yield []
        return
    kind = row[0][0]
    places = {"J": 1, "D": 2}.get(kind)
    colors = permutations(COLORS, places) if places else [(kind,)] if row[0][1] == number else []
    for chosen in colors:
        if not set(chosen) & set(used):
            for rest in _same(row[1:], number, used + "".join(chosen)):
                yield [*((color, number) for color in chosen), *rest]


def _mirrors(row: tuple[Face, ...]) -> Iterator[Reading]:
    """List what the left side of a Mirror may show and the right side can show in return."""
    if row.count(("M", 0)) > 1:
        return
    middle = row.index(("M", 0))
    left, right = row[:middle], row[middle + 1 :]
    if not left or not right:
        return
    for kind, sides in (("run", _runs(left)), ("group", list(_any_group(left)))):
        for side in sides:
            if _shows(right, side[::-1]):
                name = f"mirror-{kind}" if len(side) > 1 else "mirror"
                yield name, 2 * sum(number for _, number in side)


def _any_group(row: tuple[Face, ...]) -> Iterator[list[Face]]:
    for number in range(1, 14):
        yield from _same(row, number, "")


def _shows(row: tuple[Face, ...], faces: list[Face]) -> bool:
    """Tell whether the tiles can show just these faces: `J` any one, `D` two, `C` a change."""
    if not row or not faces:
        return not row and not faces
    places = 2 if row[0][0] == "D" else 1
    changes = any(color == "C" for color, _ in faces[:places])
    shown = row[0] == faces[0] or row[0][0] in "JDC"
    fits = len(faces) >= places and shown and changes == (row[0][0] == "C")
    return fits and _shows(row[1:], faces[places:])
