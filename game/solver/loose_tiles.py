"""The best play that leaves one or two loose tiles, which the player takes (R43)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from game.engine.meld import SMALLEST
from game.engine.position import Position, Table, tiles_of
from game.engine.tile import BONUS, COLORS, JOKER, NUMBERS, Row, Tile
from game.engine.turn import MOST_LOOSE, play_faults
from game.solver.backtrack_layers import Layer, layer_after, start_in, worth_keeping
from game.solver.best_table import Best
from game.solver.lay_out import add_jokers, lay_out
from game.solver.packing import ONE_JOKER, STATE, WORTH_SHIFT
from game.solver.supplies import Column, Supply, columns, stock_of
from game.solver.sweep import Use, use


class _Origin(NamedTuple):
    """How many tiles were loose before a number, and what was left of it without its loose ones."""

    loose: int
    tiles: Row
    column: Column


Origins = dict[int, _Origin]


class Loosened(NamedTuple):
    """Sets without the loose tiles, those tiles, and by how many tiles the rack gets smaller."""

    sets: Table
    loose: Row
    gain: int


class LooseSweep:
    """Walk over the numbers as the sweep does, in a layer for each count of loose tiles."""

    def __init__(self, table: Table, rack: Row, bound: Row = ()) -> None:
        """Take the tiles that must be laid, those that may be, and those never left loose."""
        stock = stock_of(table, rack)
        self._spare = Counter(stock.table) - Counter(bound)
        self._columns = columns(stock, "tiles")
        worths = [sum(each.rack for each in column) for column in self._columns]
        self._ahead = [sum(worths[at:]) for at in range(len(worths) + 1)]
        start = {stock.jokers * ONE_JOKER: 0}
        self._layers: list[list[Layer]] = [[start, *({} for _ in range(MOST_LOOSE))]]
        self._origins: list[list[Origins]] = []

    def best(self, least: int) -> Iterator[Loosened]:
        """List for each count of loose tiles what gains most, from `least` on, the best first."""
        for at in range(len(NUMBERS)):
            self._walk(at, least)
        found = [
            ((score >> WORTH_SHIFT) - loose, loose, state)
            for loose, layer in enumerate(self._layers[-1])
            for state, score in layer.items()
            if loose and (score >> WORTH_SHIFT) - loose >= least
        ]
        ends = {loose: (gain, state) for gain, loose, state in sorted(found)}
        for loose, (gain, state) in sorted(ends.items(), key=lambda end: end[1], reverse=True):
            yield self._laid(loose, state, gain)

    def _walk(self, at: int, least: int) -> None:
        layers: list[Layer] = [{} for _ in range(MOST_LOOSE + 1)]
        origins: list[Origins] = [{} for _ in layers]
        for loose, layer in enumerate(self._layers[-1]):
            hopeful = self._hopeful(layer, least + loose - self._ahead[at])
            for tiles, column in self._choices(at, MOST_LOOSE - loose) if hopeful else ():
                there = loose + len(tiles)
                for state, score in layer_after(hopeful, column).items():
                    if score > layers[there].get(state, -1):
                        layers[there][state] = score
                        origins[there][state] = _Origin(loose, tiles, column)
        self._layers.append(layers)
        self._origins.append(origins)

    def _hopeful(self, layer: Layer, least: int) -> Layer:
        """Keep the states that can still gain enough, and that no other dominates."""
        able = {state: score for state, score in layer.items() if score >> WORTH_SHIFT >= least}
        return worth_keeping(able)

    def _choices(self, at: int, most: int) -> Iterator[tuple[Row, Column]]:
        """List the ways to leave at most `most` tiles of a number loose, each with the rest.

        A tile of the rack lies in no place of one that is loose: it would be a play of nothing.
        """
        faces = [Tile(color, NUMBERS[at]) for color in COLORS]
        for size in range(most + 1):
            for tiles in combinations_with_replacement(faces, size):
                count = Counter(tiles)
                if count <= self._spare:
                    yield (
                        tiles,
                        tuple(
                            _without_loose(each, count[face])
                            for face, each in zip(faces, self._columns[at], strict=True)
                        ),
                    )

    def _laid(self, loose: int, state: int, gain: int) -> Loosened:
        """Walk back from an end, and lay out what was found."""
        uses: list[Use] = []
        used: list[Column] = []
        taken: Row = ()
        for at in range(len(NUMBERS) - 1, -1, -1):
            origin = self._origins[at][loose][state]
            end = state + self._layers[at + 1][loose][state]
            start = start_in(self._layers[at][origin.loose], end, origin.column)
            uses.append(use(origin.column, start, end))
            used.append(origin.column)
            taken += origin.tiles
            loose, state = origin.loose, start & STATE
        return Loosened(lay_out(uses[::-1], used[::-1]), taken, gain)


def _without_loose(there: Supply, loose: int) -> Supply:
    return there._replace(table=there.table - loose, rack=0) if loose else there


def with_loose_tiles(start: Position, best: Best) -> Best:
    """Look for a play that leaves loose tiles and gains more tiles than the best one without.

    If there is none without, one will do after which the rack is no larger. With bonus jokers in
    play it is not looked for.
    """
    key = (start.key,) if start.key else ()
    before = (*start.table, key) if key else start.table
    rack = tuple((Counter(start.mover.rack) - Counter(key)).elements())
    if any(tile in BONUS for row in (*before, rack) for tile in row):
        return best._replace(proven=False)
    found, least = best, len(key) + len(start.plunder)
    if best.table is not None:
        least = gain(start.table, best.table) + 1
    # Jokers of the rack may be spare, and then the sweep does not count them.
    sought = least - len(key) - rack.count(JOKER)
    for loosened in LooseSweep(before, rack, key).best(sought):
        more = _legal(start, loosened, before, rack)
        if more is None:
            found = found._replace(proven=False)
        elif gain(start.table, more) >= least:
            found, least = Best(more, found.proven), gain(start.table, more) + 1
    return found


def finish_with_loose_tiles(start: Position, before: Table, rack: Row, bound: Row) -> Best:
    """Look for any such play with all that lies before and, if need be, more of the rack.

    With bonus jokers in play it is not looked for.
    """
    if any(tile in BONUS for row in (*before, rack) for tile in row):
        return Best(None, proven=False)
    proven = True
    for loosened in LooseSweep(before, rack, bound).best(-MOST_LOOSE - rack.count(JOKER)):
        if table := _legal(start, loosened, before, rack):
            return Best(table, proven)
        # Where the most of the rack that can lie so is nothing, there is no play to overlook.
        nothing = loosened.gain == -len(loosened.loose) and not bound and JOKER not in rack
        proven = proven and nothing
    return Best(None, proven)


def _legal(start: Position, loosened: Loosened, before: Table, rack: Row) -> Table | None:
    """Add spare jokers and the loose tiles; nothing if the table cannot be left like that."""
    spare = tiles_of((*before, rack))[JOKER] - tiles_of(loosened.sets)[JOKER]
    for jokers in range(spare, spare - rack.count(JOKER) - 1, -1):
        sets = add_jokers(loosened.sets, jokers) if jokers >= 0 else None
        if sets is not None:
            table = (*sets, *((tile,) for tile in loosened.loose))
            if not play_faults(start, table):
                return table
    return None


def gain(before: Table, after: Table) -> int:
    """Count by how many tiles more a table has in its sets."""
    return sum(len(row) for row in after if len(row) >= SMALLEST) - sum(map(len, before))
