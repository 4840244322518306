"""A screen with a playable table: what turns, lessons and puzzles have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.engine.game import Redo, Reset, Undo
from game.kit.gestures import (
    OUTSIDE,
    Cancel,
    Confirm,
    Direction,
    Down,
    Drag,
    Gesture,
    Hover,
    Key,
    Keyed,
    Up,
)
from game.kit.kit import Kit
from game.kit.widgets.widget import Located
from game.session.order.rack_order import MODES
from game.session.stamps_found import SessionEvent
from game.view.captions import captions
from game.view.narration import remarks_said
from game.view.sound_effects import GOES_OUT
from game.view.table.cursor.stops import Stop
from game.view.table.places.row_opening import RowOpening
from scenes.screen import Screen, TurnResult
from scenes.table.buttons import KEY_BUTTONS, TableButtons
from scenes.table.control import TableControl
from scenes.table.cursor import TableCursor
from scenes.table.ear_keys import EarKeys
from scenes.table.hand import TableHand
from scenes.table.how_to_play import HowToPlay
from scenes.table.more_time import MoreTimeButton, may_prolong
from scenes.table.outlook_sign import OutlookSign
from scenes.table.pointing import Pointing
from scenes.table.policy import TablePolicy
from scenes.table.river_offer import RiverOffer
from scenes.table.seat_tips import SeatTip
from scenes.table.speech import TableSpeech
from scenes.table.state import TableState
from scenes.table.where import WhereItGoes


@dataclass(frozen=True)
class AroundTable:
    """Hold the widgets around a table, for one size of the window."""

    buttons: TableButtons
    tips: tuple[SeatTip, ...]
    more_time: MoreTimeButton | None
    offer: RiverOffer | None


class TableScreen(Screen[TurnResult], ABC):
    """Handle gestures at a table, and show once a frame what has changed there.

    A policy holds what differs between tables; a subclass does what follows from events.
    """

    turns: ClassVar[bool] = False
    buttons: ClassVar[tuple[str, ...]]
    """The buttons around the table, in Tab order."""
    help_keys: ClassVar[tuple[str, ...]] = ("f1",)
    """The keys that open `HowToPlay`."""
    goes_out: ClassVar[str] = GOES_OUT
    """The sound of somebody who goes out."""

    def __init__(self, kit: Kit, state: TableState, policy: TablePolicy) -> None:
        super().__init__(kit)
        self.state = state
        self.session = state.session
        self.policy = policy
        self.control = TableControl(state, policy, self.goes_out)
        self.pointing = Pointing(state)
        self.hand = TableHand(state, self.control, self.pointing)
        self.cursor = TableCursor(state)
        self.where = WhereItGoes(state, policy, self.cursor, self.hand)
        self.outlook = OutlookSign(state, policy, self.control)
        self.speech = TableSpeech(state, policy, self.cursor, self.where, self.outlook)
        self.ear_keys = EarKeys(state, self.cursor, self.speech, self.where)
        self._around: AroundTable | None = None
        self._opening: RowOpening | None = None

    # What a subclass defines

    @abstractmethod
    def pause(self) -> None:
        """Pause the game."""

    @abstractmethod
    def follow(self, event: SessionEvent) -> None:
        """Do what follows from an event."""

    def presses(self) -> dict[str, Callable[[], None]]:
        """Return what each button around the table does, by its name."""
        do = self.control.do
        return {
            "pause": self.pause,
            **{f"sort_{mode}": partial(self.control.sort, mode) for mode in MODES},
            "undo": lambda: do(Undo()),
            "redo": lambda: do(Redo()),
            "reset": lambda: do(Reset()),
            "hint": lambda: self.policy.hints.ask(do),
            "action": self.control.act,
        }

    def can_see_again(self) -> bool:
        """Return whether there are turns to show once more."""
        return False

    def watch(self, gesture: Gesture) -> bool:  # noqa: ARG002
        """Handle a gesture that skips what is being shown; return whether it was handled."""
        return False

    def build_beside(self) -> None:
        """Add what a subclass shows besides table and buttons."""

    def come_back(self) -> None:
        """Go on after the player has read how to play."""

    # What is shown

    def build(self) -> None:
        """Build table and buttons for the current window size."""
        state = self.state
        state.layout(self.stage, self.layer)
        presses = self.presses()
        buttons = TableButtons(self, {name: presses[name] for name in self.buttons})
        players = state.shown.players
        seats = state.view.seats.rects if state.view.seats else []
        tips = tuple(self.add(SeatTip(self, seat, players, at)) for at, seat in enumerate(seats))
        countdown, strip, more_time = state.view.countdown, state.board.river_strip, None
        if countdown and self.session.rules.seconds is not None:
            more_time = self.add(MoreTimeButton(self, countdown, self.control.prolong))
        offer = RiverOffer(self, strip, self.control.keep) if strip else None
        self._around = AroundTable(buttons, tips, more_time, offer)
        self.cursor.layout(self.stage)
        self.pointing.layout(self, self.hand.put)
        self.outlook.layout(self)
        self.build_beside()
        self.refresh()

    def happen(self, events: Sequence[SessionEvent], bot: int | None = None) -> None:
        """Show and follow events that the player did not cause; `bot` is the seat of a bot."""
        self.control.happen(events, bot=bot)
        self._follow_events()

    def _follow_events(self) -> None:
        events, self.state.events = self.state.events, []
        for event in events:
            self.follow(event)

    def show_changes(self) -> None:
        """Follow new events, and show what has changed since the last call."""
        if self.state.events:
            self._follow_events()
        if self.state.is_changed:
            self.refresh()
        elif self.state.announcer.is_due:
            self._say()

    def refresh(self) -> None:
        """Show the buttons, players and advice as they are now."""
        state, around, hint = self.state, self._around, self.policy.hints.words
        assert around
        shown = state.shown
        state.is_changed = False
        given = state.adviser.given if hint and shown.can_act else None
        others = state.joker_tip, self.policy.unasked, self.outlook.advice
        state.adviser.choose((given, *others, self.policy.advise(shown)))
        around.buttons.show(shown, self.policy.action(), again=self.can_see_again())
        around.buttons.show_hint(shown, hint)
        if around.offer:
            around.offer.show(shown)
        remarks, offered = state.remarks, around.offer.rects if around.offer else []
        beside = *self.outlook.rects, *offered
        state.view.show_around(shown, remarks.said, remarks.stamps, beside)
        for tip in around.tips:
            tip.follow(state.view)
        self.pointing.show()
        self._say()

    def _say(self) -> None:
        state = self.state
        state.announcer.say(state.view.message, state.adviser.sentence)

    def leave(self) -> None:
        """Drop the pictures of the table."""
        super().leave()
        self.pointing.leave()
        self.outlook.leave()
        self.state.leave()

    def run(self, dt: float, passed: float) -> None:
        """Advance the time; then show, once a frame, what has changed in it."""
        super().run(dt, passed)
        self.state.debounce.tick(passed)  # Not slower where frames are: a press could never count.
        if self._around:
            self.pointing.follow()
            self.cursor.follow()  # Bots and the clock have changed the table by now.
            self._around.buttons.rest(self.state.debounce)
        self.show_changes()

    def tick(self, dt: float) -> None:
        """Move the tiles, sway the hand and pass on to the next sentence."""
        state, around = self.state, self._around
        if around and around.more_time:
            around.more_time.offer(state.shown.can_act and may_prolong(state.session))
        state.view.tick(dt, state.session.game.clock)
        self._caption()
        state.announcer.tick(dt)
        self.hand.tick(dt)
        self.ear_keys.tick(dt)
        self.outlook.tick(dt)
        state.adviser.paw.tick(dt)
        state.follow_hand()
        if state.board.opening is not self._opening:
            self._opening = state.board.opening
            state.adviser.follow_rows()  # What glows moves with the rows that open.

    def _caption(self) -> None:
        """Show sounds as text, if the player wants that."""
        state, kit = self.state, self.kit
        state.sounds = kit.sounds.lately()
        if kit.preferences.captions:
            for told in captions(kit, state.shown, state.sounds):
                state.announcer.caption(told)

    # What is read aloud

    def announcements(self, *, fresh: bool) -> list[str]:
        """Say what is around the table, then what happens on it."""
        return [*super().announcements(fresh=fresh), *self.speech.announcements(fresh=fresh)]

    def remarks(self) -> list[str]:
        """Return what bots say in bubbles with their names, and what people found as it is."""
        bubbles, found = self.state.view.bubbles, self.state.remarks.stamps
        said = bubbles.said if bubbles else {}
        told = [words for seat, words in said.items() if seat in found]
        others = {seat: words for seat, words in said.items() if seat not in found}
        return [*told, *remarks_said(self.kit, self.state.shown.players, others)]

    def primary_hint(self) -> str:
        """Say nothing about the big button: the table's advice says what a turn needs."""
        return ""

    def focus_description(self) -> tuple[str, str]:
        """Say which button has the focus, or where the cursor is."""
        if self.focused or self.framed:
            return super().focus_description()
        return self.speech.place(), ""

    def name_group(self, group: Sequence[Located]) -> str:
        """Say what a frame is around: on the table, the row or the place where it begins."""
        first = group[0]
        return self.speech.name(first) if isinstance(first, Stop) else super().name_group(group)

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        """Offer the gesture to the buttons, then to the hand; a pointer hides the cursor."""
        self.show_changes()  # Gestures earlier in this frame may have changed it.
        self.state.debounce.observe(gesture)
        self.policy.observe(gesture)
        if isinstance(gesture, Down | Hover):
            self.hand.handle(gesture)
            if gesture.pos != OUTSIDE:
                self.cursor.hide()
        is_pressing = isinstance(gesture, Drag | Up) and self._pressed is not None
        if isinstance(gesture, Confirm) and self.where.offered:
            self.where.lay()
        elif is_pressing or isinstance(gesture, Hover | Down | Keyed):
            super().handle(gesture)
        elif not self.watch(gesture):
            if isinstance(gesture, Cancel):
                super().handle(gesture)
            self.hand.handle(gesture)
        if self.state.events:
            self._follow_events()

    def step(self, direction: Direction) -> None:
        """Move over the table with arrows, over the buttons with Tab."""
        if direction == "next" or direction == "previous":
            self.cursor.hide()
            super().step(direction)
        else:
            before, said = self.cursor.at, self.focus_description()
            self.focus(self.cursor.step(direction, self.focused, self.widgets))
            if self.cursor.at != before and self.focus_description() == said:
                self.kit.speaker.mention(*said)  # The reader takes it for the same place.

    def key(self, key: Key) -> None:
        """Undo, redo, help, press the button with this key, or read out what it asks for."""
        action = self.kit.keys.find_action(key.written)
        name = KEY_BUTTONS.get(action or key.written, "")
        if self.state.by_ear and self.ear_keys.press(key.written, action):
            if self.cursor.at:
                self.focus(None)
        elif action in ("undo", "redo"):
            self.control.do(Redo() if key.shift or action == "redo" else Undo())
        elif key.name in self.help_keys:
            self.state.hand.release()
            helps = HowToPlay(self.kit, self.kit.input_device)
            self.push(helps, then=lambda _: self.come_back())
        elif any(widget.name == name for widget in self.widgets if name):
            self.press(name)
        elif key.name != "space" or self.focused or not self._press_at_cursor():
            super().key(key)

    def groups(self) -> Sequence[Sequence[Located]]:
        """Return the lines of what is on the table and around it."""
        return self.cursor.groups(super().groups())

    def light(self, spots: Sequence[Located]) -> None:
        """Show the frame around a group, on a button, or as the cursor on the table."""
        self.cursor.hide()
        super().light(spots)
        if len(spots) == 1 and isinstance(spots[0], Stop):
            self.cursor.go_on(spots[0])

    def press_here(self) -> None:
        """Press at the focus or the cursor; if there is neither, first show the cursor."""
        if self.focused:
            super().press_here()
        elif not self._press_at_cursor():
            self.step("down")

    def _press_at_cursor(self) -> bool:
        """Press at the cursor; return whether there was one."""
        if at := self.cursor.at:
            self.hand.press(at)
        return at is not None

    def back(self) -> None:
        """Release what is offered, held or pointed at; pause if there is nothing of it."""
        if self.where.offered:
            self.where.let_go()
        elif self.state.hand.places:
            self.state.hand.release()
        elif self.pointing.on or self.pointing.put:
            self.pointing.decline()
        else:
            self.pause()
