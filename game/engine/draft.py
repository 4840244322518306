"""The table under the hand of the player to move: tiles go to and fro until the turn ends."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from game.engine.fault import Fault, fault
from game.engine.move import At, FromRack, Move, To
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.tidy import normalize
from game.engine.tile import Row, Tile, in_order
from game.engine.turn import Play, loose_tiles, play_faults, played


@dataclass(frozen=True)
class _State:
    rows: Table
    rack: Row
    key: int | None = None


class RefusedError(ValueError):
    """Say why a move cannot be made; the draft is as before."""

    def __init__(self, found: Fault) -> None:
        super().__init__(found)
        self.fault = found

    def __str__(self) -> str:
        return self.fault.reason


class Draft:
    """Hold rows and rack as the player to move has them now, with every step before."""

    def __init__(self, position: Position, rows: Table | None = None) -> None:
        """Start from the position, or in the middle of a turn with the table as `rows`."""
        self._start = position
        self._past: list[_State] = []
        self._future: list[_State] = []
        self._now = _State(position.table, position.mover.rack)
        if rows is not None:
            self._step_to(_State(rows, _left(position, rows)))

    @property
    def position(self) -> Position:
        """The position that the turn began with, the Key taken if it was."""
        return self._start if self.key is None else take(self._start, self.key)

    @property
    def key(self) -> int | None:
        """The place in the River of the Key, if it was taken (R45)."""
        return self._now.key

    @property
    def play(self) -> Play:
        """The turn that leaves the table as it is now."""
        return Play(self.rows, self.key)

    @property
    def loose(self) -> Row:
        """The loose tiles that the player would take (R43)."""
        return loose_tiles(self.position, self.rows)

    @property
    def rows(self) -> Table:
        """The rows on the table now."""
        return self._now.rows

    @property
    def rack(self) -> Row:
        """The tiles on the rack now, in order."""
        return self._now.rack

    @property
    def played(self) -> Row:
        """The rack tiles that lie on the table now."""
        return played(self.position.table, self.rows)

    @property
    def touched(self) -> bool:
        """Return whether anything is not as it was at the start of the turn."""
        return self._now != self._at_start()

    @property
    def steps(self) -> tuple[object, ...]:
        """The steps that can be taken back, the state now, and the steps that were taken back."""
        return tuple(self._past), self._now, tuple(self._future)

    @property
    def past(self) -> tuple[tuple[Table, int | None], ...]:
        """The tables and Keys that can be gone back to, the first one first."""
        return tuple((state.rows, state.key) for state in self._past)

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return whether there is a step that was taken back."""
        return bool(self._future)

    def faults(self) -> tuple[Fault, ...]:
        """Return all reasons why the table cannot be left as it is."""
        return play_faults(self.position, self.rows)

    @property
    def locked(self) -> int:
        """How many rows, the first ones, have to wait for the initial meld (R13)."""
        if self.position.mover.opened or self.position.rules.build_in_initial_turn:
            return 0
        return len(self.position.table)

    def tried(self, move: Move) -> tuple[Table, ...]:
        """Return what would become of each row by a move, and the new rows; or RefusedError."""
        rows, _ = self._moved(move)
        return rows

    def move(self, move: Move) -> None:
        """Make a move and tidy the rows it touched; RefusedError leaves all as before."""
        rows, rack = self._moved(move)
        state = _State(tuple(part for parts in rows for part in parts), rack, self.key)
        if state != self._now:
            self._step_to(state)

    def take(self, key: int) -> None:
        """Take a tile of the River as the Key, before anything else is done (R45)."""
        if not self.position.rules.river or not 0 <= key < len(self._start.river):
            raise RefusedError(fault("no-such-tile"))
        if self._now != self._at_start():
            raise RefusedError(fault("river-first"))
        taken = take(self._start, key)
        self._step_to(_State(taken.table, taken.mover.rack, key))

    def reset(self) -> None:
        """Put everything back as it was at the start of the turn; this too can be undone."""
        if self._now != self._at_start():
            self._step_to(self._at_start())

    def _at_start(self) -> _State:
        return _State(self._start.table, self._start.mover.rack)

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        if self._past:
            self._future.append(self._now)
            self._now = self._past.pop()

    def redo(self) -> None:
        """Make the step that was taken back again, if there is one."""
        if self._future:
            self._past.append(self._now)
            self._now = self._future.pop()

    def _step_to(self, state: _State) -> None:
        self._past.append(self._now)
        self._future.clear()
        self._now = state

    def _moved(self, move: Move) -> tuple[tuple[Table, ...], Row]:
        """Return the rows that come of each row, and the rack."""
        self._check(move)
        rows = [list(row) for row in self.rows]
        rack = list(self.rack)
        taken = [self._tile(source) for source in move.tiles]
        sides = [[self._tile(place) for place in side] for side in move.apart]
        touched = _take((*move.tiles, *chain(*move.apart)), rows, rack)
        touched.update(range(len(rows), len(rows) + len(sides)))
        rows += sides
        if move.to is To.RACK:
            self._check_own(self._tile(at) for at in move.tiles if isinstance(at, At))
            rack += taken
        elif move.to is To.NEW_ROW:
            touched.add(len(rows))
            rows.append(taken)
        elif isinstance(move.to, At):
            row, index = move.to.row, move.to.index
            before = sum(at.row == row and at.index < index for at in self._places(move))
            rows[row][index - before : index - before] = taken
            touched.add(row)
        return self._settled(rows, touched), in_order(rack)

    def _settled(self, rows: list[list[Tile]], touched: set[int]) -> tuple[Table, ...]:
        richest = not self.position.mover.opened
        return tuple(
            normalize(tuple(row), richest=richest) if at in touched else (tuple(row),)
            for at, row in enumerate(rows)
        )

    def _tile(self, source: FromRack | At) -> Tile:
        return source.tile if isinstance(source, FromRack) else self.rows[source.row][source.index]

    def _check(self, move: Move) -> None:
        """Refuse what does not exist and, before the initial meld, what is not the player's."""
        if not move.tiles or len(set(self._places(move))) < len(self._places(move)):
            raise RefusedError(fault("no-such-tile"))
        wanted = Counter(source.tile for source in move.tiles if isinstance(source, FromRack))
        if wanted - Counter(self.rack):
            raise RefusedError(fault("no-such-tile"))
        for place in self._places(move):
            if not self._exists(place):
                raise RefusedError(fault("no-such-tile"))
        if isinstance(move.to, At) and not self._exists(move.to, gap=True):
            raise RefusedError(fault("no-such-tile"))
        self._check_opened(move)

    def _check_opened(self, move: Move) -> None:
        """Keep the table that was there untouched in the turn of the initial meld (R13)."""
        ends = (*self._places(move), *((move.to,) if isinstance(move.to, At) else ()))
        if touched := sorted({place.row for place in ends if place.row < self.locked}):
            raise RefusedError(fault("table-touched", *touched))

    def _check_own(self, tiles: Iterable[Tile]) -> None:
        """Let only tiles that came from the rack this turn go back to it (R15)."""
        foreign = Counter(tiles) - Counter(self.played)
        for tile in foreign:
            raise RefusedError(fault("not-your-tile", tile=str(tile)))

    @staticmethod
    def _places(move: Move) -> list[At]:
        return [each for each in (*move.tiles, *chain(*move.apart)) if isinstance(each, At)]

    def _exists(self, place: At, *, gap: bool = False) -> bool:
        if not 0 <= place.row < len(self.rows):
            return False
        return 0 <= place.index < len(self.rows[place.row]) + gap


def _left(position: Position, rows: Table) -> Row:
    """Return what is left of the mover's rack with the table like this."""
    rack = Counter(position.mover.rack) - Counter(played(position.table, rows))
    return in_order(rack.elements())


def _take(sources: Iterable[FromRack | At], rows: list[list[Tile]], rack: list[Tile]) -> set[int]:
    """Remove tiles from rows and rack; give the numbers of the rows that lost some."""
    places = [source for source in sources if isinstance(source, At)]
    for source in sources:
        if isinstance(source, FromRack):
            rack.remove(source.tile)
    for place in sorted(places, key=lambda each: each.index, reverse=True):
        del rows[place.row][place.index]
    return {place.row for place in places}
