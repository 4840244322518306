"""The deal: everyone draws for the start, then the tiles are dealt."""

from collections.abc import Mapping

from game.engine.tile import Tile
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Sprite
from game.kit.widgets.button import Button
from game.session.session import Session
from game.view.avatars import avatar
from game.view.layers import Layer
from game.view.proportions import TILE_RATIO, tile_height
from game.view.table.message import Message
from game.view.table.shown import Shown, show
from game.view.table.table import TableView
from game.view.table.tile_sprite import TileSprite
from scenes.play.pause import Pause
from scenes.screen import Leave

TOSSED = 5
"""Tiles that are seen to fly to each hidden rack."""

SHOWN = 1.5
"""Seconds that a round of drawing for the start lies open."""

GAP = 20
"""The space between a drawn tile and the face below it, in reference pixels."""

HIGH = TILE_RATIO + 1 + 0.5
"""How high a tile, a face and a name are together, in tile widths."""


class Deal(Scene[Leave]):
    """Deal a game, the rack of the viewer face up, if there is one."""

    def __init__(self, kit: Kit, session: Session, viewer: int | None) -> None:
        super().__init__(kit)
        self.session = session
        self._viewer = viewer
        self._dealt = False
        self._drawn: list[TileSprite] = []
        self._faces: list[Sprite] = []
        self._draws: Mapping[int, Tile] = {}
        self._rounds = list(session.opening.draws)
        self._wait = 0.0

    def layout(self) -> None:
        """Build the table for the window as it is."""
        self.clear()
        self._drawn.clear()
        self._faces.clear()
        self.view = TableView(self.kit, self.stage, self._shown, self.session.game.clock)
        self._banner = Message(self.kit, self.stage, self.kit.zone("deal", "banner"), "title")
        self._hint = Message(self.kit, self.stage, self.kit.zone("deal", "hint"))
        if self._draws:
            self._show_round()
            for sprite in self._drawn:
                sprite.finish()

    def enter(self) -> None:
        """Draw for the start, if this game was dealt."""
        if self._rounds:
            self._draw_round()

    @property
    def _shown(self) -> Shown:
        shown = show(self.session, self._viewer)
        return shown if self._dealt else shown.undealt

    def _draw_round(self) -> None:
        self._draws = self._rounds.pop(0)
        self._show_round()
        self.kit.sounds.play("draw")
        self._wait = SHOWN

    def _show_round(self) -> None:
        """Show a round of drawing for the start; who starts, after the last."""
        self._show_draws(self._draws)
        self._hint.say(self.kit.text("deal-skip"))
        pause, icon = self.kit.zone("turn", "pause"), self.kit.art("pause")
        self.widgets.append(
            Button(self.kit, self.stage, pause, icon=icon, on_press=self.back, name="pause")
        )
        first = self.session.opening.position.mover.name
        if self._rounds:
            self._banner.say(self.kit.text("deal-again"))
        else:
            self._banner.say(self.kit.text("deal-starts", name=first))

    def _show_draws(self, draws: Mapping[int, Tile]) -> None:
        """Let each player's tile fly from the pool to its face."""
        self._clear_draws()
        kit, board = self.kit, self.view.board
        zone, pool = kit.zone("deal", "draws"), self.view.pool
        width, count = round((zone.h - kit.px(GAP)) / HIGH), len(self.session.players)
        step = min(zone.w // count, width * 5 // 2)
        motion = board.tiles.fly_in(len(draws), pool.width)
        for number, (seat, tile) in enumerate(draws.items()):
            middle = zone.centerx + round((seat - (count - 1) / 2) * step)
            sprite = TileSprite(board.tiles.art, self.stage, tile, width, pool.place)
            sprite.travel((middle - width / 2, zone.y), motion.after(number))
            sprite.wait()
            self._drawn.append(sprite)
            if kit.preferences.reduced_motion:
                sprite.finish()
                board.tiles.flash.at(sprite.stage_sprite.rect)
            self._show_face(seat, middle, zone.y + tile_height(width) + kit.px(GAP), width)

    def _show_face(self, seat: int, middle: int, top: int, width: int) -> None:
        """Show under a drawn tile whose it is."""
        player = self.session.players[seat]
        face = avatar(self.kit, player.face, seat, width)
        name = self.kit.one_line(player.name, "bold", "label", "ink", (width * 3, width // 2))
        for picture, y in ((face, top), (name, top + width)):
            place = picture.get_rect(midtop=(middle, y))
            self._faces.append(self.stage.add(picture, *place.topleft, Layer.DRAWN_FOR_START))

    def _clear_draws(self) -> None:
        for drawn in self._drawn:
            drawn.stage_sprite.remove()
        for face in self._faces:
            face.remove()
        self._drawn.clear()
        self._faces.clear()

    def _deal_tiles(self) -> None:
        """Deal the viewer's tiles face up and everybody else's face down."""
        self._clear_draws()
        self._draws = {}
        self._dealt = True
        shown, board, pool = self._shown, self.view.board, self.view.pool
        self._banner.say("")
        self._hint.say("")
        self.view.show_around(shown)
        motion = board.tiles.fly_in(len(shown.rack), pool.width)
        board.show(shown, come_from=pool.middle, arrive=motion)
        for seat in range(len(self.session.players)):
            if seat != self._viewer:
                board.tiles.toss(pool.middle, self.view.seat_point(seat), TOSSED)

    def tick(self, dt: float) -> None:
        """Let the tiles glide and the next thing happen when its time has come."""
        tiles = self.view.board.tiles
        flying = tiles.under_way
        self.view.tick(dt, self.session.game.clock)
        if tiles.under_way < flying:
            self.kit.sounds.play("deal")
        for sprite in self._drawn:
            sprite.tick(dt)
        self._wait -= dt
        if self._wait > 0:
            return
        if not self._dealt and self._rounds:
            self._draw_round()
        elif not self._dealt:
            self._deal_tiles()
        elif not tiles.under_way:
            self._end()

    def handle(self, gesture: Gesture) -> None:
        """Let a press skip what is shown, but for one on the pause button."""
        match gesture:
            case Up(start, _, _) if not self.widget_at(start):
                self._skip()
            case Key("space") if not self.focused:
                self._skip()
            case _:
                super().handle(gesture)

    def back(self) -> None:
        """Pause."""
        self.push(Pause(self.kit, self.session.rules), then=self._after_pause)

    def _after_pause(self, left: Leave) -> None:
        if left is Leave.QUIT:
            self.close(Leave.QUIT)

    def hidden(self) -> None:
        """Pause; what bots alone do goes on."""
        if self.session.people:
            self.back()

    def confirm(self) -> None:
        """Skip what is shown."""
        self._skip()

    def _skip(self) -> None:
        self._rounds.clear()
        self._wait = 0.0
        if not self._dealt:
            self._deal_tiles()
        self.view.board.tiles.finish()

    def _end(self) -> None:
        self._wait = float("inf")
        self.close(Leave.GO_ON)
