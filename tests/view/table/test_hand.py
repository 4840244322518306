"""The hand at the table: tiles taken up and put down by tap, drag and sweep."""

import pytest
from pygame import Rect

from game.engine.move import At
from game.view.table.places.placements import OnRack
from tests import samples
from tests.pilot import Place
from tests.scenes.seated import Seated, assert_home, assert_whole

BESIDE = 1.1 * 1.05
"""Tiles carried together lie so close, in tile widths."""


def test_a_tile_is_dragged_to_a_row() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    assert pilot.rows[0] == "B3 B4 B5 B6"
    assert "B3" not in pilot.rack
    pilot.settle()
    assert_whole(pilot.board)
    assert_home(pilot.board)


def test_a_tile_dragged_to_the_felt_begins_a_row_there_and_no_other_moves() -> None:
    pilot = Seated()
    before, felt = pilot.places(), pilot.felt()
    pilot.drag(pilot.mine("O13"), felt)
    pilot.settle()
    places = pilot.places()
    row = pilot.board.row_rect(pilot.row("O13"))
    assert row.left < felt[0] < row.right
    assert row.inflate(0, row.height).collidepoint(felt)
    assert {row: places[row] for row in before} == before


@pytest.mark.parametrize("size", [(1366, 768), (480, 800)])
def test_a_tap_between_the_rows_and_the_rack_lays_what_is_held_on_the_table(
    size: tuple[int, int],
) -> None:
    pilot = Seated(size=size)
    pilot.tap(pilot.mine("O13"))
    pilot.tap(pilot.kit.zone("turn", "message").center)
    assert pilot.rows[-1] == "O13"
    pilot.settle()
    assert pilot.board.zone.contains(pilot.board.row_rect(pilot.row("O13")).inflate(-12, -12))


@pytest.mark.parametrize("where", ["outside", "pool", "seats", "button"])
def test_a_tile_dropped_where_nothing_lies_flies_home_and_nothing_changes(where: str) -> None:
    pilot = Seated()
    nowhere = {
        "outside": (-40, -40),
        "pool": pilot.kit.zone("turn", "pool").center,
        "seats": pilot.kit.zone("turn", "seats").center,
        "button": pilot.place("action"),
    }
    before = pilot.rows, pilot.rack, pilot.game.turns
    pilot.drag(pilot.mine("O13"), nowhere[where])
    sprite = pilot.sprite(OnRack(7, pilot.board.shown.rack[7]))
    assert sprite.tween.moving
    pilot.settle()
    assert (pilot.rows, pilot.rack, pilot.game.turns) == before
    assert_home(pilot.board)


def test_a_tile_sticks_to_the_pointer_while_it_is_dragged() -> None:
    pilot = Seated()
    sprite = pilot.sprite(OnRack(7, pilot.board.shown.rack[7]))
    rect = sprite.placement.rect
    pilot.press((rect.x + rect.w // 4, rect.y + rect.h // 5))
    for to in ((600, 400), (10, 10), (900, 300)):
        pilot.move(to, held=True)
        assert to[0] - sprite.tween.x == pytest.approx(sprite.width / 4, abs=1)
        assert to[1] - sprite.tween.y == pytest.approx(rect.h / rect.w * sprite.width / 5, abs=1)


def test_a_trembling_finger_drags_nothing() -> None:
    pilot = Seated()
    x, y = pilot.mine("O13")
    pilot.press((x, y))
    pilot.move((x + 3, y + 3), held=True)
    pilot.release((x + 3, y + 3))
    assert pilot.held == ["O13"]


@pytest.mark.parametrize("index", range(7))
def test_a_tile_goes_before_the_tile_it_is_put_down_on(index: int) -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), between(pilot, 2, index))
    row = ["R1", "R2", "R3", "R4", "R5", "R6"]
    row.insert(index, "O13")
    assert pilot.rows[2].split() == row


def test_a_row_tidies_itself_into_reading_order() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("R7"), between(pilot, 2, 0))
    assert pilot.rows[2] == "R1 R2 R3 R4 R5 R6 R7"


def test_a_tile_that_was_played_goes_back_to_the_rack_where_it_is_dropped() -> None:
    pilot = Seated()
    place = pilot.mine("B7")
    pilot.drag(place, pilot.at(0, 2))
    pilot.drag(pilot.at(0, 3), pilot.wood())
    assert (pilot.rows[0], pilot.rack) == ("B4 B5 B6", "B3 B8 R7 K1 K1 K2 O13 B7")
    pilot.tap(pilot.mine("B7"))
    pilot.tap(pilot.at(0, 2))
    pilot.drag(pilot.at(0, 3), place)
    assert pilot.mine("B7") == place


def test_in_a_view_it_takes_its_place_there() -> None:
    pilot = Seated()
    pilot.tap("sort_groups")
    rack = pilot.rack
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.drag(pilot.at(0, 3), pilot.wood())
    assert (pilot.rows[0], pilot.rack) == ("B4 B5 B6", rack)
    assert pilot.turn.widget("sort_groups").chosen


def test_tiles_tapped_in_turn_are_put_down_together() -> None:
    pilot = Seated()
    for tile in ("O13", "K2", "B8"):
        pilot.tap(pilot.mine(tile))
    assert pilot.held == ["O13", "K2", "B8"]
    pilot.tap(pilot.felt())
    assert pilot.rows[-1] == "O13 K2 B8"
    assert pilot.held == []


def test_a_tapped_tile_is_raised_and_tapped_again_it_lies_down() -> None:
    pilot = Seated()
    placement = pilot.sprite(OnRack(7, pilot.board.shown.rack[7])).placement
    pilot.tap(pilot.mine("O13"))
    pilot.settle()
    assert pilot.sprite(placement.place).tween.y < placement.y
    pilot.tap(placement.rect.center)
    pilot.settle()
    assert pilot.held == []
    assert pilot.sprite(placement.place).tween.y == placement.y


def test_a_tap_does_all_that_a_drag_does() -> None:
    pilot = Seated()
    pilot.tap(pilot.mine("B3"))
    pilot.tap(pilot.at(0, 0))
    pilot.tap(pilot.at(2, 5))
    pilot.tap(pilot.felt())
    assert pilot.rows[0] == "B3 B4 B5 B6"
    assert pilot.rows[-1] == "R6"


def test_of_twins_the_one_that_was_taken_leaves_the_rack() -> None:
    pilot = Seated()
    second = pilot.mine("K1", nth=1)
    pilot.drag(second, pilot.felt())
    first = [str(tile) for tile in pilot.board.shown.rack].index("K1")
    assert (
        pilot.sprite(OnRack(first, pilot.board.shown.rack[first])).placement.rect.centerx
        < second[0]
    )


def test_a_sweep_over_bare_wood_takes_tiles_up() -> None:
    pilot = Seated()
    zone = pilot.board.rack_zone
    x = pilot.mine("R7")[0]
    pilot.drag((zone.left + 3, zone.bottom - 6), (x + 5, zone.top + 8))
    assert pilot.held == ["B3", "B7", "B8", "R7"]
    pilot.drag(pilot.mine("B7"), pilot.felt())
    assert pilot.rows[-1] == "B3 B7 B8 R7"


def test_a_sweep_joins_what_was_tapped() -> None:
    pilot = Seated()
    pilot.tap(pilot.mine("O13"))
    zone = pilot.board.rack_zone
    pilot.drag((zone.left + 3, zone.bottom - 6), (pilot.mine("B3")[0] + 5, zone.top + 8))
    assert pilot.held == ["O13", "B3"]


def test_a_sweep_that_begins_on_the_table_takes_nothing_of_the_rack() -> None:
    pilot = Seated()
    zone = pilot.board.zone
    pilot.drag((zone.right - 2, zone.top + 1), (zone.left, pilot.wood()[1]))
    assert sorted(pilot.held) == sorted(" ".join(pilot.rows).split())


def test_a_sweep_that_begins_on_the_rack_takes_nothing_of_the_table() -> None:
    pilot = Seated()
    pilot.drag(pilot.wood(), pilot.board.zone.topleft)
    assert sorted(pilot.held) == sorted(pilot.rack.split())


def test_a_sweep_takes_no_tile_that_may_not_be_moved() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    for tile in ("R6", "R7", "J"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    pilot.settle()
    zone = pilot.board.zone
    pilot.drag((zone.left + 1, zone.bottom - 2), (zone.right - 1, zone.top + 1))
    assert pilot.held == ["R6", "R7", "J"]


def test_a_rubber_band_shows_what_a_sweep_covers_until_it_ends() -> None:
    pilot = Seated()
    zone, band = pilot.board.rack_zone, pilot.board.rubber_band
    pilot.press((zone.right - 30, zone.bottom - 8))
    pilot.move((zone.right - 230, zone.bottom - 58), held=True)
    lines = [sprite.rect for sprite in band._sprites]
    assert lines[0].unionall(lines[1:]) == Rect(zone.right - 230, zone.bottom - 58, 200, 50)
    pilot.release((zone.right - 230, zone.bottom - 58))
    assert not band._sprites
    pilot.press((zone.right - 30, zone.bottom - 8))
    pilot.move((zone.right - 230, zone.bottom - 58), held=True)
    pilot.lose_focus()
    assert not band._sprites


def test_tiles_dragged_together_lie_side_by_side() -> None:
    pilot = Seated()
    for tile in ("O13", "K2"):
        pilot.tap(pilot.mine(tile))
    pilot.press(pilot.mine("K2"))
    pilot.move((700, 400), held=True)
    first, second = (pilot.sprite(place) for place in pilot.turn.state.hand.places)
    assert first.tween.y == second.tween.y
    assert 0 < second.tween.x - first.tween.x - first.width < (BESIDE - 1) * first.width


def test_a_row_dragged_by_its_plate_moves_without_the_rules() -> None:
    pilot = Seated()
    before = pilot.places()
    pilot.drag(pilot.frame(1), (pilot.felt()[0], pilot.felt()[1] - 100))
    pilot.settle()
    after = pilot.places()
    assert after.pop("K8 R8 O8") != before.pop("K8 R8 O8")
    assert after == before
    assert not pilot.game.draft.can_undo


def test_so_it_does_before_the_first_meld_when_the_rules_forbid_to_touch_it() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    before = pilot.places()
    pilot.drag(pilot.frame(0), pilot.felt())
    pilot.settle()
    assert pilot.rows == ["B4 B5 B6"]
    assert pilot.places() != before
    assert pilot.turn.state.view.message.tone == "plain"


def test_a_run_is_split_by_pulling_tiles_away() -> None:
    pilot = Seated()
    for index in (3, 4, 5):
        pilot.tap(pilot.at(2, index))
    pilot.tap(pilot.felt())
    assert pilot.rows[2] == "R1 R2 R3"
    assert pilot.rows[-1] == "R4 R5 R6"
    assert pilot.action[:2] == ("Draw", "tiles go back")


def test_a_run_whose_middle_is_taken_falls_apart_and_one_step_back_mends_it() -> None:
    pilot = Seated()
    pilot.drag(pilot.at(2, 2), pilot.felt())
    assert pilot.rows == ["B4 B5 B6", "K8 R8 O8", "R1 R2", "K9 J K11", "R4 R5 R6", "R3"]
    pilot.tap("undo")
    assert pilot.rows == ["B4 B5 B6", "K8 R8 O8", "R1 R2 R3 R4 R5 R6", "K9 J K11"]
    assert not pilot.game.draft.can_undo


@pytest.mark.parametrize("index", [1, 2, 4])
def test_the_sides_of_a_gap_stay_where_they_lie(index: int) -> None:
    pilot = Seated()
    pilot.settle()
    tiles = [f"R{number}" for number in range(1, 7) if number != index + 1]
    before = [pilot.at(2, at) for at in range(6) if at != index]
    pilot.drag(pilot.at(2, index), pilot.felt())
    sides = [pilot.row(" ".join(part)) for part in (tiles[:index], tiles[index:])]
    now = [pilot.at(row, at) for row in sides for at in range(len(pilot.board.shown.rows[row]))]
    assert now == before


def test_a_tile_of_the_table_that_belongs_there_parts_nothing_on_its_way_to_the_rack() -> None:
    pilot = Seated()
    pilot.drag(pilot.at(2, 2), pilot.wood())
    assert pilot.rows[2] == "R1 R2 R3 R4 R5 R6"


def test_a_tile_held_over_a_row_shows_that_it_would_go_there() -> None:
    pilot = Seated()
    pilot.press(pilot.mine("B7"))
    pilot.move(pilot.at(0, 2), held=True)
    assert pilot.board.aimed == 0
    pilot.move(pilot.felt(), held=True)
    assert pilot.board.aimed is None


def test_a_drag_ends_when_the_window_loses_the_focus() -> None:
    pilot = Seated()
    pilot.press(pilot.mine("B7"))
    pilot.move((700, 400), held=True)
    pilot.lose_focus()
    assert pilot.held == []
    pilot.move((720, 400), held=True)
    pilot.settle()
    assert pilot.held == []
    assert_home(pilot.board)


def between(pilot: Seated, row: int, index: int) -> Place:
    """Give the gap of a row before its tile with this index."""
    length = len(pilot.board.shown.rows[row])
    rect = pilot.sprite(At(row, min(index, length - 1))).placement.rect
    return (rect.left if index < length else rect.right), rect.centery
