"""The groups of one number: how many tiles of each colour they take, and the jokers they need."""

from collections import Counter
from functools import cache
from itertools import combinations, product

from game.engine.meld import SMALLEST, is_set
from game.engine.tidy import tidy
from game.engine.tile import COLOR_CHANGE, COLORS, COPIES, JOKER, Row, Tile

Pattern = tuple[int, ...]
"""How many tiles of each colour go into groups."""

MOST_JOKERS = 2


@cache
def needed(pattern: Pattern, bonus: Row = ()) -> int:
    """Count the jokers without which these tiles are no groups; more than there are if never."""
    if not bonus:
        return sum(group.count(JOKER) for group in groups(pattern, 1))
    choices = _choices(pattern, bonus)
    return min((jokers for jokers, _, _ in choices), default=MOST_JOKERS + 1)


@cache
def groups(pattern: Pattern, number: int, bonus: Row = ()) -> tuple[Row, ...]:
    """Share the tiles out to as few groups as there are, evenly, with the jokers they need."""
    if bonus:
        _, part, together = min(_choices(pattern, bonus))
        row, rest = _bonus_sets(together)[part], _without(bonus, together)
        own = tuple(tile._replace(number=number) if tile.number else tile for tile in row)
        return (own, *groups(_less(pattern, part), number, rest))
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


@cache
def _choices(pattern: Pattern, bonus: Row) -> tuple[tuple[int, Pattern, Row], ...]:
    """List the sets that the first bonus joker can lie in, with the jokers needed in all."""
    found = []
    for count in range(len(bonus)):
        for others in sorted(set(combinations(bonus[1:], count))):
            together = (bonus[0], *others)
            for part, row in _bonus_sets(together).items():
                if all(a <= b for a, b in zip(part, pattern, strict=True)):
                    rest = needed(_less(pattern, part), _without(bonus, together))
                    found.append((row.count(JOKER) + rest, part, together))
    return tuple(each for each in found if each[0] <= MOST_JOKERS)


@cache
def _bonus_sets(together: Row) -> dict[Pattern, Row]:
    """Return for each pattern the set of these bonus jokers with the fewest jokers, if any."""
    found = {}
    patterns = product(range(COPIES + 1), repeat=len(COLORS))
    for pattern in patterns if COLOR_CHANGE not in together else ():
        tiles = [Tile(c, 1) for c, count in zip(COLORS, pattern, strict=True) for _ in range(count)]
        for jokers in range(MOST_JOKERS + 1):
            row = tidy((*tiles, *together, *(JOKER,) * jokers))
            if is_set(row):
                found[pattern] = row
                break
    return found


def _less(pattern: Pattern, part: Pattern) -> Pattern:
    return tuple(a - b for a, b in zip(pattern, part, strict=True))


def _without(tiles: Row, taken: Row) -> Row:
    return tuple((Counter(tiles) - Counter(taken)).elements())
