"""A sheet of paper with numbers to press: the days of a month, or the puzzles of a shelf."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from pygame import Color, Rect, Surface

from game.kit import layout, shapes
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.theme import contrast
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, CardButton, Picture, Size
from scenes.page import PageScreen
from scenes.quiet_button import QuietButton

BAND, RING = Color("#86232F"), Color("#E9DCC0")
"""The colours of the band above the numbers, and of the rings from which the sheet hangs."""

LEGIBLE = 4.5
"""The least contrast of words with that band; in a theme of dark words it is a light one."""

CORNER, RINGS, HOOK = 14, 4, (8, 26)
"""How round the sheet is, in reference pixels; how many rings hold it, and how large they are."""

LARGEST, HIGH = 72, 0.52
"""How high a number is at most, in reference pixels and in heights of its place."""

TICK = 0.55
"""How large the tick beside a solved one is, in heights of the number."""


class SheetScreen(PageScreen[None]):
    """Shows numbers below a band that says which sheet this is, and leads to those beside it."""

    columns: ClassVar[tuple[int, int]]
    """How many numbers are side by side on a wide sheet, and on a narrow one."""

    most: ClassVar[int]
    """How many numbers a sheet has room for."""

    @property
    def heading(self) -> str:
        """What stands in the band."""
        return self.kit.text("page-of", page=self.leaf + 1, count=self._leaves)

    @property
    def in_row(self) -> int:
        """How many numbers are side by side now."""
        room = self.zone("cards")
        return self.columns[room.w <= room.h]

    def build(self) -> None:
        """Draw the sheet, with its numbers and the ways to the one before and after it."""
        kit, band, numbers = self.kit, self.zone("page"), self.zone("cards")
        whole = numbers.unionall([self.zone("previous"), self.zone("next")])
        radius, theme = kit.px(CORNER), kit.theme
        paper = shapes.filled(whole.size, radius, (theme["tile_top"], theme["tile_low"]))
        red = BAND if contrast(theme["ink"], BAND) > LEGIBLE else theme["sign_light"]
        paper.blit(shapes.rounded((whole.w, band.h + radius), radius, red), (0, 0))
        below = Rect(0, band.h, whole.w, radius)
        paper.fill(theme["tile_top"], below)
        self.stage.add(paper, *whole.topleft)
        hook = kit.px(HOOK[0]), kit.px(HOOK[1])
        for at in range(RINGS):
            left = whole.left + whole.w * (2 * at + 1) // (2 * RINGS) - hook[0] // 2
            ring = shapes.rounded(hook, hook[0] // 2, RING)
            self.stage.add(ring, left, max(0, whole.top - hook[1] // 2))
        super().build()
        self.add_label(band, self.heading, "title", "label")

    def build_pager(self, count: int) -> None:
        """Put arrows into the band, which point where text goes on, or comes from."""
        kit, turned = self.kit, self.kit.messages.from_right
        for name, other, step in (("previous", "next", -1), ("next", "previous", 1)):
            icon, tip = kit.art(other if turned else name), kit.text(f"page-{name}")
            press = partial(self.turn, step)
            arrow = QuietButton(
                kit, self.stage, self.zone(name), icon=icon, on_press=press, name=name, tip=tip
            )
            self.add(arrow).set_enabled(0 <= self.leaf + step < count)

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return the places of the numbers, side by side in lines."""
        return layout.grid(room, self.most // self.in_row, self.in_row, 0)[:count]

    def step(self, direction: Direction) -> None:
        """Go from number to number; from nowhere left and right turn the sheet."""
        across = self.in_row
        steps: dict[Direction, int] = {"left": -1, "right": 1, "up": -across, "down": across}
        cards = [it for it in self.widgets if isinstance(it, CardButton)]
        if self.focused in cards and direction in steps:
            at = cards.index(self.focused) + steps[direction]
            if 0 <= at < len(cards):
                self.focus(cards[at])
                return
        if self.focused:
            super(PageScreen, self).step(direction)
        else:
            super().step(direction)

    def number(
        self,
        number: int,
        name: str,
        press: Callable[[], None],
        tip: str,
        *,
        kind: Kind = "bare",
        is_chosen: bool = False,
        solved: bool,
    ) -> Card:
        """Return a number to press, with a tick once its puzzle is solved."""
        kit = self.kit
        tip = kit.aloud(tip, kit.text("speak-solved") if solved else "")
        picture = Picture(lambda size: draw_number(kit, size, number, solved=solved))
        return Card(name, (), press, picture, "", kind, is_chosen, tip)


def draw_number(kit: Kit, size: Size, number: int, *, solved: bool) -> Surface:
    """Draw a number on paper, and a tick beside it once it is solved."""
    picture, theme = kit.canvas(size), kit.theme
    px = kit.fonts.fit(
        str(number), "title", min(round(HIGH * size[1]), kit.px(LARGEST)), size[0] * 3 // 5
    )
    words = kit.fonts.render(str(number), "title", px, theme["ink_dark"])
    place = words.get_rect(center=picture.get_rect().center)
    if solved:
        side = max(12, min(round(TICK * px), size[0] - place.right))
        place.right = min(place.right, size[0] - side)
        disc = shapes.disc(side, theme["legal"]).copy()
        tick = shapes.tick(side * 3 // 4, theme["fault_ink"])
        disc.blit(tick, tick.get_rect(center=disc.get_rect().center))
        picture.blit(disc, (place.right, place.centery - px // 2))
    picture.blit(words, place)
    return picture
