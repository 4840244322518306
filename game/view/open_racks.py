"""Open racks: face up before the seats of those who play with one, so that all can help them."""

from collections.abc import Mapping, Sequence

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
from game.view.tile_block import Point, block, widest_tile

Racks = Mapping[int, tuple[Player, Row]]
"""Racks that lie open and whose they are, by seat."""

LARGEST, FACE = 44, 56
"""How wide their tiles and the faces of their owners are at most, in reference pixels."""

GAP, EDGE, RADIUS = 8, 7, 18
"""Reference pixels between racks, around what lies on their plates, and at the corners of these."""


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
        middles = list(block(Rect((0, 0), inner), count, width))
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
