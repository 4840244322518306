"""Waves, shakes, light and tosses: what is asked of tiles beside going where they belong."""

from collections.abc import Iterable

from game.engine.move import At
from game.engine.tile import JOKER
from game.view.table.board import Board
from game.view.table.motion import shaking, wave
from game.view.table.places.placements import Place, Point


class Effects:
    """Let the tiles of a board say what has happened; with reduced motion a soft light does."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._kit = board.kit

    def wave(self, rows: Iterable[int], times: float = 1.0) -> None:
        """Send a wave through rows in reading order, `times` as high and long."""
        board = self._board
        reading = sorted(rows, key=lambda at: board.row_rect(at).topleft[::-1])
        if self._kit.preferences.reduced_motion:
            self.light_up(reading)
            return
        places = [At(row, index) for row in reading for index in range(len(board.shown.rows[row]))]
        motion = wave(len(places), board.row_layout.width, self._kit.theme.motion, times)
        for number, place in enumerate(places):
            board.tiles.hop(place, motion.after(number))

    def shake(self, rows: Iterable[int]) -> None:
        """Shake rows once, gently; or light them up."""
        if self._kit.preferences.reduced_motion:
            self.light_up(rows)
            return
        board = self._board
        motion = shaking(board.row_layout.width)
        for row in rows:
            for index in range(len(board.shown.rows[row])):
                board.tiles.shake(At(row, index), motion)

    def shake_tile(self, place: Place) -> None:
        """Shake a tile once, gently; or light it up."""
        board, sprite = self._board, self._board.tiles.sprite_at(place)
        if not sprite or not sprite.placement:
            return
        if self._kit.preferences.reduced_motion:
            board.tiles.flash.at(sprite.placement.rect)
        else:
            board.tiles.shake(place, shaking(sprite.width))

    def laugh(self, rows: Iterable[int]) -> None:
        """Make the jokers of some rows laugh; or light them up."""
        board = self._board
        for row in rows:
            for index, tile in enumerate(board.shown.rows[row]):
                sprite = board.tiles.sprite_at(At(row, index))
                if tile != JOKER or not sprite or not sprite.placement:
                    continue
                if self._kit.preferences.reduced_motion:
                    board.tiles.flash.at(sprite.placement.rect)
                else:
                    board.tiles.laugh(At(row, index))

    def light_up(self, rows: Iterable[int]) -> None:
        """Light up rows softly."""
        for at in rows:
            self._board.tiles.flash.at(self._board.row_rect(at))

    def toss(self, start: Point, end: Point, count: int) -> None:
        """Toss tiles face down from one point to another, one after the other."""
        self._board.tiles.toss(start, end, count)
