"""The groups of one number: how many tiles of each colour they take, and the jokers they need."""

from functools import cache, lru_cache
from itertools import product

from game.engine.meld import SMALLEST, is_set
from game.engine.tile import COLORS, COPIES, JOKER, Row, Tile

Pattern = tuple[int, ...]
"""How many tiles of each colour go into groups."""


@lru_cache(maxsize=4096)
def patterns(there: Pattern, jokers: int) -> tuple[tuple[Pattern, int], ...]:
    """List the patterns that so many tiles of each colour allow, each with its need of jokers."""
    choices = product(*(range(min(count, COPIES) + 1) for count in there))
    needs = ((pattern, needed(pattern)) for pattern in choices)
    return tuple((pattern, need) for pattern, need in needs if need <= jokers)


@cache
def needed(pattern: Pattern) -> int:
    """Count the jokers without which these tiles are no groups."""
    return sum(group.count(JOKER) for group in groups(pattern, 1))


@cache
def groups(pattern: Pattern, number: int) -> tuple[Row, ...]:
    """Share the tiles out to as few groups as there are, evenly, with the jokers they need."""
    count = max(pattern)
    shares: list[list[Tile]] = [[] for _ in range(count)]
    for _, color in sorted(zip(pattern, COLORS, strict=True), key=lambda pair: -pair[0]):
        wanted = pattern[COLORS.index(color)]
        for share in sorted(shares, key=len)[:wanted]:
            share.append(Tile(color, number))
    return tuple(_filled(tuple(share)) for share in shares)


def _filled(tiles: Row) -> Row:
    """Add jokers until the tiles are a group."""
    fillings = ((*tiles, *(JOKER,) * jokers) for jokers in range(SMALLEST))
    return next(row for row in fillings if is_set(row))
