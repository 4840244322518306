"""The line over the rack, and what chooses the sentence that stands there."""

from math import inf
from typing import Literal

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.table.action_button import advice
from game.view.table.shown import Shown

Tone = Literal["plain", "fault"]


MARGIN = 8  # reference px above and below the words together


class Message:
    """Show one sentence at a time in a pill."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, size: str = "body") -> None:
        self._kit = kit
        self._size = size
        self._zone = zone
        self._sprite = stage.add(Surface((1, 1)), *zone.topleft, Layer.MESSAGE, visible=False)
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
        place = picture.get_rect(midbottom=self._zone.midbottom)
        self._sprite.show(picture)
        self._sprite.move(*place.topleft)
        self._sprite.reveal()

    def _paint(self) -> Surface:
        kit, zone = self._kit, self._zone
        color = "ink" if self.tone == "plain" else "fault_ink"
        room = (zone.w - zone.h, kit.lines(self._size, 2))
        words = kit.words(self.text, "bold", self._size, color, room, "center")
        fill = kit.theme["panel" if self.tone == "plain" else "fault"]
        # Large or long words need more than the zone: the pill grows upwards, over the table.
        size = (words.width + zone.h, max(zone.h, words.height + kit.px(MARGIN)))
        pill = shapes.rounded(size, zone.h // 2, fill).copy()
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        return pill


class Announcer:
    """Choose the sentence that stands over the rack."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._telling = ("", False)
        self._left = 0.0
        self._due = True

    def tell(self, text: str, *, fault: bool = False, stays: bool = False) -> None:
        """Say this now, for as long as it takes to read, or until something else is said."""
        self._telling = (text, fault)
        self._left = inf if stays else self._kit.theme.motion["message"] / 1000
        self._due = True

    def hush(self) -> None:
        """Say nothing more of what has happened."""
        self._left = 0.0
        self._due = True

    def tick(self, dt: float, message: Message, shown: Shown) -> None:
        """Let `dt` seconds of reading pass, and say what is due then."""
        was_telling, self._left = self._left > 0, max(0.0, self._left - dt)
        if self._due or (was_telling and not self._left):
            self.say(message, shown)

    def say(self, message: Message, shown: Shown) -> None:
        """Show what has happened, or else how the table stands."""
        self._due = False
        text, fault = self._telling if self._left else advice(self._kit, shown)
        message.say(text, "fault" if fault else "plain")
