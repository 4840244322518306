"""What the bots did shown once more on the table where it happened, while the turn waits."""

from typing import ClassVar, Literal

from game.engine.turn import Play
from game.kit.gestures import Gesture, Keyed, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Stage
from game.session.replay import Replay, missed, session_before
from game.session.session import Session
from game.view.table.bot_playback import SLOWEST_STEP
from game.view.table.shown import Shown, show
from scenes.play.table_control import TableControl

LOOK = 1.0
"""Seconds in which one sees the table as it was, and as it came to be."""


def can_replay(session: Session) -> bool:
    """Tell whether a bot has played since the person to move did."""
    return any(isinstance(turn, Play) for turn in missed(session))


class ReplayScene(Scene[None]):
    """Plays the bots' turns on the table of another scene; closes when they are done."""

    transition: ClassVar[Literal["fade", "none"]] = "none"

    def __init__(self, kit: Kit, control: TableControl, stage: Stage) -> None:
        super().__init__(kit)
        self.stage = stage
        self._control = control
        turns = missed(control.session)
        self._replay = Replay(session_before(control.session, len(turns)), turns)
        self._begun = False
        self._wait = LOOK

    def layout(self) -> None:
        """Leave the table as it lies; in another window there is nothing more to show."""
        if self._begun:
            self.close()

    def enter(self) -> None:
        """Put the tiles back to where they were."""
        self._begun = True
        self._control.board.show(self._shown)
        self._next_turn()

    def leave(self) -> None:
        """Show the table as it is."""
        self._control.show()
        self._control.view.show_around(self._control.shown)

    def tick(self, dt: float) -> None:
        """Make a move when its time has come."""
        control = self._control
        control.view.tick(dt, control.session.game.clock)
        self._wait -= dt
        if self._wait > 0:
            return
        if self._replay.in_turn:
            self._step()
        elif self._replay.turns:
            self._next_turn()
        else:
            self.close()

    def handle(self, gesture: Gesture) -> None:
        """Let any press skip the rest."""
        if isinstance(gesture, Up | Keyed):
            self.close()

    @property
    def _shown(self) -> Shown:
        return show(self._replay.session, self._control.viewer)

    def _next_turn(self) -> None:
        self._replay.begin_turn()
        view, shown = self._control.view, self._shown
        view.seats.show(shown)
        view.message.say(self.kit.text("say-again", name=shown.mover.name))

    def _step(self) -> None:
        view, seat = self._control.view, self._replay.session.game.position.to_move
        self._replay.step()
        view.board.show(self._shown, come_from=view.seat_point(seat))
        self.kit.sounds.play("clack")
        self._wait = SLOWEST_STEP if self._replay.in_turn else LOOK
