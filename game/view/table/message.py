"""The line over the rack, and what chooses the sentence that stands there."""

from math import inf
from typing import Literal

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.session import Session
from game.view.layers import Layer
from game.view.table.action_button import advice
from game.view.table.board import Board

Tone = Literal["plain", "fault"]


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
        pill = shapes.rounded(wide, zone.h // 2, fill).copy()
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        return pill


class Announcer:
    """Choose the sentence that stands over the rack."""

    def __init__(self, kit: Kit, session: Session, board: Board) -> None:
        self._kit = kit
        self._session = session
        self._board = board
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

    def tick(self, dt: float, message: Message) -> None:
        """Let `dt` seconds of reading pass, and say what is due then."""
        was_telling, self._left = self._left > 0, max(0.0, self._left - dt)
        if self._due or (was_telling and not self._left):
            self.say(message)

    def say(self, message: Message) -> None:
        """Show what has happened, or else how the table stands."""
        self._due = False
        text, fault = self._telling if self._left else self._advice()
        message.say(text, "fault" if fault else "plain")

    def _advice(self) -> tuple[str, bool]:
        return advice(self._kit, self._session, self._board.viewer, self._board.inspected_key)
