"""What nobody touches stays where it is within a turn, and what is dropped where it was dropped."""

from collections.abc import Iterator
from random import Random

import pytest

from game.analysis.table_diff import equal
from game.engine.notation import read_row, read_table
from game.engine.position import Table
from game.engine.tile import JOKER
from game.view.proportions import tile_height
from game.view.table.places.row_layout import RowLayout
from game.view.table.places.tile_sizes import USUAL
from tests.view.table.places.rows import (
    SIZE,
    Places,
    assert_sound,
    boxes,
    in_lines,
    turns_by_hand,
    widths,
    wild_tables,
)

SMALL = (440, 160)


def bare_points(pack: RowLayout, rows: Table, places: Places) -> Iterator[tuple[float, float]]:
    """List points where a tile would lie on bare felt."""
    across, down = pack.width / 2, tile_height(pack.width) / 2
    around = boxes(pack, rows, places)
    for x in range(round(across), round(SIZE[0] - across), 24):
        for y in range(round(down), round(SIZE[1] - down), 24):
            if all(
                right < x - across or left > x + across or bottom < y - down or top > y + down
                for left, top, right, bottom in around
            ):
                yield x, y


def laid_by_hand(pack: RowLayout, rng: Random) -> tuple[Table, Places]:
    """Lay rows here and there within a turn."""
    rows, places = (), []
    for rows in wild_tables(rng, 22):
        places = pack.place(rows, (rng.uniform(0, SIZE[0]), rng.uniform(0, SIZE[1])))
    return rows, places


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_dropped_on_bare_felt_stays_there(seed: int) -> None:
    pack = RowLayout(SIZE, USUAL)
    rows, places = laid_by_hand(pack, Random(seed))
    more, lying = (*rows, (JOKER,)), pack.kept
    points = list(bare_points(pack, rows, places))
    assert len(points) > 20
    for point in points:
        pack.kept = lying
        *others, (x, y) = pack.place(more, near=point)
        assert_sound(pack, more, [*others, (x, y)])
        assert abs(x + pack.width / 2 - point[0]) < pack.width / 2
        assert abs(y + tile_height(pack.width) / 2 - point[1]) <= pack.width
        assert [at for _, at in others] == [at for _, at in places]


def test_few_rows_that_nobody_touches_leave_their_lines_even_on_a_full_table() -> None:
    still, left = 0, 0
    for seed in range(2):
        rng, pack = Random(seed), RowLayout(SIZE, USUAL)
        for turn, (start, *steps) in enumerate(turns_by_hand(rng)):
            before, lay = start, pack.place(start, turn=turn)
            for rows in steps:
                middle = tile_height(pack.width) / 2
                lines = [y + middle for _, y in lay]
                near = (rng.uniform(0, SIZE[0]), rng.uniform(0, SIZE[1]))
                lay = pack.place(rows, near if len(rows) > len(before) else None, turn)
                middle = tile_height(pack.width) / 2
                moved = [
                    lay[at][1] + middle - lines[was] for at, was in equal(before, rows).items()
                ]
                still, left = still + len(moved), left + sum(abs(by) > middle for by in moved)
                before = rows
    assert still > 1000
    assert left * 200 < still


def test_tiles_get_a_little_smaller_before_a_row_leaves_its_line() -> None:
    pack = RowLayout(SMALL, widths(40))
    rows = read_table("R1 R2 R3 R4 | K1 K2 K3 | B1 B2 B3 B4 B5")
    before = in_lines(rows, pack.place(rows))
    longer = (read_row("R1 R2 R3 R4 R5 R6 R7 R8"), *rows[1:])
    after = pack.place(longer)
    assert_sound(pack, longer, after, SMALL)
    assert in_lines(longer, after) == [[longer[0], rows[1]], before[1]]
    assert 0.85 * 40 <= pack.width < 40


def test_after_the_turn_tiles_are_as_large_again_where_rows_have_room_on_other_lines() -> None:
    pack = RowLayout(SMALL, widths(40))
    rows = read_table("R1 R2 R3 R4 | K1 K2 K3 | B1 B2 B3 B4 B5")
    longer = (read_row("R1 R2 R3 R4 R5 R6 R7 R8"), *rows[1:])
    pack.place(rows)
    pack.place(longer)
    after = pack.place(longer, turn=1)
    assert_sound(pack, longer, after, SMALL)
    assert in_lines(longer, after) == [[longer[0]], [rows[2], rows[1]]]
    assert pack.width == 40


def test_a_tile_taken_off_one_of_two_equal_rows_leaves_both_where_they_lie() -> None:
    pack = RowLayout(SIZE, USUAL)
    lying = pack.place(read_table("K4 R4 B4 O4 | K4 R4 B4 O4"))
    after = pack.place(read_table("K4 R4 B4 | K4 R4 B4 O4 | O4"), near=(300, 500))
    assert after[:2] == lying
