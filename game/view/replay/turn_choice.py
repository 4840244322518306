"""A timeline on which turns are chosen: a press shows one, and keys go from sign to sign."""

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.gestures import Direction
from game.kit.widgets.widget import CLEAR
from game.view.replay.timeline import Timeline
from game.view.room import draw_wood, has_room

STEPS: dict[Direction, int] = {"left": -1, "right": 1}

AROUND, BESIDE = 10, 6
"""How much wider than a sign the frame of a turn is, and how far from the edge it stays."""


class TurnChoice(Timeline):
    """A timeline of turns all alike, with a frame around the chosen one."""

    keys = "tip-turn-choice"

    def state(self) -> str:
        """Say which turn is chosen, and what there is to it."""
        return self._outline.told(self.kit, self.turn)

    def step(self, direction: Direction) -> bool:
        """Go to the next sign, or the one before; there is nothing beyond the last."""
        step = STEPS.get(direction, 0)
        turns = [each.sign.turn for each in self.signs][:: step or 1]
        following = [turn for turn in turns if (turn - self.turn) * step > 0]
        if following:
            self._on_seek(following[0])
        return bool(step)

    def paint(self) -> Surface:
        """Draw the bars, the signs over them, and a frame around the chosen turn."""
        canvas, origin = self.canvas(), (self.pad, self.pad)
        if has_room(self.kit):  # Tiles stand on a board on the wall.
            board = draw_wood(self.kit, (self.rect.width, self._room.top))
            board.fill(self.kit.theme["rim_edge"], (0, 0, board.width, max(1, self.kit.px(2))))
            canvas.blit(board, board.get_rect(bottomleft=(self.pad, self.pad + self.rect.height)))
        else:
            canvas.blit(self.background("panel"), origin)
        canvas.blit(self._bright, origin)
        self._paint_signs(canvas)
        place, line = self._frame_place(), max(2, self.kit.px(3))
        frame = shapes.rounded(
            place.size, place.width // 4, CLEAR, self.kit.theme["accent_ink"], line
        )
        canvas.blit(frame, place.move(origin))
        return canvas

    def _frame_place(self) -> Rect:
        """Return where the chosen turn is within the widget, with its sign if it has one."""
        slot = self._room.width // self._slots
        has_sign = any(each.sign.turn == self.turn for each in self.signs)
        width = self._side if has_sign else min(slot, self._side)
        width += self.kit.px(AROUND)
        place = Rect(0, 0, width, self.rect.height - 2 * self.kit.px(BESIDE))
        place.center = round(self._x(self.turn)), self.rect.height // 2
        beside = self.kit.px(BESIDE)
        return place.clamp(Rect((0, 0), self.rect.size).inflate(-2 * beside, -2 * beside))
