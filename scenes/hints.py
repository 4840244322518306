"""The button that switches hints on and off, in the pause."""

from pygame import Rect

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets import Button
from scenes.sound import kept


class HintsButton(Button):
    """Says whether there are hints; a press changes that, for the next time too."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect) -> None:
        icon = kit.assets / "art" / "hint.svg"
        super().__init__(kit, stage, rect, _words(kit), icon, on_press=self._switch, name="hints")

    def _switch(self) -> None:
        self.kit.settings.hints = not self.kit.settings.hints
        self.text, self.sub = _words(self.kit), kept(self.kit)
        self.refresh()


def _words(kit: Kit) -> str:
    return kit.text("hints-on" if kit.settings.hints else "hints-off")
