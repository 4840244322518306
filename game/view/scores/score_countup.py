"""How the points of a game are told: racks turn over one after the other, and the points run."""

from collections.abc import Sequence

from game.engine.score import Result, rack_value
from game.engine.tile import Row

FIRST_SECONDS = 0.5  # seconds before the first tile turns
LONGEST_SECONDS = 0.9  # seconds in which the last tile of a rack sets off
REST_SECONDS = 0.15  # seconds between racks


class ScoreCountUp:
    """Which tiles lie open and which points are told at any moment, in seconds."""

    def __init__(self, racks: Sequence[Row], result: Result, flip: float, step: float) -> None:
        """Take the seconds a tile takes to turn over, and those between two tiles of a rack.

        Where there are no racks, all points are told at once.
        """
        self.racks, self.result = racks, result
        self._flip = flip
        self._starts: dict[int, tuple[float, float]] = {}
        now = FIRST_SECONDS
        for seat in _losers_first(result):
            if count := len(racks[seat]):
                pace = min(step, LONGEST_SECONDS / count)
                self._starts[seat] = now, pace
                now = self.find_opening(seat) + REST_SECONDS
        self.end = now

    def turned(self, seat: int, index: int, now: float) -> float:
        """Return how far a tile of a rack has turned over, from 0 (hidden) to 1."""
        first, pace = self._starts[seat]
        return min(1.0, max(0.0, (now - first - index * pace) / self._flip))

    def find_opening(self, seat: int) -> float:
        """Return the second at which all of a rack that is told lies open."""
        first, pace = self._starts[seat]
        return first + (len(self.racks[seat]) - 1) * pace + self._flip

    def begun(self, now: float) -> int:
        """Count the tiles that have begun to turn."""
        return sum(
            self.turned(seat, index, now) > 0
            for seat in self._starts
            for index in range(len(self.racks[seat]))
        )

    def points(self, seat: int, now: float) -> int:
        """Return the points told so far: losses as tiles turn, and as many gains."""
        scores = self.result.scores
        if seat not in self.result.winners:
            rack = self.racks[seat]
            if not rack:
                return scores[seat]
            worth = [rack_value((tile,)) for tile in rack]
            told = sum(value * self.turned(seat, at, now) for at, value in enumerate(worth))
            return round(scores[seat] * told / sum(worth))
        losers = [at for at, points in enumerate(scores) if points < 0]
        lost = sum(self.points(at, now) for at in losers)
        whole = sum(scores[at] for at in losers)
        return round(scores[seat] * lost / whole) if whole else 0


def _losers_first(result: Result) -> list[int]:
    count, first = len(result.scores), min(result.winners, default=-1) + 1
    seats = [(first + at) % count for at in range(count)]
    return sorted(seats, key=lambda seat: seat in result.winners)
