"""The turn: a person plays by tap and drag, a bot shows its move, until the game has ended."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import ClassVar

from game.engine.events import GameEnded, TurnBegan
from game.engine.game import Redo, Undo
from game.kit.gestures import Cancel, Confirm, Down, Drag, Gesture, Hover, Key, Keyed, Up
from game.kit.kit import Kit
from game.session.playback import last_turn
from game.session.session import Session
from game.session.stamps_found import SessionEvent
from game.view.celebration import Ending
from game.view.table.countdown import URGENT
from scenes.play.handover import HandOver
from scenes.play.pause import Pause
from scenes.play.recap import RecapScene, others_acted
from scenes.screen import TurnResult
from scenes.table.buttons import SHORTCUTS
from scenes.table.control import TableControl
from scenes.table.cursor import TableCursor
from scenes.table.how_to_play import HowToPlay
from scenes.table.screen import TableScreen
from scenes.table.speech import TableSpeech

LAST_LOOK = 1.0
"""Seconds in which one sees what came of one's turn before the curtain covers it."""

LONG_LOOK = 4.0
"""The same, if time has made something else of it."""

LEFT_ALONE = 35.0
"""Seconds after which a person who does nothing may have gone, and left an open rack to others."""


class Turn(TableScreen):
    """Play turn after turn until the game has ended, or somebody leaves."""

    layer: ClassVar[str] = "turn"

    def __init__(
        self,
        kit: Kit,
        session: Session,
        viewer: int | None,
        use_profile: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """Take what puts the preferences of the player on a seat in use."""
        super().__init__(kit)
        self.session = session
        self._use_profile = use_profile
        self.control = TableControl(self, session, viewer)
        self._curtain_in: float | None = None
        self._ending: Ending | None = None
        self._second = 0
        self._seen_again = 0
        self._untouched = 0.0
        self._unsaved = False

    def build(self) -> None:
        """Build table and buttons for the window as it is."""
        self.control.layout()
        if self._ending:
            self._ending.layout(self.stage, self.control.board.zone)
        self.control.refresh()

    def enter(self) -> None:
        """Begin with whoever starts."""
        self._begin(self.session.game.position.to_move)

    def resume(self) -> None:
        """Go on after the pause or the hand-over."""
        self.control.refresh()

    def leave(self) -> None:
        """Let the table go."""
        super().leave()
        self.control.leave()

    @property
    def cursor(self) -> TableCursor:
        """Where keys are on the table."""
        return self.control.cursor

    @property
    def speech(self) -> TableSpeech:
        """What is said aloud of the table."""
        return self.control.speech

    @property
    def _bot_plays(self) -> bool:
        """Tell whether a bot is at its turn."""
        return self.session.player.bot is not None and self._ending is None

    # Turns

    def follow(self, event: SessionEvent) -> None:
        """Do what follows from an event."""
        match event:
            case TurnBegan(seat):
                self._begin(seat)
            case GameEnded(result):
                self.cursor.hide()
                self._ending = Ending(self.kit, self.session.players, result)
                self._ending.layout(self.stage, self.control.board.zone)

    def _begin(self, seat: int) -> None:
        """Let a seat's turn begin; a person who is next is asked to take over."""
        if self.session.player.bot is None:
            self._call(seat)
        self._tell_of_saving()
        self.control.refresh()

    def _tell_of_saving(self) -> None:
        """Say when the game can be saved no more, and when it can again."""
        failing, before = self.session.observer.failing, self._unsaved
        self._unsaved = failing
        if failing and not before:
            self.control.announcer.pin(self.kit.lazy_text("say-unsaved"))
        elif before and not failing:
            self.control.announcer.pin(self.kit.lazy_text("say-saved"))

    def _call(self, seat: int) -> None:
        """Call the person on a seat to the table."""
        if self.control.viewer is None:
            self._hand_over()
        elif self.control.viewer != seat:
            look = LONG_LOOK if self.control.announcer.is_pinned else LAST_LOOK
            self._curtain_in = max(look, self.control.view.score_popup.left)
        else:
            self.kit.sounds.play("turn")
            self.control.debounce.begin()

    def _hand_over(self) -> None:
        """Hide every rack, then let the next person uncover their own."""
        self._curtain_in = None
        self.control.announcer.unpin()
        self._draw_curtain(self._take_over)

    def _take_over(self, seat: int, again: bool) -> None:
        self._uncover(seat, again)
        self.control.remind(last_turn(self.session, seat))

    def _draw_curtain(self, then: Callable[[int, bool], None]) -> None:
        """Hide every rack until the person to move says to be there."""
        seat, told = self.session.game.position.to_move, self.control.told
        can = self.can_see_again() and not self.control.shown.status.touched
        self._close_rack()
        looks_otherwise = self._use_profile(seat)
        player = self.session.player
        open_rack = player.plays_open(self.session.rules)
        curtain = HandOver(
            self.kit, player, seat, told, self.pause, can_see_again=can, open_rack=open_rack
        )
        self.push(curtain, then=partial(then, seat))
        if looks_otherwise:
            self.stack.relayout()  # Behind the curtain: the next one's own look comes up.

    def _close_rack(self) -> None:
        self.control.hand.release()
        self.control.inspect(None)
        self.control.see_as(None)

    def _cover(self) -> bool:
        """Close the rack if several people share the screen; tell whether its owner is called.

        While a bot plays nobody is: the next person will be.
        """
        if not self.control.shared or self.control.viewer is None or self._ending:
            return False
        if self._bot_plays:
            self._close_rack()
            self.control.refresh()
            return False
        if self._curtain_in is not None:
            self._hand_over()
        else:
            self._draw_curtain(self._uncover)
        return True

    def _uncover(self, seat: int, again: bool) -> None:
        self.control.see_as(seat)
        self.control.board.tiles.finish()
        self.control.announcer.clear()
        self.kit.sounds.play("turn")
        self._untouched = 0.0
        # Whoever opened the curtain with Return may have pressed it twice.
        self.control.debounce.observe(Confirm())
        self.control.debounce.begin()
        if again:
            self.see_again()

    # Time

    def tick(self, dt: float) -> None:
        """Let the tiles glide and the bots play."""
        self.control.tick(dt)
        if self._ending is not None:
            if self._ending.tick(dt):
                self.close(TurnResult.GO_ON)
        elif self._curtain_in is not None:
            self._curtain_in -= dt
            if self._curtain_in <= 0:
                self._hand_over()
        elif self._bot_plays:
            self._tick_bot(dt)
        elif self.control.shown.can_act:
            self.control.think(dt)

    def count(self, seconds: float) -> None:
        """Let the clock run, and cover a rack that seems to have been left alone."""
        if self._ending is None and self.control.shown.can_act:
            self._tick_clock(seconds)
        self._untouched += seconds
        if self._untouched > LEFT_ALONE:
            self._cover()

    def _tick_clock(self, seconds: float) -> None:
        if events := self.session.tick(seconds):
            self.control.happen(events)
        left = self.session.game.clock.left
        second = ceil(left) if left is not None else 0
        if second != self._second and 0 < second <= URGENT:
            self.kit.sounds.play("tick")
        self._second = second

    def _tick_bot(self, dt: float) -> None:
        bot = self.session.game.position.to_move
        if events := self.session.tick(dt):
            self.control.happen(events, bot=bot)

    def _skip(self) -> None:
        """Show the end of what is being shown at once."""
        if self._ending is not None:
            self._ending.skip()
        if self._curtain_in is not None:
            self._curtain_in = 0.0
        bot = self.session.game.position.to_move
        if events := self.session.hurry():
            self.control.happen(events, bot=bot)
        self.control.board.tiles.finish()

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        """Let buttons answer first, then the hand."""
        self.control.debounce.observe(gesture)
        self._untouched = 0.0
        if isinstance(gesture, Down | Keyed):
            self.control.announcer.acknowledge()
        if isinstance(gesture, Down | Hover):
            self.control.table_hand.handle(gesture)
        if self._for_widgets(gesture):
            super().handle(gesture)
        elif self._is_shown(gesture):
            if isinstance(gesture, Up):
                self._skip()
        else:
            if isinstance(gesture, Cancel):
                super().handle(gesture)
            self.control.table_hand.handle(gesture)

    def _for_widgets(self, gesture: Gesture) -> bool:
        pressing = isinstance(gesture, Drag | Up) and self._pressed is not None
        return pressing or isinstance(gesture, Hover | Down | Keyed)

    @property
    def _shows(self) -> bool:
        """Tell whether something is being shown."""
        return self._bot_plays or self._ending is not None or self._curtain_in is not None

    def _is_shown(self, gesture: Gesture) -> bool:
        """Tell whether a press is about what is being shown: all but those on the own rack."""
        if not isinstance(gesture, Drag | Up):
            return False
        return self._shows and not self.control.board.rack_zone.collidepoint(gesture.start)

    def key(self, key: Key) -> None:
        """Take back, repeat, or press the button that has this key."""
        if key.ctrl and key.name == "z":
            self.control.do(Redo() if key.shift else Undo())
        elif key.ctrl and key.name == "y":
            self.control.do(Redo())
        elif key.name == "f1":
            self._tell_keys()
        elif key.name in SHORTCUTS and not key.ctrl:
            self.press(SHORTCUTS[key.name])
        else:
            super().key(key)

    def confirm(self) -> None:
        """End the turn; while something is shown, show the end of it."""
        debounce = self.control.debounce
        if not self._shows:
            self.control.act()
            debounce.begin()
        elif not debounce.is_repeat:
            self._skip()

    def on_minimize(self) -> None:
        """Pause, so that nobody loses time or thinks for free; bots alone play on."""
        if not self._cover() and self.session.people:
            self.pause()

    def on_blur(self) -> None:
        """Show nobody's rack to whoever looks now."""
        self._cover()

    def back(self) -> None:
        """Let go of held tiles first; then pause."""
        if self.control.hand.places:
            self.control.hand.release()
        else:
            self.pause()

    # What lies over the table for a while

    def can_see_again(self) -> bool:
        """Tell whether others have played; against the clock, which stands then, only once."""
        seen = self._seen_again == self.session.game.turns and self.session.game.position.seconds
        return others_acted(self.session) and not seen and not self.session.game.offer

    def see_again(self) -> None:
        """Show the turns of the others once more."""
        self.control.hand.release()
        self.cursor.hide()
        self._seen_again = self.session.game.turns
        self.push(RecapScene(self.kit, self.control, self.stage, self))

    def pause(self) -> None:
        """Hold the game behind the pause."""
        self.control.hand.release()
        self.push(Pause(self.kit, self.session.rules), then=self._after_pause)

    def _tell_keys(self) -> None:
        """Say how to play with what is in the person's hands."""
        self.control.hand.release()
        self.push(
            HowToPlay(self.kit, self.kit.input_device),
            then=lambda _: self._after_pause(TurnResult.GO_ON),
        )

    def _after_pause(self, left: TurnResult) -> None:
        if left is TurnResult.QUIT:
            self.close(TurnResult.QUIT)
        else:
            self._cover()
