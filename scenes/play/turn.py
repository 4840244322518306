"""The turns of a game: people play by tap and drag, bots show their moves."""

from collections.abc import Callable
from math import ceil

from game.engine.events import GameEnded, TurnBegan
from game.kit.gestures import Confirm, Down, Drag, Gesture, Press, Rest, Up
from game.kit.kit import Kit
from game.session.commands import ArrangeTable, PassRound
from game.session.order.rack_order import MODES
from game.session.order.table_lines import Arranged
from game.session.session import Session
from game.session.stamps_found import SessionEvent
from game.view.last_look import LastLook
from game.view.table.around.countdown import URGENT
from scenes.play.fast_forward import FastForward
from scenes.play.pause import pause_of
from scenes.play.recap import RecapScene, others_acted
from scenes.play.shared_table import SharedTable
from scenes.play.turn_policy import TurnPolicy
from scenes.read_button import ReadButton, add_reader
from scenes.screen import TurnResult
from scenes.table.state import TableState

HOME, TABLES, RIVER = "lamp", ("felt", "lamp"), "river"
"""The music away from the table, at the table, from game to game, and by the River."""

BEAT = 60 / 54
"""Seconds from beat to beat of a heart in the last act."""


class Turn(SharedTable):
    """Plays turn after turn until the game has ended, or somebody leaves."""

    layer = "turn"
    buttons = (
        "pause",
        *(f"sort_{mode}" for mode in MODES),
        "hint",
        "undo",
        "redo",
        "reset",
        "again",
        "action",
    )

    def __init__(
        self,
        kit: Kit,
        session: Session,
        viewer: int | None,
        use_profile: Callable[[int], bool] = lambda _: False,
        *,
        kept: bool = False,
    ) -> None:
        """Take what puts the preferences of the player on a seat in use.

        `kept` says whether the menu offers the match again, if it is left.
        """
        state = TableState(kit, session, viewer)
        policy = TurnPolicy(state)
        super().__init__(kit, state, policy, use_profile)
        self._stuck = policy.stuck
        self._fast_forward = FastForward(state, self.control, self.policy)
        self._kept = kept
        self._last_look: LastLook | None = None
        self._second = 0
        self._beats_in = 0.0
        self._seen_again = 0
        self._unsaved = False

    def presses(self) -> dict[str, Callable[[], None]]:
        """Return what each button does, by its name; one shows the others' turns again."""
        return {**super().presses(), "again": self.see_again}

    def build_beside(self) -> None:
        """Lay out the loudspeaker again when the window changes."""
        self._fast_forward.layout(self)
        message = self.state.view.message
        room = self.zone("message")
        message.keep_within(add_reader(self, room, lambda: message.text, room.h))

    def _say(self) -> None:
        """Offer to read aloud why the turn can't end so."""
        super()._say()
        message, status = self.state.view.message, self.state.shown.status
        wrong = message.tone == "fault" or bool(status.broken)
        for reader in [it for it in self.widgets if isinstance(it, ReadButton)]:
            reader.reveal() if message.text and wrong else reader.hide()

    def leave(self) -> None:
        """End the last act, too, and the music of the table."""
        super().leave()
        self.kit.music.deepen(False)
        self.kit.music.turn_to(HOME)
        self._fast_forward.leave()

    def enter(self) -> None:
        """Begin with the player who starts, and the music that goes with the table."""
        piece = TABLES[len(self.session.results) % len(TABLES)]
        self.kit.music.turn_to(RIVER if self.session.rules.river else piece)
        self._begin(self.session.game.position.to_move)
        self.show_changes()

    def resume(self) -> None:
        """Go on after the pause, where hints may have been switched, or the hand-over."""
        if self.outlook.is_laid_out:
            self.refresh()
        else:
            self.rebuild()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._last_look is not None

    # Turns

    def follow(self, event: SessionEvent) -> None:
        """Do what follows from an event."""
        match event:
            case TurnBegan(seat):
                self._begin(seat)
            case GameEnded(result):
                self.cursor.hide()
                for seat in result.winners[:1]:
                    self.kit.let_speak(self.session.players[seat].face, "glad")
                self._last_look = LastLook(self.session.players, result)

    def _begin(self, seat: int) -> None:
        """Begin the turn of a seat; a person is called to the table."""
        if self.state.shared:
            self.cursor.hide()  # It would go to the nearest tile, and name it to all who listen.
        if self.session.player.bot is None:
            self.call(seat)
        last_act = self.state.shown.last_act
        if self._is_tense and not last_act:
            self.kit.sounds.play("heartbeat")
        self.kit.music.deepen(last_act)
        self._tell_of_saving()
        self.state.mark()

    @property
    def _is_tense(self) -> bool:
        """Whether somebody is about to go out, and no children are there to be alarmed."""
        shown, is_over = self.state.shown, self.is_over
        return any(seat.stands for seat in shown.seats) and not (shown.is_gentle or is_over)

    def _tell_of_saving(self) -> None:
        """Say when the game can no longer be saved, and when it can again."""
        failing, before = self.session.observer.failing, self._unsaved
        self._unsaved = failing
        if failing and not before:
            self.state.announcer.pin(self.kit.lazy_text("say-unsaved"))
        elif before and not failing:
            self.state.announcer.pin(self.kit.lazy_text("say-saved"))

    # Time

    def run(self, dt: float, passed: float) -> None:
        """Advance the time; then save how the rows lie now."""
        if self._fast_forward.run(passed):
            self._let_go()  # When Draw is let go, this is no press of it.
        super().run(dt * self._fast_forward.speed, passed)
        self._beat(dt)
        self._keep_lines()

    def _beat(self, dt: float) -> None:
        self._beats_in = max(0.0, self._beats_in) - dt
        if self._beats_in <= 0 and self.state.shown.last_act and self._is_tense:
            self.kit.sounds.play("heartbeat")
            self._beats_in += BEAT

    def refresh(self) -> None:
        """Show also whether turns can be run through fast."""
        super().refresh()
        self._fast_forward.show()

    def _keep_lines(self) -> None:
        """Save on which lines rows lie, if that has changed; so they come back there."""
        rows, board = self.session.game.draft.rows, self.state.board
        arranged = Arranged(rows, board.row_layout.lines)
        are_shown = rows and rows == board.shown.rows and not self.is_over
        if are_shown and arranged != self.session.arranged:
            self.session.do(ArrangeTable(arranged.lines))

    def tick(self, dt: float) -> None:
        """Move the tiles and let the bots play."""
        super().tick(dt)
        thinks = self.bot_plays and not self.is_curtain_due and not self.state.shown.can_undo
        self.state.view.think(self.state.shown.to_move if thinks else None)
        if self._last_look is not None:
            if self._last_look.tick(dt):
                self.close(TurnResult.GO_ON)
        elif self.is_curtain_due:
            self.tick_curtain(dt)
        elif self._stuck.tick():
            self.state.mark()  # People may open the racks; where bots are alone, they open.
            if not self.session.people:
                self.happen(self.session.do(PassRound()))
        elif self.bot_plays:
            bot = self.session.game.position.to_move
            if events := self.session.tick(dt):
                self.happen(events, bot)
        elif self.state.shown.can_act:
            self.policy.think(dt, self.control.do)

    def count(self, seconds: float) -> None:
        """Run the clock while a person plays; its last seconds are heard."""
        if self._last_look is None and self.state.shown.can_act:
            if events := self.session.tick(seconds):
                self.happen(events)
            left = self.session.game.clock.left
            second = ceil(left) if left is not None else 0
            if second != self._second and 0 < second <= URGENT:
                self.kit.sounds.play("tick")
            self._second = second
        super().count(seconds)

    def _skip(self) -> None:
        if self._last_look is not None:
            self._last_look.skip()
        self.hasten_curtain()
        bot = self.session.game.position.to_move
        if events := self.session.hurry():
            self.happen(events, bot)
        self.state.board.tiles.finish()

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        """End what runs fast, and handle a gesture."""
        if not self._fast_forward.observe(gesture, on_draw=self._is_on_draw(gesture)):
            super().handle(gesture)

    def on_release(self) -> None:
        """End what runs fast for as long as a key is held."""
        self._fast_forward.observe(Rest(), on_draw=False)

    def _is_on_draw(self, gesture: Gesture) -> bool:
        button = self.widget("action")
        match gesture:
            case Down(pos) | Drag(_, pos):
                return button.rect.collidepoint(pos)
            case Confirm() | Press():
                return self.focused is button or (self.focused is None and not self.cursor.at)
            case _:
                return False

    @property
    def _shows(self) -> bool:
        return self.bot_plays or self.is_over or self.is_curtain_due

    def watch(self, gesture: Gesture) -> bool:
        """Skip the animation at any press outside the player's own rack."""
        if not self._shows or not isinstance(gesture, Drag | Up):
            return False
        if self.state.board.rack_zone.collidepoint(gesture.start):
            return False
        if isinstance(gesture, Up):
            self._skip()
        return True

    def confirm(self) -> None:
        """End the turn; while something is being shown, skip it."""
        debounce = self.state.debounce
        is_repeat = debounce.is_repeat
        if not self._shows:
            self.control.act()
            if not is_repeat:
                debounce.begin()
        elif not is_repeat:
            self._skip()

    def on_minimize(self) -> None:
        """Pause, so that nobody loses time or gains time to think; bots alone play on."""
        if not self.cover() and self.session.people:
            self.pause()

    # Scenes that cover the table for a while

    def can_see_again(self) -> bool:
        """Return whether there are others' turns to show again.

        With a turn limit they can be seen only once a turn, as the clock stands meanwhile.
        """
        seen = self._seen_again == self.session.game.turns and self.session.game.position.seconds
        return others_acted(self.session) and not seen and not self.session.game.offer

    def see_again(self) -> None:
        """Show the turns of the others once more."""
        self.state.hand.release()
        self.cursor.hide()
        self._seen_again = self.session.game.turns
        self.push(RecapScene(self.kit, self.state, self.stage, self))

    def pause(self) -> None:
        """Hide the game behind the pause."""
        self.state.hand.release()
        self.push(pause_of(self.kit, self.session, kept=self._kept), then=self._after_pause)

    def _after_pause(self, left: TurnResult) -> None:
        if left is TurnResult.GO_ON:
            self.cover()
        else:
            self.close(left)
