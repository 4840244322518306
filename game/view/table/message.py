"""The line over the rack, and what chooses the sentence that stands there."""

from collections.abc import Callable
from math import inf
from typing import Literal, Protocol

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.room import has_room
from game.view.sheets import FALL, draw_paper

Tone = Literal["plain", "fault", "notice"]
"""How a sentence is meant; a notice is larger, for what must not be overlooked."""

HEEDLESS = 1.0
"""Seconds in which nobody can have read a notice: what one does then is not about it."""

MARGIN: dict[Tone, int] = {"plain": 8, "fault": 8, "notice": 20}
"""Reference px above and below the words together."""

CAPTIONED_FOR = 3.0
"""Seconds in which a caption stands; what it stands over waits meanwhile."""

ONE_AND_THE_SAME = 1.5
"""Seconds after which a sound that is heard again tells something new."""

LINE = 50
"""How high a sentence of one line is, in reference pixels."""

INK = 0.84
"""How much of a height words may take that must not reach beyond it."""

SINK = 24
"""How far below its place a sentence stands at most, to cover no tile, in reference pixels."""

LINES = 3
"""The most lines of a message."""

Advise = Callable[[], tuple[str, bool]]
"""What says in a sentence how the table stands, and whether that is a fault."""


class Sayer(Protocol):
    """Show one sentence at a time."""

    def say(self, text: str, tone: Tone = "plain") -> None:
        """Show a sentence, or nothing."""


class Message:
    """The one sentence that is shown at a time: in a pill, and after a game on a slip of paper."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect, size: str = "body") -> None:
        self._kit = kit
        self._size = size
        self._zone = zone
        self._sprite = stage.add(Surface((1, 1)), *zone.topleft, Layer.MESSAGE, visible=False)
        self.text = ""
        self.tone: Tone = "plain"
        self.is_last = False
        """Whether the game is over."""
        self.foot = 0
        """Down to where tiles lie, which no sentence covers."""
        self.others: tuple[Rect, ...] = ()
        """What else is said nearby: a sentence stands beside it, where there is room."""
        self._said: object = None

    @property
    def rect(self) -> Rect:
        """Where the sentence stands."""
        return self._sprite.rect

    def keep_within(self, zone: Rect) -> None:
        """Take no more room than this: something else is beside."""
        self._zone = zone

    def say(self, text: str, tone: Tone = "plain") -> None:
        """Show a sentence, or nothing."""
        said = text, tone, self.foot, self.others, self.is_last
        if said == self._said:
            return
        self._said, self.text, self.tone = said, text, tone
        if not text:
            self._sprite.hide()
            return
        picture = self._paint()
        zone = self._zone
        place = picture.get_rect(center=zone.center)
        place.bottom = min(place.bottom, zone.bottom)
        place.y += max(0, min(self.foot - place.top, self._kit.px(SINK)))
        # It steps off what else is said, to the side that has room for it.
        for other in [each for each in self.others if each.colliderect(place)]:
            if other.right + place.w <= zone.right:
                place.left = other.right
            elif other.left - place.w >= zone.left:
                place.right = other.left
        self._sprite.show(picture)
        self._sprite.move(*place.topleft)
        self._sprite.reveal()

    def _paint(self) -> Surface:
        kit, zone, on_paper = self._kit, self._zone, self.is_last and has_room(self._kit)
        size = "label" if self.tone == "notice" or on_paper else self._size
        color = "ink_dark" if on_paper else "fault_ink" if self.tone == "fault" else "ink"
        words = kit.words(self.text, "bold", size, color, self._room(size), "center")
        # Large or long words need more than a line: the pill grows upwards, over bare felt.
        line = min(zone.h, kit.px(LINE))
        high = max(line, words.height + kit.px(MARGIN[self.tone]))
        plate = words.width + line, high
        pill = draw_paper(kit, plate) if on_paper else self._pill(plate).copy()
        raised = kit.px(FALL) if on_paper else 0  # A shadow takes so much below the paper.
        pill.blit(words, words.get_rect(center=pill.get_rect().center).move(0, -raised))
        return pill

    def _room(self, size: str) -> tuple[int, int]:
        """Return the room for words: below the tiles, or the least that small words need."""
        kit, zone, px = self._kit, self._zone, self._kit.usual_px("small")
        beside = (each.w for each in self.others if each.colliderect(zone))
        wide = zone.w - min(zone.h, kit.px(LINE)) - sum(beside)
        below = round(INK * (max(zone.h, zone.bottom - self.foot) - kit.px(MARGIN[self.tone])))
        if kit.fonts.fits(self.text, "bold", px, (wide, below)):
            return wide, min(below, kit.lines(size, LINES))
        rooms = ((wide, high) for high in range(below, kit.lines(size, LINES)))
        fitting = (room for room in rooms if kit.fonts.fits(self.text, "bold", px, room))
        return next(fitting, (wide, kit.lines(size, LINES)))

    def _pill(self, size: tuple[int, int]) -> Surface:
        theme, radius = self._kit.theme, min(self._zone.h, self._kit.px(LINE)) // 2
        if self.tone == "notice":
            line = max(2, self._kit.px(3))
            fill = shapes.opaque(theme["panel"])  # It may cover words on narrow screens.
            return shapes.rounded(size, radius, fill, theme["accent_ink"], line)
        return shapes.rounded(size, radius, theme["panel" if self.tone == "plain" else "fault"])


class Announcer:
    """Choose the sentence that stands over the rack."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._telling: tuple[LazyText, Tone] = (str, "plain")
        self._left = 0.0
        self._notice: LazyText | None = None
        self._noticed_for = 0.0
        self._caption, self._caption_left, self._caption_since = "", 0.0, inf
        self.is_due = True
        """Whether another sentence than before is to be shown."""
        self.count = 0
        """How often something was said, even in the same words."""

    def tell(self, text: LazyText, *, fault: bool = False, stays: bool = False) -> None:
        """Say this now, for as long as it takes to read, or until something else is said."""
        self._caption_left = 0.0
        self.count += 1
        self._telling = (text, "fault" if fault else "plain")
        self._left = inf if stays else self._kit.theme.motion["message"] / 1000
        self.is_due = True

    def caption(self, text: str) -> None:
        """Say what a sound has told, for a short while; of one that goes on, only as it begins."""
        if text != self._caption or self._caption_since > ONE_AND_THE_SAME:
            self._caption_left = CAPTIONED_FOR
            self.is_due = True
        self._caption, self._caption_since = text, 0.0

    def pin(self, text: LazyText) -> None:
        """Say this whatever else is said, until the person at the table does something."""
        self._notice, self._noticed_for = text, 0.0
        self.count += 1
        self.is_due = True

    @property
    def is_pinned(self) -> bool:
        """Return whether there is something that still has to be noticed."""
        return self._notice is not None

    def acknowledge(self) -> None:
        """Drop what was to be noticed, as the player has done something."""
        if self._noticed_for >= HEEDLESS:
            self.unpin()

    def unpin(self) -> None:
        """Drop it in any case, as somebody else comes to the table."""
        self.is_due = self.is_due or self.is_pinned
        self._notice = None

    def clear(self) -> None:
        """Say nothing more of what has happened."""
        self._left = 0.0
        self.is_due = True

    def make_way(self) -> None:
        """End the news: there is advice now, even if in the same words as before."""
        self._caption_left = self._left = 0.0
        self.count += 1
        self.is_due = True

    def leave(self) -> None:
        """Forget every sentence: one that is told when it is shown holds what it is about."""
        self._telling = (str, "plain")
        self._notice = None

    def tick(self, dt: float) -> None:
        """Count `dt` seconds of reading."""
        self._noticed_for += dt
        self._caption_since += dt
        before = self._caption_left > 0, self._left > 0
        if self._caption_left:
            self._caption_left = max(0.0, self._caption_left - dt)
        else:
            self._left = max(0.0, self._left - dt)
        if before != (self._caption_left > 0, self._left > 0):
            self.is_due = True

    def say(self, message: Sayer, advise: Advise) -> None:
        """Show what must be noticed, or was heard, or has happened, or how the table stands."""
        self.is_due = False
        text, tone = self._sentence(advise)
        message.say(text, tone)

    def _sentence(self, advise: Advise) -> tuple[str, Tone]:
        if self._notice:
            return self._notice(), "notice"
        if self._caption_left:
            return self._caption, "plain"
        if self._left:
            told, tone = self._telling
            return told(), tone
        text, fault = advise()
        return text, "fault" if fault else "plain"
