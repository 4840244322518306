"""Fast forward: draws turn after turn, with the others four times as fast, until there is a play.

What it looks for is what a beginner sees, and never more: a sign that waits for the solver would
hardly ever show, and tell by its absence that there is a play.
"""

from itertools import pairwise
from typing import Any

from game.analysis.simple_play import SimplePlay, simple_play
from game.engine.turn import Draw, played
from game.kit.gestures import Cancel, Confirm, Down, Drag, Gesture, Keyed, Press, Rest, Up
from game.kit.widgets.round_button import RoundButton
from game.session.future import answered
from scenes.screen import Screen
from scenes.table.control import TableControl
from scenes.table.policy import TablePolicy
from scenes.table.state import TableState

HOLD = 0.8
"""Seconds for which Draw is held until it begins."""

SPEED = 4
"""How many times as fast all goes meanwhile."""

FEW = 2
"""Somebody with so few tiles is watched at the usual speed."""

BEAT = 0.3
"""Seconds for which a turn is seen before it ends with a draw."""

QUIET_TURNS = 2
"""It is offered to who has laid nothing in so many turns."""


class FastForward:
    """Draws for the only person at a table, as long as Draw is held or until the next press."""

    def __init__(self, state: TableState, control: TableControl, policy: TablePolicy) -> None:
        self._state, self._control, self._policy = state, control, policy
        self._held_for: float | None = None
        self._is_spent = False
        """Whether the press that began or ended it still goes on, and means nothing else."""
        self._ends_when_released = False
        self._from_turn = 0
        self._seen_for = 0.0
        self._told_in = -1
        """The turn in which it stopped at a play: whoever holds Draw again means to draw."""
        self._sign: RoundButton | None = None
        self.runs = False

    @property
    def speed(self) -> int:
        """How many times as fast as usual time passes at the table."""
        return SPEED if self.runs else 1

    def layout(self, screen: Screen[Any]) -> None:
        """Put the sign where Reset is, which can do nothing while this is offered."""
        kit = self._state.kit
        place, tip = kit.place(screen.layer, "reset"), kit.text("tip-fast-forward")
        self._reset = screen.widget("reset")
        self._sign = screen.add(
            RoundButton(
                kit,
                screen.stage,
                place,
                kit.text("control-fast-forward"),
                kit.art("fast"),
                on_press=self.begin,
                name="fast_forward",
                tip=tip,
            )
        )
        self.show()

    def leave(self) -> None:
        """Drop the picture of the sign."""
        self._sign = None

    def show(self) -> None:
        """Show the sign while it is offered, and lit while it runs."""
        if not self._sign:
            return
        shown = self.runs or self._is_offered
        self._sign.reveal() if shown else self._sign.hide()
        self._reset.hide() if shown else self._reset.reveal()
        self._sign.set_state(chosen=self.runs)

    # What is there

    @property
    def _can_run(self) -> bool:
        session, game = self._state.session, self._state.session.game
        alone = len(session.people) == 1 and len(session.players) > 1
        few = any(len(seat.rack) <= FEW for seat in game.position.seats)
        return alone and not (few or game.result or game.offer or session.rules.river)

    @property
    def _can_draw(self) -> bool:
        """Whether it is the person's turn, nothing is begun in it, and Draw is what ends it."""
        return self._state.shown.can_act and isinstance(self._control.action.command, Draw)

    @property
    def _is_offered(self) -> bool:
        """Whether the person sees nothing to lay, and saw nothing in the turns before."""
        if not self._can_run or not self._can_draw or self._state.shown.status.touched:
            return False
        game = self._state.session.game
        own = [
            played(before.table, after.table)
            for before, after in pairwise(game.positions)
            if before.to_move == game.position.to_move
        ]
        if len(own) < QUIET_TURNS or any(own[-QUIET_TURNS:]):
            return False
        simple = self._simple_play()
        return simple is not None and not simple.is_easy

    def _simple_play(self) -> SimplePlay | None:
        questions = self._state.questions
        found: SimplePlay | None = answered(questions.ask(simple_play, questions.view))
        return found

    # What people do

    def begin(self, *, is_held: bool = False) -> None:
        """Begin to run: until Draw is let go if it `is_held`, else until the next press."""
        self._held_for = None
        if not self._can_run:
            return
        self.runs, self._is_spent, self._ends_when_released = True, is_held, is_held
        # Draw held was pressed long enough already: a slow press is to draw, too.
        self._seen_for = BEAT if is_held else 0.0
        # Where hints are off nothing may be told, so it goes on for one round.
        self._from_turn = self._state.session.game.turns - (not self._state.shown.can_act)
        self._state.announcer.tell(self._state.kit.lazy_text("say-fast-forward"))
        self._state.mark()

    def observe(self, gesture: Gesture, *, on_draw: bool) -> bool:
        """Take note of a gesture, `on_draw` or elsewhere; return whether it is used up by this."""
        if self.runs or self._is_spent:
            is_released = isinstance(gesture, Up | Rest | Cancel)
            is_pressed = isinstance(gesture, Down | Keyed)
            was_spent = self._is_spent
            self._is_spent = isinstance(gesture, Down) or (was_spent and not is_released)
            if self.runs and (is_pressed or (is_released and self._ends_when_released)):
                self.stop()
                return True
            return was_spent and isinstance(gesture, Up | Drag | Rest | Cancel)
        match gesture:
            case Down() | Confirm(straight=False) | Press() if on_draw and self._can_draw:
                is_told = self._told_in == self._state.session.game.turns
                self._held_for = None if is_told else 0.0
            case Drag() if on_draw:
                pass
            case Up() | Rest() | Cancel() | Drag() | Down() | Confirm() | Press():
                self._held_for = None
        return False

    def stop(self) -> None:
        """Go on as usual; a press that comes now is not meant for what is there then."""
        self.runs, self._held_for = False, None
        self._state.debounce.begin()
        self._state.mark()

    # Time

    def run(self, seconds: float) -> bool:
        """Advance by real seconds; return whether it has begun just now, by a hold."""
        begun = False
        if self._held_for is not None:
            self._held_for += seconds
            if begun := self._held_for >= HOLD:
                self.begin(is_held=True)
        if self.runs:
            self._go_on(seconds)
        return begun and self.runs

    def _go_on(self, seconds: float) -> None:
        game = self._state.session.game
        if not self._can_run or (self._state.shown.can_act and not self._can_draw):
            self.stop()
        elif not self._state.shown.can_act:
            self._seen_for = 0.0
        elif not self._policy.hints.words:
            self._draw(seconds) if game.turns <= self._from_turn else self.stop()
        elif (simple := self._simple_play()) == SimplePlay(is_easy=False):
            self._draw(seconds)
        elif simple:
            self.stop()
            self._told_in = game.turns
            self._state.announcer.tell(self._state.kit.lazy_text("hint-can"), stays=True)

    def _draw(self, seconds: float) -> None:
        self._seen_for += seconds
        if self._seen_for >= BEAT:
            self._control.do(Draw())
