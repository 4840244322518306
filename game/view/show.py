"""A bot's turn shown: it thinks a while, then its moves come one by one, then the turn ends."""

from game.engine.game import Command, TakeKey
from game.engine.position import Position
from game.engine.river import take
from game.engine.turn import Choice, Play
from game.kit.kit import Kit
from game.session import Session
from game.view.script import steps

SLOWEST_STEP = 0.45
"""Seconds between two moves, at most."""


class BotShow:
    """Pace the commands of a bot's turn."""

    def __init__(self, kit: Kit, session: Session) -> None:
        motion = kit.theme.motion
        self._session = session
        self._wait = motion["bot_think_min"] / 1000
        self._whole = motion.get(f"bot_{kit.settings.bot_speed}", 0.0) / 1000
        self._commands: list[Command] | None = None
        self._step = 0.0

    def tick(self, dt: float) -> Command | None:
        """Let `dt` seconds pass; give the command that is due now."""
        self._wait -= dt
        if self._wait > 0 or not self._decided():
            return None
        self._wait += self._step
        command = self._commands.pop(0) if self._commands else None
        if not self._commands:
            self._commands = None  # Of two tiles offered the bot has still to keep one.
        return command

    def rest(self) -> Command | None:
        """Give the command that ends the turn, without the moves that lead to it."""
        self._decided()
        return self._commands[-1] if self._commands else None

    def _decided(self) -> bool:
        """Ask for the bot's turn until it is there, then make its moves of it."""
        if self._commands is None:
            turn = self._session.bot_turn()
            if turn is None:
                return False
            self._commands = [*_ways(self._session.game.position, turn), turn]
            self._step = min(SLOWEST_STEP, self._whole / len(self._commands))
            self._wait = 0.0
        return True


def _ways(position: Position, turn: Choice) -> list[Command]:
    """Give the moves that lead to a turn."""
    if not isinstance(turn, Play):
        return []
    if turn.key is None:
        return [*steps(position, turn)]
    return [TakeKey(turn.key), *steps(take(position, turn.key), turn)]
