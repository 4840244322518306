from game.engine.notation import read_table
from game.view.pairing import pairs


def test_equal_rows_belong_together_first() -> None:
    before = read_table("R1 R2 R3 R4 | R1 R2 R3")
    assert pairs(before, read_table("R1 R2 R3 | R1 R2 R3 R4")) == {0: 1, 1: 0}


def test_copies_of_a_row_keep_their_order() -> None:
    rows = read_table("R1 R2 R3 | R1 R2 R3")
    assert pairs(rows, rows) == {0: 0, 1: 1}


def test_the_row_that_shares_most_is_the_one() -> None:
    before = read_table("R1 R2 R3 R4 | K4 B4 O4")
    assert pairs(before, read_table("K4 B4 O4 R4 | R1 R2 R3")) == {0: 1, 1: 0}


def test_of_rows_that_share_as_much_the_most_alike_is_the_one() -> None:
    assert pairs(read_table("R1 R2 R3 | R1"), read_table("R1 K1")) == {0: 1}


def test_rows_that_share_nothing_are_strangers() -> None:
    assert pairs(read_table("R1 R2 R3"), read_table("K1 K2 K3")) == {}
