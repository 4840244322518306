"""The board: rows and a rack drawn as sprites, each told where it belongs now."""

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
from game.view.table.flash import Flash
from game.view.table.motion import Way, flight, homeward, sorting, wave
from game.view.table.placements import marked, on_rack, on_table
from game.view.table.rack_layout import RackLayout
from game.view.table.river import HIGH, RiverStrip
from game.view.table.row_frames import RowFrame, RowFrames, State
from game.view.table.row_layout import RowLayout
from game.view.table.tile_sprite import OnRack, Place, Placement, Point, TileSprite, pair
from game.view.tile_art import TileArt, tile_height
from game.view.wording import reason

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
        self.before_last: Table | None = None
        self.aimed: int | None = None
        self.eyed: int | None = None
        self.tile_sprites: list[TileSprite] = []
        self._under_way: set[TileSprite] = set()
        self._hovered: TileSprite | None = None

    def layout(self, stage: Stage, rack_layout: int) -> None:
        """Build everything anew on a stage, all tiles in their places."""
        kit = self.kit
        self._stage = stage
        self.art = TileArt(kit)
        self.zone = kit.zone("turn", "table")
        self.rack_zone = kit.zone("turn", "rack")
        self._rows_of_shelves = rack_layout
        self.river_strip = self._part_river() if self.session.rules.river else None
        airy, widths = ([kit.px(width) for width in steps] for steps in (AIRY, WIDTHS))
        self.row_layout = RowLayout(self.zone.size, widths, airy)
        self._row_frames = RowFrames(kit, stage, self.zone)
        self.flash = Flash(kit, stage)
        self.tile_sprites.clear()
        self._under_way.clear()
        self._hovered = None
        self.sync()

    def _part_river(self) -> RiverStrip:
        """Give the River the lower edge of the table."""
        high = self.kit.px(HIGH)
        strip = Rect(self.zone.x, self.zone.bottom - high, self.zone.w, high)
        self.zone.h -= high + self.kit.px(8)
        return RiverStrip(self.kit, strip)

    def forget(self) -> None:
        """Forget, for a new game, how the table lay."""
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
        return self.session.rack(self.viewer)

    @property
    def plunder(self) -> Row:
        """The tiles that the viewer gets with the Key, blocked for this turn (R45)."""
        game = self.session.game
        mine = self.viewer is not None and self.viewer == game.position.to_move
        return game.draft.position.plunder if mine else ()

    @property
    def rack_layout(self) -> RackLayout:
        """The places on the rack for as many tiles as the viewer has."""
        inset = self.kit.px(24)
        x, y, width, height = self.rack_zone.inflate(-2 * inset, -inset)
        largest = self.kit.px(RACK_WIDTH)
        count = len(self.rack) + len(self.plunder)
        return RackLayout(count, (x, y, width, height), self._rows_of_shelves, largest)

    # Where everything belongs

    def sync(
        self, near: Point | None = None, come_from: Point | None = None, arrive: Way | None = None
    ) -> None:
        """Tell every tile where it belongs now.

        A row that hands made lies `near` where they put it. New tiles come from about a point, as
        if out of a hidden rack or in the way given, one by one; or they are simply there.
        """
        self.flash.put_out()
        self._places = self.row_layout.place(self.rows, self._in_zone(near))
        placements = list(self._placements())
        found = pair(self.tile_sprites, placements)
        for sprite in set(self.tile_sprites) - set(found.values()):
            sprite.stage_sprite.remove()
            self._under_way.discard(sprite)
        for placement, sprite in found.items():
            self._send(sprite, placement)
        new = [placement for placement in placements if placement not in found]
        for number, placement in enumerate(new):
            way = arrive or self.fly_in(len(new), self.rack_layout.width * HIDDEN_SIZE)
            found[placement] = self._appear(placement, come_from, way.after(number))
        self.tile_sprites = [found[placement] for placement in placements]
        self._show_row_frames()

    def fly_in(self, count: int, width: float) -> Way:
        """Give the way in which so many tiles come that are so wide at first."""
        wide = self.rack_layout.width
        return flight(count, wide, self.kit.theme.motion, width / wide)

    def toss(self, start: Point, end: Point, count: int) -> None:
        """Let tiles fly face down from about a point to another, where they are gone."""
        width = round(self.rack_layout.width * HIDDEN_SIZE)
        left, top = width / 2, tile_height(width) / 2
        if self.kit.settings.reduced_motion:
            self.flash.at(Rect(end[0] - left, end[1] - top, width, tile_height(width)))
            return
        way = flight(count, self.rack_layout.width, self.kit.theme.motion)
        for number in range(count):
            at = (start[0] - left, start[1] - top)
            sprite = TileSprite(self.art, self._stage, HIDDEN, width, at)
            sprite.travel((end[0] - left, end[1] - top), way.after(number))
            sprite.wait()
            self._under_way.add(sprite)

    def carry_row(self, row: int, near: Point) -> None:
        """Lay a whole row down elsewhere; the rules have no say in this."""
        self.row_layout.move(self.rows, row, self._in_zone(near) or (0, 0))
        self.sync()

    def _in_zone(self, point: Point | None) -> Point | None:
        return (point[0] - self.zone.x, point[1] - self.zone.y) if point else None

    def _appear(self, placement: Placement, come_from: Point | None, way: Way) -> TileSprite:
        """Make a sprite that comes from about a point, or is simply there."""
        width = round(placement.width * way.size) if come_from else placement.width
        x, y = come_from or (placement.x + width / 2, placement.y + tile_height(width) / 2)
        at = (x - width / 2, y - tile_height(width) / 2)
        sprite = TileSprite(self.art, self._stage, placement.tile, width, at)
        self._send(sprite, placement, way)
        sprite.wait()
        return sprite

    def _send(self, sprite: TileSprite, placement: Placement, way: Way | None = None) -> None:
        if (
            sprite is self._hovered
            and sprite.placement
            and sprite.placement.place != placement.place
        ):
            self.hover(None)
        start = (sprite.glide.x, sprite.glide.y)
        if self.kit.settings.reduced_motion:
            sprite.belong(placement, Way(0))
            if hypot(placement.x - start[0], placement.y - start[1]) > 1:
                self.flash.at(placement.rect)
            return
        sprite.belong(placement, way or self._way(sprite, placement))
        self._stir(sprite)

    def _way(self, sprite: TileSprite, placement: Placement) -> Way:
        """Choose how a tile travels from where it is."""
        motion = self.kit.theme.motion
        far = hypot(placement.x - sprite.glide.x, placement.y - sprite.glide.y)
        before = sprite.placement.place if sprite.placement and not sprite.held else None
        if isinstance(before, OnRack) and isinstance(placement.place, OnRack):
            return sorting(far, self.rack_zone.w / 2, motion)
        return homeward(far, placement.width, motion)

    def _stir(self, sprite: TileSprite) -> None:
        if sprite.moving:
            self._under_way.add(sprite)

    def _placements(self) -> Iterator[Placement]:
        row_layout, game = self.row_layout, self.session.game
        corners = [(self.zone.x + x, self.zone.y + y) for x, y in self._places]
        marks = marked(self.before_last, game.position.table, self.rows)
        yield from on_table(self.rows, corners, row_layout.width, row_layout.pitch, marks)
        now = game.draft.position
        key = now.key if self.viewer == now.to_move else None
        yield from on_rack(self.rack, self.plunder, key, self.rack_layout)
        if self.river_strip:
            yield from self.river_strip.placements(now.river, self.eyed)

    def eye(self, key: int | None) -> None:
        """Show what would be taken with a tile of the River: the Key and its Plunder."""
        if key != self.eyed:
            self.eyed = key
            self.sync()

    # Frames of rows

    def row_rect(self, row: int) -> Rect:
        """Give the rectangle of a row with its frame on the screen."""
        x, y = self._places[row]
        wide = (len(self.rows[row]) - 1) * self.row_layout.pitch + self.row_layout.width
        rect = Rect(self.zone.x + x, self.zone.y + y, wide, tile_height(self.row_layout.width))
        return rect.inflate(2 * self.row_layout.frame, 2 * self.row_layout.frame)

    def _show_row_frames(self) -> None:
        frames = [self._row_frame(at, row) for at, row in enumerate(self.rows)]
        self._row_frames.show(frames, self.row_layout.frame, self.row_layout.line_gap)

    def _row_frame(self, at: int, row: Row) -> RowFrame:
        faults = self._faults(at, row)
        state: State = "faulty" if faults else "lying"
        if at == self.aimed:
            state = "target"
        elif not faults and is_set(row) and row not in self.session.game.position.table:
            state = "legal"
        return RowFrame(self.row_rect(at), state, self._why(row, faults))

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
        for sprite in reversed(self.tile_sprites):
            if sprite.placement and sprite.placement.rect.collidepoint(point):
                return sprite.placement.place
        return None

    def row_under(self, point: Point, reach: float = 0.0) -> int | None:
        """Give the row whose frame is nearest to a point, at most `reach` tile widths away."""
        wider = round(2 * reach * self.row_layout.width)
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
            index = round((point[0] - self.zone.x - self._places[row][0]) / self.row_layout.pitch)
            return At(row, max(0, min(len(self.rows[row]), index)))
        return To.NEW_ROW if self.zone.collidepoint(point) else None

    def places_in(self, area: Rect) -> list[Place]:
        """Give the places of the tiles whose middle lies in an area."""
        placements = [sprite.placement for sprite in self.tile_sprites if sprite.placement]
        return [
            placement.place for placement in placements if area.collidepoint(placement.rect.center)
        ]

    def sprite_at(self, place: Place) -> TileSprite | None:
        """Give the sprite that belongs to a place."""
        return next(
            (p for p in self.tile_sprites if p.placement and p.placement.place == place), None
        )

    def aim(self, row: int | None) -> None:
        """Show which row would take the tiles in the hand."""
        if row != self.aimed:
            self.aimed = row
            self._show_row_frames()

    # Motion in place

    def pace(self, motion: str) -> float:
        """Give how many milliseconds a motion takes: none where motion is reduced."""
        return 0.0 if self.kit.settings.reduced_motion else self.kit.theme.motion[motion]

    def hold(self, place: Place, at: Point, *, tall: float, ms: float = 0.0) -> None:
        """Hold a tile at a point, or let it come there from where it is within `ms`."""
        if sprite := self.sprite_at(place):
            sprite.hold(at, tall=tall, ms=ms)
            self._stir(sprite)

    def hover(self, place: Place | None, motion: str = "hover") -> None:
        """Lift the tile of a place a little and lay down the one lifted before."""
        sprite = self.sprite_at(place) if place else None
        if sprite is self._hovered:
            return
        before, self._hovered = self._hovered, sprite
        high = max(3, self.kit.px(LIFT)) if self.pace("hover") else 0
        for each, lift in ((before, 0), (sprite, high)):
            if each:
                each.raise_up(lift, self.pace(motion))
                self._stir(each)

    def swell(self) -> None:
        """Let a wave go through the rows that the last turn has changed."""
        for at, row in enumerate(self.rows):
            if row in (self.before_last or ()):
                continue
            if self.kit.settings.reduced_motion:
                self.flash.at(self.row_rect(at))
                continue
            way = wave(len(row), self.row_layout.width, self.kit.theme.motion)
            for sprite in self.tile_sprites:
                if (
                    sprite.placement
                    and isinstance(place := sprite.placement.place, At)
                    and place.row == at
                ):
                    sprite.hop(way.after(place.index))
                    self._stir(sprite)

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
        self.flash.tick(dt)
        for sprite in tuple(self._under_way):
            if not sprite.tick(dt):
                self._arrived(sprite)

    def finish(self) -> None:
        """Let all tiles arrive at once."""
        for sprite in tuple(self._under_way):
            sprite.finish()
            self._arrived(sprite)

    def _arrived(self, sprite: TileSprite) -> None:
        self._under_way.discard(sprite)
        if sprite.placement is None:
            sprite.stage_sprite.remove()


def _distance(point: Point, rect: Rect) -> float:
    across = max(rect.left - point[0], 0, point[0] - rect.right)
    down = max(rect.top - point[1], 0, point[1] - rect.bottom)
    return hypot(across, down)
