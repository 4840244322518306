"""The luck of a player's draws, against all other tiles of the pool that might have come instead.

A tile has a place if it can lie in a set with others of its rack or, after the first sets, be
added to a row; no row is taken apart for it. A draw is lucky if few tiles are without a place after
it. What others held could not come: measured by all unseen tiles, most draws would be lucky ones,
as racks are full of tiles that nobody has a place for. Nobody could know that; it judges no play.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb
from typing import Literal

from game.analysis.past.missed import turns_of
from game.bots.sight import with_rack
from game.engine.position import Position
from game.engine.tile import Row, in_order
from game.solver.greedy_play import add

LEAST = 5
"""From fewer draws nothing is told."""

MOST, NEARLY_ALL = 0.7, 0.9
"""The shares of all ways to draw that count as most of them, and as nearly all."""

FORTUNE, RARE = 1.5, 0.2
"""How many tiles more than usual find a place by a lucky draw, and how seldom one is as good."""

MARKED = 2
"""No more lucky draws of a game are marked."""

Grade = Literal["much-worse", "worse", "usual", "better", "much-better"]
"""How draws were, measured by most others."""


@dataclass(frozen=True)
class Drawing:
    """Say what a player drew in a turn, as the player saw it: one tile, or one of two offered.

    The `pool` is sorted, with the tiles that came.
    """

    turn: int
    view: Position
    tiles: Row
    pool: Row


@dataclass(frozen=True)
class WeighedDraw:
    """Say how many tiles were without a place after a draw, and in how many ways how many might be.

    The first turn of a game is 1.
    """

    turn: int
    tiles: Row
    left: int
    ways: tuple[tuple[int, int], ...]

    @property
    def luck(self) -> float:
        """How many tiles more have a place than at the mean of all ways."""
        return sum(left * ways for left, ways in self.ways) / self._all - self.left

    @property
    def as_good(self) -> float:
        """The share of ways that are at least as good."""
        return sum(ways for left, ways in self.ways if left <= self.left) / self._all

    @property
    def shares(self) -> dict[int, float]:
        """The chance of each number of tiles without a place."""
        return {left: ways / self._all for left, ways in self.ways}

    @property
    def _all(self) -> int:
        return sum(ways for _, ways in self.ways)


@dataclass(frozen=True)
class Luck:
    """Say what share of all ways to draw at these moments is better than a player's, or worse."""

    better: float
    worse: float

    @property
    def grade(self) -> Grade:
        """How the draws were: "better than most" is said only where most are worse."""
        if self.worse >= MOST:
            return "much-better" if self.worse >= NEARLY_ALL else "better"
        if self.better >= MOST:
            return "much-worse" if self.better >= NEARLY_ALL else "worse"
        return "usual"


def drawings(positions: Sequence[Position], seat: int) -> Iterator[Drawing]:
    """List the turns in which a seat drew a tile; several at once are a penalty, and no luck."""
    for turn, view, after in turns_of(positions, seat):
        drawn = Counter(after.seats[seat].rack) - Counter(view.mover.rack)
        if drawn.total() == 1 and after.table == view.table:
            tiles = (*drawn, *after.river[len(view.river) :])
            yield Drawing(turn, view, tiles, in_order(positions[turn - 1].pool))


def weighed(drawing: Drawing) -> WeighedDraw:
    """Count the tiles without a place, for every tile that might have come."""
    view, rack = drawing.view, drawing.view.mover.rack
    racks = {tile: (*rack, tile) for tile in {*drawing.pool}}
    left = {tile: len(add(with_rack(view, more), more).rack) for tile, more in racks.items()}
    ways = tuple(_ways(Counter(left[tile] for tile in drawing.pool), len(drawing.tiles)))
    return WeighedDraw(drawing.turn, drawing.tiles, min(left[tile] for tile in drawing.tiles), ways)


def _ways(counts: Counter[int], offered: int) -> Iterator[tuple[int, int]]:
    """Count the ways to be offered so many tiles, by the best of them."""
    behind = counts.total()
    for left in sorted(counts):
        here = comb(behind, offered)
        behind -= counts[left]
        yield left, here - comb(behind, offered)


def luck_of(draws: Sequence[WeighedDraw]) -> Luck | None:
    """Compare the draws of a game with all ways to draw at these moments; None of too few."""
    if len(draws) < LEAST:
        return None
    own = sum(draw.left for draw in draws)
    sums = {0: 1.0}  # The chance of each sum of tiles without a place.
    for draw in draws:
        after = defaultdict[int, float](float)
        for (total, likely), (left, share) in product(sums.items(), draw.shares.items()):
            after[total + left] += likely * share
        sums = after
    better = sum(share for left, share in sums.items() if left < own)
    return Luck(better, max(0.0, 1 - better - sums[own]))


def luckiest(draws: Sequence[WeighedDraw]) -> tuple[WeighedDraw, ...]:
    """Choose the one or two draws that were rare luck, in their order; often there are none."""
    lucky = [draw for draw in draws if draw.luck >= FORTUNE and draw.as_good <= RARE]
    best = sorted(lucky, key=lambda draw: -draw.luck)[:MARKED]
    return tuple(sorted(best, key=lambda draw: draw.turn))
