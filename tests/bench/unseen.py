"""Positions such as games have, drawn by chance: no two are alike, so none has been seen before."""

from collections import Counter
from random import Random

from game.engine.position import Table
from game.engine.tidy import tidy
from game.engine.tile import COPIES, JOKER, Row, Tile, number_tiles
from game.solver.sets import joker_free_sets

MOST_SETS = 34
MOST_ON_RACK = 30

LONGEST = 5
"""Longer rows are rare in games."""

LAID = 0.7
"""So many of the jokers lie on the table."""


def unseen(seed: int) -> tuple[Table, Row]:
    """Lay up to 34 sets and fill a rack from the rest; up to two jokers lie here or there."""
    rng = Random(seed)
    table, left = _laid(rng)
    jokers = rng.randint(0, COPIES)
    places = rng.sample(range(len(table)), min(jokers, len(table)))
    for at in places:
        if rng.random() < LAID:
            jokers -= 1
            row = list(table[at])
            rng.shuffle(row)
            left[row.pop()] += 1
            table[at] = tidy((*row, JOKER))
    rest = list(left.elements())
    rng.shuffle(rest)
    return tuple(table), ((JOKER,) * jokers + tuple(rest))[: rng.randint(1, MOST_ON_RACK)]


def _laid(rng: Random) -> tuple[list[Row], Counter[Tile]]:
    """Lay sets of number tiles, as long as there are any; what is left lies beside them."""
    left = Counter(number_tiles())
    rows = [row for row in joker_free_sets() if len(row) <= LONGEST]
    table: list[Row] = []
    for _ in range(rng.randint(0, MOST_SETS)):
        rows = [row for row in rows if Counter(row) <= left]
        if rows:
            table.append(rng.choice(rows))
            left -= Counter(table[-1])
    return table, left
