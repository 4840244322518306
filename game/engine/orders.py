"""The orders in which tiles could lie to be a set: what tidying a row chooses from (R9)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

from game.engine.meld import LARGEST_GROUP, width
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


def orders(row: Row) -> Iterator[Row]:
    """List the orders worth trying, the laid one first; not all of them are sets.

    A group lies well in any order, so these are runs, the highest first, and mirrors.
    """
    yield row
    if not any(tile.number for tile in row):
        return
    yield from _mirrors(row) if MIRROR in row else _runs(row)


def _runs(row: Row) -> Iterator[Row]:
    """Fill the numbers of each run that the tiles have room for."""
    shown = {tile.number: tile for tile in row if tile.number}
    jokers = Counter(tile for tile in row if tile.is_joker)
    length = sum(map(width, row))
    if len(shown) + sum(jokers.values()) < len(row):
        return
    lowest, highest = min(shown), max(shown)
    for start in range(lowest, max(0, highest - length), -1):
        if start + length - 1 in NUMBERS:
            filled = next(_fill_run(start, start + length, shown, jokers, "", ""), None)
            if filled:
                yield filled


def _fill_run(
    at: int, end: int, shown: dict[int, Tile], jokers: Counter[Tile], color: str, last: str
) -> Iterator[Row]:
    """Fill a run from number `at`; `color` is that of its stretch, `last` of the one before."""
    if at == end:
        yield ()
    elif tile := shown.get(at):
        if tile.kind != last and color in ("", tile.kind):
            yield from _then(tile, _fill_run(at + 1, end, shown, jokers, tile.kind, last))
    else:
        for joker in (JOKER, DOUBLE, COLOR_CHANGE):
            if jokers[joker] and _is_free(at, width(joker), end, shown):
                left = jokers - Counter([joker])
                colors = ("", color) if joker == COLOR_CHANGE else (color, last)
                rest = _fill_run(at + width(joker), end, shown, left, *colors)
                yield from _then(joker, rest)


def _is_free(at: int, places: int, end: int, shown: dict[int, Tile]) -> bool:
    return at + places <= end and all(number not in shown for number in range(at, at + places))


def _then(tile: Tile, rows: Iterator[Row]) -> Iterator[Row]:
    for row in rows:
        yield (tile, *row)


def _mirrors(row: Row) -> Iterator[Row]:
    """Lay the tiles on both sides of the Mirror, for each side that they could make."""
    tiles = Counter(tile for tile in row if tile != MIRROR)
    places = sum(map(width, tiles.elements()))
    if row.count(MIRROR) != 1 or places % 2:
        return
    sides = _changing_sides if tiles[COLOR_CHANGE] else _sides
    for side in sides(row, places // 2):
        both = (*side, *reversed(side))
        for filled in _fill_places(both, len(side), tiles):
            yield filled
            break


def _sides(row: Row, length: int) -> Iterator[Row]:
    """List the stretches of a run and of a group that hold all the number tiles of a row."""
    shown = [tile for tile in row if tile.number]
    colors, numbers = {tile.kind for tile in shown}, {tile.number for tile in shown}
    if len(colors) == 1:
        color = colors.pop()
        for start in range(min(numbers), max(0, max(numbers) - length), -1):
            if start + length - 1 in NUMBERS:
                yield tuple(Tile(color, start + at) for at in range(length))
    if len(numbers) == 1 and length <= LARGEST_GROUP:
        number = numbers.pop()
        first = "".join(dict.fromkeys(tile.kind for tile in shown))
        rest = "".join(color for color in COLORS if color not in first)
        # A Double stands for neighbours, so the order matters.
        for order in permutations(first + rest, length):
            if set(first) <= set(order):
                yield tuple(Tile(color, number) for color in order)


def _changing_sides(row: Row, length: int) -> Iterator[Row]:
    """List the runs with Colour changes that both sides could be; what is hidden is for jokers."""
    shown = {tile.number: tile for tile in row if tile.number}
    changes = row.count(COLOR_CHANGE) // 2
    for start in range(min(shown), max(0, max(shown) - length), -1):
        numbers = range(start, start + length)
        for places in combinations([number for number in numbers if number not in shown], changes):
            faces = shown | dict.fromkeys(places, COLOR_CHANGE)
            if numbers[-1] in NUMBERS:
                yield tuple(faces.get(number, HIDDEN) for number in numbers)


def _fill_places(faces: Row, middle: int, tiles: Counter[Tile]) -> Iterator[Row]:
    """Cover the faces of both sides with just these tiles, the Mirror before place `middle`."""
    if middle == 0:
        yield from _then(MIRROR, _fill_places(faces, -1, tiles))
    elif not faces:
        if not tiles:
            yield ()
    else:
        for tile in (faces[0], JOKER, DOUBLE):
            places = width(tile)
            covered = faces[:places] if tile.is_joker and tile != faces[0] else ()
            if COLOR_CHANGE in covered:
                continue
            if tiles[tile] and places <= len(faces) and not 0 < middle < places:
                rest = _fill_places(faces[places:], middle - places, tiles - Counter([tile]))
                yield from _then(tile, rest)
