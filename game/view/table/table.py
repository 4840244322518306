"""The table as a whole: ground, rack, board, seats, countdown, pool and message in their zones."""

from pygame import Rect, Surface

from game.engine.events import Drew
from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.session import Session
from game.view import backgrounds
from game.view.backgrounds import draw_rack
from game.view.line import line
from game.view.table.board import Board
from game.view.table.countdown import Countdown
from game.view.table.message import Message
from game.view.table.pool import Pool
from game.view.table.seats import Seats
from game.view.table.tile_sprite import Point
from game.view.wording import rules_name

WIDE_SHELVES, TALL_SHELVES = 2, 3


class TableView:
    """Show a session's game; the scenes that deal and play share it."""

    def __init__(self, kit: Kit, session: Session, viewer: int | None) -> None:
        self.kit = kit
        self.session = session
        self.board = Board(kit, session, viewer)
        self.dealt = True

    def layout(self, stage: Stage) -> None:
        """Build everything anew on a stage."""
        kit = self.kit
        tall = kit.size[1] > kit.size[0]
        zones = {name: kit.zone("turn", name) for name in _ZONES}
        self.seats = Seats(kit, stage, zones["seats"], len(self.session.players))
        self.countdown = Countdown(kit, stage, zones["ring"], zones["bar"])
        self.message = Message(kit, stage, zones["message"])
        self.board.layout(stage, TALL_SHELVES if tall else WIDE_SHELVES)
        self.pool = Pool(kit, stage, zones["pool"], self.board.art)
        stage.background = self._ground(zones)
        self.show()

    def show(self) -> None:
        """Show what stands beside the board as it is now."""
        position = self.session.game.position
        racks = [len(seat.rack) for seat in position.seats]
        pool = len(position.pool)
        if not self.dealt:
            racks, pool = [0] * len(racks), sum(racks) + pool
        self.seats.show(self.session, racks)
        self.pool.show(pool)
        self.countdown.show(self.session.game.clock)

    def seat_point(self, seat: int) -> Point:
        """Give where tiles come from or go to that belong to a seat's hidden rack."""
        return self.seats.rects[seat].center

    def show_drawn(self, drew: Drew) -> None:
        """Let drawn tiles fly from the pool, to the open rack or face down to another's badge."""
        board, pool = self.board, self.pool
        if drew.seat == board.viewer:
            board.sync(come_from=pool.middle, arrive=board.fly_in(drew.count, pool.width))
        else:
            board.sync()
            board.toss(pool.middle, self.seat_point(drew.seat), drew.count)

    def tick(self, dt: float) -> None:
        """Let the tiles that are under way go on, and show the clock."""
        self.board.tick(dt)
        self.countdown.show(self.session.game.clock)

    def _ground(self, zones: dict[str, Rect]) -> Surface:
        """Paint what never moves: the ground, the rack, and which game this is."""
        ground = backgrounds.ground(self.kit).copy()
        draw_rack(self.kit, ground, zones["rack"], self.board.rack_layout.grooves)
        self._write_match(ground, zones["match"])
        if self.board.river_strip:
            self.board.river_strip.draw(ground)
        return ground

    def _write_match(self, ground: Surface, zone: Rect) -> None:
        kit = self.kit
        ground.blit(shapes.rounded(zone.size, kit.px(22), kit.theme["panel"]), zone)
        room = zone.w - kit.px(24)
        game, rules = self._game_line(), rules_name(kit, self.session.rules)
        for words, height in (
            (line(kit, game, "bold", "body", "ink", (room, zone.h // 3)), 0.34),
            (line(kit, rules, "text", "small", "ink_soft", (room, zone.h // 3)), 0.68),
        ):
            ground.blit(words, words.get_rect(center=(zone.centerx, zone.y + zone.h * height)))

    def _game_line(self) -> str:
        """Say which game of the match this is."""
        number, length = len(self.session.results) + 1, self.session.rules.length
        match length:
            case Target(points):
                return self.kit.text("match-game-target", game=number, points=points)
            case Games(games):
                return self.kit.text("match-game", game=number, games=games)
            case Rounds(rounds):
                games = rounds * games_in_round(len(self.session.players))
                return self.kit.text("match-game", game=number, games=games)


_ZONES = ("seats", "match", "table", "pool", "ring", "message", "bar", "rack")
