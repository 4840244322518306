"""The curtain between two people at one screen.

It shows no tile before the next player is there.
"""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.session.player import Player
from game.view import backgrounds
from game.view.players.avatars import avatar, name_of
from scenes.once import OnceScreen
from scenes.read_button import add_reader

CURTAIN_PATIENCE = 2.5
"""Seconds for which whoever pressed last cannot open the curtain: that rack is not theirs."""


class HandOver(OnceScreen[bool]):
    """Closes only when the next player presses a button to say that they are there.

    It closes with whether that player first wants to see what has happened. A press that only
    repeats the last one is the player's before, who must not see this rack.
    """

    layer = "handover"
    transition = "curtain"
    patience = CURTAIN_PATIENCE

    def __init__(
        self,
        kit: Kit,
        player: Player,
        seat: int,
        last: LazyText,
        pause: Callable[[], None],
        debounce: Debounce,
        *,
        can_see_again: bool,
        open_rack: bool = False,
    ) -> None:
        super().__init__(kit, debounce)
        self._player, self._seat, self._last = player, seat, last
        self._can_see_again, self._open_rack = can_see_again, open_rack
        self._pause = pause

    def enter(self) -> None:
        """Play the sound of the curtain."""
        super().enter()
        self.kit.sounds.play("swish")

    def _open(self, again: bool) -> None:
        if not self._presses.is_repeat:  # Return pressed on and on opens nothing either.
            self.close(again)

    def back(self) -> None:
        """Pause, as everywhere at the table."""
        self._pause()

    def ground(self) -> Surface:
        """Return the curtain."""
        return backgrounds.curtain(self.kit)

    def build(self) -> None:
        """Put the avatar above the name, and the button below both."""
        room, color = self.zone("face"), self._player.color_on(self._seat)
        picture = avatar(self.kit, self._player, color, min(room.size))
        self.stage.add(picture, *picture.get_rect(center=room.center).topleft)
        title = self._text("handover-title")
        others = "handover-open" if self._open_rack else "handover-sub"
        read = partial(self.kit.aloud, title, self._text(others))
        self.add_label(add_reader(self, self.zone("title"), read), title, "title", "huge")
        self.add_label(self.zone("sub"), self._text(others), size="label")
        words, come = self._text("handover-button"), partial(self._open, False)
        self.add_button(self.zone("button"), "button", words, come, "primary", "title", "play")
        if self._can_see_again:
            words, see = self._text("handover-again"), partial(self._open, True)
            self.add_button(self.zone("again"), "again", words, see, icon="again")
        foot = f"{self._text('handover-foot')} {self._last()}".strip()
        self.add_label(self.zone("foot"), foot, color="ink_soft")

    def _text(self, id: str) -> str:
        return self.kit.text(id, name=name_of(self.kit, self._player))
