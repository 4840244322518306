"""A bot's turn shown: it thinks a while, then its moves come one by one, then the turn ends."""

from collections.abc import Sequence

from game.analysis.plan import commands_for
from game.engine.game import Command
from game.engine.move import At, Move
from game.kit.kit import Kit
from game.session.session import Future, Session
from game.settings import Settings
from game.view.avatars import think_time

SLOWEST_STEP = 0.45
"""Seconds between two moves, at most."""


class BotPlayback:
    """Pace the commands of a bot's turn."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit = kit
        self._session = session
        self._thought_for = self._wait = 0.0
        self._whole = kit.theme.motion.get(f"bot_{kit.store[Settings].bot_speed}", 0.0) / 1000
        self._hurried = False
        self._ways: Future | None = None
        self._commands: list[Command] | None = None
        self._step = 0.0

    def tick(self, dt: float) -> Command | None:
        """Let `dt` seconds pass; give the command that is due now."""
        if not self._decided():
            self._thought_for += dt
            return None
        self._wait -= dt
        if self._wait > 0:
            return None
        self._wait += self._step
        command = self._commands.pop(0) if self._commands else None
        if not self._commands:
            self._commands = None  # Of two tiles offered the bot has still to keep one.
        return command

    def rest(self) -> Command | None:
        """Give the command that ends the turn, without the moves that lead to it."""
        if self._decided() and self._commands:
            return self._commands[-1]
        self._hurried = True  # Of what is not thought out yet the end alone is shown then.
        return None

    def _decided(self) -> bool:
        """Ask for the bot's turn until it is there, then for the moves that it takes."""
        if self._commands is None and self._ways is None:
            turn = self._session.bot_turn()
            if turn is not None:
                self._ways = self._session.ask(commands_for, self._session.game.position, turn)
        if self._ways and self._ways.done():
            commands, self._ways = self._ways.result(), None
            self._commands = commands[-1:] if self._hurried else commands
            self._pace(commands)
        return self._commands is not None

    def _pace(self, commands: Sequence[Command]) -> None:
        """Wait as long as the bot would need that has not thought so long already."""
        if self._hurried:
            return
        self._step = min(SLOWEST_STEP, self._whole / len(commands))
        time = think_time(self._kit, self._session.player.bot, _moved(commands))
        self._wait = max(0.0, time - self._thought_for)
        self._thought_for += self._wait


def _moved(commands: Sequence[Command]) -> int:
    """Count the tiles that are taken from the table."""
    moves = [command for command in commands if isinstance(command, Move)]
    return sum(isinstance(tile, At) for move in moves for tile in move.tiles)
