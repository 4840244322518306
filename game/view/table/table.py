"""The table as a whole: ground, rack, board, seats, countdown, pool and message in their zones."""

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.engine.clock import Clock
from game.engine.events import Drew
from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.stamps_found import SessionEvent
from game.session.table_lines import Arranged
from game.view import backgrounds, sound_effects
from game.view.backgrounds import draw_rack
from game.view.open_racks import OpenRacks, parted
from game.view.table.board import Board
from game.view.table.bubbles import Bubbles
from game.view.table.countdown import Countdown
from game.view.table.effects import Effects
from game.view.table.message import Message
from game.view.table.places.placements import Point
from game.view.table.places.row_layout import Kept
from game.view.table.pool import Pool
from game.view.table.score_popup import ScorePopup
from game.view.table.seats import HIGH, LOW, Seats
from game.view.table.shown import Shown
from game.view.wording import rules_name

WIDE_SHELVES, TALL_SHELVES = 2, 3


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
    ) -> None:
        """Build everything on a stage, the rows as they are `kept` from another window.

        The `layer` of the layout needs no place for the clock where none runs, nor one for the
        players and the match.
        """
        self.kit = kit
        tall = kit.size[1] > kit.size[0]
        zones = {name: kit.place(layer, name) for name in _ZONES if kit.has_zone(layer, name)}
        seats = len(shown.seats) if "seats" in zones else 0
        self.seats = Seats(kit, stage, zones.get("seats", zones["table"]), seats)
        badges = self.seats.rects
        self.bubbles = Bubbles(kit, stage, badges, zones["table"]) if badges else None
        self.countdown = _countdown(kit, stage, layer) if clock else None
        self.message = Message(kit, stage, zones["message"])
        shelves = TALL_SHELVES if tall else WIDE_SHELVES
        self.board = Board(kit, stage, shown, shelves, kept, layer)
        self.effects = Effects(self.board)
        strip, _ = parted(zones["table"], shown.any_open)
        bots = any(seat.player.bot for seat in shown.seats)
        self.open_racks = OpenRacks(kit, stage, badges, strip, self.board.tiles.art, bots)
        self.pool = Pool(kit, stage, zones["pool"], self.board.tiles.art)
        self.score_popup = ScorePopup(kit, stage, zones["table"])
        self._stage, self._zones = stage, zones
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
    ) -> None:
        """Show what stands around the board as it is now.

        What is `said` of the players, and their stamps, by seat, stay as they are without new ones.
        """
        self.seats.show(shown, stamps)
        if self.bubbles and said is not None:
            self.bubbles.show(said)
        self.open_racks.show(shown.open_racks if self.seats.rects else {})
        self.pool.show(shown.pool)
        grooves = self.board.rack_layout.grooves
        if grooves != self._grooves:
            self._grooves = grooves
            self._stage.background = self._ground(shown)

    def seat_point(self, seat: int) -> Point:
        """Return where tiles come from or go to that belong to a seat's hidden rack."""
        return self.seats.rects[seat].center

    def show_drawn(self, shown: Shown, drew: Drew) -> None:
        """Fly drawn tiles from the pool, to the open rack or face down to another's badge."""
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

    def tick(self, dt: float, clock: Clock | None) -> None:
        """Move the tiles that are under way, and show the clock."""
        self.board.tick(dt)
        self.score_popup.tick(dt)
        self.pool.tick(dt)
        self._show_clock(clock)

    def _ground(self, shown: Shown) -> Surface:
        """Paint what hardly changes: the felt, the rack's shelves, and which game this is."""
        ground = backgrounds.ground(self.kit).copy()
        backgrounds.draw_light(self.kit, ground, self._zones["table"])
        draw_rack(self.kit, ground, self._zones["rack"], self._grooves)
        if "match" in self._zones:
            self._write_match(ground, self._zones["match"], shown)
        if self.board.river_strip:
            self.board.river_strip.draw(ground)
        return ground

    def _write_match(self, ground: Surface, zone: Rect, shown: Shown) -> None:
        kit = self.kit
        ground.blit(shapes.rounded(zone.size, kit.px(22), kit.theme["panel"]), zone)
        room = zone.w - kit.px(24)
        game, rules = self._game_line(shown), rules_name(kit, shown.rules)
        high, low = round(zone.h * HIGH), round(zone.h * LOW)
        for words, height in (
            (kit.one_line(game, "bold", "body", "ink", (room, high)), 0.3),
            (kit.one_line(rules, "text", "small", "ink_soft", (room, low)), 0.7),
        ):
            ground.blit(words, words.get_rect(center=(zone.centerx, zone.y + zone.h * height)))

    def _game_line(self, shown: Shown) -> str:
        """Say which game of the match this is."""
        number, length = shown.number, shown.rules.length
        match length:
            case Target(points):
                return self.kit.text("match-game-target", game=number, points=points)
            case Games(games):
                return self.kit.text("match-game", game=number, games=games)
            case Rounds(rounds):
                games = rounds * games_in_round(len(shown.seats))
                return self.kit.text("match-game", game=number, games=games)


def _countdown(kit: Kit, stage: Stage, layer: str) -> Countdown | None:
    if not kit.has_zone(layer, "ring"):
        return None
    return Countdown(kit, stage, kit.place(layer, "ring"), kit.place(layer, "bar"))


_ZONES = ("seats", "match", "table", "pool", "message", "rack")
