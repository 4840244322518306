"""Past turns done again, move by move, in a game of their own."""

from collections.abc import Sequence

from game.analysis.changes_since import positions_since
from game.analysis.plan import commands_for
from game.engine.events import Event, GameEnded
from game.engine.game import Command, Game, turn_events
from game.engine.position import Position
from game.engine.turn import Play, Turn
from game.session.journal import Journal
from game.session.order.rack_order import RackOrder
from game.session.session import Session
from game.session.snapshot import Snapshot


class Playback:
    """Do turns of a game again, from any of them on; the game itself stays as it is."""

    def __init__(self, whole: Snapshot, turn: int = 0) -> None:
        """Go to where this many turns had ended."""
        self._whole = whole
        self._commands: list[Command] | None = None
        self.snapshot = whole.before(whole.game.turns - turn)
        """What there is to see now."""
        self.in_turn = False

    @property
    def game(self) -> Game:
        """The game with all turns that there are."""
        return self._whole.game

    @property
    def turn(self) -> int:
        """The number of turns that have ended."""
        return self.snapshot.game.turns

    @property
    def over(self) -> bool:
        """Return whether all turns have been done again."""
        return self.turn == self.game.turns

    @property
    def began(self) -> Position:
        """The position in which the turn began that is done, or else the last one that was."""
        return self.game.positions[self.turn if self.in_turn else max(0, self.turn - 1)]

    @property
    def events(self) -> Sequence[Event]:
        """The last turn that ended, in events; nothing if none has."""
        return told_turn(self.game, self.turn - 1) if self.turn else ()

    def go_to(self, turn: int) -> None:
        """Go to where this many turns had ended."""
        self.snapshot = self._whole.before(self.game.turns - turn)
        self.in_turn = False

    def begin_turn(self) -> Turn:
        """Begin the next turn, which is done move by move then."""
        self.in_turn = True
        self._commands = None
        return self._next_turn

    @property
    def _next_turn(self) -> Turn:
        return self.game.record.turns[self.turn].turn

    def go_on(self) -> Sequence[Event]:
        """Make the next move of the turn, or end it once there is none left."""
        if self._commands is None:
            # To take a long turn apart into single moves takes a while.
            turn = self._next_turn
            self._commands = commands_for(self.began, turn)[:-1] if isinstance(turn, Play) else []
        if not self._commands:
            return self.end_turn()
        events = self.snapshot.game.do(self._commands.pop(0))
        self.snapshot = self.snapshot.follow_racks()
        return events

    def end_turn(self) -> Sequence[Event]:
        """Stand where the turn leads, whatever is left of it."""
        self.go_to(self.turn + 1)
        return self.events


def replay(journal: Journal) -> Playback:
    """Stand at the deal of a game that was written down, with every rack sorted by runs."""
    game, orders = Game.from_record(journal.record), (RackOrder("runs"),) * len(journal.players)
    return Playback(Snapshot(game, journal.players, orders, journal.results))


def turns_since(session: Session) -> tuple[Turn, ...]:
    """Return the turns that others took since the player to move last did, in their order."""
    game = session.game
    count = len(positions_since(game.positions, game.position.to_move)) - 1
    return tuple(timed.turn for timed in game.record.turns[game.turns - count :])


def last_turn(session: Session, seat: int) -> Sequence[Event]:
    """Say a seat's last turn in events; nothing if it had none."""
    at = session.game.turns - len(positions_since(session.game.positions, seat))
    return told_turn(session.game, at) if at >= 0 else ()


def told_turn(game: Game, at: int) -> Sequence[Event]:
    """Say a turn of a game in events, and the end of the game if it brought that."""
    before, after = game.positions[at : at + 2]
    events = turn_events(before, game.record.turns[at].turn, after)
    return [*events, GameEnded(game.result)] if after.ended and game.result else events
