"""Past turns done again, move by move, in sessions of their own."""

from collections.abc import Sequence

from game.analysis.plan import commands_for
from game.analysis.since import since
from game.engine.events import Event
from game.engine.game import Command, told
from game.engine.turn import Play, Turn
from game.session.session import Session


class Playback:
    """Do the last turns of a session again; the session itself stays as it is."""

    def __init__(self, session: Session, turns: int) -> None:
        self.session = session_before(session, turns)
        """What there is to see now."""
        self.in_turn = False
        self._now = session
        self._left = turns
        self._commands: list[Command] = []

    @property
    def over(self) -> bool:
        """Tell whether all turns have been done again."""
        return not self._left

    def begin_turn(self) -> Turn:
        """Take the next turn apart into single moves."""
        turn, position = self._turn, self.session.game.position
        self._commands = commands_for(position, turn)[:-1] if isinstance(turn, Play) else []
        self.in_turn = True
        return turn

    @property
    def _turn(self) -> Turn:
        return self._now.game.record.turns[-self._left].turn

    def go_on(self) -> Sequence[Event]:
        """Make the next move of the turn, or end it once there is none left."""
        return self.session.do(self._commands.pop(0)) if self._commands else self._end_turn()

    def _end_turn(self) -> Sequence[Event]:
        """Stand where the turn led, whether a choice or the clock had ended it."""
        before, turn = self.session.game.position, self._turn
        self._left -= 1
        self.session = session_before(self._now, self._left)
        self.in_turn = False
        return told(before, turn, self.session.game.position)


def missed(session: Session) -> tuple[Turn, ...]:
    """Give the turns that others took since the player to move last did, in their order."""
    game = session.game
    count = len(since(game.positions, game.position.to_move)) - 1
    return tuple(timed.turn for timed in game.record.turns[game.turns - count :])


def last_turn(session: Session, seat: int) -> Sequence[Event]:
    """Tell a seat's last turn in events; nothing if it had none."""
    game = session.game
    at = game.turns - len(since(game.positions, seat))
    if at < 0:
        return ()
    before, after = game.positions[at : at + 2]
    return told(before, game.record.turns[at].turn, after)


def session_before(session: Session, turns: int) -> Session:
    """Return a session of its own whose game is as it was so many turns ago."""
    game = session.game.before(turns)
    before = Session(game, session.players, session.seed, results=session.results)
    before.rack_orders = session.rack_orders
    return before
