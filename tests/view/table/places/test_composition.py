from functools import partial
from itertools import chain

import pytest

from game.view.table.places.composition import composed
from game.view.table.places.row_lines import AIR, RowLines

WIDE, TALL = (1676, 606), (1048, 1016)


def lines_of(rows: list[int], size: tuple[int, int] = WIDE, width: int = 84) -> RowLines:
    lines = composed(partial(RowLines, size, width, AIR), list(enumerate(rows)))
    assert lines
    return lines


@pytest.mark.parametrize("size", [WIDE, TALL])
@pytest.mark.parametrize("count", range(1, 12))
def test_rows_are_read_in_their_order(count: int, size: tuple[int, int]) -> None:
    lines = lines_of([3 + at % 3 for at in range(count)], size)
    assert list(chain(*lines.in_order())) == list(range(count))


def test_a_few_rows_lie_beside_each_other_on_the_middle_line() -> None:
    assert lines_of([3], width=100).in_order() == [[], [0], []]
    assert lines_of([3, 3], width=100).in_order() == [[], [0, 1], []]
    assert lines_of([3, 3, 5], width=100).in_order() == [[], [0, 1, 2], []]


def test_more_rows_lie_in_the_shape_of_the_zone() -> None:
    assert [len(line) for line in lines_of([3] * 9, width=92).in_order()] == [3, 3, 3]
    assert [len(line) for line in lines_of([3] * 9, TALL).in_order() if line] == [2, 2, 1, 2, 2]


def test_lines_are_centred_with_a_tile_of_room_between_rows() -> None:
    lines = lines_of([3, 3, 5], width=100)
    (_, first), (_, second), (_, third) = (lines.spots()[row] for row in range(3))
    assert second - first == third - second == lines.length(3) + lines.rooms[0]
    assert first == pytest.approx(WIDE[0] - (third + lines.length(5)), abs=1)


def test_what_fits_only_in_another_order_is_laid_in_another_order() -> None:
    lines = composed(partial(RowLines, (428, 160), 40), [(0, 4), (1, 3), (2, 6), (3, 7)])
    assert lines
    assert sorted(map(len, lines.in_order())) == [2, 2]
    assert [0, 1] not in lines.in_order()


def test_what_fits_in_no_order_is_not_laid() -> None:
    assert composed(partial(RowLines, (428, 80), 40), [(0, 6), (1, 6)]) is None
