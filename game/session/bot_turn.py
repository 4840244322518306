"""A bot's turn carried out: it thinks a while, then its moves come one by one, then it ends."""

from collections.abc import Callable
from random import Random

from game.engine.game import Command, Game
from game.engine.position import Position, Table
from game.engine.turn import Draw, Pass
from game.session.future import Future, answered
from game.session.pace import Pace
from game.session.random_source import random_for_bot


class BotTurn:
    """Carry out the turn of a bot, from the beginning of the turn to its end."""

    def __init__(self, bot: str, pace: Pace, ask: Callable[[], Future], game: Game) -> None:
        """Take who plays, how fast, what asks for the commands of the turn, and the game."""
        self._bot = bot
        self._pace = pace
        self._ask = ask
        self._game = game
        self._asked: Future | None = None
        self._commands: list[Command] = []
        self._thought_for = self._wait = self._step = 0.0
        self._hurried = self._fails = False

    def tick(self, dt: float) -> Command | None:
        """Advance by `dt` seconds; return the command that is due now."""
        if not self._decided():
            self._thought_for += dt
            return None
        self._wait -= dt
        if self._wait > 0:
            return None
        self._wait += self._step
        return self._commands.pop(0)

    def hurry(self) -> Command | None:
        """Return the command that ends the turn, without the moves that lead to it."""
        if not self._decided():
            self._hurried = True  # Of what is not thought out yet the end alone is shown then.
            return None
        last, self._commands = self._commands[-1], []
        return last

    def refused(self) -> None:
        """Do nothing this turn if the command that ends it was refused: it would never end."""
        if not self._commands:
            self._fails = True

    def cancel(self) -> None:
        """Take back what the bot was asked."""
        if self._asked:
            self._asked.cancel()

    def _decided(self) -> bool:
        """Ask for commands, and again when they are used up: of two tiles one is to be kept."""
        if self._commands:
            return True
        if not self._fails:
            asked = self._asked = self._asked or self._ask()
            if not asked.done():
                return False
            self._asked, self._commands = None, answered(asked) or []
            self._fails = not self._commands
        game = self._game
        if self._fails:
            idle = Draw() if game.position.pool else Pass()
            self._commands = [Draw(game.offer[0]) if game.offer else idle]
        elif self._hurried:
            del self._commands[:-1]
        else:
            # A bot that has thought long already has so much less to wait.
            thinking, self._step = self._pace.timing(self._bot, self._commands)
            self._wait = max(0.0, thinking - self._thought_for)
            self._thought_for += self._wait
        return True


def bot_question(
    bot: str, game: Game, match: int, games: int
) -> tuple[str, Position, Random, Table, int | None]:
    """Return what to ask a bot: for a turn, or which of two offered tiles to keep (R44)."""
    view = game.position.seen_by(game.position.to_move, len(game.offer))
    rng = random_for_bot(match, games, "offer" if game.offer else "turn", game.turns)
    return bot, view, rng, game.draft.rows, game.draft.key
