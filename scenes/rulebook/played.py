"""An example that plays by itself: the own tiles go to the rows, which change with them."""

from pygame import Rect

from game.kit.motion.tween import ease_in_out
from game.kit.stage import Stage
from scenes.rulebook.figures import FigureSheet, PlayedFigure

WAITS, GLIDES, PERIOD = 1.3, 0.8, 4.2
"""Seconds in which one sees what was before, in which tiles move, and until the next one plays."""


class PlayedExample:
    """The tiles and frames of a play on a stage."""

    def __init__(self, stage: Stage, sheet: FigureSheet, played: PlayedFigure, room: Rect) -> None:
        """Take the room of the sheet; its rows never turn."""
        x, y, wide, _ = room
        pad = sheet.art.pad(sheet.tile)
        self._grounds = played.before, played.after

        def place(left: int, top: int, width: int) -> tuple[int, int]:
            return (x + wide - left - width if stage.width else x + left), y + top

        ground = played.place.x, played.place.y, played.after.width
        self._frames = stage.add(played.before, *place(*ground))
        self._tiles = []
        for move in played.moves:
            faces = [sheet.art.face(it.tile, sheet.tile, it.mark, it.stand) for it in move]
            ends = [
                place(laid.corner[0] - pad[0], laid.corner[1] - pad[1], face.width)
                for laid, face in zip(move, faces, strict=True)
            ]
            self._tiles.append((stage.add(faces[0], *ends[0]), faces, ends))

    def show(self, seconds: float) -> None:
        """Show it so long after it has begun."""
        share = ease_in_out(min(1.0, max(0.0, (seconds - WAITS) / GLIDES)))
        is_over = share == 1
        self._frames.show(self._grounds[is_over])
        for sprite, faces, ((x, y), (to_x, to_y)) in self._tiles:
            sprite.show(faces[is_over])
            sprite.move(x + (to_x - x) * share, y + (to_y - y) * share)
