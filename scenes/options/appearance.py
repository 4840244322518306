"""The look: themes of the table and colours of the tiles, each with a small picture."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Literal, NamedTuple

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
from scenes.screen import SideScreen

THEMES_SHARE = 0.68  # of the height, for themes; the rest is for palettes
THEMES_PER_PAGE = 4  # themes
KEPT_BYTES = 4  # bytes of pictures for each px of the window: enough for all that are shown

Field = Literal["theme", "palette"]

FOOT_LINES = 1.6
"""How high the foot of a card is at least, in lines of its name."""


class LookChoice(NamedTuple):
    """A theme with a palette; `field` tells which of the two it offers."""

    field: Field
    theme: str
    palette: str

    @property
    def name(self) -> str:
        """The name of the theme or palette that it offers."""
        return self.theme if self.field == "theme" else self.palette

    def draw(self, kit: Kit, size: tuple[int, int]) -> Surface:
        """Draw a small picture of the choice."""
        draw = draw_table if self.field == "theme" else draw_colors
        return draw(kit_with_look(kit, self.theme, self.palette), size)


class LookCard(Button):
    """A look: its picture, or a plain area until there is one, above its name."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, look: LookChoice, words: str, bare: Color
    ) -> None:
        self.look, self.words = look, words
        self.waits = False
        """Whether the pictures of its theme are still being loaded."""
        self.picture: Surface | None = None
        self._bare, inset = bare, kit.px(12)
        foot = max(26, kit.px(58), round(kit.lines("body") * FOOT_LINES))
        self._frame = Rect(inset, inset, rect.w - 2 * inset, rect.h - inset - foot)
        self._radius = kit.px(RADIUS) - inset // 2
        self.label = words
        super().__init__(kit, stage, rect, name=f"{look.field}-{look.name}")
        self.set_state(chosen=getattr(kit.preferences, look.field) == look.name)

    @property
    def key(self) -> tuple[LookChoice, tuple[int, int]]:
        """What its picture shows, and its size."""
        return self.look, self._frame.size

    def draw(self) -> Surface:
        """Draw the picture of the look."""
        picture = self.look.draw(self.kit, self._frame.size).convert_alpha()
        shapes.cut_corners(picture, self._radius)
        return picture

    def show(self, picture: Surface) -> None:
        """Show a picture, if its size is right."""
        if picture.size == self._frame.size:
            self.picture = picture
            self.refresh()

    def paint(self) -> Surface:
        """Draw the picture and the name on a button, with a tick on the chosen one."""
        canvas, kit = super().paint(), self.kit
        corner = (self.pad, self.pad + SINK * self.pressed)
        frame = self._frame.move(corner)
        if self.picture:
            canvas.blit(self.picture, frame)
        else:
            pygame.draw.rect(canvas, self._bare, frame, border_radius=self._radius)
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


class Appearance(SideScreen[None]):
    """Changes the look of all screens at once, and saves it.

    It draws one picture a frame: together they would take too long for a frame.
    """

    layer: ClassVar[str] = "options"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._names = kit.themes.names()
        self._pictures = SurfaceCache(KEPT_BYTES * kit.size[0] * kit.size[1])
        self._drawing: Iterator[None] = iter(())
        self._page = 0

    def layout(self) -> None:
        """Lay out anew; show the old pictures until the new ones are drawn."""
        before = {card.name: card.picture for card in self._cards if card.picture}
        super().layout()
        for card in self._cards:
            if card.key in self._pictures:
                card.show(self._pictures[card.key])
            elif card.name in before:
                card.show(before[card.name])
        self._drawing = self._drawn_in_turn()

    def clear(self) -> None:
        """Forget the cards that wait for their pictures, too."""
        super().clear()
        self._drawing = iter(())

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Draw one missing picture."""
        next(self._drawing, None)

    def _drawn_in_turn(self) -> Iterator[None]:
        """Draw a missing picture per step; the first step, in the frame of layout, draws none."""
        for card in self._cards:
            if card.key not in self._pictures and not card.waits:
                yield
                self._pictures[card.key] = card.draw()
                card.show(self._pictures[card.key])

    @property
    def _cards(self) -> list[LookCard]:
        return [widget for widget in self.widgets if isinstance(widget, LookCard)]

    def build(self) -> None:
        """Put the themes above the palettes, and the Done button below both."""
        text, room, gap = self.kit.text, self.zone("options"), self.kit.px(24)
        self.add_heading(text("look-title"), self._sub())
        if len(self._names) <= THEMES_PER_PAGE:
            room.height = self.zone("done").top - self.kit.px(30) - room.top
        themes = Rect(room.topleft, (room.w, round(room.h * THEMES_SHARE)))
        palettes = Rect(room.x, themes.bottom + gap, room.w, room.bottom - themes.bottom - gap)
        self._build_themes(themes)
        self._build_palettes(palettes)
        if len(self._names) > THEMES_PER_PAGE:
            self.add_pager(self._page, -(-len(self._names) // THEMES_PER_PAGE), self._turn)
        self.add_button(self.zone("done"), "done", text("look-done"), self.back, "primary")

    def _sub(self) -> str:
        """Say what there is to choose, or for which player alone the choice is."""
        store, text = self.kit.store, self.kit.text
        if store.profile:
            return text("look-own", name=store.profile.name)
        return text("note-settings-unsaved" if store.unsaved else "look-sub")

    def _build_themes(self, room: Rect) -> None:
        first = self._page * THEMES_PER_PAGE
        shown = self._names[first : first + THEMES_PER_PAGE]
        wide, high = self.kit.size
        places = (layout.columns if wide > high else layout.rows)(room, len(shown), self.kit.px(24))
        for name, place in zip(shown, places, strict=True):
            try:
                themes, theme = self.kit.themes, self.kit.themes.load(name)
                words = self.kit.text(f"theme-{name}") if themes.is_ours(name) else theme.name
                look = LookChoice("theme", name, self.kit.preferences.palette)
                bare = theme["felt_light"].lerp(theme["felt_dark"], 0.5)
                self._offer(place, look, words, bare).waits = theme.waits
            except ThemeError as fault:
                self._tell(name, place, str(fault))

    def _tell(self, name: str, place: Rect, why: str) -> None:
        head = Rect(place.topleft, (place.w, self.kit.px(60)))
        rest = Rect(place.x, head.bottom, place.w, place.bottom - head.bottom)
        self.add_label(head, printable(name), "bold", "label")
        self.add_label(rest, self.kit.text("theme-broken", why=why), size="small", color="ink_soft")

    def _build_palettes(self, room: Rect) -> None:
        palettes = self.kit.theme.palettes
        places = layout.columns(room, len(palettes), self.kit.px(24))
        for name, place in zip(palettes, places, strict=True):
            look = LookChoice("palette", self.kit.preferences.theme, name)
            words = self.kit.text(f"palette-{name}")
            card = self._offer(place, look, words, self.kit.theme["panel"])
            card.waits = self.kit.theme.waits

    def _offer(self, place: Rect, look: LookChoice, words: str, bare: Color) -> LookCard:
        card = self.add(LookCard(self.kit, self.stage, place, look, words, bare))
        card.on_press = partial(self._take, look)
        return card

    def _take(self, look: LookChoice) -> None:
        self.kit.choose(look.field, look.name)
        self.kit.apply_preferences()
        self.stack.relayout()

    def _turn(self, step: int) -> None:
        self._page += step
        self.rebuild()
