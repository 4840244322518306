"""The look: the theme of the table and the colours of the tiles, each with a little picture."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

import pygame
from pygame import Color, Rect, Surface

from game.kit import layout, shapes
from game.kit.errors import printable
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.surface_cache import SurfaceCache
from game.kit.theme import ThemeError
from game.kit.widgets.button import SINK, Button
from game.kit.widgets.widget import RADIUS
from game.view.previews import draw_colors, draw_table, kit_with_look
from scenes.screen import Screen, parted

THEMES_SHARE = 0.68  # of the height goes to the themes, the rest to the palettes
ON_PAGE = 4  # themes
KEPT = 4  # bytes of pictures for each pixel of the window: all that are shown, and not many more

Draw = Callable[[tuple[int, int]], Surface]


class Card(Button):
    """A picture over a name; the chosen one is framed and checked."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, name: str, words: str, draw: Draw, chosen: bool
    ) -> None:
        self.words = words
        inset, foot = kit.px(12), max(26, kit.px(58))
        self._frame = Rect(inset, inset, rect.w - 2 * inset, rect.h - inset - foot)
        self._picture = _rounded(draw(self._frame.size), kit.px(RADIUS) - inset // 2)
        super().__init__(kit, stage, rect, name=name)
        self.mark(chosen=chosen)

    def paint(self) -> Surface:
        """Draw the picture and the name on the ground of a button."""
        canvas, kit = super().paint(), self.kit
        corner = (self.pad, self.pad + SINK * self.pressed)
        canvas.blit(self._picture, self._frame.move(corner))
        foot = Rect(0, self._frame.bottom, self.rect.w, self.rect.h - self._frame.bottom).move(
            corner
        )
        side = kit.text_px("body") if self.chosen else 0
        room = (foot.w - kit.px(40) - 2 * side, foot.h)
        words = kit.one_line(self.words, "bold", "body", "ink", room)
        place = words.get_rect(center=foot.center)
        canvas.blit(words, place)
        if self.chosen:
            mark = shapes.tick(side, kit.theme["accent_ink"])
            canvas.blit(mark, mark.get_rect(midright=(place.left - kit.px(10), foot.centery)))
        return canvas


class Appearance(Screen[None]):
    """Changes the look at once, for all screens and for the next time; closes with nothing."""

    layer: ClassVar[str] = "options"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._names = kit.themes.names()
        self._pictures = SurfaceCache(KEPT * kit.size[0] * kit.size[1])
        self._page = 0

    def back(self) -> None:
        """Close."""
        self.close()

    def build(self) -> None:
        """Put the themes over the palettes over the way back."""
        text, room, gap = self.kit.text, self.zone("options"), self.kit.px(24)
        title, sub = parted(self.zone("title"))
        self.write(title, text("look-title"), "title", "title")
        self.write(
            sub,
            text("note-settings-unsaved" if self.kit.store.unsaved else "look-sub"),
            color="ink_soft",
        )
        if len(self._names) <= ON_PAGE:
            room.height = self.zone("done").top - self.kit.px(30) - room.top
        themes = Rect(room.topleft, (room.w, round(room.h * THEMES_SHARE)))
        palettes = Rect(room.x, themes.bottom + gap, room.w, room.bottom - themes.bottom - gap)
        self._build_themes(themes)
        self._build_palettes(palettes)
        if len(self._names) > ON_PAGE:
            self._build_steps()
        self.offer(self.zone("done"), "done", text("look-done"), self.back, "primary")

    def _build_themes(self, room: Rect) -> None:
        first = self._page * ON_PAGE
        shown = self._names[first : first + ON_PAGE]
        wide, high = self.kit.size
        places = (layout.columns if wide > high else layout.rows)(room, len(shown), self.kit.px(24))
        for name, place in zip(shown, places, strict=True):
            try:
                self._offer_theme(name, place)
            except ThemeError as fault:
                self._tell(name, place, str(fault))

    def _offer_theme(self, name: str, place: Rect) -> None:
        themes, theme = self.kit.themes, self.kit.themes.load(name)
        words = self.kit.text(f"theme-{name}") if themes.is_ours(name) else theme.name
        kit = kit_with_look(self.kit, name, self.kit.preferences.palette)
        self._offer(place, "theme", name, words, partial(draw_table, kit))

    def _tell(self, name: str, place: Rect, why: str) -> None:
        """Say in the place of a theme why it cannot be chosen."""
        head = Rect(place.topleft, (place.w, self.kit.px(60)))
        rest = Rect(place.x, head.bottom, place.w, place.bottom - head.bottom)
        self.write(head, printable(name), "bold", "label")
        self.write(rest, self.kit.text("theme-broken", why=why), size="small", color="ink_soft")

    def _build_palettes(self, room: Rect) -> None:
        palettes = self.kit.theme.palettes
        places = layout.columns(room, len(palettes), self.kit.px(24))
        for name, place in zip(palettes, places, strict=True):
            kit = kit_with_look(self.kit, self.kit.preferences.theme, name)
            words = self.kit.text(f"palette-{name}")
            self._offer(place, "palette", name, words, partial(draw_colors, kit))

    def _offer(self, place: Rect, field: str, name: str, words: str, draw: Draw) -> None:
        look, chosen = self.kit.preferences, getattr(self.kit.preferences, field) == name
        around = look.palette if field == "theme" else look.theme

        def drawn(size: tuple[int, int]) -> Surface:
            key = (field, name, around, size)
            if key not in self._pictures:
                self._pictures[key] = draw(size)
            return self._pictures[key]

        card = Card(self.kit, self.stage, place, f"{field}-{name}", words, drawn, chosen)
        card.on_press = partial(self._take, field, name)
        self.add(card)

    def _take(self, field: str, name: str) -> None:
        setattr(self.kit.preferences, field, name)
        self.kit.store.save()
        self.kit.apply_preferences()
        self.stack.relayout()

    def _build_steps(self) -> None:
        text, last = self.kit.text, (len(self._names) - 1) // ON_PAGE
        before, after = (
            self.offer(self.zone(way), way, text(f"page-{way}"), partial(self._turn, step))
            for way, step in (("previous", -1), ("next", 1))
        )
        self.write(self.zone("page"), text("page-of", page=self._page + 1, count=last + 1), "bold")
        before.set_enabled(self._page > 0)
        after.set_enabled(self._page < last)

    def _turn(self, step: int) -> None:
        self._page += step
        self.rebuild()


def _rounded(picture: Surface, radius: int) -> Surface:
    """Round the corners of a picture."""
    shape = shapes.rounded(picture.get_size(), radius, Color("white")).copy()
    shape.blit(picture.convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shape
