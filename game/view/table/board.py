"""The board: rows and a rack drawn as pieces, each told where it belongs when the truth changes."""

from collections.abc import Iterator, Sequence
from math import hypot

from pygame import Rect

from game.engine.fault import Fault, row_faults
from game.engine.meld import SMALLEST, is_set
from game.engine.move import At, To
from game.engine.position import Table
from game.engine.tile import HIDDEN, Row
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.session import Session
from game.view.table.action_button import NOT_YET
from game.view.tile_art import TileArt, tile_height
from game.view.table.row_layout import Packing
from game.view.table.tile_sprite import Piece, Place, Point, Slot, Spot, pair
from game.view.table.row_frames import Plate, Plates, State
from game.session.rack_order import RackOrder
from game.view.wording import reason
from game.view.table.river import HIGH, RiverBed
from game.view.table.rack_layout import Shelves
from game.view.table.flash import Shine
from game.view.table.placements import marked, on_rack, on_table
from game.view.table.motion import Way, flight, homeward, sorting, wave

AIRY = (84, 78, 72)
"""Tile widths on the table in reference pixels, while reasons have room between the lines."""

WIDTHS = (72, 66, 60, 54, 48, 42, 36, 30)
"""The widths when it gets fuller, by steps."""

RACK_WIDTH = 80
"""The largest tile width on the rack, in reference pixels."""

HIDDEN_SIZE = 0.5
"""How large tiles are when they come out of a hidden rack or go into one, in their widths."""

LIFT = 3.5
"""How high a tile under the pointer is lifted, in reference pixels."""

REACH = 0.3
"""How far beside a row tiles may be put down and still join it, in tile widths."""


class Board:
    """Show the table and one player's rack; know what lies under a point."""

    def __init__(self, kit: Kit, session: Session, viewer: int | None) -> None:
        self.kit = kit
        self.session = session
        self.viewer = viewer
        self.orders = [RackOrder() for _ in session.players]
        self.before_last: Table | None = None
        self.aimed: int | None = None
        self.eyed: int | None = None
        self.pieces: list[Piece] = []
        self._under_way: set[Piece] = set()
        self._hovered: Piece | None = None

    def layout(self, stage: Stage, shelves: int) -> None:
        """Build everything anew on a stage, all tiles in their places."""
        kit = self.kit
        self._stage = stage
        self.art = TileArt(kit)
        self.zone = kit.zone("turn", "table")
        self.rack_zone = kit.zone("turn", "rack")
        self._rows_of_shelves = shelves
        self.bed = self._part_river() if self.session.rules.river else None
        airy, widths = ([kit.px(width) for width in steps] for steps in (AIRY, WIDTHS))
        self.packing = Packing(self.zone.size, widths, airy)
        self._plates = Plates(kit, stage, self.zone)
        self.shine = Shine(kit, stage)
        self.pieces.clear()
        self._under_way.clear()
        self._hovered = None
        self.sync()

    def _part_river(self) -> RiverBed:
        """Give the River the lower edge of the table."""
        high = self.kit.px(HIGH)
        strip = Rect(self.zone.x, self.zone.bottom - high, self.zone.w, high)
        self.zone.h -= high + self.kit.px(8)
        return RiverBed(self.kit, strip)

    def forget(self) -> None:
        """Forget, for a new game, how the table lay and how the racks were ordered."""
        self.orders = [RackOrder() for _ in self.session.players]
        self.before_last = None
        self.eyed = None

    @property
    def rows(self) -> Table:
        """The rows of the table now."""
        return self.session.game.draft.rows

    @property
    def rack(self) -> Row:
        """The tiles on the viewer's rack, in the order shown."""
        if self.viewer is None:
            return ()
        game = self.session.game
        mine = self.viewer == game.position.to_move
        tiles = game.draft.rack if mine else game.position.seats[self.viewer].rack
        return self.order.show(tiles)

    @property
    def plunder(self) -> Row:
        """The tiles that the viewer gets with the Key, blocked for this turn (R45)."""
        game = self.session.game
        mine = self.viewer is not None and self.viewer == game.position.to_move
        return game.draft.position.plunder if mine else ()

    @property
    def order(self) -> RackOrder:
        """The order in which the viewer's rack is shown; there must be a viewer."""
        assert self.viewer is not None
        return self.orders[self.viewer]

    @property
    def shelves(self) -> Shelves:
        """The shelves with as many tiles as the viewer has."""
        inset = self.kit.px(24)
        x, y, width, height = self.rack_zone.inflate(-2 * inset, -inset)
        largest = self.kit.px(RACK_WIDTH)
        count = len(self.rack) + len(self.plunder)
        return Shelves(count, (x, y, width, height), self._rows_of_shelves, largest)

    # Where everything belongs

    def sync(
        self, near: Point | None = None, come_from: Point | None = None, arrive: Way | None = None
    ) -> None:
        """Tell every tile where it belongs now.

        A row that hands made lies `near` where they put it. New tiles come from about a point, as
        if out of a hidden rack or in the way given, one by one; or they are simply there.
        """
        self.shine.put_out()
        self._places = self.packing.place(self.rows, self._in_zone(near))
        spots = list(self._spots())
        found = pair(self.pieces, spots)
        for piece in set(self.pieces) - set(found.values()):
            piece.sprite.remove()
            self._under_way.discard(piece)
        for spot, piece in found.items():
            self._send(piece, spot)
        new = [spot for spot in spots if spot not in found]
        for number, spot in enumerate(new):
            way = arrive or self.fly_in(len(new), self.shelves.width * HIDDEN_SIZE)
            found[spot] = self._appear(spot, come_from, way.after(number))
        self.pieces = [found[spot] for spot in spots]
        self._show_plates()

    def fly_in(self, count: int, width: float) -> Way:
        """Give the way in which so many tiles come that are so wide at first."""
        wide = self.shelves.width
        return flight(count, wide, self.kit.theme.motion, width / wide)

    def toss(self, start: Point, end: Point, count: int) -> None:
        """Let tiles fly face down from about a point to another, where they are gone."""
        width = round(self.shelves.width * HIDDEN_SIZE)
        left, top = width / 2, tile_height(width) / 2
        if self.kit.settings.reduced_motion:
            self.shine.at(Rect(end[0] - left, end[1] - top, width, tile_height(width)))
            return
        way = flight(count, self.shelves.width, self.kit.theme.motion)
        for number in range(count):
            at = (start[0] - left, start[1] - top)
            piece = Piece(self.art, self._stage, HIDDEN, width, at)
            piece.travel((end[0] - left, end[1] - top), way.after(number))
            piece.wait()
            self._under_way.add(piece)

    def carry_row(self, row: int, near: Point) -> None:
        """Lay a whole row down elsewhere; the rules have no say in this."""
        self.packing.move(self.rows, row, self._in_zone(near) or (0, 0))
        self.sync()

    def _in_zone(self, point: Point | None) -> Point | None:
        return (point[0] - self.zone.x, point[1] - self.zone.y) if point else None

    def _appear(self, spot: Spot, come_from: Point | None, way: Way) -> Piece:
        """Make a piece that comes from about a point, or is simply there."""
        width = round(spot.width * way.size) if come_from else spot.width
        x, y = come_from or (spot.x + width / 2, spot.y + tile_height(width) / 2)
        at = (x - width / 2, y - tile_height(width) / 2)
        piece = Piece(self.art, self._stage, spot.tile, width, at)
        self._send(piece, spot, way)
        piece.wait()
        return piece

    def _send(self, piece: Piece, spot: Spot, way: Way | None = None) -> None:
        if piece is self._hovered and piece.spot and piece.spot.place != spot.place:
            self.hover(None)
        start = (piece.glide.x, piece.glide.y)
        if self.kit.settings.reduced_motion:
            piece.belong(spot, Way(0))
            if hypot(spot.x - start[0], spot.y - start[1]) > 1:
                self.shine.at(spot.rect)
            return
        piece.belong(spot, way or self._way(piece, spot))
        self._stir(piece)

    def _way(self, piece: Piece, spot: Spot) -> Way:
        """Choose how a tile travels from where it is."""
        motion = self.kit.theme.motion
        far = hypot(spot.x - piece.glide.x, spot.y - piece.glide.y)
        before = piece.spot.place if piece.spot and not piece.held else None
        if isinstance(before, Slot) and isinstance(spot.place, Slot):
            return sorting(far, self.rack_zone.w / 2, motion)
        return homeward(far, spot.width, motion)

    def _stir(self, piece: Piece) -> None:
        if piece.moving:
            self._under_way.add(piece)

    def _spots(self) -> Iterator[Spot]:
        packing, game = self.packing, self.session.game
        corners = [(self.zone.x + x, self.zone.y + y) for x, y in self._places]
        marks = marked(self.before_last, game.position.table, self.rows)
        yield from on_table(self.rows, corners, packing.width, packing.pitch, marks)
        now = game.draft.position
        key = now.key if self.viewer == now.to_move else None
        yield from on_rack(self.rack, self.plunder, key, self.shelves)
        if self.bed:
            yield from self.bed.spots(now.river, self.eyed)

    def eye(self, key: int | None) -> None:
        """Show what would be taken with a tile of the River: the Key and its Plunder."""
        if key != self.eyed:
            self.eyed = key
            self.sync()

    # Plates

    def row_rect(self, row: int) -> Rect:
        """Give the rectangle of a row with its plate on the screen."""
        x, y = self._places[row]
        wide = (len(self.rows[row]) - 1) * self.packing.pitch + self.packing.width
        rect = Rect(self.zone.x + x, self.zone.y + y, wide, tile_height(self.packing.width))
        return rect.inflate(2 * self.packing.plate, 2 * self.packing.plate)

    def _show_plates(self) -> None:
        plates = [self._plate(at, row) for at, row in enumerate(self.rows)]
        self._plates.show(plates, self.packing.plate, self.packing.line_gap)

    def _plate(self, at: int, row: Row) -> Plate:
        faults = self._faults(at, row)
        state: State = "faulty" if faults else "lying"
        if at == self.aimed:
            state = "target"
        elif not faults and is_set(row) and row not in self.session.game.position.table:
            state = "legal"
        return Plate(self.row_rect(at), state, self._why(row, faults))

    def _faults(self, at: int, row: Row) -> Sequence[Fault]:
        """Give why a row is no set, or else what a rule of the turn has against it."""
        if self.session.player.bot is not None:
            return ()  # A row that a bot is only just building needs no comment.
        if row in self.session.game.position.table:
            return row_faults(row, at)
        found = self.session.game.draft.faults()
        against = [fault for fault in found if at in fault.rows and fault.reason not in NOT_YET]
        return row_faults(row, at) or against

    def _why(self, row: Row, faults: Sequence[Fault]) -> str:
        """Say why a row is no set, or that it comes back to the rack (R43)."""
        if not faults:
            return ""
        if len(row) < SMALLEST and self.session.game.draft.loose:
            return self.kit.text("say-comes-back")
        return reason(self.kit, self.session.rules, faults[0])

    # Hands

    def place_under(self, point: Point) -> Place | None:
        """Give the place of the tile under a point."""
        for piece in reversed(self.pieces):
            if piece.spot and piece.spot.rect.collidepoint(point):
                return piece.spot.place
        return None

    def row_under(self, point: Point, reach: float = 0.0) -> int | None:
        """Give the row whose plate is nearest to a point, at most `reach` tile widths away."""
        wider = round(2 * reach * self.packing.width)
        rects = [self.row_rect(at) for at in range(len(self.rows))]
        near = [
            (_distance(point, rect), at)
            for at, rect in enumerate(rects)
            if rect.inflate(wider, wider // 4).collidepoint(point)
        ]
        return min(near)[1] if near else None

    def target_at(self, point: Point) -> At | To | None:
        """Give where tiles put down at a point would go."""
        if self.rack_zone.collidepoint(point):
            return To.RACK
        row = self.row_under(point, reach=REACH)
        if row is not None:
            index = round((point[0] - self.zone.x - self._places[row][0]) / self.packing.pitch)
            return At(row, max(0, min(len(self.rows[row]), index)))
        return To.NEW_ROW if self.zone.collidepoint(point) else None

    def places_in(self, area: Rect) -> list[Place]:
        """Give the places of the tiles whose middle lies in an area."""
        spots = [piece.spot for piece in self.pieces if piece.spot]
        return [spot.place for spot in spots if area.collidepoint(spot.rect.center)]

    def piece_at(self, place: Place) -> Piece | None:
        """Give the piece that belongs to a place."""
        return next((p for p in self.pieces if p.spot and p.spot.place == place), None)

    def aim(self, row: int | None) -> None:
        """Show which row would take the tiles in the hand."""
        if row != self.aimed:
            self.aimed = row
            self._show_plates()

    # Motion in place

    def pace(self, motion: str) -> float:
        """Give how many milliseconds a motion takes: none where motion is reduced."""
        return 0.0 if self.kit.settings.reduced_motion else self.kit.theme.motion[motion]

    def hold(self, place: Place, at: Point, *, tall: float, ms: float = 0.0) -> None:
        """Hold a tile at a point, or let it come there from where it is within `ms`."""
        if piece := self.piece_at(place):
            piece.hold(at, tall=tall, ms=ms)
            self._stir(piece)

    def hover(self, place: Place | None, motion: str = "hover") -> None:
        """Lift the tile of a place a little and lay down the one lifted before."""
        piece = self.piece_at(place) if place else None
        if piece is self._hovered:
            return
        before, self._hovered = self._hovered, piece
        high = max(3, self.kit.px(LIFT)) if self.pace("hover") else 0
        for each, lift in ((before, 0), (piece, high)):
            if each:
                each.raise_up(lift, self.pace(motion))
                self._stir(each)

    def swell(self) -> None:
        """Let a wave go through the rows that the last turn has changed."""
        for at, row in enumerate(self.rows):
            if row in (self.before_last or ()):
                continue
            if self.kit.settings.reduced_motion:
                self.shine.at(self.row_rect(at))
                continue
            way = wave(len(row), self.packing.width, self.kit.theme.motion)
            for piece in self.pieces:
                if piece.spot and isinstance(place := piece.spot.place, At) and place.row == at:
                    piece.hop(way.after(place.index))
                    self._stir(piece)

    # Time

    @property
    def under_way(self) -> int:
        """The number of tiles that are under way."""
        return len(self._under_way)

    @property
    def moving(self) -> bool:
        """Tell whether any tile is under way."""
        return bool(self._under_way)

    def tick(self, dt: float) -> None:
        """Let the tiles that are under way go on."""
        self.shine.tick(dt)
        for piece in tuple(self._under_way):
            if not piece.tick(dt):
                self._arrived(piece)

    def finish(self) -> None:
        """Let all tiles arrive at once."""
        for piece in tuple(self._under_way):
            piece.finish()
            self._arrived(piece)

    def _arrived(self, piece: Piece) -> None:
        self._under_way.discard(piece)
        if piece.spot is None:
            piece.sprite.remove()


def _distance(point: Point, rect: Rect) -> float:
    across = max(rect.left - point[0], 0, point[0] - rect.right)
    down = max(rect.top - point[1], 0, point[1] - rect.bottom)
    return hypot(across, down)
