"""What the table shows, as a frozen value: a live game, a past turn or a puzzle is its source."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.analysis.changes_since import carried, drawn, laid_in, positions_since
from game.analysis.moments import NEARLY_OUT, waits
from game.analysis.surprise import surprised
from game.analysis.turn_status import TurnStatus, turn_status, watched_status
from game.engine.game import Game
from game.engine.position import Table
from game.engine.rules import GENTLE, Rules
from game.engine.tile import Row
from game.session.order.rack_order import RackOrder
from game.session.player import Player
from game.session.snapshot import Snapshot
from game.view.tile_art import SEATS, Mark

LAST_STAND = 2
"""With so few tiles one stands up."""

LAST_TILES = 10
"""With so few tiles in the pool the last act begins."""

LAST_TILES_OF_FEW = 4
"""And with so few in a short game, which begins with hardly more than ten."""

Marks = Mapping[tuple[int, int], Mark]
"""The marks of tiles by row and index."""

RackMarks = Mapping[int, Mark]
"""The marks of tiles by their place on the rack as it is shown."""


@dataclass(frozen=True)
class ShownSeat:
    """Say who sits there, with how many tiles and points, and whether the seat has opened."""

    player: Player
    tiles: int
    points: int
    opened: bool
    has_just_played: bool = False
    """The last turn was theirs, and a play."""
    is_surprised: bool = False
    """The last turn took a row of theirs apart, or somebody opened big."""
    open_rack: Row = ()
    """The rack, if it lies open for others than its owner, who has it in front."""
    last_rack: Row = ()
    """The rack of a game that ended as nobody played any more."""
    waits: bool = False
    """They draw and draw while others play."""

    @property
    def nearly_out(self) -> bool:
        """Return whether so few tiles are left that the others should beware."""
        return 0 < self.tiles <= NEARLY_OUT

    @property
    def stands(self) -> bool:
        """Whether so few tiles are left that the next turn may be the last."""
        return 0 < self.tiles <= LAST_STAND


@dataclass(frozen=True)
class Shown:
    """Hold all that is to be seen of a game by a viewer; None sees nobody's rack.

    It is the game with this `number` of a match, after so many turns, and a pass would end it if
    it is the `last_pass` (R39); in its `last_act` the pool is nearly empty. The first rows,
    `locked` of them, have to wait for the first sets of the player to move. `changed` are the rows
    that the last turn made; `rack_order` is how the viewer's rack is shown. `plunder`,
    `inspected_key` and `offer` are about the River: the tiles that come with the one taken, the one
    only looked at (R45), and those of which one is to be kept (R44).
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
    turn: int
    can_undo: bool
    can_redo: bool
    locked: int
    viewer: int | None
    rack_order: RackOrder | None = None
    rack_marks: RackMarks = field(default_factory=dict)
    last_act: bool = False
    plunder: Row = ()
    inspected_key: int | None = None
    offer: Row = ()
    winners: tuple[int, ...] = ()

    @property
    def lit(self) -> tuple[int, ...]:
        """The seats in the light: the player to move, and at the end the winners."""
        return self.winners if self.over else (self.to_move,)

    @property
    def rack(self) -> Row:
        """The tiles of the viewer's rack in the order in which they are shown."""
        return self.rack_order.tiles if self.rack_order else ()

    @property
    def is_gentle(self) -> bool:
        """Whether children play, whom nothing alarms."""
        return self.rules.name in GENTLE

    @property
    def is_secret(self) -> bool:
        """Return whether others who sit here may not hear what is on the viewer's rack."""
        if self.viewer is None:
            return False
        people = sum(seat.player.bot is None for seat in self.seats)
        return people > 1 and not self.players[self.viewer].plays_open(self.rules)

    @property
    def any_open(self) -> bool:
        """Return whether somebody plays with an open rack."""
        return any(seat.player.plays_open(self.rules) for seat in self.seats)

    @property
    def open_racks(self) -> dict[int, tuple[Player, Row]]:
        """The racks that lie open for others than their owners, by seat."""
        everybody = enumerate(self.seats)
        return {at: (seat.player, seat.open_rack) for at, seat in everybody if seat.open_rack}

    @property
    def last_racks(self) -> dict[int, tuple[Player, Row]]:
        """The racks of the others when a game has ended as nobody played any more, by seat."""
        everybody = enumerate(self.seats)
        return {at: (seat.player, seat.last_rack) for at, seat in everybody if seat.last_rack}

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""
        return tuple(seat.player for seat in self.seats)

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.seats[self.to_move].player

    @property
    def can_act(self) -> bool:
        """Return whether the viewer may act on the table."""
        return not self.over and self.viewer == self.to_move and self.mover.bot is None

    @property
    def undealt(self) -> "Shown":
        """The table before the tiles are dealt: all lie in the pool, and it is nobody's turn."""
        dealt = sum(seat.tiles for seat in self.seats) + sum(map(len, self.rows))
        seats = tuple(replace(seat, tiles=0, open_rack=()) for seat in self.seats)
        pool = self.pool + dealt
        return replace(
            self, rows=(), changed=(), seats=seats, pool=pool, rack_order=None, over=True
        )


def own_seat(players: Sequence[Player]) -> int | None:
    """Return the seat whose rack is open from the start.

    That is the lone person's, or the first if bots play alone; among several people nobody's.
    """
    people = [at for at, player in enumerate(players) if player.bot is None]
    if len(people) > 1:
        return None
    return next(iter(people), 0)


def show(
    snapshot: Snapshot,
    viewer: int | None,
    inspected_key: int | None = None,
    *,
    asked: bool = False,
) -> Shown:
    """Show a game to a viewer, who may have `asked` to play the table so."""
    game = snapshot.game
    position, draft = game.position, game.draft
    now = draft.position
    is_person = snapshot.players[position.to_move].bot is None
    last_tiles = LAST_TILES_OF_FEW if position.rules.chance_runs else LAST_TILES
    last = game.positions[-2].table if game.turns else ()
    shown = Shown(
        rules=position.rules,
        rows=draft.rows,
        status=turn_status(draft, asked=asked) if is_person else watched_status(draft),
        marks=_marks(snapshot, viewer),
        changed=tuple(at for at, row in enumerate(draft.rows) if row not in last),
        seats=_seats(snapshot, viewer),
        to_move=position.to_move,
        over=bool(position.ended),
        pool=len(position.pool),
        last_pass=not position.pool and position.passes + 1 == position.holding,
        river=now.river,
        number=snapshot.number,
        turn=game.turns,
        can_undo=draft.can_undo,
        can_redo=draft.can_redo,
        locked=draft.locked,
        viewer=viewer,
        last_act=len(position.pool) <= last_tiles < len(game.start.pool),
        inspected_key=inspected_key,
        winners=game.result.winners if game.result else (),
    )
    if viewer is None:
        return shown
    order = snapshot.rack_order(viewer)
    marked = _rack_marks(snapshot, viewer, order.tiles)
    shown = replace(shown, rack_order=order, rack_marks=marked)
    if viewer != position.to_move:
        return shown
    return replace(shown, plunder=now.plunder, offer=game.offer)


def _seats(snapshot: Snapshot, viewer: int | None) -> tuple[ShownSeat, ...]:
    position, played = snapshot.game.position, _just_played(snapshot.game)
    startled = surprised(snapshot.game.positions)
    everybody = zip(snapshot.players, position.seats, snapshot.totals, strict=True)
    return tuple(
        ShownSeat(
            player,
            len(seat.rack),
            points,
            seat.opened,
            at == played,
            at in startled,
            snapshot.rack(at) if at != viewer and player.plays_open(snapshot.rules) else (),
            snapshot.rack(at) if at != viewer and position.ended == "blocked" else (),
            waits(at, snapshot.game.positions),
        )
        for at, (player, seat, points) in enumerate(everybody)
    )


def _just_played(game: Game) -> int | None:
    """Return the seat whose turn was the last, if it laid tiles then."""
    if len(game.positions) < 2:
        return None
    before, now = game.positions[-2:]
    seat = before.to_move
    return seat if len(before.mover.rack) > len(now.seats[seat].rack) else None


def _marks(snapshot: Snapshot, viewer: int | None) -> Marks:
    """Mark what the viewer has laid in this turn, and what others have since the viewer's last.

    Where nobody looks, it is shown as the player to move will see it.
    """
    game = snapshot.game
    position, rows = game.position, game.draft.rows
    seen_by = position.to_move if viewer is None else viewer
    before = laid_in(positions_since(game.positions, seen_by))
    laid = carried(before, position.table, rows, position.to_move)
    players = snapshot.players
    return {at: "own" if seat == viewer else mark_of(players, seat) for at, seat in laid.items()}


def mark_of(players: Sequence[Player], seat: int) -> Mark:
    """Return the mark of what a seat has laid: its colour."""
    return SEATS[players[seat].color_on(seat)]


def _rack_marks(snapshot: Snapshot, viewer: int, rack: Row) -> RackMarks:
    """Mark the Key, and what the viewer's last turn brought until the viewer moves again."""
    draft = snapshot.game.draft
    acts = viewer == snapshot.game.position.to_move
    key = draft.position.key if acts else None
    marks: dict[int, Mark] = dict.fromkeys(_last_of(rack, (key,) if key else ()), "own")
    if acts and draft.touched:
        return marks
    new = drawn(snapshot.game.positions, viewer)
    return marks | dict.fromkeys(_last_of(rack, new), mark_of(snapshot.players, viewer))


def _last_of(rack: Row, tiles: Row) -> Iterator[int]:
    """List where these tiles stand on a rack; of equal ones the last is meant."""
    wanted = Counter(tiles)
    for at, tile in reversed(list(enumerate(rack))):
        if wanted[tile] > 0:
            wanted[tile] -= 1
            yield at
