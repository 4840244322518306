"""A player that hardly rearranges: it lays own sets, and adds tiles to rows on the table."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random

from game.bots.end import drawn
from game.bots.greedy import most_tiles
from game.bots.river import answer
from game.bots.sight import beside, idle, with_rack
from game.engine.deal import shuffled
from game.engine.meld import counts
from game.engine.position import Position, Table, tiles_of
from game.engine.tile import Row, Tile
from game.engine.turn import Choice, Play, turn_faults

NEVER = 1_000
"""More tiles than are ever drawn."""


@dataclass(frozen=True)
class Plain:
    """Say how large a share of its tiles a player notices in each turn.

    Each time so many tiles have been drawn it learns to rearrange one more row, and when the pool
    is empty it rearranges so many. Where all play together, all help it to see every tile.
    """

    notices: float = 1.0
    at_end: int = 0
    pace: int = NEVER

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn; chance picks what is overlooked, and which rows are rearranged."""
        if kept := answer(view):
            return kept
        share = 1.0 if view.rules.together else self.notices
        rack = noticed(view.mover.rack, share, rng)
        rows = shuffled(view.table, rng)
        count = drawn(view) // self.pace if view.pool else self.at_end
        return plain_turn(view, rack, tuple(rows[:count]), tuple(rows[count:]))


def noticed(rack: Row, share: float, rng: Random) -> Row:
    """Leave out the tiles that are overlooked."""
    return tuple(tile for tile in rack if rng.random() < share)


def plain_turn(view: Position, rack: Row, rearranged: Table, still: Table) -> Choice:
    """Lay what these tiles of the rack allow; some rows are rearranged, others only added to."""
    seen = with_rack(replace(view, table=rearranged), rack)
    turn = beside(view, still, most_tiles(seen))
    play = turn if isinstance(turn, Play) else Play(view.table)
    if view.mover.opened:
        play = with_additions(view, play, rack)
    return idle(view) if play.table == view.table else play


def with_additions(view: Position, play: Play, rack: Row) -> Play:
    """Add single tiles to rows as long as there is one; jokers only to go out."""
    left = Counter(rack) - (tiles_of(play.table) - tiles_of(view.table))
    plain = [tile for tile in left.elements() if not tile.is_joker]
    jokers = [tile for tile in left.elements() if tile.is_joker]
    while found := next(find_additions(view, play, plain), None):
        tile, play = found
        plain.remove(tile)
    if not plain and rack == view.mover.rack:
        for tile in jokers:
            _, play = next(find_additions(view, play, (tile,)), (tile, play))
    return play


def find_additions(
    view: Position, play: Play, tiles: Iterable[Tile]
) -> Iterator[tuple[Tile, Play]]:
    """List the tiles that a row takes, each with the play that adds it there."""
    for tile, (at, row) in product(tiles, enumerate(play.table)):
        for longer in ((*row, tile), (tile, *row)):
            if counts(longer, view.rules):
                more = replace(play, table=(*play.table[:at], longer, *play.table[at + 1 :]))
                if not turn_faults(view, more):
                    yield tile, more
