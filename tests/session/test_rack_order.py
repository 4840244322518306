from random import Random

from game.engine.notation import read_row, write_row
from game.engine.tile import in_order
from game.session.rack_order import RackOrder

RACK = read_row("K5 R3 R3 R7 B5 O1 J")


def shown(order: RackOrder, rack: str) -> str:
    return write_row(order.show(in_order(read_row(rack))))


def by_hand(text: str) -> RackOrder:
    """Make an order by putting tile after tile at the end."""
    order = RackOrder()
    rack = in_order(read_row(text))
    for tile in read_row(text):
        order = order.put(rack, [order.show(rack).index(tile)], len(rack))
    assert write_row(order.show(rack)) == text
    return order


def test_a_rack_is_shown_as_it_comes() -> None:
    assert RackOrder().show(RACK) == RACK


def test_drawn_tiles_come_last() -> None:
    order = RackOrder().follow(read_row("R5 B1"))
    assert shown(order, "K1 R5 B1") == "R5 B1 K1"


def test_runs_go_by_color_and_groups_by_number() -> None:
    order = by_hand("J B5 R3 O1 R7 K5 R3")
    order = order.sort("runs")
    assert write_row(order.show(RACK)) == "K5 R3 R3 R7 B5 O1 J"
    order = order.sort("groups")
    assert write_row(order.show(RACK)) == "O1 R3 R3 K5 B5 R7 J"


def test_the_own_order_comes_back_after_sorting() -> None:
    order = by_hand("J B5 R3 O1 R7 K5 R3")
    for mode in ("runs", "groups", "own"):
        order = order.sort(mode)
        order.show(RACK)
    assert write_row(order.show(RACK)) == "J B5 R3 O1 R7 K5 R3"


def test_tiles_are_moved_before_the_one_that_is_shown_there() -> None:
    rack = read_row("K1 K2 K3 K4 K5")
    for tiles, index, expected in (
        ([0], 3, "K2 K3 K1 K4 K5"),
        ([4], 0, "K5 K1 K2 K3 K4"),
        ([1, 3], 5, "K1 K3 K5 K2 K4"),
        ([3, 0], 2, "K2 K4 K1 K3 K5"),
        ([2], 2, "K1 K2 K3 K4 K5"),
    ):
        order = RackOrder()
        order = order.put(rack, tiles, index)
        assert write_row(order.show(rack)) == expected


def test_moving_a_tile_of_a_sorted_rack_makes_that_the_own_order() -> None:
    order = by_hand("J B5 R3 O1 R7 K5 R3")
    order = order.sort("groups")
    order = order.put(RACK, [6], 0)
    assert order.mode == "own"
    assert write_row(order.show(RACK)) == "J O1 R3 R3 K5 B5 R7"


def test_a_tile_that_comes_back_from_the_table_takes_its_old_place() -> None:
    order = by_hand("B5 K1 O7")
    assert shown(order, "B5 O7") == "B5 O7"
    assert shown(order, "B5 K1 O7") == "B5 K1 O7"


def test_a_tile_drawn_in_a_later_turn_comes_last() -> None:
    order = by_hand("B5 K1 O7")
    order = order.follow(in_order(read_row("B5 O7"))).forget()
    assert shown(order, "B5 K1 O7") == "B5 O7 K1"


def test_of_two_copies_the_one_taken_leaves() -> None:
    order = by_hand("R3 B5 R3")
    rack = in_order(read_row("R3 B5 R3"))
    assert shown(order, "R3 B5") == "R3 B5"
    assert order.show(rack) == read_row("R3 B5 R3")
    order = order.take(rack, [0])
    assert shown(order, "R3 B5") == "B5 R3"


def test_a_tile_that_was_taken_but_refused_is_still_there() -> None:
    order = by_hand("R3 B5 K1")
    rack = in_order(read_row("R3 B5 K1"))
    order = order.take(rack, [1])
    assert order.show(rack) == read_row("R3 B5 K1")


def test_what_is_shown_is_always_what_is_there() -> None:
    rng = Random(3)
    order = RackOrder()
    for _ in range(300):
        rack = in_order(rng.sample((*RACK, *RACK), rng.randint(0, 14)))
        if rack and rng.random() < 0.5:
            order = order.put(rack, [rng.randrange(len(rack))], rng.randint(0, len(rack)))
        order = order.sort(rng.choice(("own", "runs", "groups")))
        assert in_order(order.show(rack)) == rack
