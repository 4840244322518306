"""Open racks: face up before the seats of those who play with one, so that all can help them."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect, Surface

from game.engine.tile import Row
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.avatars import avatar
from game.view.proportions import tile_height
from game.view.tile_art import TileArt

Racks = Mapping[int, tuple[Player, Row]]
"""Racks that lie open and whose they are, by seat."""

LARGEST, FACE = 44, 56
"""How wide their tiles and the faces of their owners are at most, in reference pixels."""

GAP, EDGE, RADIUS = 8, 7, 18
"""Reference pixels between racks, around what lies on their plates, and at the corners of these."""


SMALLEST_TILE = 8  # px

Point = tuple[float, float]


class OpenRacks:
    """The racks that lie open before their seats."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        seats: Sequence[Rect],
        strip: Rect,
        art: TileArt,
    ) -> None:
        self._kit, self._seats, self._art, self._strip = kit, seats, art, strip
        self._racks: Racks = {}
        self._sprites = [
            stage.add(Surface((1, 1)), z=Layer.SURROUNDINGS, visible=False) for _ in seats
        ]

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
        for (at, (player, rack)), room in zip(racks.items(), rooms, strict=False):
            self._lay(at, player, rack, self._kit.turned(room, self._strip))

    def _lay(self, at: int, player: Player, rack: Row, room: Rect) -> None:
        """Lay a rack beside the face of its owner, as near to the seat as there is room."""
        kit, edge, count = self._kit, self._kit.px(EDGE), len(rack)
        side = min(room.height - 2 * edge, kit.px(FACE))
        inner = room.width - side - 3 * edge, room.height - 2 * edge
        width = widest_tile(inner, count, kit.px(LARGEST))
        middles = list(_block(Rect((0, 0), inner), count, width))
        tiles = _around(middles, width)
        plate = Rect(0, 0, tiles.width + side + 3 * edge, max(side, tiles.height) + 2 * edge)
        plate.midbottom = self._seats[at].centerx, room.bottom
        plate.clamp_ip(room)
        picture = shapes.rounded(plate.size, kit.px(RADIUS), kit.theme["panel"]).copy()
        face = avatar(kit, player, player.color_on(at), side)
        picture.blit(face, face.get_rect(midleft=(edge, plate.height // 2)))
        corner = side + 2 * edge - tiles.left, (plate.height - tiles.height) // 2 - tiles.top
        moved = [(x + corner[0], y + corner[1]) for x, y in middles]
        self._draw(picture, rack, moved, width)
        self._sprites[at].show(picture)
        self._sprites[at].move(*plate.topleft)
        self._sprites[at].reveal()

    def _draw(self, picture: Surface, rack: Row, middles: Sequence[Point], width: int) -> None:
        for tile, middle in zip(rack, middles, strict=True):
            face = self._art.face(tile, width)
            picture.blit(face, face.get_rect(center=middle))


def _around(middles: Sequence[Point], width: int) -> Rect:
    tile = Rect(0, 0, width, tile_height(width))
    tiles = [tile.move(round(x - tile.w / 2), round(y - tile.h / 2)) for x, y in middles]
    return tiles[0].unionall(tiles[1:])


def widest_tile(room: tuple[int, int], count: int, largest: int) -> int:
    """Return the largest tile width in pixels at which this many tiles fit into a room."""
    for width in range(largest, SMALLEST_TILE, -1):
        a_line = _tiles_a_line(room[0], width)
        if a_line and _height(-(-count // a_line), width) <= room[1]:
            return width
    return SMALLEST_TILE


def _block(room: Rect, count: int, width: int) -> Iterator[Point]:
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
