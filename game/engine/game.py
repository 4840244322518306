"""A game in progress: position, draft, clock and record; commands go in, events come out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.engine.clock import Clock
from game.engine.draft import Draft, RefusedError
from game.engine.events import (
    DraftChanged,
    Drew,
    Event,
    GameEnded,
    Offered,
    Passed,
    Played,
    Prolonged,
    Refused,
    TimedOut,
    TurnBegan,
)
from game.engine.fault import fault
from game.engine.move import Move
from game.engine.position import Position
from game.engine.record import Record, TimedTurn
from game.engine.river import offer
from game.engine.score import Result, result_of
from game.engine.tile import Row
from game.engine.turn import (
    Choice,
    Draw,
    Pass,
    Play,
    Timeout,
    Turn,
    apply,
    apply_legal,
    arranged,
    loose_tiles,
    played,
    turn_faults,
)


@dataclass(frozen=True)
class Undo:
    """Take the last step of the draft back."""


@dataclass(frozen=True)
class Redo:
    """Make a step taken back again."""


@dataclass(frozen=True)
class Reset:
    """Put the table back as it was at the start of the turn."""


@dataclass(frozen=True)
class EndTurn:
    """Leave the table as the draft has it."""


@dataclass(frozen=True)
class TakeKey:
    """Take the tile at this place of the River as the Key (R45)."""

    key: int


@dataclass(frozen=True)
class MoreTime:
    """Let the turn last a minute longer (R37); the table says to whom that is offered."""


MINUTE = 60
"""The seconds that it brings."""

Command = MoreTime | Move | TakeKey | Undo | Redo | Reset | EndTurn | Choice


class Game:
    """Play one game from its start position, ticked each frame."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self._positions = [start]
        self.draft = Draft(start)
        self.clock = Clock(start.seconds)
        self.offer: Row = ()
        self._turns: list[TimedTurn] = []

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """Go on where a record ends; raise IllegalTurnError if the rules forbid a turn of it."""
        game = cls(record.start)
        for timed in record.turns:
            game._apply(timed, apply(game.position, timed.turn))
        return game

    @property
    def positions(self) -> Sequence[Position]:
        """All positions between two turns, from the start to the one now."""
        return self._positions

    @property
    def position(self) -> Position:
        """The position that the turn under way began with."""
        return self._positions[-1]

    @property
    def result(self) -> Result | None:
        """The scores, once the game has ended (R38, R39, R48)."""
        ended, seats = self.position.ended, self.position.seats
        if not ended:
            return None
        racks = [seat.rack for seat in seats]
        return result_of(self.position.rules, ended, racks, first=self.start.to_move)

    def before(self, turns: int) -> Self:
        """Return a separate game that stands where this one stood `turns` turns ago."""
        game, kept = type(self)(self.start), self.turns - turns
        game._turns = self._turns[:kept]
        game._positions = self._positions[: kept + 1]
        game.draft = Draft(game.position)
        game.clock.restart(game.position.seconds)
        return game

    @property
    def state(self) -> tuple[object, ...]:
        """All that makes two games equal, the steps of the draft and the clock among it."""
        clock = (self.clock.used, self.clock.limit)
        return self.record, self.position, self.draft.steps, clock, self.offer

    @property
    def turns(self) -> int:
        """The number of turns that have ended."""
        return len(self._turns)

    @property
    def record(self) -> Record:
        """The game so far; what is on the table in the turn under way is not in it."""
        return Record(self.start, tuple(self._turns))

    def do(self, command: Command) -> list[Event]:
        """Carry a command out for the player to move; refused commands change nothing."""
        if self.position.ended:
            return []
        if isinstance(command, MoreTime):
            return self._prolong()
        if self.offer and not isinstance(command, Draw):
            return [Refused((fault("choose-one"),))]
        match command:
            case EndTurn():
                return self._end(self.draft.play)
            case Draw(None) if offered := offer(self.position):
                return self._offer(offered)
            case Play() | Draw() | Pass():
                return self._end(command)
            case _:
                return self._change_draft(command)

    def tick(self, dt: float) -> list[Event]:
        """Advance the turn by `dt` seconds; the turn ends when its time is over (R34–R36)."""
        if self.position.ended:
            return []
        self.clock.tick(dt)
        return self._time_over() if self.clock.is_over else []

    def _prolong(self) -> list[Event]:
        self.clock.prolong(MINUTE)
        return [] if self.clock.limit is None else [Prolonged(self.position.to_move, MINUTE)]

    def _offer(self, two: Row) -> list[Event]:
        """Let the player see two tiles, of which one is to be kept (R44)."""
        if self.offer:
            return [Refused((fault("choose-one"),))]
        self.draft.reset()
        self.offer = two
        return [Offered(self.position.to_move, two)]

    def _change_draft(self, command: Move | TakeKey | Undo | Redo | Reset) -> list[Event]:
        before, key = self.draft.rows, self.draft.key
        try:
            match command:
                case Move():
                    self.draft.move(command)
                case TakeKey():
                    self.draft.take(command.key)
                case Undo():
                    self.draft.undo()
                case Redo():
                    self.draft.redo()
                case Reset():
                    self.draft.reset()
        except RefusedError as refused:
            return [Refused((refused.fault,))]
        changed = (self.draft.rows, self.draft.key) != (before, key)
        return [DraftChanged(before, self.draft.rows)] if changed else []

    def _time_over(self) -> list[Event]:
        seat = self.position.to_move
        if self.offer:
            return [TimedOut(seat, unfinished=False), *self._end(Draw(self.offer[0]))]
        if not self.draft.faults():
            return [TimedOut(seat, unfinished=False), *self._end(self.draft.play)]
        return self._end(Timeout(unfinished=bool(self.draft.played)))

    def _end(self, turn: Turn) -> list[Event]:
        if faults := turn_faults(self.position, turn):
            return [Refused(faults)]
        before = self.position
        timed = TimedTurn(_settled(before, turn), round(self.clock.used, 1))
        self._apply(timed, apply_legal(before, timed.turn))
        return [*turn_events(before, turn, self.position), self._what_next()]

    def _apply(self, timed: TimedTurn, after: Position) -> None:
        """Let a turn have happened; the next one begins."""
        self._positions.append(after)
        self._turns.append(timed)
        self.draft = Draft(self.position)
        self.offer = ()
        self.clock.restart(self.position.seconds)

    def _what_next(self) -> Event:
        result = self.result
        return GameEnded(result) if result else TurnBegan(self.position.to_move)


def _settled(before: Position, turn: Turn) -> Turn:
    """Put the rows of a play in the order in which the table keeps them, as text does."""
    return (
        replace(turn, table=arranged(before.table, turn.table)) if isinstance(turn, Play) else turn
    )


def turn_events(before: Position, turn: Turn, after: Position) -> list[Event]:
    """Say a turn in events."""
    seat = before.to_move
    drawn = len(after.seats[seat].rack) - len(before.mover.rack)
    if isinstance(turn, Play):
        tiles = played(before.table, after.table)
        loose = loose_tiles(before, turn.table)
        return [Played(seat, tiles, opening=not before.mover.opened, taken=len(loose))]
    ended = Drew(seat, drawn) if drawn else Passed(seat)
    return [TimedOut(seat, turn.unfinished), ended] if isinstance(turn, Timeout) else [ended]
