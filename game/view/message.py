"""The line over the rack that says what has happened and what can be done."""

from typing import Literal

from pygame import Rect, Surface

from game.kit import paint
from game.kit.kit import Kit
from game.kit.stage import Stage

Tone = Literal["plain", "fault"]


class Message:
    """Show one sentence at a time in a pill."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, size: str = "body") -> None:
        self._kit = kit
        self._size = size
        self._zone = zone
        self._sprite = stage.add(Surface((1, 1)), *zone.topleft, 18, visible=False)
        self.text = ""
        self.tone: Tone = "plain"

    def say(self, text: str, tone: Tone = "plain") -> None:
        """Show a sentence, or nothing."""
        if (text, tone) == (self.text, self.tone):
            return
        self.text, self.tone = text, tone
        if not text:
            self._sprite.hide()
            return
        picture = self._paint()
        place = picture.get_rect(center=self._zone.center)
        self._sprite.show(picture)
        self._sprite.move(*place.topleft)
        self._sprite.reveal()

    def _paint(self) -> Surface:
        kit, zone = self._kit, self._zone
        color = "ink" if self.tone == "plain" else "fault_ink"
        # A long sentence takes two lines before it becomes too small to read.
        room = (zone.w - zone.h, zone.h - kit.px(4))
        px, ink = min(kit.text_px(self._size), zone.h * 5 // 8), kit.theme[color]
        words = kit.fonts.block(self.text, "bold", px, ink, room, "center")
        fill = kit.theme["panel" if self.tone == "plain" else "fault"]
        wide = (words.get_width() + zone.h, zone.h)
        pill = paint.rounded(wide, zone.h // 2, fill).copy()
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        return pill
