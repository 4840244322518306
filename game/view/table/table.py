"""The table as a whole: ground, rack, board, seats, countdown, pool and message in their zones."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.engine.clock import Clock
from game.engine.events import Drew
from game.kit.kit import Kit
from game.kit.motion.tween import Tween
from game.kit.stage import Stage
from game.session.order.table_lines import Arranged
from game.session.stamps_found import SessionEvent
from game.view import backgrounds, sound_effects
from game.view.backgrounds import draw_rack
from game.view.room import draw_room, far_rim
from game.view.table.around.bubbles import Bubbles
from game.view.table.around.countdown import Countdown
from game.view.table.around.far_side import FAR_SIDE_MOTION, FarSide
from game.view.table.around.open_racks import LastRacks, OpenRacks
from game.view.table.around.pool import Pool
from game.view.table.around.seat_places import Behind, before
from game.view.table.around.seats import Seats
from game.view.table.board import Board
from game.view.table.effects import Effects
from game.view.table.message import Message
from game.view.table.places.placements import Point
from game.view.table.places.row_layout import Kept
from game.view.table.places.tile_sizes import FEW, USUAL, TileSizes
from game.view.table.popups.move_word import MoveWord
from game.view.table.popups.score_popup import ScorePopup
from game.view.table.shown import Shown
from game.view.table.table_zone import TableZone, pool_zone, table_zone

CLOSING_MS, STEPS = 1200, 6
"""How long the light takes to close in, and in how many steps: each is a ground of its own."""

WIDE_SHELVES, TALL_SHELVES = 2, 3

MANY_LINES = {True: 5, False: 3}
"""On so many lines rows need the room above which heads are whole, in tall windows and others."""

DEALT = 14
"""A rack with no more tiles than this is that of a lesson, and has a ledge less."""


class TableView:
    """Show a game: the board, and all that stands around it."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        shown: Shown,
        clock: Clock | None,
        kept: Kept | Arranged | None = None,
        layer: str = "turn",
        draw_foot: Callable[[Surface], None] = lambda _: None,
    ) -> None:
        """Build everything on a stage, the rows as they are `kept` from another window.

        The `layer` of the layout needs no place for the clock where none runs, nor one for the
        players and the match. `draw_foot` draws on the ground what lies at its foot.
        """
        self.kit = kit
        zones = {name: kit.place(layer, name) for name in _ZONES if kit.has_zone(layer, name)}
        self._taught = kit.has_zone(layer, "task")  # Who holds a lesson sits behind the rim, too.
        shelves, sizes = _shelves(kit, shown, taught=self._taught)
        self.board = Board(kit, stage, shown, shelves, kept, layer, sizes)
        table = table_zone(kit, layer, any_open=shown.any_open)
        self._usual = table
        self._now = self._lowest = table.fallen if table.fall else table
        self._now = table = self._fit_rows()
        zones |= {"table": table.whole, "pool": pool_zone(kit, layer)}
        self.seats = _seats(kit, stage, zones, table.seen)
        if self.seats:
            self.seats.show(shown)
        self.bubbles = Bubbles(kit, stage, self.seats) if self.seats else None
        ring = kit.place(layer, "ring") if clock and kit.has_zone(layer, "ring") else None
        self.countdown = Countdown(kit, stage, ring, kit.place(layer, "bar")) if ring else None
        self.message = Message(kit, stage, zones["message"])
        self.effects = Effects(self.board)
        seats = self.seats.rects if self.seats else []
        art = self.board.tiles.art
        self.open_racks = OpenRacks(kit, stage, seats, table.strip, art)
        self.last_racks = LastRacks(kit, stage, seats, table.whole, art)
        self.pool = Pool(kit, stage, zones["pool"], self.board.tiles.art)
        self.score_popup = ScorePopup(kit, stage, zones["table"])
        self.move_word = MoveWord(kit, stage, zones["table"])
        self._stage, self._zones, self._draw_foot = stage, zones, draw_foot
        self._far_side = FarSide(kit, stage)
        self._closing, self._step = Tween(shown.last_act, 0.0), round(shown.last_act * STEPS)
        self._lit: Surface | None = None
        self._grooves: list[int] = []
        self._show_clock(clock)
        self.show_around(shown)

    def _show_clock(self, clock: Clock | None) -> None:
        if self.countdown and clock:
            self.countdown.show(clock)

    def show_around(
        self,
        shown: Shown,
        said: Mapping[int, str] | None = None,
        stamps: Mapping[int, str] | None = None,
        beside: Sequence[Rect] = (),
    ) -> None:
        """Show what stands around the board as it is now; what is `beside` the message stays clear.

        What is `said` of the players, and their stamps, by seat, stay as they are without new ones.
        """
        if self.seats:
            self.seats.show(shown, stamps)
        if self.bubbles and said is not None:
            self.bubbles.show(said)
        self.message.others = (*(self.bubbles.rects if self.bubbles else ()), *beside)
        self.message.foot, self.message.is_last = self.board.foot, shown.over
        self.open_racks.show(shown.open_racks if self.seats and not shown.last_racks else {})
        self.last_racks.open(shown.last_racks if self.seats else {}, shown.winners)
        self.pool.show(shown.pool, last=shown.last_act, alarm=not shown.is_gentle)
        at_once = self.kit.preferences.reduced_motion or not shown.last_act
        self._closing.to(shown.last_act, 0.0, 0 if at_once else CLOSING_MS)
        self._close_in()
        self._follow_rows()
        grooves = self.board.rack_layout.grooves
        if grooves != self._grooves:
            self._grooves = grooves
            self._lay_ground()

    def _close_in(self) -> None:
        """Let the light close in on the table for the last tiles, in a few steps."""
        step = round(self._closing.x * STEPS)
        if step != self._step:
            lit = self._lit if self._step else self._stage.background
            self._step = step
            self._lay_ground(lit)

    def _lay_ground(self, lit: Surface | None = None) -> None:
        """Lay the ground below everything, as dark as it is by now; `lit` if that is known."""
        lit = lit or self._ground()
        self._lit = lit if self._closing.moving else None
        if self._step:
            rack, share = self._zones["rack"], self._step / STEPS
            lit = backgrounds.close_light(self.kit, lit, rack, share)
            self._draw_foot(lit)  # The light of the rack does not shine through.
        self._stage.background = lit

    def _follow_rows(self) -> None:
        """Sink heads and raise the table where its rows need the room; or the other way."""
        before, now = self._now, self._fit_rows()
        if now == before:
            return
        self._now = now
        self._zones["table"] = self.score_popup.zone = self.move_word.zone = now.whole
        ms, ground = self.board.tiles.pace(FAR_SIDE_MOTION), self._stage.background
        rim = far_rim(self.kit, before.whole)
        self._lay_ground()
        self._far_side.glide(ground, rim, now.whole.top - before.whole.top, ms)
        if self.seats:
            self.seats.settle(Behind(far_rim(self.kit, now.whole), now.seen), ms)
        if self.bubbles:
            self.bubbles.show(self.bubbles.said)

    def _fit_rows(self) -> TableZone:
        """Choose how high the table is: heads are whole until many rows lie there, or far up."""
        board, lowest = self.board, self._lowest
        if board.row_layout.risen:
            return self._usual.risen
        tops = [board.row_rect(at).top for at in range(len(board.shown.rows))]
        is_tall = self.kit.size[1] > self.kit.size[0]
        few = sum(map(bool, board.row_layout.lines)) < MANY_LINES[is_tall]
        is_clear = min(tops, default=lowest.whole.top) >= lowest.whole.top
        return lowest if self._now == lowest and few and is_clear else self._usual

    def seat_point(self, seat: int) -> Point:
        """Return where tiles come from or go to that belong to a seat's hidden rack."""
        assert self.seats
        return self.seats.point(seat)

    def show_drawn(self, shown: Shown, drew: Drew) -> None:
        """Fly drawn tiles from the pool, to the open rack or face down to another's."""
        board, pool = self.board, self.pool
        if drew.seat == shown.viewer:
            arrive = board.tiles.fly_in(drew.count, pool.width)
            board.show(shown, come_from=pool.source, arrive=arrive)
        else:
            board.show(shown)
            self.effects.toss(pool.middle, self.seat_point(drew.seat), drew.count)

    def show_offered(self, shown: Shown) -> None:
        """Fly offered tiles from the pool to the River."""
        pool, tiles = self.pool, self.board.tiles
        arrive = tiles.fly_in(len(shown.offer), pool.width)
        self.board.show(shown, come_from=pool.middle, arrive=arrive)

    def show_step(self, shown: Shown, seat: int, events: Sequence[SessionEvent]) -> None:
        """Show and let hear what a seat has just done."""
        drew = next((event for event in events if isinstance(event, Drew)), None)
        if drew:
            self.show_drawn(shown, drew)
        else:
            self.board.show(shown, come_from=self.seat_point(seat))
        for event in events:
            sound_effects.play(self.kit.sounds, event, shown.rules)

    def show_back(self, shown: Shown, seat: int, events: Sequence[SessionEvent]) -> None:
        """Show what a seat has done taken back."""
        drew = next((event for event in events if isinstance(event, Drew)), None)
        self.board.show(shown, go_to=self.pool.middle if drew else self.seat_point(seat))
        if drew and seat != shown.viewer:
            self.effects.toss(self.seat_point(seat), self.pool.middle, drew.count)

    @property
    def told_for(self) -> float:
        """The seconds for which it still tells what the last play was."""
        return max(self.score_popup.left, self.move_word.left)

    def finish_telling(self) -> None:
        """Tell nothing more of the last play."""
        self.score_popup.finish()
        self.move_word.finish()

    def think(self, seat: int | None) -> None:
        """Show a seat thinking that has not moved a tile yet, or nobody."""
        if self.seats:
            self.seats.think(seat)

    def tick(self, dt: float, clock: Clock | None) -> None:
        """Move the tiles that are under way, and show the clock."""
        self.board.tick(dt)
        if self._closing.tick(dt):
            self._close_in()
        self._follow_rows()
        self._far_side.tick(dt)
        self.score_popup.tick(dt)
        self.move_word.tick(dt)
        self.pool.tick(dt)
        if self.seats:
            self.seats.tick(dt)
        self._show_clock(clock)

    def _ground(self) -> Surface:
        kit, zones = self.kit, self._zones
        ground = backgrounds.ground(kit).copy()
        backgrounds.draw_light(kit, ground, zones["table"])
        draw_room(kit, ground, zones["table"], seated=bool(self.seats) or self._taught)
        draw_rack(kit, ground, zones["rack"], self._grooves)
        if self.board.river_strip:
            self.board.river_strip.draw(ground)
        self._draw_foot(ground)
        return ground


def _shelves(kit: Kit, shown: Shown, *, taught: bool) -> tuple[int, TileSizes]:
    """Return how many ledges the rack has, and the sizes of tiles: in a lesson few are large.

    A puzzle from a game of one's own may have a full rack: it needs all ledges.
    """
    shelves = TALL_SHELVES if kit.size[1] > kit.size[0] else WIDE_SHELVES
    tiles = len(shown.rack_order.own) if shown.rack_order else len(shown.rack)
    spare = 1 if taught and tiles <= DEALT else 0
    return shelves - spare, FEW if taught else USUAL


def _seats(kit: Kit, stage: Stage, zones: dict[str, Rect], seen: float) -> Seats | None:
    """Seat the players behind the rim, where the layout has a place for them."""
    if "seats" not in zones:
        return None
    own = before(kit, zones["own"], zones["message"]) if "own" in zones else None
    return Seats(kit, stage, zones["seats"], Behind(far_rim(kit, zones["table"]), seen), own)


_ZONES = ("seats", "own", "table", "pool", "message", "rack")
