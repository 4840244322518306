"""Stamps of the turn that has just ended, as an event of the session."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.analysis.stamps import Taken, detect_stamps
from game.engine.events import Event
from game.engine.game import Game, Undo
from game.engine.position import tiles_of
from game.engine.tile import Tile
from game.session.commands import SessionCommand


@dataclass(frozen=True)
class StampsFound:
    """The player on a seat had these ideas for the first time."""

    seat: int
    kinds: tuple[str, ...]


SessionEvent = Event | StampsFound


def laid_last(game: Game) -> set[Tile]:
    """Return the tiles that the last turn laid."""
    before, after = game.positions[-2:]
    return {*(tiles_of(after.table) - tiles_of(before.table))}


def stamps_of_last_turn(game: Game, done: Iterable[SessionCommand | None]) -> tuple[str, ...]:
    """Name the ideas of the last turn, in which these commands were given."""
    before, after = game.positions[-2:]
    undone = any(isinstance(command, Undo) for command in done)
    return detect_stamps(Taken(before, game.record.turns[-1].turn, after, undone))
