"""What the bots did shown once more on the table where it happened, while the turn waits."""

from typing import ClassVar, Literal

from game.analysis.plan import commands_for
from game.engine.game import Command
from game.engine.turn import Timeout
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Stage
from game.session.replay import missed, session_before
from game.view.table.bot_playback import SLOWEST_STEP
from game.view.table.table import TableView

LOOK = 1.0
"""Seconds in which one sees the table as it was, and as it came to be."""


class Replay(Scene):
    """Plays the bots' turns on the table of another scene; closes when they are done."""

    transition: ClassVar[Literal["fade", "none"]] = "none"

    def __init__(self, kit: Kit, view: TableView, stage: Stage) -> None:
        super().__init__(kit)
        self.stage = stage
        self._view = view
        self._turns = list(missed(view.session))
        self._session = session_before(view.session, len(self._turns))
        self._commands: list[Command] = []
        self._wait = LOOK

    @property
    def _shows(self) -> bool:
        return self._view.board.session is self._session

    def layout(self) -> None:
        """Leave the table as it lies; in another window there is nothing more to show."""
        if self._shows:
            self.close()

    def enter(self) -> None:
        """Put the tiles back to where they were."""
        self._view.board.session = self._session
        self._view.board.sync()
        self._next_turn()

    def leave(self) -> None:
        """Show the table as it is; what was done here was never true."""
        self._view.board.session = self._view.session
        self._view.board.sync()
        self._view.show()

    def tick(self, dt: float) -> None:
        """Make a move when its time has come."""
        self._view.tick(dt)
        self._wait -= dt
        if self._wait > 0:
            return
        if self._commands:
            self._do(self._commands.pop(0))
        elif self._turns:
            self._next_turn()
        else:
            self.close()

    def handle(self, gesture: Gesture) -> None:
        """Let any press skip the rest."""
        if isinstance(gesture, Up | Key):
            self.close()

    def _next_turn(self) -> None:
        position, turn = self._session.game.position, self._turns.pop(0)
        if not isinstance(turn, Timeout):
            self._commands = commands_for(position, turn)
        self._view.seats.show(self._session, [len(seat.rack) for seat in position.seats])
        self._view.message.say(self.kit.text("say-again", name=position.mover.name))

    def _do(self, command: Command) -> None:
        seat = self._session.game.position.to_move
        self._session.game.do(command)
        self._view.board.sync(come_from=self._view.seat_point(seat))
        self.kit.sounds.play("clack")
        self._wait = SLOWEST_STEP if self._commands else LOOK
