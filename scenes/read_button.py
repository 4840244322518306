"""A loudspeaker that reads a sentence aloud, where the system has a voice."""

from collections.abc import Callable
from typing import Any

from pygame import Rect

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.round_button import RoundButton
from scenes.screen import Screen

SIDE, GAP = 64, 24
"""How large it is, and how far from the words beside it, in reference pixels."""

Words = Callable[[], str]


class ReadButton(RoundButton):
    """Reads aloud what `words` returns, even to somebody who has no speech on."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, words: Words) -> None:
        self._words = words
        icon, tip = kit.art("sound_on"), kit.text("tip-read")
        super().__init__(kit, stage, rect, icon=icon, on_press=self._read, name="read", tip=tip)

    def _read(self) -> None:
        self.kit.speaker.read(self._words())


def add_reader(scene: Screen[Any], room: Rect, words: Words, side: int = 0) -> Rect:
    """Add a loudspeaker at the end of a room; return the room for words in its middle.

    Where there is no voice that is all of it.
    """
    kit = scene.kit
    if not kit.speaker.available:
        return room
    side = side or max(kit.px(SIDE), kit.min_target)
    place = Rect(0, 0, side, side)
    place.midright = room.midright
    if not scene.turns:
        place = kit.turned(place, room)
    scene.add(ReadButton(kit, scene.stage, place, words))
    return room.inflate(-2 * (side + kit.px(GAP)), 0)
