from functools import cache
from random import Random

import pytest

from game.analysis.plan import moves_to
from game.engine.draft import Draft
from game.engine.notation import read_row, read_table
from game.engine.position import Table
from game.engine.tile import JOKER, Row, number_tiles
from game.view.proportions import TILE_RATIO
from game.view.table.places.row_layout import RowLayout
from tests.analysis.plays import game
from tests.view.table.places.rows import SIZE, WIDTHS, assert_sound, row_layout, widths, wild_tables

ONE_LINE = (1676, 140)


@cache
def played_tables(seed: int) -> tuple[Table, ...]:
    """Give the tables of a game after every single move."""
    tables = []
    for position, turn in game(seed):
        draft = Draft(position)
        for move in moves_to(position, turn):
            draft.move(move)
            tables.append(draft.rows)
    return tuple(tables)


@pytest.mark.parametrize(
    ("size", "width"),
    [((1676, 606), 72), ((1192, 430), 48), ((2235, 808), 96), ((894, 336), 38)],
)
def test_thirty_five_sets_of_three_fit(size: tuple[float, float], width: int) -> None:
    tiles = (*number_tiles(), JOKER)
    rows = [tiles[at : at + 3] for at in range(0, 105, 3)]
    pack = RowLayout(size, widths(width + 8, width, width - 8))
    assert_sound(pack, rows, pack.place(rows), size)
    assert pack.width == width


def test_they_fit_just_as_well_when_they_come_one_by_one() -> None:
    tiles = (*number_tiles(), JOKER)
    rows = [tiles[at : at + 3] for at in range(0, 105, 3)]
    pack = row_layout()
    for count in range(36):
        places = pack.place(rows[:count])
        assert_sound(pack, rows[:count], places)
    assert pack.width == 72


@pytest.mark.parametrize("size", [(1676, 606), (1192, 430), (894, 336), (300, 400)])
@pytest.mark.parametrize("length", [1, 2, 5, 13, 104])
def test_any_hundred_and_four_tiles_fit(size: tuple[float, float], length: int) -> None:
    tiles = number_tiles()
    rows = [tiles[at : at + length] for at in range(0, 104, length)]
    pack = RowLayout(size, WIDTHS)
    assert_sound(pack, rows, pack.place(rows), size)


def test_a_zone_too_small_for_any_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        RowLayout((4, 4), WIDTHS).place(read_table("R1 R2 R3"))


@pytest.mark.parametrize("size", [SIZE, (1192, 430), (900, 1100)])
@pytest.mark.parametrize("seed", range(4))
def test_rows_never_meet_whatever_happens(size: tuple[float, float], seed: int) -> None:
    rng = Random(seed)
    pack = RowLayout(size, WIDTHS)
    for rows in wild_tables(rng, 150):
        point = (rng.uniform(0, size[0]), rng.uniform(0, size[1]))
        places = pack.place(rows, point if rng.random() < 0.3 else None)
        assert_sound(pack, rows, places, size)
        if rows and rng.random() < 0.1:
            moved = pack.move(rows, rng.randrange(len(rows)), point)
            assert_sound(pack, rows, moved, size)


def test_the_same_tables_lie_the_same() -> None:
    one, other = row_layout(), row_layout()
    for rows in wild_tables(Random(5), 120):
        assert one.place(rows) == other.place(rows)


@pytest.mark.parametrize("seed", range(4))
def test_a_row_that_lies_still_keeps_its_place_throughout_a_game(seed: int) -> None:
    pack = row_layout()
    jumps, lain = 0, 0
    before: dict[Row, tuple[float, float]] = {}
    width = pack.width
    for rows in played_tables(seed):
        now = dict(zip(rows, pack.place(rows), strict=True))
        if pack.width == width:
            still = [row for row in now if row in before and rows.count(row) == 1]
            lain += len(still)
            jumps += sum(now[row][1] != before[row][1] for row in still)
        before, width = now, pack.width
    assert lain > 200
    assert jumps <= lain / 200


def test_placing_again_changes_nothing() -> None:
    pack = row_layout()
    for rows in wild_tables(Random(1), 60):
        assert pack.place(rows) == pack.place(rows)


def test_rows_are_found_again_in_another_order() -> None:
    rows = read_table("R1 R2 R3 | K4 K5 K6 | B7 O7 K7")
    pack = row_layout()
    first, second, third = pack.place(rows)
    assert pack.place(rows[::-1]) == [third, second, first]


def test_a_tile_more_leaves_the_others_where_they_lie() -> None:
    pack = row_layout()
    _, (x, y), last = pack.place(read_table("R1 R2 R3 | K4 K5 K6 | B7 O7 K7"))
    assert pack.place(read_table("R1 R2 R3 | K4 K5 K6 K7 | B7 O7 K7"))[1:] == [(x, y), last]
    left = pack.place(read_table("R1 R2 R3 | K3 K4 K5 K6 K7 | B7 O7 K7"))
    assert left[1:] == [(x - pack.pitch, y), last]


def test_a_tile_less_leaves_the_others_where_they_lie() -> None:
    pack = row_layout()
    _, (x, y) = pack.place(read_table("R1 R2 R3 | K3 K4 K5 K6 K7"))
    assert pack.place(read_table("R1 R2 R3 | K4 K5 K6"))[1] == (x + pack.pitch, y)


def test_a_row_that_parts_leaves_both_parts_side_by_side() -> None:
    pack = row_layout()
    _, (x, y), last = pack.place(read_table("B1 B2 B3 | R3 R4 R5 R6 R7 R8 | O1 O2 O3"))
    places = pack.place(read_table("B1 B2 B3 | R3 R4 R5 | R6 R7 R8 | O1 O2 O3"))
    assert places[1] == (x, y)
    assert places[2][1] == y
    assert 0 < places[2][0] - (x + 3 * pack.pitch) < pack.width / 2
    assert places[3] == last


def test_both_sides_of_a_row_stay_when_its_middle_is_taken() -> None:
    pack = row_layout()
    (x, y), *_ = pack.place(read_table("R1 R2 R3 | K3 K4 K5"))
    places = pack.place(read_table("R1 | R3 | K3 K4 K5 | R2"), near=(900, 550))
    assert places[:2] == [(x, y), (x + 2 * pack.pitch, y)]
    assert places[3][1] != y


def test_a_tile_taken_off_the_end_of_a_row_lies_elsewhere() -> None:
    pack = row_layout()
    (x, y), _ = pack.place(read_table("R1 R2 R3 R4 | K3 K4 K5"))
    places = pack.place(read_table("R1 R2 R3 | K3 K4 K5 | R4"))
    assert places[0] == (x, y)
    assert places[2] != (x + 3 * pack.pitch, y)


def test_a_row_that_grows_pushes_its_neighbours_only_as_far_as_it_must() -> None:
    pack = RowLayout(ONE_LINE, WIDTHS)
    rows = read_table("R1 R2 R3 | K1 K2 K3 | B1 B2 B3 | O1 O2 O3")
    before = pack.place(rows)
    longer = [rows[0], (*rows[1], *read_row("K4 K5 K6")), *rows[2:]]
    after = pack.place(longer)
    assert_sound(pack, longer, after, ONE_LINE)
    assert {y for _, y in after} == {before[0][1]}
    assert after[0] == before[0]
    assert sum(after[at] != before[at] for at in (2, 3)) == 1


def test_of_its_neighbours_those_yield_that_move_less() -> None:
    pack = row_layout()
    rows = read_table("R1 R2 R3 | K1 K2 K3 | B1 B2 B3 | O1 O2 O3")
    for count in range(1, 5):
        before = pack.place(rows[:count], near=(260 + count * 280, 300))
    after = pack.place([*rows[:2], read_row("B1 B2 B3 B4"), rows[3]])
    assert after[:2] == before[:2]
    assert after[3] > before[3]


def test_a_new_row_comes_where_the_others_need_to_move_least() -> None:
    pack = RowLayout((428, 160), widths(40))
    rows = read_table("R1 R2 R3 | K1 K2 K3 | B1 B2 B3 B4")
    pack.place(rows[:1], near=(140 + 61, 30))
    before = pack.place(rows[:2], near=(130 + 61, 130))
    after = pack.place(rows)
    assert_sound(pack, rows, after, (428, 160))
    assert after[0] == before[0]
    assert before[1][0] - after[1][0] == 1
    assert after[2][1] == after[1][1]


def test_rows_that_fit_only_in_another_order_fit() -> None:
    rows = read_table("R1 R2 R3 R4 | K1 K2 K3 | B1 B2 B3 B4 B5 B6 | O1 O2 O3 O4 O5 O6 O7")
    pack = RowLayout((428, 160), widths(40, 30))
    assert_sound(pack, rows, pack.place(rows), (428, 160))
    assert pack.width == 40


def test_on_a_full_line_one_row_gives_its_place_to_the_row_that_grows() -> None:
    pack = RowLayout((440, 160), widths(40))
    rows = read_table("R1 R2 R3 R4 | K1 K2 K3 | B1 B2 B3 B4 B5")
    first, second, third = pack.place(rows)
    assert first[1] == second[1] < third[1]
    longer = [read_row("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"), *rows[1:]]
    after = pack.place(longer)
    assert_sound(pack, longer, after, (440, 160))
    assert after[0][1] == first[1]
    assert after[1][1] == after[2][1] == third[1]


def test_a_dropped_row_lies_centred_under_the_point() -> None:
    pack = row_layout()
    rows = read_table("R1 R2 R3 | K4 K5 K6")
    first = pack.place(rows[:1])[0]
    lying, (x, y) = pack.place(rows, near=(900, 400))
    assert lying == first
    assert x + (2 * pack.pitch + pack.width) / 2 == pytest.approx(900, abs=1)
    assert abs(y + pack.width * TILE_RATIO / 2 - 400) <= pack.width * 0.95


def test_a_row_dropped_on_another_moves_aside_itself() -> None:
    pack = row_layout()
    rows = read_table("R1 R2 R3 | K4")
    (x, y), *_ = pack.place(rows[:1], near=(800, 300))
    lying, dropped = pack.place(rows, near=(x + 2.6 * pack.pitch, 300))
    assert lying == (x, y)
    assert dropped[1] == y
    assert 0 < dropped[0] - (x + 3 * pack.pitch) < pack.width / 2


def test_most_of_a_row_can_be_carried_off_it() -> None:
    pack = row_layout()
    (x, y), *_ = pack.place(read_table("K4 K5 K6"))
    left, dropped = pack.place(read_table("K4 | K5 K6"), near=(900, 500))
    assert left == (x, y)
    assert dropped[0] > 700


def test_a_row_carried_elsewhere_leaves_the_others() -> None:
    pack = row_layout()
    rows = read_table("R1 R2 R3 | K4 K5 K6 | B7 O7 K7")
    before = pack.place(rows)
    after = pack.move(rows, 1, (1200, 500))
    assert [after[0], after[2]] == [before[0], before[2]]
    assert after[1][0] > 1000
    assert after[1][1] > before[1][1]
    assert pack.place(rows) == after


def test_new_rows_come_to_the_middle_first_and_then_around_it() -> None:
    pack = RowLayout(SIZE, widths(84, 72, airy=(100,)))
    rows = read_table("R1 R2 R3 | K4 K5 K6 | B7 O7 K7 | B1 B2 B3")
    for count in range(1, 5):
        places = pack.place(rows[:count])
    (x, y), right, left, other = places
    assert x + (3 * pack.pitch) / 2 == pytest.approx(SIZE[0] / 2, abs=2)
    assert abs(y + pack.width * TILE_RATIO / 2 - SIZE[1] / 2) < pack.width
    assert right[1] == left[1] == y
    assert left[0] < x < right[0]
    assert right[0] - (x + 3 * pack.pitch) > pack.width
    assert other[1] != y


def test_tiles_never_grow_within_a_turn_but_where_a_table_comes_back() -> None:
    tiles = (*number_tiles(), JOKER)
    rows = [tiles[at : at + 3] for at in range(0, 105, 3)]
    pack = row_layout()
    first = pack.place(rows[:2])
    assert pack.width == 84
    pack.place(rows)
    assert pack.width == 72
    pack.place(rows[:1])
    assert pack.width == 72
    assert pack.place(rows[:2]) == first
    assert pack.width == 84


def test_a_table_that_was_seen_in_the_turn_lies_as_it_lay() -> None:
    pack, seen = row_layout(), {}
    rng = Random(7)
    tables = list(wild_tables(rng, 60))
    for rows in tables:
        near = (rng.uniform(0, SIZE[0]), rng.uniform(0, SIZE[1])) if rng.random() < 0.3 else None
        seen[rows] = pack.place(rows, near)
    for rows in (*reversed(tables), *tables):
        assert pack.place(rows) == seen[rows]


def test_a_row_carried_elsewhere_is_found_there_again() -> None:
    pack = row_layout()
    start = read_table("R1 R2 R3 | K4 K5 K6 | B7 O7 K7")
    grown = (*start[:2], read_row("B7 O7 K7 R7"))
    pack.place(start)
    pack.place(grown)
    carried = pack.move(grown, 0, (300, 550))
    pack.place(start)
    assert pack.place(grown) == carried


def test_a_row_that_grows_past_its_neighbour_stays_before_it() -> None:
    pack = RowLayout(ONE_LINE, WIDTHS)
    rows = read_table("R1 R2 R3 | K1 K2 K3 | B1 B2 B3")
    pack.place(rows)
    longer = (read_row("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"), *rows[1:])
    places = pack.place(longer)
    assert_sound(pack, longer, places, ONE_LINE)
    assert places == sorted(places)


def test_there_is_air_between_the_lines() -> None:
    pack = row_layout()
    assert 0.2 * pack.width <= pack.line_gap <= 0.5 * pack.width
