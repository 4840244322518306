"""The pace at which a bot's turn is shown: by the theme, the speed chosen, and its character."""

from collections.abc import Sequence

from game.analysis.bot_choice import choose_and_plan
from game.engine.game import Command
from game.engine.move import At, Move
from game.kit.kit import Kit
from game.session.pace import Timing
from game.settings import Settings
from game.view.players.avatars import think_time

SLOWEST_STEP = 0.45
"""Seconds between two moves, at most."""


class BotPlayback:
    """Show a bot's turn move by move, once the bot seems to have thought."""

    question = staticmethod(choose_and_plan)

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:
        """Return how long the bot seems to think, and the seconds between its moves."""
        whole = self._kit.theme.motion.get(f"bot_{self._kit.store[Settings].bot_speed}", 0.0) / 1000
        step = min(SLOWEST_STEP, whole / len(commands))
        moves = [command for command in commands if isinstance(command, Move)]
        taken = sum(isinstance(tile, At) for move in moves for tile in move.tiles)
        return Timing(think_time(self._kit, bot, taken), step)
