"""How a rack is shown: views of it, and the order made by hand, in which what was put stays."""

from collections import Counter
from random import Random

from game.engine.notation import read_row, write_row
from game.engine.tile import in_order
from game.session.order.rack_lines import TILE, Spot, put, read_lines, standings, write_lines
from game.session.order.rack_order import LENGTH, RackOrder

RACK = read_row("K5 R3 R3 R7 B5 O1 J")


def own(text: str) -> RackOrder:
    return RackOrder.of("own", read_lines(text))


def followed(order: RackOrder, rack: str) -> str:
    return write_lines(order.follow(in_order(read_row(rack))).lines)


# Views


def test_a_rack_is_shown_as_it_was_dealt_the_colors_apart() -> None:
    order = RackOrder().follow(RACK)
    assert order.tiles == RACK
    assert write_lines(order.lines) == "K5 . R3 R3 R7 . B5 . O1 . J"


def test_a_long_deal_is_laid_on_two_lines() -> None:
    order = RackOrder().follow(read_row("K1 K2 K3 K4 K5 K6 R1 R2 R3 R4 R5 B1 B2 B3 B4 B5 O1"))
    assert write_lines(order.lines) == ("K1 K2 K3 K4 K5 K6 . R1 R2 R3 R4 R5 / B1 B2 B3 B4 B5 . O1")


def test_runs_go_by_color_and_groups_by_number() -> None:
    order = own("J B5 R3 O1 R7 K5 R3").sort("runs")
    assert write_row(order.show(RACK)) == "K5 R3 R3 R7 B5 O1 J"
    assert list(map(write_row, order.groups)) == ["K5", "R3 R3 R7", "B5", "O1", "J"]
    order = order.sort("groups")
    assert write_row(order.show(RACK)) == "O1 R3 R3 K5 B5 R7 J"
    assert list(map(write_row, order.groups)) == ["O1", "R3 R3", "K5 B5", "R7", "J"]


def test_the_own_order_comes_back_after_sorting() -> None:
    order = own("J B5 . R3 / O1 R7 . . K5 R3")
    for mode in ("runs", "groups", "own"):
        order = order.sort(mode).follow(RACK)
    assert write_lines(order.lines) == "J B5 . R3 / O1 R7 . . K5 R3"


def test_what_is_arranged_in_a_view_becomes_the_own_order() -> None:
    order = own("K5 R3").sort("groups").arrange(read_lines("R3 . K5"))
    assert (order.mode, write_lines(order.lines)) == ("own", "R3 . K5")


# The own order


def test_a_tile_that_leaves_leaves_a_gap_and_comes_back_to_it() -> None:
    order = own("B5 K1 O7 / . R3").follow(in_order(read_row("B5 O7")))
    assert write_lines(order.lines) == "B5 . . O7"
    assert followed(order, "B5 K1 O7 R3") == "B5 K1 O7 / . R3"


def test_the_place_of_a_tile_that_is_away_can_be_taken() -> None:
    order = own("B5 K1 O7").follow(in_order(read_row("B5 O7")))
    order = order.arrange(read_lines("B5 O7"))
    assert followed(order, "B5 K1 O7") == "B5 O7 K1"


def test_drawn_tiles_come_last_and_apart() -> None:
    order = own("R5 . . . B1 / O7 O8").follow(in_order(read_row("R5 B1 O7 O8 K1")))
    assert write_lines(order.lines) == "R5 . . . B1 / O7 O8 . K1"
    assert followed(order, "R5 B1 O7 O8 K1 K9") == "R5 . . . B1 / O7 O8 . K1 . K9"


def test_a_tile_drawn_in_a_later_turn_comes_last() -> None:
    order = own("B5 K1 O7").follow(in_order(read_row("B5 O7"))).forget()
    assert followed(order, "B5 K1 O7") == "B5 . . O7 . K1"


def test_drawn_tiles_fill_line_after_line_then_the_ends_and_then_a_line_grows() -> None:
    order, rack = own("K1"), ["K1"]
    for tile in ("R", "B", "O"):
        for number in range(1, 14):
            rack.append(f"{tile}{number}")
            before = set(standings(order.lines))
            order = order.follow(in_order(read_row(" ".join(rack))))
            assert before < set(standings(order.lines))
    lengths = [max(spot.column for _, spot in standings((line,))) + TILE for line in order.lines]
    assert len(lengths) == 2
    assert min(lengths) >= LENGTH


def test_of_two_copies_the_one_taken_leaves() -> None:
    order, rack = own("R3 B5 R3"), in_order(read_row("R3 B5 R3"))
    assert followed(order, "R3 B5") == "R3 B5"
    assert followed(order.take(rack, [0]), "R3 B5") == ". . B5 R3"


def test_a_tile_that_was_taken_but_refused_is_still_there() -> None:
    order, rack = own("R3 B5 K1"), in_order(read_row("R3 B5 K1"))
    assert followed(order.take(rack, [1]), "R3 B5 K1") == "R3 B5 K1"


def test_tiles_that_are_away_belong_to_the_whole() -> None:
    order = own("B5 K1 O7").follow(in_order(read_row("B5 O7")))
    assert write_lines(order.whole.lines) == "B5 K1 O7"


def test_whatever_is_done_the_rack_is_there_and_what_nobody_touches_stays() -> None:
    rng = Random(3)
    order = RackOrder()
    for _ in range(400):
        rack = in_order(rng.sample((*RACK, *RACK), rng.randint(1, 14)))
        before = {(slot.tile, slot.spot) for slot in order.own if slot.here}
        order = order.follow(rack)
        there = list(standings(order.lines))
        assert in_order(tile for tile, _ in there) == rack
        assert len(before - set(there)) == (Counter(t for t, _ in before) - Counter(rack)).total()
        if rng.random() < 0.5:
            at = rng.randrange(len(there))
            others = [each for number, each in enumerate(there) if number != at]
            spot = Spot(rng.randrange(3), rng.randrange(LENGTH))
            order = order.arrange(put(others, (there[at][0],), spot, LENGTH))
        if rng.random() < 0.3:
            order = order.forget()
        spots = [slot.spot for slot in order.own]
        assert spots == sorted(spots)
        assert all(
            a.line != b.line or abs(a.column - b.column) >= TILE
            for number, a in enumerate(spots)
            for b in spots[:number]
        )
        order = order.sort(rng.choice(("own", "runs", "groups")))
        assert in_order(order.show(rack)) == rack
        assert RackOrder.of(order.mode, order.forget().lines) == order.forget()
