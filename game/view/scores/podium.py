"""The podium after a game: racks turn over, points run, who won stands highest and is crowned."""

from collections.abc import Sequence

from pygame import Color, Rect, Surface

from game.engine.score import Result
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.shapes import transformed
from game.kit.stage import Sprite, Stage
from game.kit.text.letters import Face
from game.kit.tween import ease_in_out, ease_out_back
from game.kit.widgets.widget import RADIUS
from game.session.player import Player
from game.view.addressing import label
from game.view.avatars import Mood, avatar
from game.view.layers import Layer
from game.view.scores.score_countup import ScoreCountUp
from game.view.tile_art import TileArt
from game.view.tile_block import Point, block, widest_tile
from game.view.turning_tile import TurningTile
from game.view.wording import signed

# Parts of the podium's height.
FACE, LOWER_FACE, CROWN, NAME, POINTS, PAD = 0.27, 0.21, 0.13, 0.08, 0.12, 0.02
WINNER_SHARE = 0.05  # for the points of who won
FIRST, STEP = 0.07, 0.045
"""How much higher those who won stand than the next, and each of these than the next."""

OVERLAP_SHARE = 0.25
"""The part of a face, and of a crown, that lies over what is below it."""

BROADER, GAP = 1.18, 0.08
"""How broad the plinths of those who won and the gaps are, in widths of a plinth."""

WIDEST, TALLEST = 0.62, 2.7
"""How wide a plinth is at most, in heights of the podium, and how high this is in its widths."""

LARGEST_TILE = 60  # reference px
GROW_SECONDS = 0.45
"""Seconds in which crowns grow when all is told."""

LIGHT_ALPHA = 32
"""How strong the ink is in the upper edge of a plinth, up to 255."""


def ranks(result: Result) -> list[int]:
    """Return each seat its rank, 0 for all who won; those with the same points share one."""
    lost = [0 if at in result.winners else -points for at, points in enumerate(result.scores)]
    order = sorted(set(lost))
    return [order.index(points) for points in lost]


def side_by_side(result: Result) -> list[int]:
    """List the seats from left to right, one who won between the next two if there are two."""
    ranked = ranks(result)
    best, *others = sorted(range(len(ranked)), key=lambda seat: ranked[seat])
    return [others[0], best, *others[1:]] if len(others) > 1 else [best, *others]


class Podium:
    """Show a plinth a seat in a room, at any moment of the telling."""

    def __init__(
        self, kit: Kit, stage: Stage, room: Rect, players: Sequence[Player], telling: ScoreCountUp
    ) -> None:
        self.end = telling.end + GROW_SECONDS
        """The seconds after which nothing moves any more."""
        columns = _columns(room, telling.result)
        self.plinths = [
            Plinth(kit, stage, columns[seat], players, seat, telling)
            for seat in range(len(players))
        ]
        art, largest = TileArt(kit), kit.px(LARGEST_TILE)
        width = min(
            widest_tile(plinth.tile_room.size, len(rack), largest)
            for plinth, rack in zip(self.plinths, telling.racks, strict=True)
        )
        for plinth in self.plinths:
            plinth.lay_tiles(art, width)

    def show(self, now: float) -> None:
        """Show it `now` seconds after the animation began."""
        for plinth in self.plinths:
            plinth.show(now)


def _columns(room: Rect, result: Result) -> dict[int, Rect]:
    """Part a room into a column a seat, not wider and not higher than looks well."""
    seats = side_by_side(result)
    widths = [BROADER if seat in result.winners else 1.0 for seat in seats]
    whole = sum(widths) + GAP * (len(seats) - 1)
    unit = min(room.width / whole, WIDEST * room.height)
    high = min(room.height, round(TALLEST * unit))
    left, top = room.centerx - whole * unit / 2, room.centery - high // 2
    columns = {}
    for seat, width in zip(seats, widths, strict=True):
        columns[seat] = Rect(round(left), top, round(width * unit), high)
        left += (width + GAP) * unit
    return columns


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
    ) -> None:
        self.won = seat in telling.result.winners
        self.points = ""
        self._kit, self._stage, self._column = kit, stage, column
        self._player, self._seat, self._telling = players[seat], seat, telling
        self._side = min(self._part(FACE if self.won else LOWER_FACE), column.width * 9 // 10)
        self._crown_side = min(self._part(CROWN), self._side * 2 // 3)
        ranked = ranks(telling.result)
        self._low, self._high = self._height(max(ranked)), self._height(ranked[seat])
        self._ground, self._face, self._name, self._points, self._crown = (
            stage.add(Surface((1, 1)), z=Layer.WIDGET) for _ in range(5)
        )
        self._tiles: list[tuple[TurningTile, Point]] = []
        self._name.show(self._write(label(kit, players, seat), "bold", "label", NAME, "ink"))

    def _part(self, share: float) -> int:
        return round(share * self._column.height)

    def _height(self, rank: int) -> int:
        """Return the height of the plinth of a rank, below a crown and a face."""
        whole = self._column.height - self._part((1 - OVERLAP_SHARE) * (CROWN + FACE))
        return whole - (self._part(FIRST + STEP * (rank - 1)) if rank else 0)

    @property
    def _points_share(self) -> float:
        return POINTS + WINNER_SHARE if self.won else POINTS

    @property
    def tile_room(self) -> Rect:
        """The room for tiles at the foot of the plinth, as high as the lowest plinth has it."""
        pad = self._part(PAD)
        high = self._low - self._part(OVERLAP_SHARE * FACE + NAME + POINTS + 3 * PAD)
        column = self._column
        return Rect(column.left + pad, column.bottom - pad - high, column.width - 2 * pad, high)

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
        top, x = self._column.bottom - height, self._column.centerx
        self._ground.show(self._paint(height, crowned=self.won and told))
        self._ground.move(self._column.left, top)
        self._show_face(top, happy=self.won and told)
        below = top + round(OVERLAP_SHARE * self._side) + self._part(PAD)
        _centre(self._name, (x, below + self._part(NAME) // 2))
        self._show_points(now, (x, below + self._part(NAME + self._points_share / 2)))
        self._show_crown(top, now - telling.end)

    def _show_face(self, top: int, *, happy: bool) -> None:
        mood: Mood = "happy" if happy else "calm"
        color = self._player.color_on(self._seat)
        face = avatar(self._kit, self._player.face, color, self._side, mood)
        self._face.show(face)
        bottom = top + round(OVERLAP_SHARE * self._side)
        self._face.move(*face.get_rect(midbottom=(self._column.centerx, bottom)).topleft)

    def _show_points(self, now: float, middle: tuple[int, int]) -> None:
        self.points = signed(self._telling.points(self._seat, now))
        size, color = ("huge", "accent_ink") if self.won else ("title", "ink")
        self._points.show(self._write(self.points, "title", size, self._points_share, color))
        _centre(self._points, middle)

    def _show_crown(self, top: int, since: float) -> None:
        """Let a crown grow on the face of who has won, once all is told."""
        if not self.won or since <= 0:
            self._crown.hide()
            return
        gold, side = self._kit.theme["accent_ink"], self._crown_side
        size = ease_out_back(min(1.0, since / GROW_SECONDS))
        crown = transformed(shapes.svg(self._kit.art("crown"), (side, side), gold), size, size)
        self._crown.show(crown)
        bottom = top - round((1 - OVERLAP_SHARE) * self._side) + round(OVERLAP_SHARE * side)
        self._crown.move(*crown.get_rect(midbottom=(self._column.centerx, bottom)).topleft)
        self._crown.reveal()

    def _paint(self, height: int, *, crowned: bool) -> Surface:
        """Draw the plinth so high: rounded above, cut off below."""
        kit, theme, width = self._kit, self._kit.theme, self._column.width
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
        room = self._column.width - 2 * self._part(PAD), self._part(share)
        return self._kit.one_line(text, face, size, color, room)


def _centre(sprite: Sprite, middle: tuple[int, int]) -> None:
    sprite.move(*sprite.image.get_rect(center=middle).topleft)
