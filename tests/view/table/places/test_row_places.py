"""Where rows lie from one turn to the next, and from one window to another."""

from collections.abc import Sequence
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.notation import read_row, read_table
from game.engine.position import Table
from game.engine.tile import JOKER, number_tiles
from game.view.table.places.row_layout import RowLayout
from game.view.table.places.tile_sizes import LARGER, USUAL, TileSizes
from tests.sizes import example_count
from tests.view.table.places.rows import SIZE, assert_sound, gaps, in_lines, wild_tables

WINDOWS = [(1676, 606), (1192, 431), (893, 323), (2234, 808), (1048, 1016), (1220, 502), (640, 250)]
WIDE = WINDOWS[:4]

tables = st.builds(
    lambda rng, count: list(wild_tables(rng, count))[-1], st.randoms(), st.integers(3, 40)
)
few = settings(max_examples=example_count(60))


def row_layout(size: tuple[int, int] = SIZE, sizes: TileSizes = USUAL) -> RowLayout:
    scale = size[0] / SIZE[0] if size in WIDE else 1
    return RowLayout(size, sizes, scale)


def resized(pack: RowLayout, size: tuple[int, int]) -> RowLayout:
    other = row_layout(size)
    other.kept = pack.kept
    return other


def sets_of_three(count: int) -> Table:
    tiles = number_tiles()
    return tuple(tiles[at : at + 3] for at in range(0, 3 * count, 3))


def played_by_hand(pack: RowLayout, rng: Random, count: int) -> Table:
    """Let hands change the table here and there within a turn."""
    rows: Table = ()
    for rows in wild_tables(rng, count):
        anywhere = rng.uniform(0, SIZE[0]), rng.uniform(0, SIZE[1])
        pack.place(rows, anywhere if rows and rng.random() < 0.4 else None)
    return rows


# Between two turns


@few
@given(st.randoms(), st.integers(1, 60))
def test_lines_are_centred_with_even_gaps_and_keep_their_rows(rng: Random, count: int) -> None:
    pack = row_layout()
    rows = played_by_hand(pack, rng, count)
    before, width = in_lines(rows, pack.place(rows)), pack.width
    after = pack.place(rows, turn=1)
    assert_sound(pack, rows, after)
    assert in_lines(rows, after) == before or pack.width > width
    for left, *between, right in gaps(pack, rows, after):
        assert abs(left - right) <= 1
        if between:
            assert max(between) == min(between)
            room = left + right + sum(between) - 2 * 0.1 * pack.width - 2
            assert between[0] >= min(pack.width / 2, room // len(between))


@few
@given(tables)
def test_a_turn_without_a_play_moves_nothing(rows: Table) -> None:
    pack = row_layout()
    pack.place(rows)
    places = pack.place(rows, turn=1)
    assert pack.place(rows, turn=2) == places


def test_rows_in_another_order_of_the_table_lie_as_before() -> None:
    pack = row_layout()
    first, *others = rows = sets_of_three(8)
    lying = dict(zip(rows, pack.place(rows), strict=True))
    after = (*others, first)
    assert dict(zip(after, pack.place(after, turn=1), strict=True)) == lying


def test_a_timeout_puts_the_table_back_as_it_lay_whatever_was_tried() -> None:
    pack, rows = row_layout(), sets_of_three(8)
    before = pack.place(rows)
    pack.place((*rows[2:], rows[0] + rows[1]))
    pack.place((*rows[3:], rows[0] + rows[1] + rows[2]), near=(1600, 580))
    assert pack.place(rows, turn=1) == before


def test_what_was_tried_in_a_turn_is_forgotten_in_the_next() -> None:
    pack, rows = row_layout(), sets_of_three(4)
    tried = (*rows, read_row("K1 K2 K3"))
    pack.place(rows)
    dropped = pack.place(tried, near=(1500, 560))
    pack.place(rows, turn=1)
    other = row_layout()
    other.place(rows)
    other.place(rows, turn=1)
    again = pack.place(tried, turn=1)
    assert again == other.place(tried, turn=1) != dropped


@pytest.mark.parametrize("size", [(1048, 950), (1048, 1016)])
def test_in_tall_windows_rows_break_their_line_before_they_come_close(
    size: tuple[int, int],
) -> None:
    pack, rows = row_layout(size), sets_of_three(13)
    pack.place(rows)
    for turn in range(1, 10):
        rows = (*rows[:turn], (*rows[turn], JOKER), *rows[turn + 1 :])
        pack.place(rows, turn=turn - 1)
        places = pack.place(rows, turn=turn)
        assert_sound(pack, rows, places, size)
        between = [gap for line in gaps(pack, rows, places) for gap in line[1:-1]]
        assert min(between) >= pack.width / 2
    assert pack.width == 84


# Sizes


def width_of(count: int) -> int:
    pack = row_layout()
    pack.place(sets_of_three(count))
    return pack.width


def test_few_tiles_are_large_and_more_are_smaller() -> None:
    widths = [width_of(count) for count in range(1, 35)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == widths[5] == 100
    assert 78 <= widths[10] < 100
    assert widths[-1] == 72


def test_tiles_get_smaller_between_turns_not_under_the_hand() -> None:
    pack = row_layout()
    for count in range(1, 12):
        pack.place(sets_of_three(count))
    assert pack.width == 100
    pack.place(sets_of_three(11), turn=1)
    assert 78 <= pack.width < 100


def test_tiles_grow_between_turns_only_where_much_room_is_left() -> None:
    pack = row_layout()
    widths = []
    for turn, count in enumerate((14, 13, 12, 13, 14, 4, 3)):
        pack.place(sets_of_three(count), turn=turn)
        widths.append(pack.width)
    assert len(set(widths[:5])) == 1
    assert widths[0] < widths[5] == widths[6] == 100


@pytest.mark.parametrize("count", [1, 4, 9, 16, 20])
def test_larger_tiles_are_larger_and_lie_closer(count: int) -> None:
    usual, larger = row_layout(), row_layout(sizes=LARGER)
    rows = sets_of_three(count)
    usual.place(rows)
    assert_sound(larger, rows, larger.place(rows))
    assert larger.width > usual.width
    assert larger.line_gap <= usual.line_gap + 10


def test_larger_tiles_are_no_smaller_than_others_on_the_fullest_table() -> None:
    tiles = (*number_tiles(), JOKER)
    rows = tuple(tiles[at : at + 3] for at in range(0, 105, 3))
    for count in range(1, 36):
        usual, larger = row_layout(), row_layout(sizes=LARGER)
        usual.place(rows[:count])
        larger.place(rows[:count])
        assert larger.width >= usual.width


# Another window


@few
@given(st.randoms(), st.integers(1, 40), st.lists(st.sampled_from(WIDE), min_size=1, max_size=4))
def test_in_another_size_rows_keep_their_lines_and_order(
    rng: Random, count: int, sizes: Sequence[tuple[int, int]]
) -> None:
    pack = row_layout()
    rows = played_by_hand(pack, rng, count)
    before = pack.place(rows)
    for size in sizes:
        pack = resized(pack, size)
        places = pack.place(rows)
        assert_sound(pack, rows, places, size)
        assert in_lines(rows, places) == in_lines(rows, before)
    assert resized(pack, SIZE).place(rows) == before


@few
@given(st.randoms(), st.integers(1, 60), st.lists(st.sampled_from(WINDOWS), max_size=5))
def test_through_any_windows_nothing_is_lost_and_back_it_is_as_before(
    rng: Random, count: int, sizes: Sequence[tuple[int, int]]
) -> None:
    pack = row_layout()
    rows = played_by_hand(pack, rng, count)
    before = pack.place(rows)
    for size in sizes:
        pack = resized(pack, size)
        assert_sound(pack, rows, pack.place(rows), size)
    assert resized(pack, SIZE).place(rows) == before


def test_where_lines_have_no_room_rows_keep_the_order_of_reading() -> None:
    wide = row_layout()
    rows = sets_of_three(20)
    before = in_lines(rows, wide.place(rows))
    tall = resized(wide, (700, 1400))
    after = in_lines(rows, tall.place(rows))
    assert len(after) > len(before)
    assert list(chain(*after)) == list(chain(*before))


def test_undo_in_another_window_puts_back_what_was_seen_in_the_first() -> None:
    pack = row_layout()
    rows = read_table("R1 R2 R3 | K4 K5 K6 | B7 O7 K7 | B1 B2 B3")
    start = pack.place(rows)
    pack.place((*rows[1:], rows[0] + read_row("R4")))
    small = resized(pack, (1192, 431))
    small.place((*rows[1:], rows[0] + read_row("R4")))
    assert in_lines(rows, small.place(rows)) == in_lines(rows, start)
    assert resized(small, SIZE).place(rows) == start


def test_what_a_hand_carries_in_another_window_is_where_it_put_it() -> None:
    pack, rows = row_layout(), sets_of_three(4)
    pack.place(rows)
    small = resized(pack, (1192, 431))
    small.place(rows)
    small.move(rows, 0, (1100, 400))
    places = resized(small, SIZE).place(rows)
    assert places[0] == max(places)
    assert places[0][1] == max(y for _, y in places)


def test_with_other_tile_widths_rows_keep_their_lines() -> None:
    pack, rows = row_layout(), sets_of_three(10)
    before = pack.place(rows)
    larger = row_layout(sizes=LARGER)
    larger.kept = pack.kept
    places = larger.place(rows)
    assert larger.width > pack.width
    assert in_lines(rows, places) == in_lines(rows, before)
    back = row_layout()
    back.kept = larger.kept
    assert back.place(rows) == before


@pytest.mark.parametrize("count", [1, 3, 6])
def test_a_first_table_is_composed_around_the_middle(count: int) -> None:
    pack, rows = row_layout(), sets_of_three(count)
    places = pack.place(rows)
    for left, *_, right in gaps(pack, rows, places):
        assert abs(left - right) <= 1
    tops = [y for _, y in places]
    high = round(pack.width * 1.375)
    assert (min(tops) + max(tops) + high) / 2 == pytest.approx(SIZE[1] / 2, abs=2)
