"""The lists by ear: along the rack and along each row, and from one list to the next by number.

The rack comes first, then the rows by their numbers, the felt, the River, and what can be pressed.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.engine.move import At, To
from game.view.table.board import Board
from game.view.table.cursor.compass import Leads
from game.view.table.cursor.stops import Lay, Meaning, Stop, stop
from game.view.table.places.placements import Holdable, InRiver, OnRack

Place = tuple[int, int, int]
"""The list a stop is in: its kind and number; and where it is in the list."""

RACK, ROWS, FELT, RIVER, PRESSED = range(5)

LAST = 1_000
"""Behind all tiles of a list."""


def list_leads(stops: Sequence[Stop]) -> Leads:
    """Return where each arrow leads from each stop; at an edge it leads nowhere."""
    leads: Leads = tuple({} for _ in stops)
    found: dict[tuple[int, int], list[int]] = {}
    for at in sorted(range(len(stops)), key=lambda at: (place_in_lists(stops[at].means), at)):
        found.setdefault(list_of(stops[at].means), []).append(at)
    lists = list(found.values())
    for one in lists:
        for left, right in pairwise(one):
            leads[left]["right"], leads[right]["left"] = right, left
    for upper, lower in pairwise(lists):
        for at in upper:
            leads[at]["down"] = lower[0]
        for at in lower:
            leads[at]["up"] = upper[0]
    return leads


def list_of(means: Meaning) -> tuple[int, int]:
    """Return the list that a stop is in."""
    return place_in_lists(means)[:2]


def rows_to_read(board: Board, held: Sequence[Holdable], found: Sequence[Stop]) -> Iterator[Stop]:
    """List the tiles of the table that no press can take, which the ears read all the same."""
    if held:
        return
    known = {each.means for each in found}
    for sprite in board.tiles.sprites:
        placement = sprite.placement
        if placement and isinstance(placement.place, At) and placement.place not in known:
            yield stop(placement.rect, placement.place)


def place_in_lists(means: Meaning) -> Place:
    """Return the list that a stop is in, and where it is there."""
    match means:
        case OnRack(index):
            return RACK, 0, index
        case Lay(To.RACK):
            return RACK, 0, LAST
        case At(row, index) | Lay(At(row, index)):
            return ROWS, row, index
        case Lay():
            return FELT, 0, 0
        case InRiver(index):
            return RIVER, 0, index
    return PRESSED, 0, 0
