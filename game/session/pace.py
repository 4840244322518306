"""How fast a bot's turn is carried out: what the bot is asked for, and how long that is shown."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from game.analysis.bot_choice import choose
from game.engine.game import Command
from game.engine.position import Position, Table

BotQuestion = Callable[[str, Position, Random, Table, int | None], list[Command]]
"""Asks a bot by its name, in the middle of a turn with these rows and this Key, for commands."""


class Timing(NamedTuple):
    """Seconds from the beginning of a turn to its first command, then between two."""

    thinking: float = 0.0
    step: float = 0.0


class Pace(Protocol):
    """Say what a bot is asked for and when the commands are carried out that it answers."""

    @property
    def question(self) -> BotQuestion:
        """The function that gives the commands of a turn, the one that ends it last."""

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:
        """Return how long the bot seems to think over these commands."""


class AtOnce:
    """Carry a turn out as soon as it is known, without the moves that lead to it."""

    question = staticmethod(choose)

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:  # noqa: ARG002
        """Return no time at all."""
        return Timing()
