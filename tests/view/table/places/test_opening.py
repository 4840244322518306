"""How a row opens for the tiles of a hand."""

import pytest

from game.engine.draft import Draft
from game.engine.move import At, FromRack, Move
from game.engine.notation import read_tile, write_row
from game.view.table.places.row_opening import opening
from tests.engine.positions import position


def opened(table: str, move: Move) -> str:
    """Give the row to come, with tiles of the hand as dots and the others by their index now."""
    draft = Draft(position(table, "R5 R3 K4 B7"))
    assert isinstance(move.to, At)
    joined = tuple(tile for part in draft.tried(move)[move.to.row] for tile in part)
    found = opening(draft.rows, move, move.to, joined)
    assert found.joined == joined
    assert [found.moved.get(index) for index in found.order if index is not None] == [
        place for place, index in enumerate(found.order) if index is not None
    ]
    assert [found.order[gap] for gap in found.gaps] == [None] * len(move.tiles)
    return "".join("." if index is None else str(index) for index in found.order)


def rack(*tiles: str, to: At) -> Move:
    return Move(tuple(FromRack(read_tile(tile)) for tile in tiles), to)


@pytest.mark.parametrize(
    ("table", "move", "row"),
    [
        ("R2 R3 R4 R6 R7", rack("R5", to=At(0, 0)), "012.34"),  # where it is tidy
        ("R2 R3 R4 R6 R7", rack("R5", to=At(0, 5)), "012.34"),
        ("K8 R8 O8", rack("B7", to=At(0, 1)), "0.12"),  # where it is put
        ("K8 R8 O8", rack("B7", "K4", to=At(0, 3)), "012.."),
        ("R1 R2 R3 R4 R5", rack("R3", to=At(0, 5)), "012.34"),  # of twins the new one follows
        ("R1 R2 R3 R4 R5", rack("R3", to=At(0, 0)), "01.234"),
        ("K8 R8 O8", Move((At(0, 0),), At(0, 3)), "12."),  # within the row
        ("K8 R8 O8 | B8 O1", Move((At(1, 0),), At(0, 0)), ".012"),
        ("R3 R4 R6 B1", Move((At(0, 3), FromRack(read_tile("K4"))), At(0, 1)), "0..12"),
    ],
)
def test_it_opens_where_the_tiles_will_lie(table: str, move: Move, row: str) -> None:
    assert opened(table, move) == row


def test_no_tile_of_the_row_is_lost() -> None:
    draft = Draft(position("R2 R3 R4 R6 R7", "R5"))
    move = rack("R5", to=At(0, 1))
    joined = tuple(tile for part in draft.tried(move)[0] for tile in part)
    assert write_row(joined) == "R2 R3 R4 R5 R6 R7"
    assert not draft.can_undo
