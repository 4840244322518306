"""The cheapest way to give things a place each, found without trying every way."""

from collections.abc import Sequence
from math import inf

Costs = Sequence[Sequence[int]]
"""What each thing costs in each place; there are at least as many places as things."""


def cheapest(costs: Costs) -> tuple[int, ...]:
    """Return a place for each thing so that all together cost least; of equal ways the first.

    >>> cheapest([[0, 1], [0, 3]])
    (1, 0)
    >>> cheapest([[1, 1, 1], [1, 1, 1]])
    (0, 1)
    """
    places = max(map(len, costs), default=0)
    dear = places ** len(costs)
    seating = _Seating(
        [
            [cost * dear + at * places ** (len(costs) - thing) for at, cost in enumerate(row)]
            for thing, row in enumerate(costs, start=1)
        ]
    )
    for thing in range(len(costs)):
        seating.seat(thing)
    return seating.places()


class _Seating:
    """Seat one thing after the other; who sits in its way moves on (Kuhn and Munkres).

    Prices of things and places are kept so that no seat is cheaper than its two prices, and those
    taken cost just these: then no other way costs less.
    """

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._holders: dict[int, int] = {}
        self._of_things: list[float] = [0] * len(costs)
        self._of_places: list[float] = [0] * max(map(len, costs), default=0)

    def places(self) -> tuple[int, ...]:
        """Return the place of each thing."""
        return tuple(sorted(self._holders, key=self._holders.__getitem__))

    def seat(self, thing: int) -> None:
        """Seat one more thing, along the cheapest chain of moves."""
        free = list(range(len(self._of_places)))
        missing: list[float] = [inf] * len(free)
        comes_from: dict[int, int | None] = {}
        movers, at = [thing], None
        passed: list[int] = []
        while True:
            mover = movers[-1]
            for place in free:
                more = self._costs[mover][place] - self._of_things[mover] - self._of_places[place]
                if more < missing[place]:
                    missing[place], comes_from[place] = more, at
            at = min(free, key=missing.__getitem__)
            self._raise(missing[at], movers, passed)
            missing = [left - missing[at] for left in missing]
            if at not in self._holders:
                break
            free.remove(at)
            passed.append(at)
            movers.append(self._holders[at])
        self._move_on(thing, at, comes_from)

    def _raise(self, step: float, movers: list[int], passed: list[int]) -> None:
        for mover in movers:
            self._of_things[mover] += step
        for place in passed:
            self._of_places[place] -= step

    def _move_on(self, thing: int, at: int, comes_from: dict[int, int | None]) -> None:
        """Let each of a chain take the place of the next, and the thing the first."""
        while (before := comes_from[at]) is not None:
            self._holders[at] = self._holders[before]
            at = before
        self._holders[at] = thing
