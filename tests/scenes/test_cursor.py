"""The cursor: tiles taken and put down by keys alone."""

import pytest

from game.engine.move import At, To
from game.view.table.cursor.compass import Way, leads
from game.view.table.cursor.stops import POOL, Lay, Meaning, Stop
from game.view.table.places.placements import OnRack
from scenes.play.pause import Pause
from scenes.table.cursor import table_stops
from tests import samples
from tests.scenes.opened import SIZES
from tests.scenes.seated import SHARED, WAITING, Seated, assert_home


def go(pilot: Seated, means: object) -> None:
    """Let arrows lead the cursor, by the fewest presses, to where it means this."""
    if pilot.turn.cursor.at is None and pilot.turn.focused is None:
        pilot.key("right")
    for way in ways(pilot, means):
        pilot.key(way)
    at = pilot.turn.cursor.at
    assert at
    assert at.means == means


def ways(pilot: Seated, means: object) -> list[Way]:
    found = pilot.turn.cursor.stops(pilot.turn.widgets)
    arrows, here = (
        leads(tuple(each.box for each in found)),
        pilot.turn.cursor.here(pilot.turn.focused),
    )
    start = found.index(here)
    seen: dict[int, list[Way]] = {start: []}
    for at in (waiting := [start]):
        for way, to in arrows[at].items():
            if to not in seen:
                seen[to] = [*seen[at], way]
                waiting.append(to)
    return seen[next(at for at, each in enumerate(found) if each.means == means)]


def on_rack(pilot: Seated, tile: str, nth: int = 0) -> OnRack:
    found = [OnRack(at, each) for at, each in enumerate(pilot.board.shown.rack)]
    return [each for each in found if str(each.tile) == tile][nth]


def take(pilot: Seated, *tiles: str) -> None:
    for tile in tiles:
        go(pilot, on_rack(pilot, tile))
        pilot.key("space")


def where(pilot: Seated) -> Meaning | None:
    at: Stop | None = pilot.turn.cursor.at
    return at.means if at else None


def test_the_first_arrow_shows_it_on_the_rack_and_the_mouse_hides_it() -> None:
    pilot = Seated()
    assert where(pilot) is None
    pilot.key("up")
    assert where(pilot) == on_rack(pilot, "B3")
    shown = pilot.picture().get_buffer().raw
    pilot.move((640, 300))
    assert where(pilot) is None
    assert pilot.picture().get_buffer().raw != shown


def test_a_tile_is_taken_and_laid_where_it_fits() -> None:
    pilot = Seated()
    take(pilot, "B7")
    assert pilot.held == ["B7"]
    go(pilot, Lay(At(0, 3)))
    pilot.key("space")
    assert pilot.rows[0] == "B4 B5 B6 B7"
    assert pilot.held == []
    assert where(pilot) == At(0, 3)
    pilot.key("return")
    assert pilot.game.turns == 1


def test_tiles_make_a_new_row_and_come_back() -> None:
    pilot = Seated()
    take(pilot, "K1", "K2")
    go(pilot, Lay(To.NEW_ROW))
    pilot.key("space")
    assert pilot.rows[-1] == "K1 K2"
    go(pilot, At(4, 0))
    pilot.key("space")
    go(pilot, Lay(To.RACK))
    pilot.key("space")
    assert pilot.rows[-1] == "K2"
    assert "K1" in pilot.rack


def test_a_place_in_a_run_that_parts_it_into_two_can_be_chosen() -> None:
    pilot = Seated(samples.session(SHARED.replace("O13", "R3")))
    take(pilot, "R3")
    go(pilot, Lay(At(2, 3)))
    pilot.key("space")
    assert {"R1 R2 R3", "R3 R4 R5 R6"} <= set(pilot.rows)


def test_tiles_of_the_table_are_taken_and_laid_elsewhere() -> None:
    pilot = Seated()
    go(pilot, At(2, 5))
    pilot.key("space")
    assert pilot.held == ["R6"]
    go(pilot, Lay(To.NEW_ROW))
    pilot.key("space")
    assert pilot.rows[-1] == "R6"


def test_escape_lets_go_and_then_pauses() -> None:
    pilot = Seated()
    take(pilot, "B3", "K2")
    pilot.key("escape")
    assert pilot.held == []
    assert pilot.scene is pilot.turn
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)


def test_space_on_the_pool_draws() -> None:
    pilot = Seated()
    go(pilot, POOL)
    pilot.key("space")
    assert pilot.game.turns == 1


def test_arrows_reach_the_buttons_too_and_come_back_from_those_that_tab_reached() -> None:
    pilot = Seated()
    pilot.key("right")
    for _ in range(12):
        pilot.key("right")
    assert where(pilot) is None
    assert pilot.turn.focused is pilot.turn.widget("action")
    pilot.key("left")
    assert pilot.turn.focused is None
    assert where(pilot) == on_rack(pilot, "O13")
    pilot.key("tab")
    assert where(pilot) is None
    assert pilot.turn.focused is pilot.turn.widget("pause")


def test_it_does_not_wait_for_tiles_that_glide() -> None:
    pilot = Seated()
    take(pilot, "B7")
    go(pilot, Lay(At(0, 3)))
    pilot.key("space")
    assert pilot.board.tiles.under_way
    assert pilot.turn.cursor.at.rect == pilot.sprite(At(0, 3)).placement.rect
    pilot.key("space")
    assert pilot.held == ["B7"]
    pilot.key("escape")
    pilot.settle()
    assert_home(pilot.board)


def test_it_stays_with_its_tile_in_another_window() -> None:
    pilot = Seated()
    go(pilot, on_rack(pilot, "R7"))
    pilot.resize((1080, 1920))
    pilot.step()
    assert where(pilot) == on_rack(pilot, "R7")
    assert pilot.turn.cursor.at.rect == pilot.sprite(on_rack(pilot, "R7")).placement.rect


def test_while_others_play_only_the_own_rack_is_put_in_order() -> None:
    pilot = Seated(samples.session(WAITING))
    take(pilot, "O13")
    go(pilot, Lay(To.RACK))
    held = tuple(pilot.turn.state.hand.places)
    assert not any(isinstance(each.means, At) for each in table_stops(pilot.turn.state, held))


def test_return_skips_what_others_do_once_it_cannot_be_meant_for_the_own_turn() -> None:
    pilot = Seated()
    pilot.key("return")
    pilot.key("return")
    assert pilot.game.turns == 1
    pilot.tick(1.1)
    pilot.key("return")
    assert pilot.game.turns == 2


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_whatever_an_arrow_leads_to_lies_that_way(size: tuple[int, int]) -> None:
    pilot = Seated(size=size)
    take(pilot, "B7")
    for _ in range(2):
        found = pilot.turn.cursor.stops(pilot.turn.widgets)
        for each, arrows in zip(found, leads(tuple(at.box for at in found)), strict=True):
            (x, y), others = each.box.middle, {way: found[to].box for way, to in arrows.items()}
            assert all(box.middle[0] < x for way, box in others.items() if way == "left")
            assert all(box.middle[0] > x for way, box in others.items() if way == "right")
            assert all(box.middle[1] < y for way, box in others.items() if way == "up")
            assert all(box.middle[1] > y for way, box in others.items() if way == "down")
        pilot.key("escape")
