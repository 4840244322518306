"""A tray on the felt in which the best turn of a game plays, with a bar of how far it has come."""

from pygame import Color, Rect, Surface

from game.analysis.past.best_turn import PlayedTurn
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.scores.replayed_turn import ReplayedTurn

RADIUS, LINE, PAD = 24, 4, 16
"""The corners, the edge, and the space within it, in reference pixels."""

BAR, KNOB = 7, 20
"""How thick the bar is, and its knob, in reference pixels."""

GROUND, BED = 0.25, 0.25
"""How dark the tray is, and how light the bed of the bar."""


class Tray:
    """The tray and what plays in it, at any moment since it began."""

    def __init__(self, kit: Kit, stage: Stage, room: Rect, turn: PlayedTurn) -> None:
        ground = shapes.opaque(kit.theme["felt_dark"]).lerp("black", GROUND)
        edge = shapes.opaque(kit.theme["rim_edge"])
        line, pad = max(2, kit.px(LINE)), max(6, kit.px(PAD))
        stage.add(shapes.rounded(room.size, kit.px(RADIUS), ground, edge, line), *room.topleft)
        inner = room.inflate(-2 * pad, -2 * pad)
        knob = max(8, kit.px(KNOB))
        table = Rect(inner.left, room.top + line, inner.w, inner.bottom - knob - room.top - line)
        self._turn = ReplayedTurn(kit, stage, table, turn)
        self.end = self._turn.end
        """The seconds after which nothing moves any more."""
        thick = max(3, kit.px(BAR))
        bed = Rect(inner.left, inner.bottom - (knob + thick) // 2, inner.w, thick)
        color = ground.lerp("white", BED)
        stage.add(shapes.rounded(bed.size, thick // 2, color), *bed.topleft)
        self._bar = bed.inflate(0, knob - thick)
        self._accent, self._thick, self._far = kit.theme["accent"], thick, -1
        self._shown = stage.add(Surface((1, 1)), *self._bar.topleft, Layer.WIDGET)

    def show(self, now: float) -> None:
        """Show it `now` seconds after it began."""
        self._turn.show(max(0.0, now))
        knob = self._bar.h
        far = knob + round((self._bar.w - knob) * min(1.0, max(0.0, now / self.end)))
        if far != self._far:
            self._far = far
            picture = shapes.filled((far, self._bar.h), 0, (Color(0, 0, 0, 0),) * 2)
            done = shapes.rounded((far, self._thick), self._thick // 2, self._accent)
            picture.blit(done, (0, (self._bar.h - self._thick) // 2))
            picture.blit(shapes.disc(self._bar.h, self._accent), (far - self._bar.h, 0))
            self._shown.show(picture)
