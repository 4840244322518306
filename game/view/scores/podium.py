"""The podium after a game: racks turn over, points run, who won stands highest and is crowned."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.engine.score import Result
from game.engine.tile import Row
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.player import Player
from game.view.scores.plinth import DROP_SECONDS, SPEECH, Plinth, ranks
from game.view.scores.score_countup import ScoreCountUp
from game.view.tile_art import TileArt
from game.view.tile_block import widest_tile

BROADER, GAP = 1.18, 0.08
"""How broad the plinths of those who won and the gaps are, in widths of a plinth."""

WIDEST, TALLEST = 0.62, 3.2
"""How wide a plinth is at most, in heights of the podium, and how high this is in its widths."""

LARGEST_TILE = 60  # reference px


def side_by_side(result: Result, hero: int | None = None) -> list[int]:
    """List the seats from left to right, the hero between the next two if there are two.

    Where nobody is named, it is one who won.
    """
    ranked = ranks(result)
    order = sorted(range(len(ranked)), key=lambda seat: ranked[seat])
    if len(order) < 3:
        return order
    middle = order[0] if hero is None else hero
    first, *others = (seat for seat in order if seat != middle)
    return [first, middle, *others]


@dataclass(frozen=True)
class Casting:
    """Say who stands in the middle of a podium, with how much room, and who speaks."""

    hero: int | None = None
    room: tuple[int, int] = (0, 0)
    """The size of what is shown at the foot of the hero's plinth, in pixels."""

    speaks_above: Collection[int] = ()
    """Seats that speak in bubbles over their heads."""


class Podium:
    """Show a plinth a seat in a room, at any moment of the telling."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        room: Rect,
        players: Sequence[Player],
        telling: ScoreCountUp,
        casting: Casting = Casting(),
    ) -> None:
        self.end = telling.end + DROP_SECONDS
        """The seconds after which nothing moves any more."""
        self._room, self._now = room, -1.0
        columns = _columns(room, telling.result, casting, kit.px(LARGEST_TILE) // 2)
        above = SPEECH if set(telling.result.winners) & set(casting.speaks_above) else 0.0
        self._strip = round(above * next(iter(columns.values())).height)
        self.plinths = [
            Plinth(kit, stage, columns[seat], players, seat, telling, above)
            for seat in range(len(players))
        ]
        if casting.hero is not None and casting.room[1]:
            self.plinths[casting.hero].keep_free(casting.room[1])
        self._lay_tiles(kit, telling.racks, casting)

    def show(self, now: float) -> None:
        """Show it `now` seconds after the animation began."""
        if min(now, self.end) != self._now:
            self._now = min(now, self.end)
            for plinth in self.plinths:
                plinth.show(self._now)

    def _lay_tiles(self, kit: Kit, racks: Sequence[Row], casting: Casting) -> None:
        """Lay the racks down, with tiles of one width but on the plinth that holds more."""
        art, widths = TileArt(kit), {}
        for seat, (plinth, rack) in enumerate(zip(self.plinths, racks, strict=True)):
            if rack:
                room = plinth.tile_room.size
                widths[seat] = widest_tile(room, len(rack), kit.px(LARGEST_TILE))
        usual = min((it for seat, it in widths.items() if seat != casting.hero), default=0)
        for seat, width in widths.items():
            fits = width if seat == casting.hero and casting.room[1] else min(usual or width, width)
            self.plinths[seat].lay_tiles(art, fits)

    def over_head(self, seat: int) -> Rect:
        """Return the room over the head of a seat, or over its crown, when all is told.

        It is broader where nobody stands so high.
        """
        plinth, room = self.plinths[seat], self._room
        over = Rect(plinth.column.left, room.top, plinth.column.width, plinth.top - room.top)
        if not self._strip:
            return over
        if plinth.won:
            return over.inflate(over.width, 0).clip(room)
        return Rect(over.left, over.top + self._strip, over.width, over.height - self._strip)

    def beside_head(self, seat: int, next_to: int) -> Rect:
        """Return the room between two heads, at the height of the first."""
        one, other = self.plinths[seat], self.plinths[next_to]
        left, right = one.head.right, other.head.left
        return Rect(left, one.head.top, right - left, one.head.height)


def _columns(room: Rect, result: Result, casting: Casting, pad: int) -> dict[int, Rect]:
    """Part a room into a column a seat, not wider and not higher than looks well."""
    seats = side_by_side(result, casting.hero)
    widths = [BROADER if seat in result.winners else 1.0 for seat in seats]
    gaps = GAP * (len(seats) - 1)
    fixed = 0
    if casting.hero is not None and casting.room[0]:
        fixed = casting.room[0] + pad
        widths[seats.index(casting.hero)] = 0.0
    unit = min((room.width - fixed) / (sum(widths) + gaps), WIDEST * room.height)
    high = min(room.height, round(TALLEST * unit))
    whole = fixed + (sum(widths) + gaps) * unit
    left, top = room.centerx - whole / 2, room.bottom - high
    columns = {}
    for seat, width in zip(seats, widths, strict=True):
        across = width * unit or fixed
        columns[seat] = Rect(round(left), top, round(across), high)
        left += across + GAP * unit
    return columns
