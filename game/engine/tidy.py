"""Tidying: what the table makes of a row by itself once tiles were put down or taken (R9)."""

from functools import lru_cache
from itertools import pairwise

from game.engine.meld import is_set, value
from game.engine.orders import orders
from game.engine.tile import BONUS, Row


@lru_cache(maxsize=16384)
def tidy(row: Row, *, richest: bool = False) -> Row:
    """Put the tiles into an order that is a set, if there is one, else into reading order.

    A legal row stays as it lies, but `richest` asks for the order worth most (the initial meld).
    """
    if is_set(row) and not richest:
        return row
    best = max(orders(row), key=value)
    return best if is_set(best) else _reading_order(row)


def _reading_order(row: Row) -> Row:
    """Sort what looks like a part of a run, gaps filled with jokers; leave any other row."""
    numbers = sorted((tile for tile in row if tile.number), key=lambda tile: tile.number)
    if len({tile.kind for tile in numbers}) != 1 or any(tile in BONUS for tile in row):
        return row
    jokers = [tile for tile in row if tile.is_joker]
    ordered = numbers[:1]
    for last, tile in pairwise(numbers):
        missing = max(0, tile.number - last.number - 1)
        ordered += [*jokers[:missing], tile]
        jokers = jokers[missing:]
    return (*ordered, *jokers)


def normalize(row: Row, *, richest: bool = False) -> tuple[Row, ...]:
    """Tidy a row, parting it where that makes sets of all of it (`R4 R5 R6 R6 R7 R8`)."""
    tidied = tidy(row, richest=richest)
    if not row or is_set(tidied):
        return (tidied,) if row else ()
    return _parts(row, richest) or _parts(tidied, richest) or (tidied,)


@lru_cache(maxsize=4096)  # Without it, cutting a long row in every way takes hours.
def _parts(row: Row, richest: bool) -> tuple[Row, ...]:
    """Cut a row into neighbouring sets, the longest first; nothing where it cannot be done."""
    for cut in range(len(row) - 3, 2, -1):
        head = tidy(row[:cut], richest=richest)
        if not is_set(head):
            continue
        tail = tidy(row[cut:], richest=richest)
        rest = (tail,) if is_set(tail) else _parts(row[cut:], richest)
        if rest:
            return (head, *rest)
    return ()
