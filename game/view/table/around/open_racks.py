"""Open racks: face up before the seats of those who play with one, so that all can help them."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect, Surface

from game.engine.score import rack_value
from game.engine.tile import Row
from game.kit import layout, shapes, softness
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import CLEAR
from game.session.player import Player
from game.view import woodwork
from game.view.layers import Layer
from game.view.players.avatars import avatar
from game.view.proportions import tile_height
from game.view.table.around.name_plate import draw_brass
from game.view.tile_art import TileArt

Racks = Mapping[int, tuple[Player, Row]]
"""Racks that lie open and whose they are, by seat."""

LARGEST, FACE = 44, 56
"""How wide their tiles and the faces of their owners are at most, in reference pixels."""

GAP, EDGE, RADIUS = 8, 7, 18
"""Reference pixels between racks, around what lies on their plates, and at the corners of these."""


LINE = 6
"""How thick the frame of the lowest rack is, in reference pixels."""

SMALLEST_TILE = 8  # px


class OpenRacks:
    """The racks that lie open before their seats."""

    _largest, _mark = LARGEST, FACE

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        seats: Sequence[Rect],
        strip: Rect,
        art: TileArt,
        layer: Layer = Layer.SURROUNDINGS,
    ) -> None:
        self._kit, self._seats, self._art, self._strip = kit, seats, art, strip
        self._racks: Racks = {}
        self._sprites = [stage.add(Surface((1, 1)), z=layer, visible=False) for _ in seats]

    @property
    def rects(self) -> list[Rect]:
        """Where racks lie."""
        return [sprite.rect for sprite in self._sprites if sprite.visible]

    def show(self, racks: Racks) -> None:
        """Show whose racks lie open now, by seat."""
        if racks == self._racks:
            return
        self._racks = racks
        for sprite in self._sprites:
            sprite.hide()
        rooms = layout.columns(self._strip, max(1, len(racks)), self._kit.px(GAP))
        for at, room in zip(sorted(racks, key=lambda at: self._seats[at].x), rooms, strict=False):
            self._lay(at, *racks[at], room)

    def _lay(self, at: int, player: Player, rack: Row, room: Rect) -> None:
        """Lay a rack beside its mark, as near to the seat as there is room."""
        kit, edge, count = self._kit, self._kit.px(EDGE), len(rack)
        side = min(room.height - 2 * edge, kit.px(self._mark))
        inner = room.width - side - 3 * edge, room.height - 2 * edge
        width = widest_tile(inner, count, kit.px(self._largest))
        middles = list(_block(Rect((0, 0), inner), count, width))
        first = Rect(0, 0, width, tile_height(width))
        places = [first.move(round(x - first.w / 2), round(y - first.h / 2)) for x, y in middles]
        tiles = places[0].unionall(places[1:])
        plate = Rect(0, 0, tiles.width + side + 3 * edge, max(side, tiles.height) + 2 * edge)
        plate.midbottom = self._seats[at].centerx, room.bottom
        plate.clamp_ip(room)
        picture = self._draw_plate(at, plate)
        mark = self._draw_mark(at, player, rack, side)
        picture.blit(mark, mark.get_rect(center=(edge + side // 2, plate.height // 2)))
        corner = side + 2 * edge - tiles.left, (plate.height - tiles.height) // 2 - tiles.top
        moved = [(x + corner[0], y + corner[1]) for x, y in middles]
        for tile, middle in zip(rack, moved, strict=True):
            face = self._art.face(tile, width)
            picture.blit(face, face.get_rect(center=middle))
        self._sprites[at].show(picture)
        self._sprites[at].move(*plate.topleft)
        self._sprites[at].reveal()

    def _draw_plate(self, at: int, plate: Rect) -> Surface:  # noqa: ARG002
        kit = self._kit
        return shapes.rounded(plate.size, kit.px(RADIUS), kit.theme["panel"]).copy()

    def _draw_mark(self, at: int, player: Player, rack: Row, side: int) -> Surface:  # noqa: ARG002
        return avatar(self._kit, player, player.color_on(at), side)


LAST, SUM, VEIL, LIGHT = 84, 78, 120, (40, 255)
"""How wide tiles are at most when a game ends so, and what they count, in reference pixels; how
dark rows are then, of 255; and how far the light around the lowest rack reaches, and how strong.
"""


class LastRacks(OpenRacks):
    """All racks when nobody plays any more, over the rows in shade; the lowest is in the light."""

    _largest, _mark = LAST, SUM

    def __init__(
        self, kit: Kit, stage: Stage, seats: Sequence[Rect], table: Rect, art: TileArt
    ) -> None:
        """Take the table, over whose upper part the racks lie."""
        strip = Rect(*table.topleft, table.w, tile_height(kit.px(LAST)) + 2 * kit.px(EDGE))
        veil = Surface(table.size)
        veil.set_alpha(VEIL)
        self._veil = stage.add(veil, *table.topleft, Layer.ROW_REASON, visible=False)
        self._light = stage.add(Surface((1, 1)), z=Layer.HIGHLIGHT_LAMP, visible=False)
        super().__init__(kit, stage, seats, strip, art, Layer.MOVE_WORD)
        self._winners: Sequence[int] = ()

    def open(self, racks: Racks, winners: Sequence[int]) -> None:
        """Open the racks, with those of winners in the light."""
        self._winners = winners
        for sprite in self._veil, self._light:
            sprite.reveal() if racks else sprite.hide()
        self.show(racks)

    def _draw_plate(self, at: int, plate: Rect) -> Surface:
        kit = self._kit
        board = woodwork.draw_board(kit, plate.size)
        if at in self._winners:
            radius, (reach, strength) = kit.px(RADIUS), LIGHT
            accent = kit.theme["accent_ink"]
            board.blit(shapes.rounded(plate.size, radius, CLEAR, accent, kit.px(LINE)), (0, 0))
            light = softness.glow(plate.size, radius, accent, kit.px(reach), strength)
            place = light.get_rect(center=plate.center)
            seen = place.clip(self._veil.rect)  # It does not bleach the plate above.
            self._light.show(light.subsurface(seen.move(-place.x, -place.y)))
            self._light.move(*seen.topleft)
        return board

    def _draw_mark(self, at: int, player: Player, rack: Row, side: int) -> Surface:  # noqa: ARG002
        size = side, side * 2 // 3
        brass = draw_brass(self._kit, size, framed=at in self._winners)
        words = self._kit.one_line(str(rack_value(rack)), "title", "label", "brass_ink", size)
        brass.blit(words, words.get_rect(center=brass.get_rect().center))
        return brass


def widest_tile(room: tuple[int, int], count: int, largest: int) -> int:
    """Return the largest tile width in pixels at which this many tiles fit into a room."""
    for width in range(largest, SMALLEST_TILE, -1):
        a_line = _tiles_a_line(room[0], width)
        if a_line and _height(-(-count // a_line), width) <= room[1]:
            return width
    return SMALLEST_TILE


def _block(room: Rect, count: int, width: int) -> Iterator[shapes.Point]:
    """Return the centres of this many tiles, in lines at the foot of a room."""
    a_line, gap = max(1, _tiles_a_line(room.width, width)), _gap(width)
    lines = -(-count // a_line)
    top = room.bottom - _height(lines, width)
    for at in range(count):
        down, across = divmod(at, a_line)
        here = min(a_line, count - down * a_line)
        left = room.centerx - (here * (width + gap) - gap) / 2
        x = left + across * (width + gap) + width / 2
        yield x, top + down * (tile_height(width) + gap) + tile_height(width) / 2


def _tiles_a_line(room: int, width: int) -> int:
    return (room + _gap(width)) // (width + _gap(width))


def _height(lines: int, width: int) -> int:
    return lines * (tile_height(width) + _gap(width)) - _gap(width)


def _gap(width: int) -> int:
    return max(2, width // 12)
