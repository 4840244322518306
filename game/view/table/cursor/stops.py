"""The stops of the cursor: the tiles that a hand can take, and where it can put them down."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from pygame import Rect

from game.analysis.table_diff import tiles_at
from game.engine.meld import is_set
from game.engine.move import At, To
from game.engine.tile import Row
from game.session.order.rack_order import last_spot
from game.view.proportions import tile_height
from game.view.table.board import Board
from game.view.table.cursor.bare_place import bare_place
from game.view.table.cursor.compass import Box
from game.view.table.places.placements import Holdable, InRiver, OnRack, Place

BETWEEN = 0.6
"""How wide a place between two tiles or beside them is, in tile widths."""


@dataclass(frozen=True)
class Lay:
    """Put down there what the hand holds."""

    to: At | To


Meaning = OnRack | At | InRiver | Lay | str
"""A tile to press, a place to lay tiles, or the name of what is pressed beside the board."""

POOL = "pool"

Outcome = Callable[[At], tuple[Row, ...] | None]
"""What the row at a place becomes once the held tiles lie there; None if that is refused."""


@dataclass(frozen=True)
class Stop:
    """Say where the cursor can be, and what a press means there."""

    box: Box
    means: Meaning

    @property
    def rect(self) -> Rect:
        """The same as a rectangle."""
        left, top, right, bottom = self.box
        return Rect(left, top, right - left, bottom - top)


def stop(rect: Rect, means: Meaning) -> Stop:
    """Make a stop of a rectangle."""
    return Stop(Box(rect.left, rect.top, rect.right, rect.bottom), means)


def stops(board: Board, held: Sequence[Holdable], outcome: Outcome) -> Iterator[Stop]:
    """List the tiles to press, where they belong, and the places for those that are held."""
    rows = {place.row for place in held if isinstance(place, At)}
    for sprite in board.tiles.sprites:
        if not (placement := sprite.placement):
            continue
        place = placement.place
        if _can_be_pressed(place, board, held, rows):
            yield stop(placement.rect, place)
    if not held:
        return
    yield stop(_end_of_rack(board), Lay(To.RACK))
    if board.shown.can_act:
        yield stop(_on_felt(board, len(held)), Lay(To.NEW_ROW))
        for row in set(range(len(board.shown.rows))) - rows:
            for at in _worth_choosing(board, row, held, outcome):
                yield stop(_beside_tiles(board, at), Lay(at))


def _can_be_pressed(
    place: Place, board: Board, held: Sequence[Holdable], rows: Collection[int]
) -> TypeGuard[OnRack | At | InRiver]:
    match place:
        case OnRack():
            return True
        case At(row):
            free = board.shown.can_act and row >= board.shown.locked
            return free and (not held or row in rows)
        case InRiver():
            return board.shown.can_act and not held
    return False


def _worth_choosing(
    board: Board, row: int, held: Sequence[Holdable], outcome: Outcome
) -> Iterator[At]:
    """List one place of a row for each thing it can become; for what is no set only its ends."""
    length = len(board.shown.rows[row])
    known: dict[tuple[Row, ...], At] = {}
    for at in (At(row, index) for index in range(length + 1)):
        parts = outcome(at)
        if not parts or not (at.index in (0, length) or all(map(is_set, parts))):
            continue
        if parts not in known or _lie_as_laid(board, held, at, parts):
            known[parts] = at
    yield from known.values()


def _lie_as_laid(board: Board, held: Sequence[Holdable], at: At, parts: tuple[Row, ...]) -> bool:
    """Return whether tiles stay where they are put down, and the row is not put in order first."""
    rows = board.shown.rows
    laid, row = tiles_at(rows, held), rows[at.row]
    return (*row[: at.index], *laid, *row[at.index :]) == tuple(t for part in parts for t in part)


def _beside_tiles(board: Board, at: At) -> Rect:
    layout, row = board.row_layout, board.row_rect(at.row)
    tiles = row.inflate(-2 * layout.frame, -2 * layout.frame)
    place = Rect(0, 0, round(BETWEEN * layout.width), tiles.height)
    place.center = tiles.left + at.index * layout.pitch, tiles.centery
    if at.index == 0:
        place.right = tiles.left
    elif at.index == len(board.shown.rows[at.row]):
        place.left = tiles.right
    return place


def _on_felt(board: Board, tiles: int) -> Rect:
    """Return a bare place; on a full table its corner, from where rows make room."""
    width = board.row_layout.width
    place = bare_place(board, tiles) or bare_place(board, 1)
    if place is None:
        place = Rect(0, 0, width, tile_height(width))
        place.bottomright = board.zone.bottomright
    return place


def _end_of_rack(board: Board) -> Rect:
    layout = board.rack_layout
    shelves = layout.shelves
    spot = last_spot(layout.spots)
    line = min(spot.line, shelves.count - 1)
    place = Rect(
        shelves.corner(spot._replace(line=line)), (layout.width, tile_height(layout.width))
    )
    return place.clamp(board.rack_zone)
