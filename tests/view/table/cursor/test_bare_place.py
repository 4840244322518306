import pytest

from game.engine.move import To
from game.view.table.cursor.bare_place import bare_place
from tests import samples
from tests.scenes.seated import SHARED, Seated


@pytest.mark.parametrize("tiles", [1, 3, 5])
def test_a_bare_place_has_room_and_touches_no_row(tiles: int) -> None:
    board = Seated(samples.session(SHARED)).board
    place = bare_place(board, tiles)
    assert place
    assert board.zone.contains(place)
    assert place.width >= tiles * board.row_layout.width
    assert not any(place.colliderect(board.row_rect(at)) for at in range(len(board.shown.rows)))
    assert board.target_at(place.center) is To.NEW_ROW


def test_a_full_table_may_have_none() -> None:
    board = Seated(samples.at_position(samples.worst_table())).board
    assert bare_place(board, 13) is None
