"""The best turn of a game on a small table: its rows before and after, shown a few times."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.analysis.past.best_turn import PlayedTurn
from game.engine.position import Table
from game.engine.tile import Tile
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.proportions import tile_height
from game.view.small_table import lay_rows
from game.view.table.places.placements import Placement
from game.view.tile_art import TileArt

TIMES = 3
"""How often it is shown before it rests."""

BEFORE, GLIDE, LAY, LAY_STEP, AFTER, BACK = 1.2, 0.9, 0.45, 0.14, 2.6, 0.8
"""Seconds: rows as they were, moving, a tile being laid, until the next, the end, going back."""

LARGEST_TILE = 52  # reference px
MARGIN_SHARE = 0.07  # how far rows stay from the edges, in heights of the table

Point = tuple[float, float]


class Flight(NamedTuple):
    """Say from where to where a tile goes; `order` counts those that are laid, -1 else."""

    face: Surface
    start: Point
    goal: Point
    order: int


class ReplayedTurn:
    """Show a turn in a room, at any moment since it began."""

    def __init__(
        self, kit: Kit, stage: Stage, room: Rect, turn: PlayedTurn, widest: int = LARGEST_TILE
    ) -> None:
        """Take the room, and how wide its tiles may be, in reference pixels."""
        self._size = room.size
        self._flights = list(_flights(kit, room.size, turn, kit.px(widest)))
        laying = LAY + LAY_STEP * (len(turn.tiles) - 1)
        self._after = BEFORE + GLIDE + laying
        self._once = self._after + AFTER + BACK
        self.end = (TIMES - 1) * self._once + self._after
        """The seconds after which it rests, as the rows were after the turn."""
        self._sprite = stage.add(Surface(room.size), *room.topleft, Layer.WIDGET)
        self._shown: list[float] = []
        self.show(0.0)

    def show(self, now: float) -> None:
        """Show it `now` seconds after it began."""
        shares = [self._share(flight.order, now) for flight in self._flights]
        if shares != self._shown:
            self._shown = shares
            picture = Surface(self._size, SRCALPHA)
            for flight, share in zip(self._flights, shares, strict=True):
                (x, y), (to_x, to_y) = flight.start, flight.goal
                place = round(x + (to_x - x) * share), round(y + (to_y - y) * share)
                picture.blit(flight.face, place)
            self._sprite.show(picture)

    def _share(self, order: int, now: float) -> float:
        """Return how far on its way a tile is, from 0 to 1."""
        if now >= self.end:
            return 1.0
        now %= self._once
        back = (now - self._after - AFTER) / BACK
        if back > 0:
            return 1 - ease_in_out(min(1.0, back))
        begin, takes = BEFORE, GLIDE
        if order >= 0:
            begin, takes = BEFORE + GLIDE + order * LAY_STEP, LAY
        return ease_in_out(min(1.0, max(0.0, (now - begin) / takes)))


def _flights(kit: Kit, size: tuple[int, int], turn: PlayedTurn, widest: int) -> Iterator[Flight]:
    """Let each tile come from where it lay, and what was laid from below, as from a rack."""
    art, high = TileArt(kit), size[1]
    before, after = _same_size(size, widest, turn.before, turn.after)
    lay: defaultdict[Tile, list[Placement]] = defaultdict(list)
    for each in before:
        lay[each.tile].append(each)
    laid = 0
    for each in sorted(after, key=lambda placement: not lay[placement.tile]):
        there = lay[each.tile].pop(0) if lay[each.tile] else None
        pad = art.pad(each.width)
        start = (there.x, there.y) if there else (each.x, high + tile_height(each.width) / 2)
        order = -1 if there else laid
        laid += not there
        face = art.face(each.tile, each.width, "" if there else "own", each.stand)
        yield Flight(face, _less(start, pad), _less((each.x, each.y), pad), order)


def _less(point: Point, pad: tuple[int, int]) -> Point:
    return point[0] - pad[0], point[1] - pad[1]


def _same_size(
    size: tuple[int, int], widest: int, *tables: Table
) -> tuple[Sequence[Placement], Sequence[Placement]]:
    """Lay two tables with tiles of the same width."""
    for table in tables:
        widest = min([widest, *(each.width for each in _lay(size, table, widest))])
    before, after = (_lay(size, table, widest) for table in tables)
    return before, after


def _lay(size: tuple[int, int], table: Table, widest: int) -> Sequence[Placement]:
    return lay_rows(size, round(size[1] * MARGIN_SHARE), table, widest)
