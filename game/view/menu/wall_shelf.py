"""A thing on the shelf of the menu, above its plate of brass: one thing to press."""

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

OBJECT = 0.62
"""How high a thing is, in heights of its place."""

BOARD, OVER = 24, 4
"""How high the board is, and how far plates hang below its upper edge, in reference pixels."""

PLATE, MARGIN = 12, 22
"""The room above and below the words on a plate, and beside them, in reference pixels."""

BULB, APART = 0.38, 0.3
"""How large a bulb with its glow is, and how far from the next, in widths of their box."""


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
        bulbs: Sequence[bool] = (),
    ) -> None:
        """Take what stands on it too: bulbs, each lit or not."""
        self._bulbs = bulbs
        super().__init__(
            kit, stage, rect, text, kit.art(THINGS[name]), on_press=on_press, sub=sub, name=name
        )

    def paint(self) -> Surface:
        """Draw the thing, lifted or sunk, and its plate with the line below it."""
        canvas, kit = self.canvas(), self.kit
        awake = self.enabled and (self.hovered or self.focused)
        down = kit.px(SINK) if self.pressed else -kit.px(LIFTED) if awake else 0
        place = Rect((self.pad, self.pad), self.rect.size)
        stands = place.top + board_top(kit, self.rect.h)
        room = Rect(place.left, place.top + kit.px(LIFTED), place.w, 0)
        room.height = stands - room.top
        thing = self._draw_thing(room.size)
        canvas.blit(thing, thing.get_rect(midbottom=(room.centerx, stands + min(0, down))))
        plate = Rect(place.left, stands + kit.px(OVER), place.w, plate_height(kit))
        plate.inflate_ip(-kit.px(8), 0)
        if self.pressed:
            plate.move_ip(0, kit.px(SINK))
        canvas.blit(draw_brass(kit, plate.size, framed=awake), plate)
        inner = plate.inflate(-kit.px(MARGIN), -kit.px(PLATE) // 2)
        words = kit.one_line(self.text, "bold", "body", "brass_ink", inner.size)
        canvas.blit(words, words.get_rect(center=plate.center))
        below = Rect(place.left, plate.bottom, place.w, place.bottom - plate.bottom)
        if kit.fonts.fits(self.sub, "bold", kit.usual_px("small"), below.size):
            line = kit.one_line(self.sub, "bold", "small", "ink", below.size)
            canvas.blit(line, line.get_rect(center=below.center))
        return canvas

    def _draw_thing(self, room: tuple[int, int]) -> Surface:
        """Draw the thing as large as it can be, with its bulbs standing on it."""
        wide, high = room
        picture = Surface(room, SRCALPHA)
        if not (self._bulbs and self.icon and high > 0):
            return shapes.svg(self.icon, (wide, max(1, high))) if self.icon else picture
        across = min(wide, round(high / (BULB + BOX)))
        box = shapes.svg(self.icon, (across, high))
        side = round(across * BULB)
        for at, lit in enumerate(self._bulbs):
            bulb = shapes.svg(self.kit.art("bulb"), (side, side), None, "lit" if lit else "dark")
            middle = wide // 2 + round((at - (len(self._bulbs) - 1) / 2) * across * APART)
            picture.blit(bulb, bulb.get_rect(midbottom=(middle, high - box.height + side // 12)))
        picture.blit(box, box.get_rect(midbottom=(wide // 2, high)))
        return picture


THINGS = {"today": "box", "rush": "alarm", "learn": "books"}
"""The drawing of each thing."""

BOX = 0.71
"""How high the box is, in its widths."""


def plate_height(kit: Kit) -> int:
    """Return how high a plate is."""
    return kit.lines("body") + kit.px(PLATE)


def board_top(kit: Kit, height: int) -> int:
    """Return how far below the top of their places, of such a height, all things stand."""
    below = plate_height(kit) + kit.px(OVER) + kit.lines("small")
    least = plate_height(kit) + kit.px(OVER)
    return height - (below if below < height * (1 - OBJECT) * 1.4 else least)


def draw_board(kit: Kit, wide: int) -> Surface | None:
    """Draw the board on which the things stand, if there is a room."""
    if not has_room(kit):
        return None
    theme, high = kit.theme, kit.px(BOARD)
    shades = theme["rim_light"], theme["rim_dark"]
    line = max(1, kit.px(2))
    return draw_sign((wide, high), high // 4, high // 4, shades, theme["rim_edge"], line)
