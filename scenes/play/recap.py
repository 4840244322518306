"""The recap: shows on the table again what the others did, while the turn waits."""

from dataclasses import replace

from game.engine.turn import Play, Timeout
from game.kit.gestures import Gesture, Keyed, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Stage
from game.session.playback import Playback, turns_since
from game.session.session import Session
from game.view.narration import stories
from game.view.players.addressing import subject
from game.view.table.bot_playback import SLOWEST_STEP
from game.view.table.shown import Shown, show
from scenes.table.screen import TableScreen
from scenes.table.state import TableState

LOOK_SECONDS = 1.0
"""Seconds for which the table stands still before and after a turn that is shown."""


def others_acted(session: Session) -> bool:
    """Return whether others have played or run out of time since the mover's last turn."""
    return any(isinstance(turn, Play | Timeout) for turn in turns_since(session))


class RecapScene(Scene[None]):
    """Replays others' turns on the table of another scene; closes when it has shown them."""

    transition = "none"

    def __init__(self, kit: Kit, state: TableState, stage: Stage, below: TableScreen) -> None:
        """Take the scene `below`, its stage, and the state of its table."""
        super().__init__(kit)
        self.stage = stage
        self._state = state
        self._below = below
        past = state.session.game.turns - len(turns_since(state.session))
        self._playback = Playback(state.session.snapshot, past)
        self._begun = False
        self._wait = LOOK_SECONDS

    def layout(self) -> None:
        """Keep the table as drawn; if the window has changed since `enter`, close."""
        if self._begun:
            self.close()

    def enter(self) -> None:
        """Put the tiles back where they were before these turns."""
        self._begun = True
        self._state.board.show(self._shown)
        self._next_turn()

    def leave(self) -> None:
        """Show the table as it is now."""
        self._state.show()
        self._state.view.show_around(self._state.shown)

    def tick(self, dt: float) -> None:
        """Make the next move when it is due."""
        state = self._state
        state.view.tick(dt, state.session.game.clock)
        self._wait -= dt
        if self._wait > 0:
            return
        if self._playback.in_turn:
            self._go_on()
        elif self._playback.over:
            self.close()
        else:
            self._next_turn()

    def handle(self, gesture: Gesture) -> None:
        """Skip the rest at any press."""
        if isinstance(gesture, Up | Keyed):
            self.close()

    def spoken_lines(self) -> list[str]:
        """Read out the message, which tells these turns."""
        told = self._state.view.message.text
        return [told] if told else []

    def on_minimize(self) -> None:
        """Close, and do what the table does when minimized."""
        self.close()
        self._below.on_minimize()

    def on_blur(self) -> None:
        """Close at a shared table, where others could see the rack below."""
        if self._state.shared:
            self.close()
            self._below.on_blur()

    @property
    def _shown(self) -> Shown:
        """The past as part of the turn that waits, so that rows move only if they must."""
        past = show(self._playback.snapshot, self._state.viewer)
        return replace(past, turn=self._state.session.game.turns)

    def _next_turn(self) -> None:
        turn, view, shown = self._playback.begin_turn(), self._state.view, self._shown
        view.show_around(shown)
        if isinstance(turn, Play):
            who = subject(self.kit, shown.players, shown.to_move)
            view.message.say(self.kit.text("say-again", **who))
            self._wait = LOOK_SECONDS

    def _go_on(self) -> None:
        view, seat = self._state.view, self._playback.snapshot.game.position.to_move
        events = self._playback.go_on()
        shown = self._shown
        view.show_step(shown, seat, events)
        self._wait = SLOWEST_STEP
        if not self._playback.in_turn:
            view.show_around(shown)
            view.message.say(stories(self.kit, self._playback.snapshot.players, events))
            self._wait = LOOK_SECONDS
