"""The best first meld: sets from the rack alone that are worth enough (R12–R14)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from game.engine.meld import LARGEST_GROUP, SMALLEST, is_set, value
from game.engine.position import Table
from game.engine.tidy import tidy
from game.engine.tile import COLORS, JOKER, Row, Tile, in_order
from game.solver.columns import Objective


class _Laid(NamedTuple):
    """Sets, how many tiles they have, and what they are worth."""

    tiles: int
    worth: int
    sets: Table


def best_opening(rack: Row, needed: int, objective: Objective = "tiles") -> Table:
    """Give the sets worth at least `needed` that have most tiles, or most worth; none if too poor.

    A joker is worth the number it stands for; of equals, the other objective decides.
    """
    enough = [laid for laid in _fronts(rack) if laid.worth >= needed]
    place = 0 if objective == "tiles" else 1
    best = max(enough, key=lambda laid: (laid[place], laid[1 - place]), default=_Laid(0, 0, ()))
    return best.sets


def _fronts(rack: Row) -> list[_Laid]:
    """List the choices of sets that no other beats in both tiles and worth."""

    @cache
    def best(left: Row) -> list[_Laid]:
        if not left or left[0] == JOKER:
            return [_Laid(0, 0, ())]
        found = list(best(left[1:]))
        for row in _sets_with(left[0], left[1:]):
            for more in best(_without(left, row)):
                laid = _Laid(more.tiles + len(row), more.worth + value(row), (row, *more.sets))
                found.append(laid)
        return _unbeaten(found)

    return best(tuple(sorted(in_order(rack), key=lambda tile: (tile == JOKER, tile.number))))


def _unbeaten(found: list[_Laid]) -> list[_Laid]:
    found.sort(key=lambda laid: laid[:2], reverse=True)
    front = found[:1]
    for laid in found:
        if laid.worth > front[-1].worth:
            front.append(laid)
    return front


def _without(tiles: Row, taken: Row) -> Row:
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return tuple(left)


def _sets_with(lowest: Tile, others: Row) -> Iterator[Row]:
    """List the sets in which no number tile is lower, each laid as it is worth most."""
    jokers = others.count(JOKER)
    rows = {*_runs((lowest,), lowest, others, jokers), *_groups(lowest, others, jokers)}
    for row in sorted(rows):
        richest = tidy(row, richest=True)
        if is_set(richest):
            yield richest


def _runs(row: Row, top: Tile, others: Row, jokers: int) -> Iterator[Row]:
    """Climb on with a tile or a joker; jokers at the end may come to lie before the others."""
    if len(row) >= SMALLEST:
        yield row
    following = Tile(top.kind, top.number + 1)
    if following in others:
        yield from _runs((*row, following), following, others, jokers)
    if jokers:
        yield from _runs((*row, JOKER), following, others, jokers - 1)


def _groups(lowest: Tile, others: Row, jokers: int) -> Iterator[Row]:
    same = [Tile(color, lowest.number) for color in COLORS if color != lowest.kind]
    fitting = [*(tile for tile in same if tile in others), *[JOKER] * jokers]
    for size in range(SMALLEST, LARGEST_GROUP + 1):
        for chosen in combinations(fitting, size - 1):
            yield (lowest, *chosen)
