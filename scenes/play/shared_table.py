"""A table that several people share: a curtain hides every rack between their turns."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from game.kit.gestures import Confirm, Gesture
from game.kit.kit import Kit
from game.kit.one_switch import PACES
from game.session.playback import last_turn
from game.view.table.cursor.pointer_ring import PointerRing
from scenes.play.handover import HandOver
from scenes.table.policy import TablePolicy
from scenes.table.screen import TableScreen
from scenes.table.state import TableState

LOOK_SECONDS = 1.0
"""Seconds for which a player sees the outcome of their turn before the curtain closes."""

NOTICE_SECONDS = 4.0
"""The same, if there is a notice to read: the turn has run out of time."""

LEFT_ALONE_SECONDS = 90.0
"""Seconds without a touch after which the player may have gone and left the rack open."""

HOLDING_SECONDS = 300.0
"""The same for who holds a tile, or waits for the frame of one switch: nobody thinks that long."""


class SharedTable(TableScreen):
    """Shows each rack only to its owner, and closes it when the owner may have gone."""

    def __init__(
        self,
        kit: Kit,
        state: TableState,
        policy: TablePolicy,
        use_profile: Callable[[int], bool],
    ) -> None:
        """Take what puts the preferences of the player on a seat in use."""
        super().__init__(kit, state, policy)
        self._use_profile = use_profile
        self._curtain_in: float | None = None
        self._untouched = 0.0
        self._ring = PointerRing(kit, self.stage)

    def clear(self) -> None:
        """Drop the ring around the pointer, too."""
        super().clear()
        self._ring.forget()

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def see_again(self) -> None:
        """Show the turns of the others once more."""

    @property
    def bot_plays(self) -> bool:
        """Whether it is a bot's turn."""
        return self.session.player.bot is not None and not self.is_over

    # The curtain

    @property
    def is_curtain_due(self) -> bool:
        """Whether the curtain is about to close."""
        return self._curtain_in is not None

    def tick_curtain(self, dt: float) -> None:
        """Count `dt` seconds of the time until the curtain closes."""
        if self._curtain_in is not None:
            self._curtain_in -= dt
            if self._curtain_in <= 0:
                self._hand_over()

    def hasten_curtain(self) -> None:
        """Close the curtain in the next frame, if it is due."""
        if self._curtain_in is not None:
            self._curtain_in = 0.0

    def call(self, seat: int) -> None:
        """Call the player on a seat to the table."""
        self._ring.forget()
        if self.state.viewer is None:
            self._hand_over()
        elif self.state.viewer != seat:
            look = NOTICE_SECONDS if self.state.announcer.is_pinned else LOOK_SECONDS
            self._curtain_in = max(look, self.state.view.told_for)
        else:
            self.kit.sounds.play("turn")
            # Who has not seen yet that time is up may just be pressing Draw.
            self.state.debounce.begin(everywhere=self.state.announcer.is_pinned)

    def _hand_over(self) -> None:
        """Hide every rack until the next player opens their own; where all lie open, pass on."""
        self._curtain_in = None
        self.state.announcer.unpin()
        if not self.session.rules.together:
            self._draw_curtain(self._take_over)
            return
        seat = self.session.game.position.to_move
        looks_otherwise = self._use_profile(seat)
        self._take_over(seat, again=False)
        if looks_otherwise:
            self.stack.relayout()

    def _take_over(self, seat: int, again: bool) -> None:
        self._uncover(seat, again)
        self.control.remind(last_turn(self.session, seat))

    def _draw_curtain(self, then: Callable[[int, bool], None]) -> None:
        """Hide every rack until the player to move says that they are there."""
        seat, told = self.session.game.position.to_move, self.state.story
        can = self.can_see_again() and not self.state.shown.status.touched
        self._close_rack()
        looks_otherwise = self._use_profile(seat)
        player = self.session.player
        curtain = HandOver(
            self.kit,
            player,
            seat,
            told,
            self.pause,
            self.state.debounce,
            can_see_again=can,
            open_rack=player.plays_open(self.session.rules),
        )
        self.push(curtain, then=partial(then, seat))
        if looks_otherwise:
            self.stack.relayout()  # The look changes to the next player's behind the curtain.

    def _close_rack(self) -> None:
        self.state.hand.release()
        self.cursor.hide()  # On the next rack it would name a tile that nobody asked for.
        self.control.inspect(None)
        self.state.see_as(None)

    def cover(self) -> bool:
        """Close the rack if several people share the screen; return whether its owner is called.

        While a bot plays, its owner is not called: the curtain comes with the next player.
        """
        viewer = self.state.viewer
        if not self.state.shared or viewer is None or self.is_over:
            return False
        if self.session.players[viewer].plays_open(self.session.rules):
            return False  # All may look.
        if self.bot_plays:
            self._close_rack()
            self.refresh()
            return False
        if self._curtain_in is not None:
            self._hand_over()
        else:
            self._draw_curtain(self._uncover)
        return True

    def _uncover(self, seat: int, again: bool) -> None:
        self.state.see_as(seat)
        self.state.board.tiles.finish()
        self.state.announcer.clear()
        self.kit.sounds.play("turn")
        self._untouched = 0.0
        # The player may have pressed Return twice to open the curtain.
        self.state.debounce.observe(Confirm())
        self.state.debounce.begin()
        if again:
            self.see_again()

    # Players who may have gone

    def count(self, seconds: float) -> None:
        """Cover the rack when nobody has touched anything for too long."""
        self._untouched += seconds
        is_slow = self.state.hand.places or self.kit.preferences.one_switch in PACES
        if self._untouched > (HOLDING_SECONDS if is_slow else LEFT_ALONE_SECONDS):
            self.cover()

    def handle(self, gesture: Gesture) -> None:
        """Note that somebody is there; children who share a table see whose turn it is."""
        self._untouched = 0.0
        if self.kit.lends and self.state.shared and not self.bot_plays:
            seat = self.session.game.position.to_move
            self._ring.follow(gesture, self.session.player.color_on(seat))
        else:
            self._ring.forget()
        super().handle(gesture)

    def on_blur(self) -> None:
        """Hide the rack, as others may look at the screen."""
        self.cover()

    def come_back(self) -> None:
        """Cover the rack after somebody has read how to play."""
        self.cover()
