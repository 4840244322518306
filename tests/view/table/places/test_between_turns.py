"""After a turn tiles are as large again, and few rows leave their lines for it."""

from random import Random

from game.analysis.table_diff import equal
from game.engine.notation import read_row, read_table
from game.engine.position import Table
from game.engine.tile import Row
from game.view.proportions import tile_height
from game.view.table.places.row_layout import RowLayout
from game.view.table.places.tile_sizes import USUAL
from tests.view.table.places.rows import assert_sound, in_lines, turns_by_hand, widths

SMALL = (440, 160)
TALL = (1048, 950)


def lines_after_a_turn(rows: Table, grown: Table) -> list[list[Row]]:
    """Lay a table, then what a hand makes of it in smaller tiles, then that after the turn."""
    pack = RowLayout(SMALL, widths(40))
    pack.place(rows)
    pack.place(grown)
    assert pack.width < 40
    after = pack.place(grown, turn=1)
    assert_sound(pack, grown, after, SMALL)
    assert pack.width == 40
    return in_lines(grown, after)


def test_the_row_that_grew_leaves_its_line_rather_than_one_that_nobody_touched() -> None:
    rows = read_table("R1 R2 R3 R4 | K1 K2 K3 | B1 B2 B3")
    grown = (rows[0], read_row("K1 K2 K3 K4 K5 K6 K7"), rows[2])
    assert lines_after_a_turn(rows, grown) == [[rows[0]], [rows[2], grown[1]]]


def test_where_no_line_takes_one_row_more_it_trades_places_with_a_shorter_one() -> None:
    rows = read_table("R1 R2 R3 | K1 K2 K3 K4 K5 K6 | B1 B2 B3 B4 B5 | O1 O2 O3")
    longer = read_row("R1 R2 R3 R4 R5")
    lines = [[rows[3], rows[1]], [rows[2], longer]]
    assert lines_after_a_turn(rows, (longer, *rows[1:])) == lines


def test_few_rows_that_nobody_touched_leave_their_lines_after_a_turn() -> None:
    still, left = 0, 0
    for seed in range(2):
        pack = RowLayout(TALL, USUAL)
        for turn, tables in enumerate(turns_by_hand(Random(seed))):
            for rows in tables:
                lay = pack.place(rows, turn=turn)
            middle = tile_height(pack.width) / 2
            lines = [y + middle for _, y in lay]
            after = pack.place(rows, turn=turn + 1)
            middle = tile_height(pack.width) / 2
            untouched = equal(tables[0], rows)
            still += len(untouched)
            left += sum(abs(after[at][1] + middle - lines[at]) > middle for at in untouched)
    assert still > 500
    assert left * 8 < still
