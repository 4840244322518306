"""A table that fills: tiles stay as large as they can, and heads make room for them."""

from dataclasses import replace

import pytest

from game.engine.notation import read_position
from game.engine.tile import JOKER, number_tiles
from game.kit.kit import Kit
from game.view.table.places.row_layout import RowLayout
from game.view.table.places.tile_sizes import USUAL
from game.view.table.shown import Shown, show
from game.view.table.table import TableView
from game.view.table.table_zone import table_zone
from tests import samples
from tests.kits import open_kit, store
from tests.scenes.opened import SIZES
from tests.scenes.seated import Seated

SETS = (16, 20, 24, 28, 35)
BEFORE = {
    (1024, 600): (45, 45, 45, 38, 38),
    (1366, 768): (60, 60, 55, 51, 51),
    (1920, 1080): (84, 84, 84, 72, 72),
    (1080, 1920): (84, 78, 78, 78, 66),
    (2560, 1440): (112, 112, 112, 96, 96),
    (1440, 1080): (72, 72, 60, 60, 48),
}
"""How wide tiles were on tables of so many sets of three, before the table stood in a room."""

WAY = 0.3
"""Seconds after which everything is where it goes."""


def sets_of_three(count: int) -> tuple[tuple[object, ...], ...]:
    tiles = (*number_tiles(), JOKER)
    return tuple(tiles[at : at + 3] for at in range(0, 3 * count, 3))


def row_layout(kit: Kit) -> RowLayout:
    table = table_zone(kit, "turn", any_open=False)
    return RowLayout(table.rows.size, USUAL, kit.scale, table.rise)


def test_tiles_are_no_smaller_than_before_the_table_stood_in_a_room() -> None:
    for size, widths in BEFORE.items():
        kit = open_kit(size)
        one_by_one, grown = row_layout(kit), {}
        for count in range(1, SETS[-1] + 1):
            one_by_one.place(sets_of_three(count), turn=count)
            grown[count] = one_by_one.width
        for count, before in zip(SETS, widths, strict=True):
            at_once = row_layout(kit)
            at_once.place(sets_of_three(count))
            assert min(at_once.width, grown[count]) >= before


def test_a_table_rises_where_tiles_are_larger_for_it_until_it_is_bare_again() -> None:
    pack = row_layout(open_kit((1080, 1920)))
    risen = []
    for turn, count in enumerate((4, 20, 28, 35, 28, 2)):
        pack.place(sets_of_three(count), turn=turn)
        risen.append(pack.risen)
    assert risen == [False, False, True, True, True, False]


def test_nothing_rises_under_the_hand() -> None:
    pack = row_layout(open_kit((1080, 1920)))
    pack.place(sets_of_three(20), turn=3)
    pack.place(sets_of_three(35), turn=3)
    assert not pack.risen
    under_the_hand = pack.width
    pack.place(sets_of_three(35), turn=4)
    assert pack.risen
    assert pack.width > under_the_hand


def test_in_another_window_heads_stay_where_they_are() -> None:
    pack = row_layout(open_kit((1080, 1920)))
    places = pack.place(sets_of_three(35), turn=3)
    for size in ((1366, 768), (800, 480), (1080, 1920)):
        other = row_layout(open_kit(size))
        other.kept = pack.kept
        again, pack = other.place(sets_of_three(35), turn=3), other
    assert pack.risen
    assert again == places


def filling(calm: bool = False, theme: str = "felt") -> tuple[Seated, TableView, Shown]:
    """Give a table with few sets, and what it shows when it is full in the next turn."""
    settings = store(reduced_motion=calm, theme=theme)
    pilot = Seated(samples.session(), (1080, 1920), settings=settings)
    pilot.settle()
    full = show(samples.at_position(samples.worst_table()).snapshot, 0)
    view = pilot.turn.state.view
    return pilot, view, replace(full, turn=view.board.shown.turn + 1)


@pytest.mark.parametrize("theme", ["felt", "night"])
def test_heads_sink_gently_as_the_table_fills(theme: str) -> None:
    pilot, view, full = filling(theme=theme)
    assert view.seats
    up, top = view.seats.places[1], view.board.zone.top
    view.board.show(full)
    heads, tops = [], []
    for _ in range(20):
        view.tick(WAY / 18, None)
        heads.append(view.seats._faces[1].rect.height)
        tops.append(view.seats._sprites[1].rect.bottom)
    down = view.seats.places[1]
    assert up.head
    assert down.head
    assert heads == sorted(heads, reverse=True)
    assert tops == sorted(tops, reverse=True)
    assert up.head.h > down.head.h
    assert heads[0] > heads[-1]
    assert up.plate.bottom > tops[2] > tops[-1] == down.plate.bottom < view.board.zone.top < top
    assert len({*tops}) > 4
    pilot.step()


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800), (1230, 692)])
def test_heads_are_whole_until_three_lines_lie_on_the_table_or_five_on_a_tall_one(
    size: tuple[int, int],
) -> None:
    for groups in range(1, 8):
        rows = " | ".join(f"R{number} B{number} O{number}" for number in range(1, groups + 1))
        text = f"rules classic-2016\ntable {rows}\n* Fox+ K1 K4\n  Owl+ ?7\n  Bear+ ?7"
        view = Seated(samples.at_position(read_position(text)), size).turn.state.view
        assert view.seats
        head = view.seats.places[1].head
        assert head
        lines = sum(map(bool, view.board.row_layout.lines))
        assert (head.h / head.w > 1.1) == (lines < (5 if size[0] < size[1] else 3)), (groups, lines)
        holds = [sprite.visible for sprite in view.seats._paws]
        assert holds == [False, *[head.h > head.w] * 2]


def test_where_motion_is_calm_heads_are_there_at_once() -> None:
    _, view, full = filling(calm=True)
    view.board.show(full)
    view.show_around(full)
    assert view.seats
    assert view.seats._sprites[1].rect.bottom == view.seats.places[1].plate.bottom
    assert view.seats.places[1].plate.bottom < view.board.zone.top


def test_the_ground_is_in_the_end_as_if_it_had_always_been_so() -> None:
    pilot, view, full = filling()
    view.board.show(full)
    view.tick(1.0, None)
    stage = pilot.turn.stage
    glided = stage.background
    fresh = TableView(pilot.kit, stage, full, None)
    assert fresh.board.row_layout.risen
    assert glided.get_size() == stage.background.get_size()
    rim = fresh.board.zone.top // 2
    for x in range(0, 1080, 60):
        assert glided.get_at((x, rim)) == stage.background.get_at((x, rim))
