"""A choice: a row of options, one of them chosen."""

from collections.abc import Callable, Container, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.gestures import Direction, Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import GLOSS, RADIUS, Widget, call_nothing

Value = TypeVar("Value")

GAP = 6  # reference px between the parts of an option
EDGE = 5  # reference px of the edge below the tile of the chosen one
VEIL = 150  # the alpha of the ground over what cannot be chosen
BESIDE: dict[Direction, int] = {"left": -1, "right": 1}


class Choice(Widget, Generic[Value]):
    """A row of options, one of them chosen: filled, and checked if there is room."""

    pressable = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        name: str = "",
        disabled: Container[Value] = (),
        words: tuple[str, str] = ("", ""),
    ) -> None:
        """Take the options, of which those that are disabled are shown, but cannot be chosen.

        Its `words` are what it is about, and why.
        """
        self.options, self.value, self.on_change = options, value, on_change
        self.disabled, self.words = disabled, words
        super().__init__(kit, stage, rect, name)
        self.label = kit.aloud(*words)

    def activate(self, pos: Point | None) -> None:
        """Choose the option at a point; by key, the next one, and after the last the first."""
        if pos is None:
            after = self._index() + 1
            free = [*range(after, len(self.options)), *range(after)]
            self._choose(next(at for at in free if self.options[at][0] not in self.disabled))
        else:
            self._choose(self._index_at(pos))

    def _index_at(self, pos: Point) -> int:
        return int(pos[0] - self.rect.left) * len(self.options) // self.rect.width

    def disconnect(self) -> None:
        """Call nothing any more."""
        self.on_change = call_nothing

    def step(self, direction: Direction) -> bool:
        """Choose the option to the left or right, if there is one."""
        if direction not in BESIDE:
            return False
        index = self._index() + BESIDE[direction]
        if 0 <= index < len(self.options):
            self._choose(index)
        return True

    def state(self) -> str:
        """Say what is chosen, and which of how many that is."""
        at = self._index()
        return self.kit.text(
            "speak-choice", value=self.options[at][1], number=at + 1, count=len(self.options)
        )

    def _index(self) -> int:
        return [value for value, _ in self.options].index(self.value)

    def _choose(self, index: int) -> None:
        value = self.options[index][0]
        if value != self.value and value not in self.disabled:
            self.value = value
            self.kit.sounds.play("press")
            self.refresh()
            self.on_change(value)

    @classmethod
    def needs(cls, kit: Kit, text: str) -> int:
        """Return the width in pixels that an option takes when it is chosen."""
        wide = kit.width(text, "bold", "body")
        return wide + kit.text_px("small") + 5 * kit.px(GAP)

    @property
    def row(self) -> Rect:
        """The place of all options on the screen."""
        return self.rect

    def segment(self, index: int) -> Rect:
        """Return the place of an option on the screen."""
        row = self.row
        left, right = (row.width * i // len(self.options) for i in (index, index + 1))
        return Rect(row.left + left, row.top, right - left, row.height)

    def paint(self) -> Surface:
        """Draw the ground and each option on it."""
        canvas, corner = self.canvas(), (self.pad - self.rect.left, self.pad - self.rect.top)
        self._paint_ground(canvas, self.row.move(corner))
        for index in range(len(self.options)):
            self._paint_value(canvas, self.segment(index).move(corner), index)
        return canvas

    def _paint_ground(self, canvas: Surface, row: Rect) -> None:
        theme, lighter = self.kit.theme, 0.1 if self.hovered else 0.0
        color = theme["sign_dark"].lerp(theme["ink"], lighter)
        edge = theme["panel_line"].lerp(theme["ink"], 2 * lighter)
        radius, line = self.kit.px(RADIUS), max(1, self.kit.px(1.5))
        shades = color.lerp(theme["ink"], GLOSS), color
        canvas.blit(shapes.rounded(row.size, radius, shades, edge, line), row)

    def _paint_value(self, canvas: Surface, place: Rect, index: int) -> None:
        value, text = self.options[index]
        self._paint_option(canvas, place, text, value == self.value)
        if value in self.disabled:
            self._veil(canvas, place)

    def _veil(self, canvas: Surface, place: Rect) -> None:
        gap = self.kit.px(GAP)
        veil = Surface(place.inflate(-2 * gap, -2 * gap).size, SRCALPHA)
        veil.fill((*self.kit.theme["sign_dark"][:3], VEIL))
        canvas.blit(veil, veil.get_rect(center=place.center))

    def _lay_tile(self, canvas: Surface, place: Rect) -> None:
        """Draw the plate of the chosen option: a blank tile."""
        theme, edge = self.kit.theme, self.kit.px(EDGE)
        radius, face = min(self.kit.px(RADIUS - GAP // 2), place.w // 4), (place.w, place.h - edge)
        for shades, down in (
            ((theme["tile_edge"], theme["tile_edge_low"]), edge),
            ((theme["tile_top"], theme["tile_low"]), 0),
        ):
            canvas.blit(shapes.rounded(face, radius, shades), (place.x, place.y + down))

    @cached_property
    def _px(self) -> int:
        gap, (width, height) = 2 * self.kit.px(GAP), self.segment(0).size
        words = [text for _, text in self.options]
        return self.kit.find_shared_px(words, "bold", "body", (width - gap, height - gap))

    def _paint_option(self, canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        kit, gap, px = self.kit, self.kit.px(GAP), self._px
        color = kit.theme["ink_dark" if chosen else "ink"]
        side = min(kit.text_px("small"), place.width // 5)
        wide, high = place.width - 2 * gap, place.height - 2 * gap
        mark = shapes.tick(side, color)
        beside = wide - 2 * gap - mark.width - gap
        ticked = chosen and kit.fonts.width(text, "bold", px) <= beside
        taken = mark.width + gap if ticked else 0
        room = (beside if ticked else wide, high)
        words = kit.fonts.block(text, "bold", px, color, room, "center")
        left = place.centerx - (words.width + taken) // 2
        if chosen:
            self._lay_tile(canvas, place.inflate(-gap, -gap))
        if ticked:
            canvas.blit(mark, mark.get_rect(midleft=(left, place.centery)))
        canvas.blit(words, words.get_rect(midleft=(left + taken, place.centery)))
