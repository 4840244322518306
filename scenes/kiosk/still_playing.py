"""Asks whether somebody is still there, and counts down the seconds to answer."""

from math import ceil

from game.kit.dial import Dial
from game.kit.gestures import Gesture, Hover
from game.kit.kit import Kit
from game.view.sheets import draw_page
from scenes.screen import Screen

DIAL_RING_RATIO = 14
"""The width of a dial, as a multiple of the width of its ring."""


SLIP, ABOVE = 0.56, 44
"""How wide the slip of paper is, in widths of the room for words; how much shorter, in ref. px."""


class StillPlaying(Screen[bool]):
    """Closes with whether somebody is still there; any touch says so."""

    layer = "handover"

    def __init__(self, kit: Kit, seconds: float) -> None:
        super().__init__(kit)
        self._left = self._all = seconds

    def enter(self) -> None:
        """Play the sound of the question."""
        self.kit.sounds.play("turn")

    def build(self) -> None:
        """Put the seconds left, in a ring, above the question, and the button below both."""
        kit, room, ink = self.kit, self.zone("face"), "ink_dark"
        title, sub = self.zone("title"), self.zone("sub")
        slip = room.unionall((title, sub))
        slip.inflate_ip((SLIP - 1) * slip.w, 0)
        slip.height -= kit.px(ABOVE)
        paper, place = draw_page(kit, slip)
        self.stage.add(paper, *place.topleft)
        side = min(room.size)
        self._dial = Dial(side, side // DIAL_RING_RATIO, kit.theme["tile_edge"])
        ring = self._dial.show(self._share, kit.theme["accent_edge"])
        self._ring = self.stage.add(ring, *ring.get_rect(center=room.center).topleft)
        self._count = self.add_label(room, self._seconds, "title", "huge", ink)
        self.add_label(title.clip(slip), kit.text("still-title"), "title", "huge", ink)
        self.add_label(sub.clip(slip), kit.text("still-sub"), size="label", color=ink)
        go_on = kit.text("still-go-on")
        self.add_button(
            self.zone("button"), "go-on", go_on, lambda: self.close(True), "primary", size="title"
        )

    @property
    def _share(self) -> float:
        return ceil(self._left) / self._all

    @property
    def _seconds(self) -> str:
        return str(ceil(self._left))

    def count(self, seconds: float) -> None:
        """Count down; close when no time is left."""
        before = self._seconds
        self._left = max(0.0, self._left - seconds)
        if not self._left:
            self.close(False)
        elif self._seconds != before:
            self._count.set_text(self._seconds)
            self._dial.show(self._share, self.kit.theme["accent_edge"])
            self._ring.redraw(self._ring.image.get_rect())

    def handle(self, gesture: Gesture) -> None:
        """Take any touch as the answer that somebody is there."""
        super().handle(gesture)
        if not isinstance(gesture, Hover):
            self.close(True)

    def back(self) -> None:
        """Close, as somebody is there."""
        self.close(True)
