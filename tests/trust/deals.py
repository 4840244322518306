"""Deals are fair: every tile comes to every seat and place alike, and every seat starts as often.

Chi-square holds the counts against what fair chance gives; Holm's correction, that several
measures are taken. Within a rack there are no places, so those of the pool are looked at.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

from game.engine.deal import Opening
from game.engine.fair.envelope import write_press
from game.engine.rules import CLASSIC
from game.engine.tile import Tile, all_tiles
from game.session.player import Player
from game.session.random_source import deal_for
from tests.trust.chi_square import tail
from tests.trust.promise import Promise

PLAYERS = tuple(map(Player, ("Fox", "Owl", "Otter", "Bear")))
BOX = Counter(all_tiles(dict(CLASSIC.jokers)))
SIZE, RACK = BOX.total(), CLASSIC.rack_size
POOL = SIZE - len(PLAYERS) * RACK
BATCH = 500
UNLIKELY = 0.001

Counts = Sequence[Mapping[Tile, int]]
"""So often each tile came to each of some places."""


class Measure(NamedTuple):
    """What was counted, how far off it is, and how likely chance alone is so far off."""

    what: str
    square: float
    degrees: int

    @property
    def chance(self) -> float:
        return tail(self.square, self.degrees)


def openings(size: int, match: int) -> Iterator[Opening]:
    """Deal so many games as they are dealt in a match; in every other one a press is mixed in."""
    presses = (write_press(games % 10_000 / 100) if games % 2 else None for games in range(size))
    return (deal_for(CLASSIC, PLAYERS, match, *each) for each in enumerate(presses))


def measures(deals: Iterable[Opening]) -> tuple[Measure, ...]:
    """Measure how fair some deals are."""
    racks, drawn = [[Counter[Tile]() for _ in PLAYERS] for _ in range(2)]
    pool, starts, count = [Counter[Tile]() for _ in range(POOL)], Counter[int](), 0
    left = iter(deals)
    while batch := list(islice(left, BATCH)):
        count += len(batch)
        starts.update(each.position.to_move for each in batch)
        for place, tiles in enumerate(zip(*(each.position.pool for each in batch), strict=True)):
            pool[place].update(tiles)
        for seat in range(len(PLAYERS)):
            held = (each.position.seats[seat].rack for each in batch)
            racks[seat].update(chain.from_iterable(held))
            drawn[seat].update(each.draws[0][seat] for each in batch)
    fair = count / len(PLAYERS)
    off = sum((starts[seat] - fair) ** 2 / fair for seat in range(len(PLAYERS)))
    return (
        _spread("tile and seat", racks, RACK, count),
        _spread("tile and place in the pool", pool, 1, count),
        _spread("tile and who draws it for the start", drawn, 1, count),
        Measure("who starts", off, len(PLAYERS) - 1),
    )


def _spread(what: str, found: Counts, room: int, deals: int) -> Measure:
    """Measure how evenly tiles came to places with such a room; all other places are one more.

    No tile is in two places, and no place has two tiles: that is why SIZE - 1 are free, not SIZE.
    """
    elsewhere = {
        tile: deals * copies - sum(each[tile] for each in found) for tile, copies in BOX.items()
    }
    rooms = [room] * len(found) + [SIZE - room * len(found)]
    square = 0.0
    for counts, wide in zip([*found, elsewhere], rooms, strict=True):
        for tile, copies in BOX.items():
            fair = deals * copies * wide / SIZE
            square += (counts[tile] - fair) ** 2 / fair
    return Measure(what, square * (SIZE - 1) / SIZE, (len(BOX) - 1) * len(found))


def unfair(deals: Iterable[Opening]) -> Iterator[str]:
    """Tell of each measure that fair chance would hardly give."""
    taken = sorted(measures(deals), key=lambda measure: measure.chance)
    for at, measure in enumerate(taken):
        if measure.chance * (len(taken) - at) >= UNLIKELY:
            return
        yield f"{measure.what}: {measure.square:.1f} of {measure.degrees}, p {measure.chance:.1e}"


def _attack(size: int, seed: int) -> Iterator[str]:
    return unfair(openings(size, seed))


PROMISE = Promise(
    "deals",
    "every deal is fair: tiles, seats, places and who starts",
    sample=6_000,
    whole=50_000,
    by_hand=1_000_000,
    attack=_attack,
)
