"""What the table shows, as a frozen value: a live game, a past turn or a puzzle is its source."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.analysis.table_diff import added
from game.analysis.turn_status import TurnStatus, turn_status, watched_status
from game.engine.position import Table
from game.engine.rules import Rules
from game.engine.tile import Row, Tile
from game.session.player import Player
from game.session.rack_order import Mode
from game.session.session import Session
from game.view.tile_art import Mark

Marks = Mapping[tuple[int, int], Mark]
"""The marks of tiles by row and index."""


@dataclass(frozen=True)
class ShownSeat:
    """Say who sits there, with how many tiles and points, and whether the seat has opened."""

    player: Player
    tiles: int
    points: int
    opened: bool


@dataclass(frozen=True)
class Shown:
    """Hold all that is to be seen of a game by a viewer; None sees nobody's rack.

    It is the game with this `number` of a match, and a pass would end it if it is the `last_pass`
    (R39). `changed` are the rows that the last turn made; `sorted_by` says how the viewer's rack is
    shown. `key`, `plunder` and `inspected_key` are about the River: the tile taken, those that come
    with it, and the one only looked at (R45).
    """

    rules: Rules
    rows: Table
    status: TurnStatus
    marks: Marks
    changed: tuple[int, ...]
    seats: tuple[ShownSeat, ...]
    to_move: int
    over: bool
    pool: int
    last_pass: bool
    river: Row
    number: int
    can_undo: bool
    can_redo: bool
    viewer: int | None
    rack: Row = ()
    sorted_by: Mode | None = None
    plunder: Row = ()
    key: Tile | None = None
    inspected_key: int | None = None

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.seats[self.to_move].player

    @property
    def can_act(self) -> bool:
        """Tell whether the viewer may act on the table."""
        return not self.over and self.viewer == self.to_move and self.mover.bot is None

    @property
    def undealt(self) -> "Shown":
        """The table before the tiles are dealt: all lie in the pool, and it is nobody's turn."""
        pool = self.pool + sum(seat.tiles for seat in self.seats)
        seats = tuple(replace(seat, tiles=0) for seat in self.seats)
        return replace(self, seats=seats, pool=pool, viewer=None, rack=(), over=True)


def show(session: Session, viewer: int | None, inspected_key: int | None = None) -> Shown:
    """Show the game of a session to a viewer."""
    game = session.game
    position, draft = game.position, game.draft
    now = draft.position
    by_person = session.players[position.to_move].bot is None
    last = game.previous.table if game.previous else None
    shown = Shown(
        rules=position.rules,
        rows=draft.rows,
        status=turn_status(draft) if by_person else watched_status(draft),
        marks=_marks(last, position.table, draft.rows),
        changed=tuple(at for at, row in enumerate(draft.rows) if row not in (last or ())),
        seats=_seats(session),
        to_move=position.to_move,
        over=bool(position.ended),
        pool=len(position.pool),
        last_pass=not position.pool and position.passes + 1 == len(position.seats),
        river=now.river,
        number=len(session.results) + (game.result is None),
        can_undo=draft.can_undo,
        can_redo=draft.can_redo,
        viewer=viewer,
        inspected_key=inspected_key,
    )
    if viewer is None:
        return shown
    sorted_by = session.rack_orders[viewer].mode
    shown = replace(shown, rack=session.rack(viewer), sorted_by=sorted_by)
    if viewer != position.to_move:
        return shown
    return replace(shown, plunder=now.plunder, key=now.key)


def _seats(session: Session) -> tuple[ShownSeat, ...]:
    position = session.game.position
    return tuple(
        ShownSeat(player, len(seat.rack), points, seat.opened)
        for player, seat, points in zip(
            session.players, position.seats, session.standing.totals, strict=True
        )
    )


def _marks(last: Table | None, table: Table, rows: Table) -> Marks:
    """Mark the tiles played this turn, and those of the last turn whose rows lie still."""
    marks: dict[tuple[int, int], Mark] = {}
    if last is not None:
        changed = [(table[row], index) for row, index in added(last, table)]
        for at, row in enumerate(rows):
            marks |= {(at, index): "last" for old, index in changed if old == row}
    marks |= dict.fromkeys(added(table, rows), "own")
    return marks
