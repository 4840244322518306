"""What is typed of a tile or a row: a colour, a number, or both, within a moment."""

from dataclasses import dataclass

from game.engine.tile import NUMBERS, Tile

MOMENT = 1.0
"""Seconds within which signs are typed that belong together."""

ANY_JOKER = "*"
"""The colour that stands for all jokers."""


@dataclass(frozen=True)
class Wanted:
    """What is looked for: a colour, a number, or both."""

    color: str = ""
    number: int = 0

    def matches(self, tile: Tile) -> bool:
        """Return whether a tile is one of those."""
        if self.color == ANY_JOKER:
            return tile.is_joker
        return self.color in ("", tile.kind) and self.number in (0, tile.number)


class TypedTile:
    """Put together what is typed; what comes late begins anew."""

    def __init__(self) -> None:
        self._wanted = Wanted()
        self._left = 0.0

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._left -= dt

    def color(self, color: str) -> tuple[Wanted, bool]:
        """Take a colour; return what is wanted now, and whether it goes on from before."""
        before = self._before()
        goes_on = not before.color and before.number > 0
        return self._take(Wanted(color, before.number if goes_on else 0), goes_on)

    def digit(self, digit: int, highest: int = NUMBERS[-1]) -> tuple[Wanted, bool]:
        """Take a digit of a number up to the `highest`; return the same."""
        before = self._before()
        longer = 10 * before.number + digit
        goes_on = before != Wanted() and before.color != ANY_JOKER and 0 < longer <= highest
        wanted = Wanted(before.color, longer) if goes_on else Wanted(number=digit)
        return self._take(wanted, goes_on)

    def forget(self) -> None:
        """Begin anew."""
        self._left = 0.0

    def _before(self) -> Wanted:
        return self._wanted if self._left > 0 else Wanted()

    def _take(self, wanted: Wanted, goes_on: bool) -> tuple[Wanted, bool]:
        self._wanted, self._left = wanted, MOMENT
        return wanted, goes_on
