"""The deal: everyone draws for the start, the tiles are dealt, and the match goes its way."""

from collections.abc import Mapping

from game.engine.tile import Tile
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Sprite
from game.kit.widgets import Button
from game.session.commands import NextGame
from game.session.session import Session
from game.view import backgrounds
from game.view.avatars import avatar
from game.view.line import line
from game.view.table.message import Message
from game.view.table.row_lines import TILE_RATIO
from game.view.table.table import TableView
from game.view.table.tile_sprite import TileSprite
from game.view.tile_art import tile_height
from scenes.pause import Pause
from scenes.result import Result
from scenes.scoring import Scoring
from scenes.turn import Turn

TOSSED = 5
"""Tiles that are seen to fly to each hidden rack."""

SHOWN = 1.5
"""Seconds that a round of drawing for the start lies open."""

GAP = 20
"""The space between a drawn tile and the face below it, in reference pixels."""

HIGH = TILE_RATIO + 1 + 0.5
"""How high a tile, a face and a name are together, in tile widths."""


class Deal(Scene):
    """Deal each game of a match; closes with "menu" or, to play the match again, "again"."""

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self.session = session
        self._viewer = _watched_from(session.people)
        self.view = TableView(kit, session, None)
        self._drawn: list[TileSprite] = []
        self._faces: list[Sprite] = []
        self._draws: Mapping[int, Tile] = {}
        self._rounds: list[Mapping[int, Tile]] = []
        self._wait = 0.0

    def layout(self) -> None:
        """Build the table for the window as it is."""
        self.clear()
        self._drawn.clear()
        self._faces.clear()
        self.view.layout(self.stage)
        self._banner = Message(self.kit, self.stage, self.kit.zone("deal", "banner"), "title")
        self._hint = Message(self.kit, self.stage, self.kit.zone("deal", "hint"))
        if self._draws:
            self._show_round()
            for sprite in self._drawn:
                sprite.finish()

    def enter(self) -> None:
        """Begin the first game."""
        self._begin()

    def _begin(self) -> None:
        self.view.dealt = False
        self.view.board.viewer = None
        self.view.board.forget()
        self.layout()
        self._rounds = list(self.session.opening.draws)
        self._wait = 0.0
        if self._rounds:
            self._draw_round()

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
            Button(self.kit, self.stage, pause, icon=icon, on_press=self._pause, name="pause")
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
        way = board.fly_in(len(draws), pool.width)
        for number, (seat, tile) in enumerate(draws.items()):
            middle = zone.centerx + round((seat - (count - 1) / 2) * step)
            sprite = TileSprite(board.art, self.stage, tile, width, pool.place)
            sprite.travel((middle - width / 2, zone.y), way.after(number))
            sprite.wait()
            self._drawn.append(sprite)
            if kit.settings.reduced_motion:
                sprite.finish()
                board.flash.at(sprite.stage_sprite.rect)
            self._show_face(seat, middle, zone.y + tile_height(width) + kit.px(GAP), width)

    def _show_face(self, seat: int, middle: int, top: int, width: int) -> None:
        """Show under a drawn tile whose it is."""
        player = self.session.players[seat]
        face = avatar(self.kit, player.face, seat, width)
        name = line(self.kit, player.name, "bold", "label", "ink", (width * 3, width // 2))
        for picture, y in ((face, top), (name, top + width)):
            place = picture.get_rect(midtop=(middle, y))
            self._faces.append(self.stage.add(picture, *place.topleft, 4))

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
        self.view.dealt = True
        board, pool = self.view.board, self.view.pool
        self._banner.say("")
        self._hint.say("")
        board.viewer = self._viewer
        self.view.show()
        way = board.fly_in(len(board.rack), pool.width)
        board.sync(come_from=pool.middle, arrive=way)
        for seat in range(len(self.session.players)):
            if seat != self._viewer:
                board.toss(pool.middle, self.view.seat_point(seat), TOSSED)

    def tick(self, dt: float) -> None:
        """Let the tiles glide and the next thing happen when its time has come."""
        flying = self.view.board.under_way
        self.view.tick(dt)
        if self.view.board.under_way < flying:
            self.kit.sounds.play("deal")
        for sprite in self._drawn:
            sprite.tick(dt)
        self._wait -= dt
        if self._wait > 0:
            return
        if not self.view.dealt and self._rounds:
            self._draw_round()
        elif not self.view.dealt:
            self._deal_tiles()
        elif not self.view.board.moving:
            self._play()

    def handle(self, gesture: Gesture) -> None:
        """Let a press skip what is shown, but for one on the pause button; Escape pauses."""
        match gesture:
            case Key("escape"):
                self._pause()
            case Up(start, _, _) if not self.widget_at(start):
                self._skip()
            case Key("space" | "return") if not self.focused:
                self._skip()
            case _:
                super().handle(gesture)

    def _pause(self) -> None:
        self.kit.stack.push(Pause(self.kit, self.session.rules), then=self._after_pause)

    def _skip(self) -> None:
        self._rounds.clear()
        self._wait = 0.0
        if not self.view.dealt:
            self._deal_tiles()
        self.view.board.finish()

    def _play(self) -> None:
        self._wait = float("inf")
        self.clear()
        self.stage.background = backgrounds.felt(
            self.kit
        )  # The turn paints its own: one is enough.
        self.kit.stack.push(Turn(self.kit, self.view), then=self._after_game)

    def leave(self) -> None:
        """Leave the match: no bot need think on."""
        self.session.close()

    # Between games

    def _after_pause(self, result: object) -> None:
        if result == "quit":
            self.close("menu")

    def _after_game(self, result: object) -> None:
        if result == "quit":
            self.close("menu")
        else:
            self.kit.stack.push(Scoring(self.kit, self.session), then=self._after_scoring)

    def _after_scoring(self, result: object) -> None:
        if result == "quit":
            self.close("menu")
        elif self.session.standing.winners:
            self.kit.stack.push(Result(self.kit, self.session), then=self.close)
        else:
            self.session.do(NextGame())
            self._begin()


def _watched_from(people: tuple[int, ...]) -> int | None:
    """Give the seat whose rack is open from the start.

    That is the lone person's, or the first if bots play alone; among several people it is nobody's.
    """
    if len(people) > 1:
        return None
    return people[0] if people else 0
