"""Hands that make a move on the table: where they press, drag and let go."""

from collections.abc import Callable, Iterator

from pygame import Rect

from game.engine.move import At, FromRack, Move, To
from game.view.table.board import Board
from game.view.table.places.placements import OnRack, Place
from tests.pilot import Place as Point
from tests.window.twins import Twins

Hands = Callable[[Twins, Board, Move], None]


def by_taps(twins: Twins, board: Board, move: Move) -> None:
    for place in _places(board, move):
        twins.tap(middle(board, place))
    twins.tap(target(board, move.to))


def by_drag(twins: Twins, board: Board, move: Move) -> None:
    """Drag the tile; if there are several, tap them first and drag them together."""
    places = _places(board, move)
    if len(places) > 1:
        for place in places:
            twins.tap(middle(board, place))
    twins.drag(middle(board, places[0]), target(board, move.to))


def middle(board: Board, place: Place) -> Point:
    sprite = board.tiles.sprite_at(place)
    assert sprite
    assert sprite.placement
    return sprite.placement.rect.center


def target(board: Board, to: At | To) -> Point:
    """Give a point where tiles go to a place: well inside a row, or far from all rows.

    Near a row it would depend on the moment: a row makes room for what hovers beside it.
    """
    if to is To.RACK:
        return board.rack_zone.center
    points = [point for point in _points(board, to) if board.target_at(point) == to]
    if isinstance(to, At):
        return points[len(points) // 2]
    rows = [board.row_rect(at) for at in range(len(board.shown.rows))]
    return max(points, key=lambda point: min((_apart(row, point) for row in rows), default=0))


def _points(board: Board, to: At | To) -> Iterator[Point]:
    """List the points to try: along a row, or over the felt line by line."""
    if isinstance(to, At):
        row = board.row_rect(to.row)
        return ((x, row.centery) for x in range(row.left - row.height, row.right + row.height, 2))
    zone = board.zone.inflate(-board.zone.height // 4, -board.zone.height // 4)
    return (
        (x, y) for y in range(zone.top, zone.bottom, 4) for x in range(zone.left, zone.right, 4)
    )


def _apart(row: Rect, point: Point) -> int:
    x, y = point
    return max(row.left - x, x - row.right, row.top - y, y - row.bottom)


def _places(board: Board, move: Move) -> list[Place]:
    """Give the tiles of a move as they lie on the screen, of equal ones on the rack the first."""
    places: list[Place] = []
    for source in move.tiles:
        if isinstance(source, FromRack):
            slots = [
                OnRack(at, tile) for at, tile in enumerate(board.shown.rack) if tile == source.tile
            ]
            places.append(next(slot for slot in slots if slot not in places))
        else:
            places.append(source)
    return places
