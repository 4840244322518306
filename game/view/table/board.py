"""The board: the rows and the rack of what is shown, everything in its place."""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from pygame import Rect

from game.analysis.table_diff import equal, tiles_at
from game.engine.move import At, To
from game.engine.tile import Row
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.order.rack_lines import RackLines, Spot
from game.session.order.rack_order import RackOrder
from game.session.order.table_lines import Arranged
from game.settings import Settings
from game.view.layers import Layer
from game.view.proportions import tile_height
from game.view.table.around.river import HIGH, RiverStrip
from game.view.table.motion import Motion
from game.view.table.places.placements import Holdable, OnRack, Placement, Point, in_row, on_rack
from game.view.table.places.rack_layout import Landing, RackLayout, rack_layout
from game.view.table.places.row_layout import Kept, RowLayout
from game.view.table.places.row_opening import RowOpening
from game.view.table.places.tile_sizes import LARGER, USUAL, TileSizes
from game.view.table.row_frames import FrameState, RowFrame, RowFrames
from game.view.table.rubber_band import RubberBand
from game.view.table.shown import Shown
from game.view.table.table_zone import table_zone
from game.view.table.tiles import Tiles
from game.view.wording import row_words

REACH = 0.3
"""How far beside a row tiles may be put down and still join it, in tile widths."""


class Board:
    """Draw what is shown of the table and of a rack; know what lies under a point."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        shown: Shown,
        shelves: int,
        kept: Kept | Arranged | None = None,
        layer: str = "turn",
        sizes: TileSizes = USUAL,
    ) -> None:
        """Put everything on a stage in its place, with the rack on `shelves` shelves.

        Tiles have these `sizes`, unless the player wants them larger; rows lie as they are `kept`.
        """
        self.kit = kit
        self.shown = shown
        self.layer = layer
        table = table_zone(kit, layer, any_open=shown.any_open)
        self._usual, self._rise = table.rows, table.rise
        self.rack_zone = kit.place(layer, "rack")
        line, foot = kit.place(layer, "message"), table.rows.bottom
        self._felt_below = Rect(line.x, foot, line.w, line.bottom - foot)
        self._landing: Landing | None = None
        self._landing_at: tuple[Spot, Sequence[Holdable]] | None = None
        self.lit: Rect | None = None
        """The place on the felt that glows: a row put down anywhere on it lies just there."""
        self._opening: RowOpening | None = None
        self._parted: RowOpening | None = None
        self.river_strip = self._part_river() if shown.rules.river else None
        self._shelves = shelves
        self._sizes = LARGER if kit.store[Settings].larger_tiles and sizes is USUAL else sizes
        self.row_layout = RowLayout(self._usual.size, self._sizes, kit.scale, table.rise)
        if isinstance(kept, Kept):
            self.row_layout.kept = kept
        elif kept:
            self.row_layout.arrange(kept, shown.turn)
        self._stage = stage
        self.zone = self._found_zone()
        stage.keep_still(self.zone, below=Layer.MOVING_SHADOW)
        self._row_frames = RowFrames(kit, stage, self.zone)
        self.rubber_band = RubberBand(kit, stage)
        self.tiles = Tiles(kit, stage, self.rack_zone.w)
        self.show(shown)

    def _part_river(self) -> RiverStrip:
        """Return the River the lower edge of the table."""
        high, zone = self.kit.px(HIGH), self._usual
        strip = Rect(zone.x, zone.bottom - high, zone.w, high)
        zone.h -= high + self.kit.px(8)
        return RiverStrip(self.kit, strip, self.rack_zone.right)

    def _found_zone(self) -> Rect:
        """Return where rows can lie; it rises where they need that."""
        rise = self._rise if self.row_layout.risen else 0
        return Rect(self._usual.x, self._usual.y - rise, self._usual.w, self._usual.h + rise)

    @property
    def rack_layout(self) -> RackLayout:
        """The places on the rack for the tiles that the viewer has."""
        x, y, width, height = self.rack_zone.inflate(-2 * self.kit.px(14), -self.kit.px(12))
        largest = self.kit.px(self._sizes.rack)
        order = self.shown.rack_order or RackOrder()
        plunder = len(self.shown.plunder)
        return rack_layout(order, plunder, (x, y, width, height), self._shelves, largest)

    # Where everything belongs

    def show(
        self,
        shown: Shown,
        near: Point | None = None,
        come_from: Point | None = None,
        arrive: Motion | None = None,
        go_to: Point | None = None,
    ) -> None:
        """Tell every tile where it belongs now.

        A row that hands made lies `near` where they put it. New tiles come from about a point, as
        if out of a hidden rack or in the motion given, one by one; or they are simply there. Those
        that are no more go to about a point, or are simply gone.
        """
        whole = equal(self.shown.rows, shown.rows)
        self.shown = shown
        self._opening = self._parted = self._landing = self._landing_at = None
        near = self._in_zone(near)
        self._places: Sequence[Point] = self.row_layout.place(shown.rows, near, shown.turn)
        self._corners: Sequence[Point] = self._places
        zone = self._found_zone()
        if zone != self.zone:
            self.zone = zone
            self._stage.keep_still(self.zone, below=Layer.MOVING_SHADOW)
            self._row_frames.fit(self.zone)
        rack_layout = self.rack_layout
        self.tiles.rack_width = rack_layout.width
        placements = [*self._on_table(range(len(shown.rows))), *self._on_rack(rack_layout)]
        if self.river_strip:
            river = shown.river, shown.inspected_key, shown.offer
            placements += self.river_strip.placements(*river)
        self.tiles.place_all(placements, come_from, arrive, whole, go_to)
        lengths = map(len, shown.rows)
        self._homes = [self._row_frame_at(*row) for row in zip(self._places, lengths, strict=True)]
        self._frames = [self._row_frame(at) for at in range(len(shown.rows))]
        self._show_row_frames()
        self._gliding = {at: sprite for at in whole if (sprite := self.tiles.sprite_at(At(at, 0)))}
        self._let_frames_glide()

    def tick(self, dt: float) -> None:
        """Move the tiles that are under way, and with them the frames of whole rows."""
        self.tiles.tick(dt)
        self._let_frames_glide()

    def _let_frames_glide(self) -> None:
        for at, sprite in tuple(self._gliding.items()):
            self._row_frames.shift(at, sprite.off)
            if not sprite.moving:
                del self._gliding[at]

    def return_home(self) -> None:
        """Send every tile back to where it belongs, as one does that was held."""
        self.show(self.shown)

    def carry_row(self, row: int, near: Point) -> None:
        """Lay a whole row down elsewhere; the rules have no say in this."""
        self.row_layout.move(self.shown.rows, row, self._in_zone(near) or (0, 0))
        self.return_home()

    def landing(self, rows: Sequence[Row], near: Point) -> Rect:
        """Return where the last of these rows would lie if it were put down at a point."""
        (x, y), size = self.row_layout.landing(rows, self._in_zone(near) or near)
        return Rect((self.zone.x + x, self.zone.y + y), size)

    def _in_zone(self, point: Point | None) -> Point | None:
        if point and self.lit and self.lit.collidepoint(point):
            point = self.lit.x + self.lit.w / 2, self.lit.y + self.lit.h / 2
        return (point[0] - self.zone.x, point[1] - self.zone.y) if point else None

    def _on_table(self, rows: Iterable[int]) -> Iterator[Placement]:
        """Say where the tiles of rows belong, those of an open row apart."""
        shown, layout = self.shown, self.row_layout
        for at in rows:
            x, y = self._corners[at]
            corner = self.zone.x + x, self.zone.y + y
            parted = self._parted if self._parted and self._parted.row == at else None
            yield from in_row(
                at, shown.rows[at], corner, layout.width, layout.pitch, shown.marks, parted
            )

    def _on_rack(self, rack_layout: RackLayout) -> Iterator[Placement]:
        shown = self.shown
        return on_rack(shown.rack, shown.rack_marks, shown.plunder, rack_layout, self._landing)

    # A rack that makes room for the tiles in the hand

    def aim_at_rack(self, held: Sequence[Holdable], middle: Point) -> None:
        """Make room on the rack where held tiles would stand, the middle of the first there."""
        layout = self.rack_layout
        at = layout.shelves.spot_at(middle, len(held)), tuple(held)
        if at != self._landing_at:
            self._landing_at = at
            self._land(self._landing_of(held, middle))

    def aim_beside_rack(self) -> None:
        """Close up the rack again, as the hand has left it."""
        if self._landing_at:
            self._landing_at = None
            self._land(None)

    def lines_with(self, held: Sequence[Holdable], middle: Point) -> RackLines | None:
        """Return the rack's lines once held tiles stand there; None where a view sorts them in."""
        rows, landing = self.shown.rows, self._landing_of(held, middle)
        tiles = tiles_at(rows, held)
        return self.rack_layout.lines_with(tiles, landing) if landing else None

    def _landing_of(self, held: Sequence[Holdable], middle: Point) -> Landing | None:
        slots = [place.index for place in held if isinstance(place, OnRack)]
        order = self.shown.rack_order
        if order and order.mode != "own" and len(slots) < len(held):
            return None
        layout = self.rack_layout
        return layout.landing(slots, len(held), layout.shelves.spot_at(middle, len(held)))

    def _land(self, landing: Landing | None) -> None:
        self._landing = landing
        if not self.kit.preferences.reduced_motion:
            self.tiles.make_way(self._on_rack(self.rack_layout))
        self._row_frames.show_gaps(self.gaps)

    # A row that opens for the tiles in the hand

    @property
    def opening(self) -> RowOpening | None:
        """How a row has opened for the tiles in the hand, or only lights up."""
        return self._opening

    @property
    def aimed(self) -> int | None:
        """The row that would take the tiles in the hand."""
        return self._opening.row if self._opening else None

    def aim(self, opening: RowOpening | None) -> None:
        """Open the row that would take the tiles in the hand, where they will go."""
        if opening == self._opening:
            return
        before, corners = self._corners, None
        if opening and not self.kit.preferences.reduced_motion:
            corners = self.row_layout.glimpse(opening.row, opening.joined)
        aimed = {each.row for each in (self._opening, opening) if each}
        self._opening, self._parted = opening, opening if corners else None
        self._corners = corners or self._places
        pushed = {at for at, corner in enumerate(self._corners) if corner != before[at]}
        self.tiles.make_way(self._on_table(aimed | pushed))
        for at in aimed | pushed:
            self._frames[at] = self._row_frame(at)
        self._show_row_frames()

    @property
    def gaps(self) -> list[Rect]:
        """The places that wait for the tiles in the hand."""
        width, pitch, gaps = self.row_layout.width, self.row_layout.pitch, list[Rect]()
        if self._parted:
            x, y = self._corners[self._parted.row]
            lefts = [self.zone.x + x + at * pitch for at in self._parted.gaps]
            gaps = [Rect(left, self.zone.y + y, width, tile_height(width)) for left in lefts]
        rack = self.rack_layout
        size = rack.width, tile_height(rack.width)
        spots = self._landing.spots if self._landing else ()
        return gaps + [Rect(rack.shelves.corner(spot), size) for spot in spots]

    # Frames of rows

    def row_rect(self, row: int) -> Rect:
        """Return the rectangle of a row with its frame; one that takes tiles is longer."""
        tiles, opening = self.shown.rows[row], self._opening
        if opening and opening.row == row and (self._parted or opening.gaps[0] == len(tiles)):
            tiles = opening.joined
        return self._row_frame_at(self._corners[row], len(tiles))

    def _row_frame_at(self, corner: Point, tiles: int) -> Rect:
        x, y = corner
        wide = (tiles - 1) * self.row_layout.pitch + self.row_layout.width
        rect = Rect(self.zone.x + x, self.zone.y + y, wide, tile_height(self.row_layout.width))
        return rect.inflate(2 * self.row_layout.frame, 2 * self.row_layout.frame)

    @property
    def foot(self) -> int:
        """The lowest point of the rows and their words, or of the River below them."""
        if self.river_strip:
            return self.river_strip.bottom
        lowest = (*self._homes, *self._row_frames.words)
        return max((place.bottom for place in lowest), default=self.zone.top)

    def rows_rect(self, rows: Iterable[int]) -> Rect:
        """Return the rectangle around some rows."""
        first, *others = (self.row_rect(at) for at in rows)
        return first.unionall(others)

    def _show_row_frames(self) -> None:
        self._row_frames.show(self._frames, self.row_layout.frame, self.row_layout.line_gap)
        self._row_frames.show_gaps(self.gaps)

    def _row_frame(self, at: int) -> RowFrame:
        status = self.shown.status.rows[at]
        state: FrameState = "target" if at == self.aimed else status.state
        words = row_words(self.kit, self.shown.rows[at], status)
        return RowFrame(self.row_rect(at), state, words, status.state == "faulty")

    # Hands

    def row_under(self, point: Point, reach: float = 0.0) -> int | None:
        """Return the row whose frame is nearest to a point, at most `reach` tile widths away.

        A row that has opened reaches as far as it does now.
        """
        if self.aimed is not None and self.row_rect(self.aimed).collidepoint(point):
            return self.aimed
        wider = round(2 * reach * self.row_layout.width)
        near = [
            (_distance(point, rect), at)
            for at, rect in enumerate(self._homes)
            if rect.inflate(wider, wider // 4).collidepoint(point)
        ]
        return min(near)[1] if near else None

    def target_at(self, point: Point) -> At | To | None:
        """Return where tiles put down at a point would go."""
        if self.rack_zone.collidepoint(point):
            return To.RACK
        if self.lit and self.lit.collidepoint(point):
            return To.NEW_ROW
        row = self.row_under(point, reach=REACH)
        if row is not None:
            index = round((point[0] - self.zone.x - self._places[row][0]) / self.row_layout.pitch)
            return At(row, max(0, min(len(self.shown.rows[row]), index)))
        felt = self.zone.collidepoint(point) or self._felt_below.collidepoint(point)
        return To.NEW_ROW if felt else None


def _distance(point: Point, rect: Rect) -> float:
    across = max(rect.left - point[0], 0, point[0] - rect.right)
    down = max(rect.top - point[1], 0, point[1] - rect.bottom)
    return hypot(across, down)
