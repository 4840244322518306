"""The card of a stamp: its picture, or an empty frame until it is found, above its name."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.analysis.stamps import STAMPS
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.view.stamp_art import STAMP_RATIO, draw_empty_stamp, draw_stamp

MOST_NAME_LINES = 2  # of a name, at most
LINE_HEIGHT = 1.4  # the height of a line of text, in text sizes
LEAST_STAMP = 0.42  # of a card's height, the least for a stamp: words give way to it


class StampCard(Button):
    """Explains a stamp when pressed; `complete` draws its picture."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, kind: str, day: str, on_press: Callable[[], None]
    ) -> None:
        """Take the kind of the stamp, and the day it was found; "" if it was not."""
        self.kind_of_stamp, self.day = kind, day
        self._drawn: Surface | None = None
        words = kit.text(f"stamp-{kind}")
        super().__init__(kit, stage, rect, words, on_press=on_press, name=f"stamp-{kind}")

    @property
    def drawn(self) -> bool:
        """Whether the picture has been drawn."""
        return self._drawn is not None

    def complete(self) -> None:
        """Draw the picture."""
        side = self._side(self._room())
        draw = draw_stamp(self.kit, self.kind_of_stamp, side) if self.day else None
        self._drawn = draw or draw_empty_stamp(self.kit, side)
        self.refresh()

    def _words(self, room: Rect) -> list[Surface]:
        """Write the name above the day; all names share the largest size that fits each."""
        kit, size = self.kit, self._size(room)
        px = kit.shared_px(self._names, "bold", "body", size)
        words = [kit.fonts.block(self.text, "bold", px, self._ink(), size, "center")]
        if self.day:
            words.append(kit.one_line(self.day, "text", "small", "ink_soft", size))
        return words

    @property
    def _names(self) -> list[str]:
        return [self.kit.text(f"stamp-{kind}") for kind in STAMPS]

    def _size(self, room: Rect) -> tuple[int, int]:
        """Return the room of a name; larger text may take two lines."""
        most = round(LINE_HEIGHT * self.kit.text_px("body") * MOST_NAME_LINES)
        left = room.height - self._least(room)
        return room.width, min(most, left * MOST_NAME_LINES // (MOST_NAME_LINES + 1))

    @staticmethod
    def _least(room: Rect) -> int:
        return round(room.height * LEAST_STAMP)

    def _side(self, room: Rect) -> int:
        """Return the height left for the picture, as if each name were the longest."""
        kit, size = self.kit, self._size(room)
        px = kit.shared_px(self._names, "bold", "body", size)
        rows = max(len(kit.fonts.lines(name, "bold", px, room.width)) for name in self._names)
        words = round(LINE_HEIGHT * px * (rows + 1))
        return max(self._least(room), min(room.height - words, round(room.width / STAMP_RATIO)))

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        side = self._side(room)
        lines = self._words(room)
        high = side + sum(line.height for line in lines)
        top = room.centery - high // 2
        if self._drawn:
            canvas.blit(self._drawn, self._drawn.get_rect(midtop=(room.centerx, top)))
        top += side
        for line in lines:
            canvas.blit(line, line.get_rect(midtop=(room.centerx, top)))
            top += line.height
