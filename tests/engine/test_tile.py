"""Tiles and the boxes they come in (R1)."""

from collections import Counter

from game.engine.notation import read_row, write_row
from game.engine.tile import HIDDEN, JOKER, all_tiles, in_order


def test_the_classic_box_has_106_tiles_every_number_tile_twice() -> None:
    box = Counter(all_tiles({"J": 2}))
    assert box.total() == 106
    assert box.pop(JOKER) == 2
    assert len(box) == 52
    assert set(box.values()) == {2}


def test_the_twist_box_has_112_tiles() -> None:
    assert len(all_tiles({"J": 2, "D": 2, "M": 2, "C": 2})) == 112


def test_a_rack_is_written_by_color_and_number_jokers_last() -> None:
    assert write_row(in_order(read_row("J O1 B2 R13 R3 K13"))) == "K13 R3 R13 B2 O1 J"


def test_only_jokers_stand_for_others() -> None:
    assert JOKER.is_joker
    assert not HIDDEN.is_joker
    assert not any(tile.is_joker for tile in read_row("K1 R13"))
