"""The scores of one game, and whose win it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.engine.rules import Rules
from game.engine.tile import Row

Ended = Literal["out", "blocked"]
"""How a game ends: with empty racks, or because nobody can go on."""

JOKER_PENALTY = 30


@dataclass(frozen=True)
class Result:
    """Say how a game ended, who won and what everyone gained or lost, by seat number.

    Of a game played `together` all have won, or nobody.
    """

    ended: Ended
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    together: bool = False


def rack_value(rack: Row) -> int:
    """Add up a rack that was caught; any joker counts 30 (R38)."""
    return sum(tile.number or JOKER_PENALTY for tile in rack)


def score(ended: Ended, racks: Sequence[Row], first: int = 0) -> Result:
    """Score the racks at the end of a game that seat `first` began (R38, R39); the sum is zero."""
    values = [rack_value(rack) for rack in racks]
    lowest = 0 if ended == "out" else min(values)
    winners = tuple(at for at, rack in enumerate(racks) if _wins(ended, rack, lowest))
    scores = [lowest - worth for worth in values]
    share, rest = divmod(-sum(scores), len(winners))
    for winner in winners:
        scores[winner] = share
    scores[min(winners, key=lambda seat: (seat - first) % len(racks))] += rest
    return Result(ended, winners, tuple(scores))


def result_of(rules: Rules, ended: Ended, racks: Sequence[Row], first: int = 0) -> Result:
    """Score a game that seat `first` began, as its rules say.

    Where all play together, all win if every rack is empty, else nobody; there are no points (R48).
    """
    if not rules.together:
        return score(ended, racks, first)
    winners = tuple(range(len(racks))) if ended == "out" else ()
    return Result(ended, winners, (0,) * len(racks), together=True)


def _wins(ended: str, rack: Row, lowest: int) -> bool:
    return not rack if ended == "out" else rack_value(rack) == lowest
