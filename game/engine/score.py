"""The scores of one game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.engine.tile import Row

JOKER_PENALTY = 30


@dataclass(frozen=True)
class Result:
    """Say how a game ended, who won and what everyone gained or lost, by seat number."""

    ended: Literal["out", "blocked"]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def rack_value(rack: Row) -> int:
    """Add up a rack that was caught; any joker counts 30 (R38)."""
    return sum(tile.number or JOKER_PENALTY for tile in rack)


def score(ended: Literal["out", "blocked"], racks: Sequence[Row], first: int = 0) -> Result:
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


def _wins(ended: str, rack: Row, lowest: int) -> bool:
    return not rack if ended == "out" else rack_value(rack) == lowest
