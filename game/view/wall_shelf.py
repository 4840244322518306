"""A thing on a shelf or a table, above its plate of brass: one thing to press."""

from collections.abc import Callable, Sequence

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.signs import draw_sign
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.view.room import has_room
from game.view.table.around.name_plate import draw_brass

LIFTED, SINK = 11, 4
"""How far a thing is lifted under the pointer, and sinks under a press, in reference pixels."""

OBJECT, LEAST = 0.62, 0.68
"""How high a thing is, in heights of its place; the least of it, where a plate hides its foot."""

BOARD, OVER = 24, 4
"""How high the board is, and how far plates hang below its upper edge, in reference pixels."""

PLATE, MARGIN, BESIDE = 12, 22, 8
"""The room above and below the words on a plate, beside them, and beside it, in reference px."""

APART, DEEP = 0.79, 1 / 12
"""How far a mark on a box is from the next, and how deep it stands in it, in its sides."""


class OnShelf(Button):
    """A drawing on the shelf, what it is called on a plate, and a line below that."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        name: str,
        text: str,
        sub: str,
        on_press: Callable[[], None],
        draw: Callable[[shapes.Size], Surface],
    ) -> None:
        """Take what draws the thing as large as a room."""
        self._draw = draw
        super().__init__(kit, stage, rect, text, on_press=on_press, sub=sub, name=name)

    def paint(self) -> Surface:
        """Draw the thing, lifted or sunk, and its plate with the line below it."""
        canvas, kit = self.canvas(), self.kit
        awake = self.enabled and (self.hovered or self.focused)
        down = kit.px(SINK) if self.pressed else -kit.px(LIFTED) if awake else 0
        place = Rect((self.pad, self.pad), self.rect.size)
        stands = place.top + board_top(kit, self.rect.h)
        room = Rect(place.left, place.top + kit.px(LIFTED), place.w, 0)
        room.height = max(stands - room.top, round(place.h * LEAST))
        thing = self._draw(room.size)
        canvas.blit(thing, thing.get_rect(midbottom=(room.centerx, room.bottom + min(0, down))))
        plate = Rect(place.left, stands + kit.px(OVER), place.w, plate_height(kit))
        plate.inflate_ip(-kit.px(BESIDE), 0)
        if self.pressed:
            plate.move_ip(0, kit.px(SINK))
        canvas.blit(draw_brass(kit, plate.size, framed=awake), plate)
        inner = plate.inflate(-kit.px(MARGIN), -kit.px(PLATE) // 2)
        words = kit.one_line(self.text, "bold", "body", "brass_ink", inner.size)
        canvas.blit(words, words.get_rect(center=plate.center))
        below = Rect(place.left, plate.bottom, place.w, place.bottom - plate.bottom)
        px = kit.usual_px("small")
        if kit.fonts.width(self.sub, "bold", px) <= below.w and px <= below.h:
            line = kit.one_line(self.sub, "bold", "small", "ink", below.size)
            canvas.blit(line, line.get_rect(center=below.center))
        return canvas


def plate_room(kit: Kit, wide: int) -> int:
    """Return the width for words on the plate of a thing that is so wide."""
    return wide - kit.px(BESIDE) - kit.px(MARGIN)


BOX = 0.71
"""How high a box is, in its widths."""


def draw_marked_box(
    kit: Kit, art: str, share: float, marks: Sequence[Callable[[int], Surface]], room: shapes.Size
) -> Surface:
    """Draw a box as large as it can be, with marks standing on it that take a share of its width.

    `art` is the name of its drawing. A mark is drawn in the side that it is given.
    """
    wide, high = room
    picture = Surface((wide, high), SRCALPHA)
    across = max(1, min(wide, round(high / (share + BOX))))
    side = max(1, round(across * share))
    box = shapes.svg(kit.art(art), (across, high))
    for at, draw in enumerate(marks):
        mark = draw(side)
        middle = wide // 2 + round((at - (len(marks) - 1) / 2) * side * APART)
        low = high - box.height + round(side * DEEP)
        picture.blit(mark, mark.get_rect(midbottom=(middle, low)))
    picture.blit(box, box.get_rect(midbottom=(wide // 2, high)))
    return picture


def plate_height(kit: Kit) -> int:
    """Return how high a plate is."""
    return kit.lines("body") + kit.px(PLATE)


def board_top(kit: Kit, height: int) -> int:
    """Return how far below the top of their places, of such a height, all things stand."""
    below = plate_height(kit) + kit.px(OVER) + kit.lines("small")
    least = plate_height(kit) + kit.px(OVER)
    return height - (below if below < height * (1 - OBJECT) * 1.4 else least)


def draw_shelf(kit: Kit, wide: int) -> Surface | None:
    """Draw the board on which the things stand, if there is a room."""
    if not has_room(kit):
        return None
    theme, high = kit.theme, kit.px(BOARD)
    shades = theme["rim_light"], theme["rim_dark"]
    line = max(1, kit.px(2))
    return draw_sign((wide, high), high // 4, high // 4, shades, theme["rim_edge"], line)
