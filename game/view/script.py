"""A turn taken apart into single moves that a person can follow."""

from collections import Counter
from collections.abc import Iterable, Iterator

from game.engine.draft import Draft, RefusedError
from game.engine.meld import is_set
from game.engine.move import At, FromRack, Move, To
from game.engine.position import Position, Table, tiles_of
from game.engine.tidy import settle
from game.engine.tile import Row, Tile
from game.engine.turn import Play, Turn
from game.view.pairing import pairs, shared

GROWS = 2
"""A row with so many tiles of a set is where that set grows, whatever else still lies in it."""


def steps(position: Position, turn: Turn) -> list[Move]:
    """Give the moves to make one after the other through a draft of the position.

    They leave the rows of the play, in the turn of the initial meld as the draft tidies them; a
    play that is not legal is shown as far as the draft allows it.
    """
    return list(_moves(position, turn.table)) if isinstance(turn, Play) else []


def _moves(position: Position, table: Table) -> Iterator[Move]:
    """Build one set after the other, each as long as it takes, the least trouble first."""
    work = _Work(position.table, _tidied(position, table))
    at = -1
    while waiting := work.waiting():
        at = at if at in waiting else min(waiting, key=work.trouble)
        chosen = _best(position, work, work.singles(at)) or _best(position, work, [work.whole(at)])
        if chosen is None:
            return
        move, work = chosen
        yield move


def _best(position: Position, work: "_Work", moves: Iterable[Move]) -> tuple[Move, "_Work"] | None:
    """Choose the move that brings the table on most, if one does; of equals, the first."""
    ways = [
        (move, _Work(rows, work.sets)) for move in moves if (rows := _after(position, work, move))
    ]
    best = max(ways, key=lambda way: (way[1].progress, -way[1].broken), default=None)
    return best if best and best[1].progress > work.progress else None


def _after(position: Position, work: "_Work", move: Move) -> Table:
    """Give the rows that the draft makes of a move, none if it refuses."""
    draft = Draft(position, work.rows)
    try:
        draft.move(move)
    except RefusedError:
        return ()
    return draft.rows


def _tidied(position: Position, table: Table) -> Table:
    """Give the rows of a play as the draft will leave them."""
    there = Counter(position.table)
    rows: list[Row] = []
    for row in table:
        there[row] -= 1
        rows += [row] if there[row] >= 0 else settle(row, richest=not position.mover.opened)
    return tuple(rows)


class _Work:
    """Compare the rows on the table with the sets they shall become, known by their numbers."""

    def __init__(self, rows: Table, sets: Table) -> None:
        self.rows = rows
        self.sets = sets
        self._homes = {
            at: row for at, row in pairs(rows, sets).items() if _grows(rows[row], sets[at])
        }
        self._from_rack = tiles_of(sets) - tiles_of(rows)

    @property
    def progress(self) -> tuple[int, int]:
        """Count the sets that are done, and the tiles that lie where they belong."""
        done = sum(self.rows[row] == self.sets[at] for at, row in self._homes.items())
        return done, sum(shared(self.rows[row], self.sets[at]) for at, row in self._homes.items())

    @property
    def broken(self) -> int:
        """Count the rows that are no sets at present."""
        return sum(not is_set(row) for row in self.rows)

    def waiting(self) -> list[int]:
        """List the sets that lack tiles, and those that have them in another order."""
        return [
            at
            for at, wanted in enumerate(self.sets)
            if self._lacks(at) or (self._home(at) != wanted and self._is_pure(at))
        ]

    def trouble(self, at: int) -> tuple[bool, int]:
        """Rank a set: what the rack begins comes first, then what takes least from other rows."""
        lacks = self._lacks(at)
        from_rack = lacks & self._from_rack
        return not from_rack, (lacks - from_rack).total()

    def singles(self, at: int) -> Iterator[Move]:
        """List the moves of one tile to a set that lacks it, or to a row that may part by it."""
        present = self._present(at)
        for index in self._next(at, present):
            tile = self.sets[at][index]
            for source in self._sources(at, tile):
                yield Move((source,), self._target(at, index, present))
                for row in self._open_rows():
                    if tile in self.rows[row] and not _lies_in(source, row):
                        yield Move((source,), At(row, self.rows[row].index(tile)))

    def whole(self, at: int) -> Move:
        """Give the move of all tiles of a set at once, in order."""
        present = self._present(at)
        taken: list[FromRack | At] = []
        for index, tile in enumerate(self.sets[at]):
            here = [At(self._homes[at], present[index])] if index in present else []
            there = [
                each for each in self._sources(at, tile) if taken.count(each) < self._count(each)
            ]
            taken += (here or there)[:1]
        return Move(tuple(taken), At(self._homes[at], 0) if self._is_pure(at) else To.NEW_ROW)

    def _home(self, at: int) -> Row:
        return self.rows[self._homes[at]] if at in self._homes else ()

    def _lacks(self, at: int) -> Counter[Tile]:
        return Counter(self.sets[at]) - Counter(self._home(at))

    def _is_pure(self, at: int) -> bool:
        """Tell whether the home of a set holds nothing else."""
        return at in self._homes and not Counter(self._home(at)) - Counter(self.sets[at])

    def _present(self, at: int) -> dict[int, int]:
        """Give for the tiles of a set that lie in its home their places there."""
        places = list(enumerate(self._home(at)))
        present = {}
        for index, tile in enumerate(self.sets[at]):
            found = next((place for place in places if place[1] == tile), None)
            if found:
                places.remove(found)
                present[index] = found[0]
        return present

    def _next(self, at: int, present: dict[int, int]) -> list[int]:
        """List the tiles to add beside those present: numbers and what the rack has first."""
        wanted = self.sets[at]
        beside = [
            index
            for index in range(len(wanted))
            if index not in present and (not present or {index - 1, index + 1} & present.keys())
        ]
        return sorted(beside, key=lambda i: (wanted[i].is_joker, not self._from_rack[wanted[i]]))

    def _target(self, at: int, index: int, present: dict[int, int]) -> At | To:
        """Give the place for a tile of a set: behind the last one that is to be ahead of it."""
        if at not in self._homes:
            return To.NEW_ROW
        ahead = [place for other, place in present.items() if other < index]
        return At(self._homes[at], max(ahead) + 1 if ahead else min(present.values()))

    def _sources(self, at: int, tile: Tile) -> Iterator[FromRack | At]:
        """List where a tile can be taken up that a set lacks."""
        if self._from_rack[tile]:
            yield FromRack(tile)
        for row in self._open_rows():
            if self._spare(row)[tile] and row != self._homes.get(at):
                yield from (At(row, i) for i, each in enumerate(self.rows[row]) if each == tile)

    def _count(self, source: FromRack | At) -> int:
        return self._from_rack[source.tile] if isinstance(source, FromRack) else 1

    def _spare(self, row: int) -> Counter[Tile]:
        """Give the tiles of a row that do not belong to the set that grows from it."""
        sets = [self.sets[at] for at, home in self._homes.items() if home == row]
        return Counter(self.rows[row]) - Counter(sets[0] if sets else ())

    def _open_rows(self) -> list[int]:
        """List the rows that are no set as it shall be."""
        done = {row for at, row in self._homes.items() if self.rows[row] == self.sets[at]}
        return [row for row in range(len(self.rows)) if row not in done]


def _grows(row: Row, into: Row) -> bool:
    """Tell whether a set grows from a row: that has some of it, or nothing else."""
    return shared(row, into) >= min(GROWS, len(row))


def _lies_in(source: FromRack | At, row: int) -> bool:
    return isinstance(source, At) and source.row == row
