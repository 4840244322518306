"""A tip: what a widget does that says so in no words, on a small label beside it."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.kit.widgets.widget import Told

PATIENCE = 0.5  # seconds the pointer rests on a widget
OVER_ALL = float("inf")
GAP = 8  # reference px between a widget and its tip, and between that and the window's edge


class Note(NamedTuple):
    """A tip that is about no widget, over a place."""

    tip: str
    rect: Rect


class Tip:
    """The tip of one widget of a stage: in focus at once, under the pointer after a while."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        self._kit = kit
        self._stage = stage
        self._pointed: Told | None = None
        self._told: Told | None = None
        self._wait = 0.0
        self._label: Sprite | None = None

    @property
    def words(self) -> str:
        """What it says now, nothing if it is not shown."""
        return self._told.tip if self._told and self._label else ""

    def point(self, told: Told | None) -> None:
        """Follow the pointer to what has a tip, or away; from one tip to the next at once."""
        if told != self._pointed:
            self._pointed = told
            self.tell(told, 0.0 if self._label else PATIENCE)

    def tell(self, told: Told | None, wait: float = 0.0) -> None:
        """Show a tip, now or after some seconds; None or no words show nothing."""
        self.hide()
        if told and told.tip:
            self._told, self._wait = told, wait
            self.tick(0.0)

    def hide(self) -> None:
        """Stop showing; the pointer has to come anew."""
        if self._label:
            self._label.remove()
        self._told = self._label = None

    def forget(self) -> None:
        """Forget all widgets."""
        self.hide()
        self._pointed = None

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._wait -= dt
        if self._told and not self._label and self._wait <= 0:
            picture = self._draw(self._told.tip)
            label = picture.get_rect()
            gap, window = self._kit.px(GAP), Rect((0, 0), self._kit.size)
            label.midbottom = self._told.rect.centerx, self._told.rect.top - gap
            if label.top < window.top:
                label.top = self._told.rect.bottom + gap
            place = label.clamp(window.inflate(-2 * gap, 0))
            self._label = self._stage.add(picture, *place.topleft, z=OVER_ALL)

    def _draw(self, text: str) -> Surface:
        kit, theme = self._kit, self._kit.theme
        room = kit.size[0] - 2 * kit.px(16) - 4 * kit.px(GAP)
        if kit.width(text, "text", "small") > room:
            words = kit.paragraph(text, "text", "small", "ink", room)
        else:
            words = kit.fonts.render(text, "text", kit.text_px("small"), theme["ink"])
        size = words.width + 2 * kit.px(16), words.height + 2 * kit.px(7)
        below = shapes.opaque(theme["panel"])
        label = shapes.rounded(size, kit.px(10), below, theme["ink_soft"], max(1, kit.px(1.5)))
        label = label.copy()
        label.blit(words, words.get_rect(center=label.get_rect().center))
        return label
