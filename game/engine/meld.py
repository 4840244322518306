"""A row of tiles read as a set: run, group or mirror, what each joker stands for, and its value."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Literal

from game.engine.rules import Rules
from game.engine.tile import (
    COLOR_CHANGE,
    COLORS,
    DOUBLE,
    HIDDEN,
    JOKER,
    MIRROR,
    NUMBERS,
    Row,
    Tile,
)

SMALLEST = 3
"""Every set has at least three physical tiles (R8)."""

LARGEST_GROUP = len(COLORS)

Kind = Literal["run", "group", "mirror-run", "mirror-group", "mirror"]


@dataclass(frozen=True)
class Stand:
    """What a tile stands for: its numbers, and the colours it has or may have.

    The Double has two numbers, the Mirror none; the Colour change has the colours on its sides.
    """

    numbers: tuple[int, ...]
    colors: str = ""


@dataclass(frozen=True)
class Meld:
    """One legal reading of a row; `stands` says for each tile what it stands for."""

    kind: Kind
    stands: tuple[Stand, ...]

    @property
    def value(self) -> int:
        """Sum the numbers the tiles stand for (R12, R14)."""
        return sum(sum(stand.numbers) for stand in self.stands)


@lru_cache(maxsize=65536)
def melds(row: Row) -> tuple[Meld, ...]:
    """Read a row, as it lies, in every legal way (R9–R11); nothing if it is no set.

    >>> row = (Tile("R", 5), JOKER, JOKER)
    >>> [(meld.kind, meld.value) for meld in melds(row)]
    [('run', 18), ('group', 15)]
    >>> [stand.numbers for stand in melds(row)[0].stands]
    [(5,), (6,), (7,)]
    """
    if len(row) < SMALLEST or HIDDEN in row or not any(tile.number for tile in row):
        return ()
    readings = _mirrors(row) if MIRROR in row else (_run(row), _group(row))
    return tuple(meld for meld in readings if meld)


def is_set(row: Row) -> bool:
    """Return whether the row is a set as it lies."""
    return bool(melds(row))


def counts(row: Row, rules: Rules) -> bool:
    """Return whether the row is a set as it lies that counts by the rules of a game (R46)."""
    return is_set(row) and (rules.groups or melds(row)[0].kind == "run")


def value(row: Row) -> int:
    """Return what the row is worth in an initial meld: its best reading, 0 if it is no set (R11).

    >>> value((Tile("R", 5), JOKER, JOKER)), value((Tile("R", 5), JOKER))
    (18, 0)
    """
    return max((meld.value for meld in melds(row)), default=0)


_WIDTHS = {DOUBLE: 2, MIRROR: 0}


def width(tile: Tile) -> int:
    """Count the places a tile takes in a set: the Double two, the Mirror none (R27, R30)."""
    return _WIDTHS.get(tile, 1)


def _run(row: Row) -> Meld | None:
    """Read a run; a Colour change parts it into stretches of one colour each (R7, R27, R32)."""
    numbers = _numbers(row)
    colors = _stretches(row) if numbers else []
    return Meld("run", tuple(map(Stand, numbers, colors))) if colors else None


def _numbers(row: Row) -> list[tuple[int, ...]]:
    """Return the numbers of a run's places; nothing if its number tiles do not agree (R9)."""
    places = list(accumulate(map(width, row), initial=0))
    first = {tile.number - at for tile, at in zip(row, places, strict=False) if tile.number}
    if len(first) != 1:
        return []
    start = first.pop()
    if start not in NUMBERS or start + places[-1] - 1 not in NUMBERS:
        return []
    return [tuple(range(start + low, start + high)) for low, high in pairwise(places)]


def _stretches(row: Row) -> list[str]:
    """Return each tile of a run the colours it may have; nothing if a stretch has two colours.

    Neighbouring stretches differ in colour (R32).
    """
    parts = split_at(row, COLOR_CHANGE)
    known = ["".join(sorted({tile.kind for tile in part if tile.number})) for part in parts]
    if any(len(colors) > 1 for colors in known):
        return []
    if any(one and one == other for one, other in pairwise(known)):
        return []
    free = [
        own or _without(COLORS, before + after)
        for before, own, after in zip(["", *known], known, [*known[1:], ""], strict=False)
    ]
    found = []
    for at, part in enumerate(parts):
        if at:
            found.append(known[at - 1] + known[at])
        found += [free[at]] * len(part)
    return found


def split_at(row: Row, border: Tile) -> list[Row]:
    """Part a row at every tile like the border, which is in none of the parts."""
    parts: list[list[Tile]] = [[]]
    for tile in row:
        if tile == border:
            parts.append([])
        else:
            parts[-1].append(tile)
    return [tuple(part) for part in parts]


def _without(colors: str, taken: str) -> str:
    return "".join(color for color in colors if color not in taken)


def _group(row: Row) -> Meld | None:
    """Read a group: one number, all of different colours; the Double takes two (R6, R28)."""
    free = _free_colors(_places(row))
    if COLOR_CHANGE in row or free is None:
        return None
    number = next(tile.number for tile in row if tile.number)
    return Meld(
        "group",
        tuple(Stand((number,) * width(tile), tile.kind if tile.number else free) for tile in row),
    )


def _places(row: Row) -> Row:
    """Repeat a tile for every place it takes."""
    return tuple(tile for tile in row for _ in range(width(tile)))


def _free_colors(places: Row) -> str | None:
    """Return the colours that a group's jokers may have (R19); None if the tiles are no group."""
    shown = [tile for tile in places if tile.number]
    colors = "".join(tile.kind for tile in shown)
    one_number = len({tile.number for tile in shown}) == 1
    if not one_number or len(set(colors)) < len(colors) or len(places) > LARGEST_GROUP:
        return None
    return _without(COLORS, colors)


def _mirrors(row: Row) -> tuple[Meld | None, ...]:
    """Read a row with a Mirror: both sides stand for the same tiles, outermost first (R30, R31)."""
    sides = split_at(row, MIRROR)
    if len(sides) != 2:
        return ()
    left, right = _places(sides[0]), _places(sides[1][::-1])
    if len(left) != len(right) or any(opposite(*sides)):
        return ()
    side = tuple(_shown(*pair) for pair in zip(left, right, strict=True))
    if len(side) == 1:
        return (_mirrored("mirror", sides, [side[0].number], [side[0].kind]),)
    return _mirror_run(sides, side), _mirror_group(sides, side)


def opposite(left: Row, right: Row) -> Iterator[tuple[Tile, Tile]]:
    """List the tiles that lie opposite each other beside a Mirror and differ.

    A number tile lies opposite its like or a joker, a Colour change only opposite another (R31).
    """
    for one, other in zip(_places(left), _places(right[::-1]), strict=True):
        shown = one.number and other.number
        if one != other and (shown or COLOR_CHANGE in (one, other)):
            yield one, other


def _shown(one: Tile, other: Tile) -> Tile:
    """Return what two tiles are that lie opposite each other; a joker if neither tells."""
    if one == COLOR_CHANGE:
        return one
    return next((tile for tile in (one, other) if tile.number), JOKER)


def _mirror_run(sides: Sequence[Row], side: Row) -> Meld | None:
    """Read the sides as a stretch of a run that rises towards the Mirror."""
    numbers = _numbers(side)
    colors = _stretches(side) if numbers else []
    if not colors:
        return None
    return _mirrored("mirror-run", sides, [one for (one,) in numbers], colors)


def _mirror_group(sides: Sequence[Row], side: Row) -> Meld | None:
    free = _free_colors(side)
    if COLOR_CHANGE in side or free is None:
        return None
    number = next(tile.number for tile in side if tile.number)
    colors = [tile.kind if tile.number else free for tile in side]
    return _mirrored("mirror-group", sides, [number] * len(side), colors)


def _mirrored(
    kind: Kind, sides: Sequence[Row], numbers: Sequence[int], colors: Sequence[str]
) -> Meld:
    """Return each tile of both sides the places it lies on, counted from the outside."""
    left, right = (_stand_on(side, numbers, colors) for side in (sides[0], sides[1][::-1]))
    turned = [Stand(stand.numbers[::-1], stand.colors) for stand in reversed(right)]
    return Meld(kind, (*left, Stand(()), *turned))


def _stand_on(side: Row, numbers: Sequence[int], colors: Sequence[str]) -> list[Stand]:
    places = pairwise(accumulate(map(width, side), initial=0))
    return [
        Stand(tuple(numbers[low:high]), "".join(dict.fromkeys("".join(colors[low:high]))))
        for low, high in places
    ]
