"""The best turn of a game: its rows before and after, shown a few times; and a tray for it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Color, Rect, Surface

from game.analysis.past.best_turn import PlayedTurn
from game.engine.position import Table
from game.engine.tile import Tile
from game.kit import shapes
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

LARGEST_TILE = 104
"""How wide its tiles are at most, in reference pixels."""

RADIUS, LINE, PAD = 24, 4, 16
"""The corners of a tray, its edge, and the space within it, in reference pixels."""

BAR, KNOB = 7, 20
"""How thick the bar below is that says how far the turn has come, and its knob."""

GROUND, BED = 0.25, 0.25
"""How dark a tray is, and how light the bed of the bar."""

MARGIN_SHARE = 0.07  # how far rows stay from the edges, in heights of the table

Best = tuple[int, PlayedTurn] | None
"""Whose turn is shown, and the turn."""


class Flight(NamedTuple):
    """The way of a tile; `order` counts those that are laid, and is -1 for all others."""

    face: Surface
    start: shapes.Point
    goal: shapes.Point
    order: int


class ReplayedTurn:
    """A turn in a room, at any moment since it began."""

    def __init__(self, kit: Kit, stage: Stage, room: Rect, turn: PlayedTurn) -> None:
        self._size = room.size
        self._flights = list(_flights(kit, room.size, turn, kit.px(LARGEST_TILE)))
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


class Tray:
    """A tray on the felt in which a turn plays, with a bar of how far it has come."""

    def __init__(self, kit: Kit, stage: Stage, room: Rect, head: int, turn: PlayedTurn) -> None:
        """Take the room, and how high the words are above the tiles."""
        ground = shapes.opaque(kit.theme["felt_dark"]).lerp("black", GROUND)
        edge = shapes.opaque(kit.theme["rim_edge"])
        line, pad = max(2, kit.px(LINE)), max(6, kit.px(PAD))
        stage.add(shapes.rounded(room.size, kit.px(RADIUS), ground, edge, line), *room.topleft)
        inner = room.inflate(-2 * pad, -2 * pad)
        knob = max(8, kit.px(KNOB))
        table = Rect(inner.left, room.top + head, inner.w, inner.bottom - knob - room.top - head)
        self._turn = ReplayedTurn(kit, stage, table, turn)
        self.end = self._turn.end
        """The seconds after which nothing moves any more."""
        thick = max(3, kit.px(BAR))
        bed = Rect(inner.left, inner.bottom - (knob + thick) // 2, inner.w, thick)
        color = ground.lerp("white", BED)
        stage.add(shapes.rounded(bed.size, thick // 2, color), *bed.topleft)
        self._bar = bed.inflate(0, knob - thick)
        self._accent, self._thick, self._far = kit.theme["accent"], thick, -1
        self._shown = stage.add(Surface((1, 1)), *self._bar.topleft, Layer.WIDGET)

    def show(self, now: float) -> None:
        """Show it `now` seconds after it began."""
        self._turn.show(max(0.0, now))
        knob = self._bar.h
        far = knob + round((self._bar.w - knob) * min(1.0, max(0.0, now / self.end)))
        if far != self._far:
            self._far = far
            picture = shapes.filled((far, self._bar.h), 0, (Color(0, 0, 0, 0),) * 2)
            done = shapes.rounded((far, self._thick), self._thick // 2, self._accent)
            picture.blit(done, (0, (self._bar.h - self._thick) // 2))
            picture.blit(shapes.disc(self._bar.h, self._accent), (far - self._bar.h, 0))
            self._shown.show(picture)


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


def _less(point: shapes.Point, pad: tuple[int, int]) -> shapes.Point:
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
