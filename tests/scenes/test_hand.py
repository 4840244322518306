"""What a hand does beside laying tiles: the pool, a dim button, tiles tapped twice."""

from itertools import pairwise
from random import Random

import pytest

from game.engine.move import At
from game.engine.notation import write_row
from game.engine.rules import FAMILY
from game.view.layers import Layer
from tests import samples
from tests.kits import store
from tests.pilot import Place
from tests.scenes.seated import SHARED, Seated, assert_home, play_b3

STILL = store(reduced_motion=True)
EMPTY = SHARED.replace("R12 B12 O12 K12 R13 B1 O5", "?0")


def pool(pilot: Seated) -> Place:
    return pilot.kit.zone("turn", "pool").center


def tapped_play(pilot: Seated) -> None:
    """Press the big button, which can do nothing now."""
    pilot.tap(pilot.turn.widget("action").rect.center)


@pytest.mark.parametrize("seed", range(8))
def test_however_a_press_trembles_on_a_tile_it_is_a_tap(seed: int) -> None:
    pilot, rng = Seated(), Random(seed)
    pilot.tremble(pilot.mine("B7"), rng)
    pilot.tremble(pilot.mine("B8"), rng)
    assert pilot.held == ["B7", "B8"]
    pilot.tremble(pilot.mine("B8"), rng)
    assert pilot.held == ["B7"]
    pilot.tremble(pilot.at(pilot.row("B4 B5 B6"), 2), rng)
    assert (pilot.rows[0], pilot.held) == ("B4 B5 B6 B7", [])
    pilot.tremble(pilot.mine("K1"), rng)
    pilot.tremble(pilot.felt(), rng)
    assert "K1" in pilot.rows


@pytest.mark.parametrize("seed", range(4))
def test_however_a_press_trembles_on_the_pool_it_draws(seed: int) -> None:
    pilot = Seated()
    pilot.tremble(pool(pilot), Random(seed))
    assert pilot.game.turns == 1


def test_a_tile_carried_away_and_back_is_no_tap() -> None:
    pilot = Seated()
    home = pilot.mine("B7")
    pilot.press(home)
    for spot in ((home[0], home[1] - 200), home):
        pilot.move(spot, held=True)
    pilot.release(home)
    assert pilot.held == []


# The pool


def test_a_tap_on_the_pool_draws() -> None:
    pilot = Seated()
    before = pilot.rack
    pilot.tap(pool(pilot))
    assert pilot.rack == f"{before} R12"
    assert pilot.game.turns == 1


def test_a_tile_is_carried_face_down_from_the_pool_to_the_rack() -> None:
    pilot = Seated()
    before = len(pilot.board.shown.rack)
    pilot.press(pool(pilot))
    pilot.move((900, 500), held=True)
    pilot.tick(0.2)
    drawn = pilot.turn.state.view.pool._drawn
    assert drawn
    assert drawn.stage_sprite.rect.center == pytest.approx((900, 500), abs=2)
    assert drawn.stage_sprite.z > Layer.HELD_TILE - 1
    assert pilot.game.turns == 0
    pilot.move(pilot.wood(), held=True)
    pilot.release(pilot.wood())
    assert pilot.game.turns == 1
    assert len(pilot.board.shown.rack) == before + 1
    assert not pilot.turn.state.view.pool.carried
    new = pilot.board.tiles.sprites[-1]
    assert abs(new.tween.x - pilot.wood()[0]) < 2 * new.width


@pytest.mark.parametrize("settings", [store(), STILL])
def test_dropped_elsewhere_it_goes_back_and_nothing_is_drawn(settings: object) -> None:
    pilot = Seated(settings=settings)
    pilot.drag(pool(pilot), (600, 400))
    assert pilot.game.turns == 0
    assert not pilot.turn.state.view.pool.carried
    pilot.settle()
    assert not pilot.board.tiles.under_way
    assert_home(pilot.board)


def test_with_tiles_laid_the_pool_says_why_it_gives_none() -> None:
    pilot = Seated()
    play_b3(pilot)
    pilot.tap(pool(pilot))
    assert pilot.message == "You’ve laid tiles. To draw, take them back first."
    pilot.drag(pool(pilot), pilot.wood())
    assert pilot.game.turns == 0
    assert pilot.rows[0] == "B3 B4 B5 B6"


def test_an_empty_pool_says_so() -> None:
    pilot = Seated(samples.session(EMPTY))
    pilot.tap(pool(pilot))
    assert (pilot.message, pilot.game.turns) == ("The pool is empty", 0)


def test_a_tap_on_the_pool_lets_go_of_tiles_first() -> None:
    pilot = Seated()
    pilot.tap(pilot.mine("B3"))
    pilot.tap(pool(pilot))
    assert (pilot.held, pilot.game.turns) == ([], 0)


@pytest.mark.parametrize("end", ["lose_focus", "time"])
def test_no_tile_of_the_pool_stays_in_the_air(end: str) -> None:
    pilot = Seated()
    pilot.press(pool(pilot))
    pilot.move((900, 500), held=True)
    assert pilot.turn.state.view.pool.carried
    if end == "lose_focus":
        pilot.lose_focus()
    else:
        pilot.game.clock.used = 59.9
        pilot.tick(0.3)
    assert not pilot.turn.state.view.pool.carried


# A big button that can do nothing


def swings(pilot: Seated, row: int) -> list[int]:
    """Follow how far the first tile of a row is beside its place, until it lies still."""
    sprite = pilot.sprite(At(row, 0))
    found = []
    for _ in range(40):
        found.append(sprite.stage_sprite.rect.centerx - sprite.placement.rect.centerx)
        pilot.step()
    return found


@pytest.mark.parametrize("way", ["pointer", "key"])
def test_a_dim_play_that_is_pressed_shakes_the_rows_at_fault_once(
    way: str, played: list[str]
) -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.at(0, 0))
    pilot.settle()
    if way == "pointer":
        tapped_play(pilot)
    else:
        pilot.key("return")
    assert pilot.turn.state.view.message.tone == "fault"
    assert "These don’t go together" in pilot.message
    assert played[-1] == "no"
    still = pilot.sprite(At(1, 0))
    assert not still.moving
    way_out = swings(pilot, 0)
    signs = [x > 0 for x in way_out if abs(x) > 1]
    turns = sum(a != b for a, b in pairwise(signs))
    assert 1 <= turns <= 2
    assert max(map(abs, way_out)) <= 0.1 * still.width
    assert not any(way_out[20:])
    assert pilot.game.turns == 0


def test_with_reduced_motion_they_only_light_up() -> None:
    pilot = Seated(settings=STILL)
    pilot.drag(pilot.mine("O13"), pilot.at(0, 0))
    pilot.tick(1)
    tapped_play(pilot)
    assert pilot.board.tiles.flash.shining == 1
    assert not any(swings(pilot, 0))


def test_what_the_first_sets_lack_is_said_when_play_is_pressed() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    for tile in ("R6", "R7", "J"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    tapped_play(pilot)
    assert pilot.message == ("Your first sets are worth 21 of 30. Lay more, or take them back.")
    assert pilot.game.turns == 0


def test_held_tiles_stay_in_the_hand() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    pilot.tap(pilot.mine("K2"))
    pilot.key("return")
    assert pilot.held == ["K2"]


# Rows only begun


def frame(pilot: Seated, row: int) -> tuple[str, str]:
    found = pilot.board._row_frame(row)
    return found.state, found.words


def test_a_row_is_counted_in_grey_until_three_lie_there() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    row = pilot.row("O13")
    assert frame(pilot, row) == ("begun", "1 of 3")
    assert pilot.turn.state.view.message.tone == "plain"
    assert pilot.action[1] == "A set needs 3 tiles"
    pilot.tap("reset")
    pilot.drag(pilot.mine("K1"), pilot.felt())
    row = pilot.row("K1")
    pilot.drag(pilot.mine("K2"), pilot.at(row))
    assert frame(pilot, row) == ("begun", "2 of 3")
    pilot.drag(pilot.mine("R7"), pilot.at(row))
    assert frame(pilot, row) == ("faulty", "These don’t go together")


def test_two_tiles_that_no_third_completes_say_at_once_what_is_wrong() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    pilot.drag(pilot.mine("K2"), pilot.at(pilot.row("O13")))
    assert frame(pilot, len(pilot.rows) - 1) == ("faulty", "These don’t go together")
    assert pilot.message.startswith("These don’t go together")
    assert pilot.action[1] == "fix the marked rows"


def test_play_pressed_too_early_judges_it_until_the_table_changes() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    row = pilot.row("O13")
    tapped_play(pilot)
    assert frame(pilot, row) == ("faulty", "A set needs 3 tiles")
    assert pilot.action[1] == "fix the marked rows"
    pilot.drag(pilot.mine("R7"), pilot.felt())
    assert frame(pilot, row) == ("begun", "1 of 3")


# Tiles tapped twice


def test_a_tile_tapped_twice_goes_where_alone_it_fits() -> None:
    pilot = Seated()
    for _ in range(2):
        pilot.tap(pilot.mine("R7"))
    assert pilot.rows[2] == "R1 R2 R3 R4 R5 R6 R7"
    assert pilot.held == []
    pilot.tap("undo")
    assert "R7" in pilot.rack


def test_where_it_fits_twice_or_nowhere_it_lies_down_again() -> None:
    pilot = Seated(samples.session(SHARED.replace("O13", "B7").replace("K8 R8 O8", "B8 B9 B10")))
    for tile in ("B7", "K2"):
        for _ in range(2):
            pilot.tap(pilot.mine(tile))
        assert pilot.held == []
        assert not pilot.game.draft.touched


@pytest.mark.parametrize(
    ("joker", "words"),
    [
        ("D", "The Double counts as two tiles: two numbers in a run, or two colours in a group."),
        ("M", "The Mirror lies in the middle. Both sides of it are the same."),
        ("C", "The Colour change is a number in a run. After it comes another colour."),
    ],
)
def test_a_bonus_joker_in_the_hand_tells_what_it_does(joker: str, words: str) -> None:
    rack = "* Fox+  D M C J R1"
    pilot = Seated(samples.session(f"rules twist-2018\ntable\n{rack}\n  Owl+  K1\npool ?60"))
    before = pilot.message
    pilot.tap(pilot.mine(joker))
    assert pilot.message == words
    pilot.tap(pilot.mine("R1"))
    assert pilot.message == before
    pilot.key("escape")
    pilot.tap(pilot.mine("J"))
    assert pilot.message == before


NEXT_TO = """
rules family
table K4 K5 K6 K7
* Fox+  K8 R9 K3
  Owl+  O1 O2 O3 B13
pool R12 B12 O12
"""


def next_to(pilot: Seated, row: int, side: int = 1) -> Place:
    """Give a place on the felt where a tile would lie next to a row, as one of wood would."""
    frame = pilot.board.row_rect(row)
    beyond = side * (frame.width / 2 + pilot.board.row_layout.width * 0.6)
    return round(frame.centerx + beyond), frame.centery


@pytest.mark.parametrize(
    ("tile", "side", "rows"),
    [
        ("K8", 1, ("K4 K5 K6 K7 K8",)),
        ("K3", -1, ("K3 K4 K5 K6 K7",)),
        ("R9", 1, ("K4 K5 K6 K7", "R9")),
    ],
)
def test_tapped_next_to_a_row_a_tile_joins_it_where_it_belongs(
    tile: str, side: int, rows: tuple[str, ...]
) -> None:
    pilot = Seated(samples.session(NEXT_TO))
    pilot.tap(pilot.mine(tile))
    pilot.tap(next_to(pilot, 0, side))
    assert tuple(map(write_row, pilot.game.draft.rows)) == rows


@pytest.mark.parametrize(
    ("tile", "rows"), [("R10", ("R9 R10",)), ("O9", ("R9 O9",)), ("K8", ("R9", "K8"))]
)
def test_two_tiles_laid_side_by_side_join_if_they_go_together(
    tile: str, rows: tuple[str, ...]
) -> None:
    laid = NEXT_TO.replace("table K4 K5 K6 K7", "table").replace("K3", "R10 O9")
    pilot = Seated(samples.session(laid))
    pilot.tap(pilot.mine("R9"))
    pilot.tap(pilot.board.zone.center)
    pilot.tick(1)
    pilot.tap(pilot.mine(tile))
    pilot.tap(next_to(pilot, 0))
    assert tuple(map(write_row, pilot.game.draft.rows)) == rows


def test_where_runs_alone_count_a_tile_laid_beside_two_of_its_number_stays_alone() -> None:
    laid = "rules ladder-1\ntable\n* Fox+  R4 B4 O4\n  Owl+  O1 O2 O3\npool R2 B2 O5\n"
    pilot = Seated(samples.session(laid))
    pilot.tap(pilot.mine("R4"))
    pilot.tap(pilot.board.zone.center)
    pilot.tick(1)
    pilot.tap(pilot.mine("B4"))
    pilot.tap(pilot.at(0, 0))
    pilot.tick(1)
    pilot.tap(pilot.mine("O4"))
    pilot.tap(next_to(pilot, 0))
    assert tuple(map(write_row, pilot.game.draft.rows)) == ("B4 R4", "O4")


def test_a_tile_of_a_row_can_be_laid_next_to_it_alone() -> None:
    pilot = Seated(samples.session(NEXT_TO))
    beside = next_to(pilot, 0)
    pilot.tap(pilot.at(0, 3))
    pilot.tap(beside)
    assert tuple(map(write_row, pilot.game.draft.rows)) == ("K4 K5 K6", "K7")


def test_two_slow_taps_are_no_double_one() -> None:
    pilot = Seated()
    pilot.tap(pilot.mine("R7"))
    pilot.tick(0.6)
    pilot.tap(pilot.mine("R7"))
    assert (pilot.held, pilot.game.draft.touched) == ([], False)


def test_a_tile_of_the_table_can_be_tapped_twice_too() -> None:
    pilot = Seated(samples.session(SHARED.replace("B4 B5 B6", "B4 B5 B6 | O6 K6 R6")))
    for _ in range(2):
        pilot.tap(pilot.at(0, 2))
    assert "O6 K6 R6 B6" in pilot.rows


def test_before_the_first_sets_nothing_fits_on_the_table_that_was_there() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    for _ in range(2):
        pilot.tap(pilot.mine("B7"))
    assert (pilot.held, pilot.rows) == ([], ["B4 B5 B6"])


def test_in_the_family_the_pool_asks_as_the_button_does() -> None:
    pilot = Seated(samples.session(SHARED, rules=FAMILY))
    pilot.tap(pool(pilot))
    assert pilot.game.turns == 0


# What cannot be lifted, and what is refused


@pytest.mark.parametrize("way", ["press", "drag"])
def test_a_tile_that_has_to_wait_for_the_first_sets_shakes_at_once(
    way: str, played: list[str]
) -> None:
    pilot = Seated(samples.session(samples.OPENING))
    tile, before = pilot.sprite(At(0, 1)), pilot.places()
    pilot.press(pilot.at(0, 1))
    assert tile.moving
    assert "no" in played
    assert pilot.message == "Lay your first sets before you touch the table"
    if way == "drag":
        for point in pilot.felt(), pilot.wood():
            pilot.move(point, held=True)
            assert not tile.held
    pilot.release(pilot.felt())
    pilot.settle()
    assert pilot.held == []
    assert pilot.places() == before
    assert played.count("no") == 1
    assert_home(pilot.board)


def test_over_such_a_tile_nothing_rises() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    drawn = pilot.sprite(At(0, 1)).stage_sprite
    before = drawn.rect.copy()
    pilot.move(pilot.at(0, 1))
    pilot.tick(0.5)
    assert drawn.rect == before


def test_a_refused_drop_on_the_felt_leaves_every_row_where_it_lay() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    for tile in ("K1", "K2", "K3"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    before = pilot.places()
    pilot.tap(pilot.mine("B7"))
    pilot.tap(pilot.at(0, 1))
    assert pilot.places() == before
    assert "first sets" in pilot.message
    board = pilot.board
    board.show(board.shown, near=pilot.felt())
    assert pilot.places() == before
