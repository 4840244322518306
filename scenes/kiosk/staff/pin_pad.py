"""Asks for the staff PIN; after five wrong ones it locks for a while."""

from math import ceil

from game.kiosk.lock import Lock
from game.kiosk.pin import MOST
from game.kit.gestures import Key
from game.kit.kit import Kit
from game.kit.widgets.button import Button
from game.view.sheets import draw_paper
from scenes.digit_keys import add_digit_keys, named_by
from scenes.kiosk.staff.timeout_screen import TimeoutScreen

DOT, DOTS = "•", " "
"""What is shown for a typed digit, and between two."""

MOST_SECONDS = 120
"""More of them are told as minutes."""


class PinPad(TimeoutScreen[bool]):
    """Closes with whether the PIN was right."""

    layer = "pin"
    turns = False

    def __init__(self, kit: Kit, lock: Lock) -> None:
        super().__init__(kit)
        self._lock, self._typed, self._wrong = lock, "", False
        self._keys: list[Button] = []

    def build(self) -> None:
        """Put the typed digits above the keys."""
        text = self.kit.text
        self.add_label(self.zone("title"), text("pin-title"), "title", "title")
        dots = self.zone("dots")
        paper = draw_paper(self.kit, dots.size)
        self.stage.add(paper, *dots.topleft)
        self._dots = self.add_label(dots, self._hidden, size="huge", color="ink_dark")
        self._told = self.add_label(self.zone("told"), self._words, size="label", color="ink_soft")
        self._keys = add_digit_keys(self, self.zone("pad"), self._type)
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        self._show_lock()

    @property
    def _hidden(self) -> str:
        return DOTS.join(DOT * len(self._typed))

    @property
    def _words(self) -> str:
        text = self.kit.text
        if left := self._lock.left:
            if left > MOST_SECONDS:
                return text("pin-locked-minutes", minutes=ceil(left / 60))
            return text("pin-locked", seconds=ceil(left))
        return text("pin-wrong" if self._wrong and not self._typed else "pin-sub")

    def time_out(self) -> None:
        """Close without a PIN."""
        self.close(False)

    def key(self, key: Key) -> None:
        """Take digits from a keyboard, too."""
        if name := named_by(key):
            self._type(name)

    def count(self, seconds: float) -> None:
        """Show when the lock opens again."""
        super().count(seconds)
        self._show_lock()

    def _show_lock(self) -> None:
        """Say how long it is locked; keys that would do nothing look like it."""
        self._told.set_text(self._words)
        for key in self._keys:
            key.set_enabled(not self._lock.left)

    def _type(self, key: str) -> None:
        if key == "enter":
            self._try()
        elif key == "erase":
            self._typed = self._typed[:-1]
        elif len(self._typed) < MOST and not self._lock.left:
            self._typed += key
        self._dots.set_text(self._hidden)
        self._show_lock()

    def _try(self) -> None:
        if not self._typed:
            return
        if self._lock.opens(self._typed):
            self.close(True)
        self._typed, self._wrong = "", True
