"""The ghost of a move that somebody points at: pale tiles where they would lie, and a hand."""

from collections.abc import Iterator

from pygame import Rect

from game.engine.move import At
from game.engine.tile import Tile
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer
from game.view.proportions import tile_height
from game.view.table.board import Board
from game.view.table.hand import PITCH, Put
from game.view.table.highlights import Highlighted, Highlights
from game.view.table.places.row_opening import RowOpening

PALE = 170
"""How much of a pale tile is seen, up to 255."""

HAND_SHARE = 0.8
"""How large the hand is, in tile widths."""


class Ghost:
    """Show which tiles a move takes, and pale ones where they would lie."""

    def __init__(self, kit: Kit, stage: Stage, board: Board) -> None:
        self._kit, self._stage, self._board = kit, stage, board
        self._taken = Highlights(kit, stage, board)
        self._sprites: list[Sprite] = []

    def lay(self, put: Put, opening: RowOpening | None) -> Rect:
        """Lay the tiles of a move, in the row that opens for them if one does; return where."""
        self.hide()
        board = self._board
        board.aim(opening)
        tiles = put.tiles(board.shown.rows)
        if opening:  # A row puts them in its order.
            tiles = tuple(opening.joined[gap] for gap in opening.gaps)
        gaps = [*board.gaps] or list(self._side_by_side(put))
        self._sprites = [self._pale(*each) for each in zip(tiles, gaps, strict=False)]
        side = round(gaps[-1].width * HAND_SHARE)
        art, theme = self._kit.art("touch"), self._kit.theme
        disc = shapes.badge(art, side, side * 3 // 4, theme["accent"], theme["ink_dark"])
        corner = disc.get_rect(midtop=(gaps[-1].right, gaps[-1].centery))
        self._sprites.append(self._stage.add(disc, *corner.topleft, Layer.HELD_TILE + 0.5))
        self._taken.show(Highlighted.light(put.places))
        return gaps[0].unionall(gaps[1:])

    def hide(self) -> None:
        """Take it away, and close the row again."""
        for sprite in self._sprites:
            sprite.remove()
        if self._sprites:
            self._sprites = []
            self._taken.show(Highlighted())
            self._board.aim(None)

    def _side_by_side(self, put: Put) -> Iterator[Rect]:
        """Return places next to each other from where they go, where no row opens for them."""
        board, width = self._board, self._board.row_layout.width
        first = Rect(0, 0, width, tile_height(width))
        first.center = round(put.middle[0]), round(put.middle[1])
        if isinstance(put.to, At):
            frame = board.row_rect(put.to.row)
            first.centery = frame.centery
            before = board.row_layout.frame + put.to.index * board.row_layout.pitch
            first.left = frame.left + round(before)
        for at in range(len(put.places)):
            yield first.move(round(at * width * PITCH), 0)

    def _pale(self, tile: Tile, place: Rect) -> Sprite:
        picture = self._board.tiles.art.face(tile, place.width).copy()
        picture.set_alpha(PALE)
        return self._stage.add(
            picture, *picture.get_rect(center=place.center).topleft, Layer.HELD_TILE
        )
