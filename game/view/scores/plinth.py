"""The plinth of a seat after a game: the head over it, the name, the points and the rack on it."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Color, Rect, Surface

from game.engine.score import Result
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out, ease_out_back
from game.kit.stage import Sprite, Stage
from game.kit.text.letters import Face
from game.kit.widgets.widget import RADIUS
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.addressing import label
from game.view.players.avatars import head, seat_color
from game.view.players.faces import Mood
from game.view.scores.score_countup import ScoreCountUp
from game.view.tile_art import TileArt
from game.view.tile_block import Point, block
from game.view.turning_tile import TurningTile
from game.view.wording import signed

# Parts of the podium's height.
FACE, LOWER_FACE, CROWN, NAME, POINTS, PAD = 0.29, 0.22, 0.15, 0.07, 0.1, 0.02
JOINT_FACE, JOINT_CROWN = 0.44, 0.2  # after a win together: no points or tiles need room
WINNER_SHARE = 0.05  # for the points of who won
SPEECH = 0.16  # over one who won and speaks
STRIP = 0.09  # for the rack of a player whose best turn is shown below it
FIRST, STEP = 0.06, 0.035
"""How much higher those who won stand than the next, and each of these than the next."""

CROWN_OVERLAP, CHIN = 0.2, 0.06
"""The part of a crown that lies on the head, and of a face that lies before the plinth."""

UNTRIMMED = 128 / 118
"""The side of a drawing of an animal, in sides of its head."""

SHOULDERS = 0.92, 0.34
"""How wide and how high shoulders are, in sides of a face."""

DROP_SECONDS = 0.6
"""Seconds in which crowns come down when all is told."""

DROP = 1.2
"""How far crowns come down, in their heights."""

LIGHT_ALPHA = 32
"""How strong the ink is in the upper edge of a plinth, up to 255."""


def ranks(result: Result) -> list[int]:
    """Return each seat its rank, 0 for all who won; those with the same points share one."""
    lost = [0 if at in result.winners else -points for at, points in enumerate(result.scores)]
    order = sorted(set(lost))
    return [order.index(points) for points in lost]


class Plinth:
    """The plinth of a seat in a column, with all that is on it and at it."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        column: Rect,
        players: Sequence[Player],
        seat: int,
        telling: ScoreCountUp,
        above: float,
    ) -> None:
        """Take the column, and the share of its height that stays free over who won."""
        self.won = seat in telling.result.winners
        self.points = ""
        self.column = column
        self._kit, self._stage, self._above, self._free = kit, stage, above, 0
        self._player, self._seat, self._telling = players[seat], seat, telling
        joint = telling.result.together and self.won
        self._crowned = (JOINT_FACE, JOINT_CROWN) if joint else (FACE, CROWN)
        face, crown = self._crowned
        self._side = min(self._part(face if self.won else LOWER_FACE), column.width * 9 // 10)
        self._crown_side = min(self._part(crown), self._side * 2 // 3)
        ranked = ranks(telling.result)
        self._low, self._high = self._height(max(ranked)), self._height(ranked[seat])
        self._shoulders, self._ground, self._face, self._name, self._points, self._crown = (
            stage.add(Surface((1, 1)), z=Layer.WIDGET) for _ in range(6)
        )
        self._tiles: list[tuple[TurningTile, Point]] = []
        self._name.show(self._write(label(kit, players, seat), "bold", "label", NAME, "ink"))

    def _part(self, share: float) -> int:
        return round(share * self.column.height)

    def _height(self, rank: int) -> int:
        """Return the height of the plinth of a rank, below a crown and a face."""
        face, crown = self._crowned
        over = self._above + (1 - CROWN_OVERLAP) * crown + (1 - CHIN) * face
        whole = self.column.height - self._part(over)
        return whole - (self._part(FIRST + STEP * (rank - 1)) if rank else 0)

    @property
    def _points_share(self) -> float:
        return POINTS + WINNER_SHARE if self.won else POINTS

    @property
    def head(self) -> Rect:
        """Where the head is when all is told."""
        place = Rect(0, 0, self._side, self._side)
        bottom = self.column.bottom - self._high + round(CHIN * self._side)
        place.midbottom = self.column.centerx, bottom
        return place

    @property
    def top(self) -> int:
        """The height at which its head, or the crown on it, begins when all is told."""
        crown = round((1 - CROWN_OVERLAP) * self._crown_side) if self.won else 0
        return self.head.top - crown

    def keep_free(self, high: int) -> None:
        """Keep so many pixels free at the foot; who lost gets a plinth that has as much room."""
        self._free = high + self._part(PAD)
        if not self.won:
            needed = self._part(CHIN * FACE + POINTS + STRIP + 3 * PAD) + self._free
            self._high = max(self._high, needed)
        # It is as high from the start: a lower one would have no room for the words above.
        self._low = self._high

    @property
    def _is_broad(self) -> bool:
        """Whether name and points stand side by side, so that there is room below them."""
        return bool(self._free) and not self.won

    @property
    def tile_room(self) -> Rect:
        """The room for tiles at the foot of the plinth, as high as the lowest plinth has it."""
        pad, lowest = self._part(PAD), self._low
        words = POINTS if self._is_broad else NAME + POINTS
        high = lowest - self._part(CHIN * FACE + words + 3 * PAD) - self._free
        bottom = self.column.bottom - pad - self._free
        return Rect(self.column.left + pad, bottom - high, self.column.width - 2 * pad, high)

    def lay_tiles(self, art: TileArt, width: int) -> None:
        """Lay the rack down, each tile this many pixels wide."""
        rack = self._telling.racks[self._seat]
        for tile, middle in zip(rack, block(self.tile_room, len(rack), width), strict=True):
            self._tiles.append((TurningTile(self._stage, art, tile, width, middle), middle))

    def show(self, now: float) -> None:
        """Show it `now` seconds after the animation began."""
        telling, told = self._telling, now >= self._telling.end
        for index, (tile, middle) in enumerate(self._tiles):
            tile.show(telling.turned(self._seat, index, now), middle)
        grown = ease_in_out(min(1.0, now / telling.end))
        height = round(self._low + (self._high - self._low) * grown)
        top, x = self.column.bottom - height, self.column.centerx
        self._ground.show(self._paint(height, crowned=self.won and told))
        self._ground.move(self.column.left, top)
        self._show_face(top, happy=self.won and told)
        below = top + round(CHIN * self._side) + self._part(PAD)
        if self._is_broad:
            aside, y = self.column.width // 7, below + self._part(POINTS) // 2
            _centre(self._name, (x - aside, y))
            self._show_points(now, (x + aside, y))
        else:
            _centre(self._name, (x, below + self._part(NAME) // 2))
            self._show_points(now, (x, below + self._part(NAME + self._points_share / 2)))
        self._show_crown(top, now - telling.end)

    def _show_face(self, top: int, *, happy: bool) -> None:
        """Show the head over the plinth, and the shoulders behind it in the seat's colour."""
        mood: Mood = "laughing" if happy else "calm"
        who = replace(self._player, bot=None) if happy else self._player  # A crown needs its place.
        bottom, x = top + round(CHIN * self._side), self.column.centerx
        face = _trimmed(self._kit, who, self._side, mood)
        self._face.show(face)
        self._face.move(*face.get_rect(midbottom=(x, bottom)).topleft)
        wide, high = (round(share * self._side) for share in SHOULDERS)
        low = seat_color(self._kit, self._player.color_on(self._seat))
        whole = shapes.rounded((wide, 2 * high), high, (low.lerp("white", 0.25), low))
        shoulders = whole.subsurface((0, 0, wide, high))
        self._shoulders.show(shoulders)
        self._shoulders.move(*shoulders.get_rect(midtop=(x, top - high)).topleft)

    def _show_points(self, now: float, middle: tuple[int, int]) -> None:
        if self._telling.result.together:
            return  # There are no points.
        self.points = signed(self._telling.points(self._seat, now))
        size, color = ("huge", "accent_ink") if self.won else ("title", "ink")
        self._points.show(self._write(self.points, "title", size, self._points_share, color))
        _centre(self._points, middle)

    def _show_crown(self, top: int, since: float) -> None:
        """Let a crown drop on the head of who has won, once all is told."""
        if not self.won or since <= 0:
            self._crown.hide()
            return
        gold, side = self._kit.theme["accent_ink"], self._crown_side
        crown = shapes.svg(self._kit.art("crown"), (side, side), gold)
        self._crown.show(crown)
        left = 1 - ease_out_back(min(1.0, since / DROP_SECONDS))
        bottom = top - round((1 - CHIN) * self._side) + round(CROWN_OVERLAP * side)
        place = crown.get_rect(midbottom=(self.column.centerx, bottom - round(left * DROP * side)))
        self._crown.move(*place.topleft)
        self._crown.reveal()

    def _paint(self, height: int, *, crowned: bool) -> Surface:
        """Draw the plinth so high: rounded above, cut off below."""
        kit, theme, width = self._kit, self._kit.theme, self.column.width
        radius = kit.px(RADIUS)
        line, thick = ("accent_ink", 4) if crowned else ("panel_line", 2)
        light = Color(theme["panel"]).lerp(theme["ink"], 0.5)  # All ink would be bright half-way.
        light.a = LIGHT_ALPHA
        size = width, self._high + 2 * radius
        whole = shapes.rounded(
            size, radius, (light, theme["panel"]), theme[line], max(1, kit.px(thick))
        )
        return whole.subsurface((0, 0, width, height))

    def _write(self, text: str, face: Face, size: str, share: float, color: str) -> Surface:
        """Write a line that has room in the plinth and in a share of the podium's height."""
        room = self.column.width - 2 * self._part(PAD), self._part(share)
        return self._kit.one_line(text, face, size, color, room)


def _centre(sprite: Sprite, middle: tuple[int, int]) -> None:
    sprite.move(*sprite.image.get_rect(center=middle).topleft)


def _trimmed(kit: Kit, player: Player, side: int, mood: Mood) -> Surface:
    """Draw the head of a player, without the room around it."""
    drawn = head(kit, player, round(side * UNTRIMMED), mood)
    return drawn.subsurface(drawn.get_bounding_rect())
