"""What helps whom, asked once: pictures at the very first start, each pressed on or off."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.card import Card, Picture, Size, Words
from scenes.options.ledges import draw_size
from scenes.page import Page, PageScreen

HELPS: dict[str, tuple[object, object]] = {
    "text_scale": (100, 150),
    "speech": ("off", "normal"),
    "captions": (False, True),
    "reduced_motion": (False, True),
    "easy_hands": (False, True),
}
"""What can be switched, and its value when it is off and when it is on."""

ICONS = {
    "speech": ("speech", "ink"),
    "captions": ("captions", "ink"),
    "reduced_motion": ("tortoise", ""),
    "easy_hands": ("easy_hands", "ink"),
}
"""What is drawn for some of them, and the colour that it takes."""

TICK = 0.3
"""How large a tick is, in heights of a picture."""


class FirstStart(PageScreen[None]):
    """Offers five helps and a yellow way past them; all of them are in the settings, too."""

    layer: ClassVar[str] = "first_start"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._heard: tuple[str, str] | None = None

    def page(self) -> Page:
        """Show a card for each help, and the yellow one at the end."""
        kit, text = self.kit, self.kit.text
        art, ink = kit.art("play"), kit.theme["ink_dark"]
        picture = Picture(lambda size: shapes.svg(art, size, ink))
        words = Words(text("first-go"), "title", "title")
        go = Card("go", (words,), self.back, picture, kind="primary")
        return Page(text("first-title"), text("first-sub"), [*self._list_helps(), go])

    def _list_helps(self) -> Iterator[Card]:
        for field, (off, on) in HELPS.items():
            if field == "speech" and not self.kit.speaker.available:
                continue
            name, is_on = field.replace("_", "-"), getattr(self.kit.preferences, field) != off
            press = partial(self._choose, field, off if is_on else on)
            words = Words(self.kit.text(f"first-{name}"), "label", "bold", rows=2)
            picture = Picture(partial(self._draw, field, is_on), least=0.4)
            yield Card(field, (words,), press, picture, is_chosen=is_on)

    def _draw(self, field: str, is_on: bool, size: Size) -> Surface:
        """Draw what a help does, with a tick beside it where it is on."""
        kit, theme = self.kit, self.kit.theme
        if field == "text_scale":
            drawing = _draw_letters(kit, size)
        else:
            art, tint = ICONS[field]
            drawing = shapes.svg(kit.art(art), size, theme[tint] if tint else None)
        picture, side = kit.canvas(size), round(size[1] * TICK)
        picture.blit(drawing, drawing.get_rect(center=picture.get_rect().center))
        if is_on:
            ticked = shapes.badge(
                kit.art("check"), side, side * 2 // 3, theme["accent"], theme["ink_dark"]
            )
            picture.blit(ticked, ticked.get_rect(topright=(size[0], 0)))
        return picture

    def _choose(self, field: str, value: object) -> None:
        self.kit.choose(field, value)
        self.kit.apply_preferences()
        self.stack.relayout()

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return places side by side; the last one takes what is left, too."""
        *places, last = super().places(room, count + count % 2)
        return [*places[: count - 1], places[count - 1].union(last) if count % 2 else last]

    def back(self) -> None:
        """Go on to the menu; from now on there are settings, and the page is seen no more."""
        self.kit.store.save()
        super().back()

    def tick(self, dt: float) -> None:
        """Read the page and the focus aloud, even before speech is switched on."""
        speaker, here = self.kit.speaker, self.focus_description()
        if speaker.available and not speaker.on and here != self._heard:
            told = self.announcements(fresh=True) if self._heard is None else ()
            speaker.read(*told, self.kit.aloud(*here))
        self._heard = here
        super().tick(dt)


def _draw_letters(kit: Kit, size: Size) -> Surface:
    room = size[0] // 2, size[1]
    small, large = draw_size(kit, 100, (room[0], room[1] // 2)), draw_size(kit, 200, room)
    picture = kit.canvas((small.width + large.width, large.height))
    picture.blit(small, (0, (large.height - small.height) * 3 // 4))
    picture.blit(large, (small.width, 0))
    return picture
