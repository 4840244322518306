"""Where the tiles of a rack stand: large, inside, apart, and where a hand puts them."""

from random import Random

import pytest
from pygame import Rect

from game.engine.notation import read_row
from game.engine.tile import all_tiles, in_order
from game.session.order.rack_lines import (
    TILE,
    RackLines,
    Spot,
    put,
    read_lines,
    standings,
    write_lines,
)
from game.session.order.rack_order import MODES, Mode, RackOrder
from game.view.proportions import tile_height
from game.view.table.places.rack_layout import RackLayout, rack_layout

WIDE, TALL = (230, 820, 1330, 238), (40, 1354, 1000, 404)
"""The zones of wide and of tall windows."""

LARGEST = 88
DEALT = read_row("K1 K5 K13 R3 R3 R7 R11 B2 B5 B8 O1 O9 O10 J")


def laid(order: RackOrder, zone: tuple = WIDE, plunder: int = 0) -> RackLayout:
    return rack_layout(order, plunder, zone, 3 if zone == TALL else 2, LARGEST)


def dropped(layout: RackLayout, held: list[int], tiles: str, middle: tuple) -> RackLines:
    """Give the lines once held tiles are dropped at a point."""
    row = read_row(tiles)
    at = layout.shelves.spot_at(middle, len(row))
    return layout.lines_with(row, layout.landing(held, len(row), at))


def some_order(count: int, mode: Mode) -> RackOrder:
    """Give an order of so many tiles, some of which somebody has put elsewhere."""
    rng = Random(count)
    order = RackOrder().follow(in_order(rng.sample(all_tiles({"J": 2}), count)))
    for _ in range(count // 4):
        there = list(standings(order.lines))
        tile, _ = there.pop(rng.randrange(count))
        order = order.arrange(put(there, (tile,), Spot(rng.randrange(3), rng.randrange(32)), 32))
    return order.sort(mode)


def test_a_deal_fills_a_line() -> None:
    for mode in ("own", "runs"):
        layout = laid(RackOrder(mode).follow(DEALT))
        first, last = layout.places[0], layout.places[-1]
        assert {y for _, y in layout.places} == {first[1]}
        assert last[0] + layout.width - first[0] > 0.9 * WIDE[2]


def test_few_tiles_are_larger_in_a_view() -> None:
    many, few = (RackOrder("groups").follow(DEALT[:count]) for count in (14, 8))
    assert laid(few).width == LARGEST
    assert len(laid(few).grooves) == 1
    assert 70 < laid(many).width < LARGEST
    assert len(laid(many).grooves) == 2


@pytest.mark.parametrize("mode", MODES)
def test_thirty_tiles_stand_at_their_normal_size(mode: Mode) -> None:
    order = RackOrder(mode).follow(some_order(30, mode).show(some_order(30, mode).tiles))
    assert laid(order).width >= 70


@pytest.mark.parametrize("zone", [WIDE, TALL])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("count", [0, 1, 9, 14, 21, 30, 40, 64, 100])
def test_every_tile_stands_free_and_inside(count: int, mode: Mode, zone: tuple) -> None:
    layout = laid(some_order(count, mode), zone, plunder=3)
    high = tile_height(layout.width)
    rects = [Rect(x, y, layout.width, high) for x, y in layout.places]
    assert len(rects) == count + 3
    assert all(Rect(zone).contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))
    assert {rect.bottom for rect in rects} <= set(layout.grooves)


@pytest.mark.parametrize("mode", MODES)
def test_sizes_do_not_change_while_tiles_are_played(mode: Mode) -> None:
    order = some_order(21, mode)
    before, tiles = laid(order), list(order.tiles)
    while tiles:
        tiles.pop(len(tiles) // 2)
        order = order.follow(in_order(tiles))
        assert laid(order).shelves == before.shelves


@pytest.mark.parametrize("mode", MODES)
def test_tiles_stay_where_they_stand_while_others_are_played(mode: Mode) -> None:
    order = some_order(21, mode)
    stood = dict(zip(laid(order).spots, order.tiles, strict=True))
    for at in (20, 10, 0):
        order = order.take(order.tiles, [at]).follow((*order.tiles[:at], *order.tiles[at + 1 :]))
        stands = dict(zip(laid(order).spots, order.tiles, strict=True))
        assert stands.items() < stood.items()
    closed = order.forget()
    assert laid(closed).spots[0] == (0, 0)


def test_the_plunder_stands_behind_all_others() -> None:
    layout = laid(RackOrder.of("own", read_lines("R3 . . R4 / B1")), plunder=2)
    assert layout.spots[3:] == (Spot(1, 3), Spot(1, 6))


# What hands made


def test_the_own_order_looks_as_it_was_made() -> None:
    lines = read_lines("R3 . . R4 R5 / . . . B1")
    for zone in (WIDE, TALL):
        assert laid(RackOrder.of("own", lines), zone).lines == lines


OWN_GAPS = """
K1 K2 . K4 K5 . K7 K8 . K10 K11 . K13 . R1 . R3 . R4 . J O11
/ R6 R7 . R9 R10 . R12 R13 . B2 B3 . B5 B6 . B8 . B9 . B11 . B12 J
"""


@pytest.mark.parametrize("zone", [WIDE, TALL])
def test_tiles_that_come_throw_no_gap_of_the_own_order_away(zone: tuple) -> None:
    order = RackOrder.of("own", read_lines(" ".join(OWN_GAPS.split())))
    gaps = gaps_of(order.lines)
    assert len(order.tiles) == 29
    for tile in read_row("O1 O2 O4 O5 O7 O8"):
        order = order.follow(in_order((*order.tiles, tile)))
        layout = laid(order, zone)
        broken = len(layout.lines) if zone == TALL else 0
        assert gaps_of(layout.lines) >= gaps - broken
        assert layout.lines == order.lines or zone == TALL


def gaps_of(lines: RackLines) -> int:
    """Count the free columns between tiles."""
    return write_lines(lines).count(".")


def test_columns_beyond_what_fits_make_tiles_a_little_smaller() -> None:
    order = RackOrder.of("own", read_lines("R3 " + ". " * 31 + "R4"))
    assert 65 <= laid(order).width < laid(RackOrder()).width
    assert laid(order).lines == order.lines


def test_a_line_far_too_long_for_a_window_goes_on_below() -> None:
    row = "K1 K2 K3 K4 . R3 R4 R5 R6 R7 . B8 B9 B10 B11 B12"
    layout = laid(RackOrder.of("own", read_lines(row)), TALL)
    assert write_lines(layout.lines) == "K1 K2 K3 K4 . R3 R4 R5 R6 R7 / B8 B9 B10 B11 B12"


def test_a_third_line_joins_the_others_where_there_are_two() -> None:
    order = RackOrder.of("own", read_lines("K1 . . . K9 / R3 R4 R5 / . . O1 O2"))
    assert len(laid(order, TALL).lines) == 3
    assert write_lines(laid(order).lines) == "K1 . K9 . R3 R4 R5 . O1 O2"


def test_a_tile_is_put_down_where_its_middle_is() -> None:
    layout = laid(RackOrder.of("own", read_lines("R3 R4 . K7 / B1")))
    for line, column in ((0, 9), (1, 4), (1, 30)):
        x, y = layout.shelves.corner(Spot(line, column))
        middle = x + layout.width / 2, y + 30
        lines = dropped(layout, [1], "R4", middle)
        assert (read_row("R4")[0], Spot(line, column)) in standings(lines)
        assert (read_row("K7")[0], Spot(0, 5)) in standings(lines)


def test_points_beyond_the_shelves_mean_their_ends() -> None:
    layout = laid(RackOrder.of("own", read_lines("R3")))
    for point, spot in (((0, 0), Spot(0, 0)), ((5000, 5000), Spot(1, 28))):
        assert layout.shelves.spot_at(point, 2) == spot


def test_a_tile_put_back_where_it_stood_changes_nothing() -> None:
    for mode in MODES:
        layout = laid(some_order(20, mode))
        for at, (x, y) in enumerate(layout.places):
            middle = x + layout.width / 2 + 9, y + 20
            tile = str(layout.order.tiles[at])
            assert dropped(layout, [at], tile, middle) == layout.lines


def test_no_place_is_beyond_the_last_column() -> None:
    layout = laid(RackOrder())
    last = layout.shelves.corner(Spot(0, layout.shelves.columns - TILE))
    assert last[0] + layout.width <= WIDE[0] + WIDE[2]
    assert last[0] + layout.width + layout.shelves.pitch / 2 > WIDE[0] + WIDE[2]
