"""Past turns done again, move by move, in a session of their own."""

from collections.abc import Sequence
from itertools import islice, takewhile

from game.analysis.plan import commands_for
from game.engine.events import Event
from game.engine.game import Command, Game
from game.engine.turn import Timeout, Turn
from game.session.session import Session


class Replay:
    """Do turns again in a session that stands where they began."""

    def __init__(self, session: Session, turns: Sequence[Turn]) -> None:
        self.session = session
        self.turns = list(turns)
        """Those still to come."""
        self._commands: list[Command] = []

    @property
    def in_turn(self) -> bool:
        """Tell whether a turn has begun that has not ended."""
        return bool(self._commands)

    def begin_turn(self) -> None:
        """Take the next turn apart into single moves."""
        position, turn = self.session.game.position, self.turns.pop(0)
        self._commands = [] if isinstance(turn, Timeout) else commands_for(position, turn)

    def step(self) -> list[Event]:
        """Make the next move of the turn."""
        return self.session.do(self._commands.pop(0))


def missed(session: Session) -> tuple[Turn, ...]:
    """Give the turns that bots took just before this one, in their order."""
    game, count = session.game, len(session.players)
    before = [(game.position.to_move - back) % count for back in range(1, count)]
    bots = list(takewhile(lambda seat: session.players[seat].bot is not None, before))
    first = max(0, game.turns - len(bots))
    return tuple(timed.turn for timed in game.record.turns[first:])


def session_before(session: Session, turns: int) -> Session:
    """Return a session of its own whose game is as it was so many turns ago."""
    game = session.game
    position = next(islice(game.record.positions(), game.turns - turns, None))
    before = Session(Game(position), session.players, session.seed, results=session.results)
    before.rack_orders = session.rack_orders
    return before
