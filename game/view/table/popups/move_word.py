"""The word of a great move, which stands beside its row for a moment."""

from collections.abc import Sequence
from itertools import product

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.motion.tween import ease_out_back
from game.kit.shapes import faded, transformed
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.table.places.beside import best_place, hidden, places_beside

GROW, LOOK, FADE = 0.14, 0.5, 0.2
"""Seconds in which it grows, in which it stands, and in which it goes."""

SMALLEST = 0.5
"""How large it is at first."""

TILT = 5
"""Degrees by which it is tilted, as nothing else on the table is."""

OUTLINE = 4
"""How far the dark edge reaches around its letters, in reference pixels."""

SHADE = 120
"""How dark its shadow is, of 255."""

SIZES = {True: ("huge", "title", "label"), False: ("title", "label")}
"""Its text sizes after the viewer's own play, and after another's; the largest off all tiles."""


class MoveWord:
    """Show a word beside a row, under all that a hand or a message may hold there."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect) -> None:
        self._kit, self.zone = kit, zone
        self._sprite = stage.add(Surface((1, 1)), z=Layer.MOVE_WORD, visible=False)
        self._picture = Surface((1, 1))
        self._middle = zone.center
        self._now = self._end = 0.0
        self._text = ""

    @property
    def left(self) -> float:
        """The seconds until it is gone."""
        return self._end - self._now

    @property
    def text(self) -> str:
        """What it says now; nothing if it is gone."""
        return self._text if self._sprite.visible else ""

    @property
    def rect(self) -> Rect:
        """Where its letters stand."""
        return _letters(self._sprite.image).move(self._sprite.rect.topleft)

    def begin(self, text: str, row: Rect, rows: Sequence[Rect], *, own: bool) -> None:
        """Show a word beside a row, off these rows if it can; larger after one's own play."""
        still = self._kit.preferences.reduced_motion
        self._text = text
        self._now, self._end = GROW if still else 0.0, GROW + LOOK + FADE
        for size in SIZES[own]:
            self._picture = paint_word(self._kit, text, size, self.zone.w)
            if self._find_place(row, rows):
                break
        self._show()
        self._sprite.reveal()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if not self._sprite.visible:
            return
        self._now += dt
        if self._now >= self._end:
            self.finish()
        else:
            self._show()

    def finish(self) -> None:
        """End at once."""
        self._sprite.hide()
        self._now = self._end

    def _find_place(self, row: Rect, rows: Sequence[Rect]) -> bool:
        """Find where it lies below a row, else above or aside; return whether that is off all."""
        picture, letters = self._picture.get_rect(), _letters(self._picture)
        best = best_place(places_beside(letters.size, row), self.zone, row, rows)
        self._middle = picture.move(best.x - letters.x, best.y - letters.y).center
        return not hidden(best, rows)

    def _show(self) -> None:
        size = SMALLEST + (1 - SMALLEST) * ease_out_back(min(1.0, self._now / GROW))
        gone = max(0.0, 1 - self.left / FADE)
        picture = faded(transformed(self._picture, size, size), gone)
        self._sprite.show(picture)
        self._sprite.move(*picture.get_rect(center=self._middle).topleft)


def paint_word(kit: Kit, text: str, size: str, widest: int) -> Surface:
    """Draw letters with a dark edge, as they stand on ivory, and a shadow."""
    edge = max(2, kit.px(OUTLINE))
    px = kit.fonts.fit(text, "title", kit.text_px(size), widest - 8 * edge)
    bright = kit.fonts.render(text, "title", px, kit.theme["accent_ink"])
    dark = kit.fonts.render(text, "title", px, shapes.opaque(kit.theme["panel"]))
    picture = Surface((bright.width + 2 * edge, bright.height + 2 * edge), SRCALPHA)
    for x, y in product(range(2 * edge + 1), repeat=2):
        if (x - edge) ** 2 + (y - edge) ** 2 <= edge**2:
            picture.blit(dark, (x, y))
    picture.blit(bright, (edge, edge))
    shaded = softness.shadowed(picture, edge, (0, edge), SHADE).image
    return transformed(shaded, tilt=-TILT if kit.messages.from_right else TILT)


def _letters(picture: Surface) -> Rect:
    """Return where in a picture its letters are, without their shadow."""
    return picture.get_bounding_rect(min_alpha=SHADE + 1)
