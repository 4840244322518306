"""The River at the table, loose tiles, and what the other rule sheets change in a turn."""

import pytest

from game.engine.meld import Stand
from game.engine.move import At
from game.engine.notation import read_position, write_row
from game.view.table.places.placements import InOffer, InPlunder, InRiver
from game.view.table.shown import show
from scenes.play.pause import Pause
from scenes.screen import TurnResult
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES, TOUCH
from tests.scenes.seated import Seated, assert_home, assert_whole, raw

RIVER = """
rules river
table B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4
* Fox+  R4 R5 K7 O10 O12 B8
  Owl+  K1 K2 K3 K5
pool R13 K9 B1 O5 O6
river K1 B13 O11 K2
"""

TWIST = """
rules twist-2018
table R2 D R5 | K5 K6 M K6 K5
* Fox+  R4 B6 B6 M K9 C O11 O12
  Owl+  K1 K2 K3 K4
pool R13 K9 B1 O5 O6
"""


def seated(text: str) -> Seated:
    rules = read_position(text).rules
    return Seated(samples.session(text, rules=rules), settings=store(reduced_motion=True))


def river(pilot: Seated) -> str:
    places = [
        sprite
        for sprite in pilot.board.tiles.sprites
        if isinstance(sprite.placement.place, InRiver)
    ]
    ordered = sorted(places, key=lambda sprite: sprite.placement.x)
    return write_row(sprite.tile for sprite in ordered)


def afloat(pilot: Seated, index: int) -> tuple[int, int]:
    return pilot.sprite(InRiver(index)).placement.rect.center


def test_the_river_lies_on_the_table_the_oldest_tile_left() -> None:
    assert river(seated(RIVER)) == "K1 B13 O11 K2"


def test_what_would_be_taken_is_shown_and_said_before_one_decides() -> None:
    pilot = seated(RIVER)
    pilot.tap(afloat(pilot, 2))
    marks = [pilot.sprite(InRiver(at)).placement.mark for at in range(4)]
    assert marks == ["own", "own", "held", ""]
    tops = [pilot.sprite(InRiver(at)).placement.y for at in range(4)]
    assert tops[0] == tops[1] == tops[3] > tops[2] + 4  # The Key is lifted out of the water.
    assert pilot.action == ("Take", "orange 11 + 2 more", True)
    assert pilot.message == (
        "The orange 11 is the Key. You must play it now. The 2 tiles before it go to your rack."
    )
    assert pilot.game.draft.key is None


def test_a_tap_elsewhere_takes_nothing() -> None:
    pilot = seated(RIVER)
    pilot.tap(afloat(pilot, 2))
    pilot.tap(pilot.wood())
    assert pilot.action[0] == "Draw"
    assert river(pilot) == "K1 B13 O11 K2"


def taken(index: int = 2) -> Seated:
    pilot = seated(RIVER)
    pilot.tap(afloat(pilot, index))
    pilot.tap("action")
    return pilot


def test_the_key_comes_to_the_rack_and_the_plunder_is_blocked() -> None:
    pilot = taken()
    assert "O11" in pilot.rack
    assert "K1" not in pilot.rack
    blocked = pilot.sprite(InPlunder(0)).placement
    assert (str(blocked.tile), blocked.mark) == ("K1", "blocked")
    pilot.tap(blocked.rect.center)
    assert pilot.held == []
    assert pilot.message == "These tiles wait for your next turn."


def test_the_turn_ends_with_the_key_played_and_the_plunder_on_the_rack() -> None:
    pilot = taken()
    for tile in ("O10", "O11", "O12"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    assert pilot.action == ("Play", "3 tiles", True)
    pilot.tap("action")
    assert "O10 O11 O12" in pilot.rows
    assert write_row(pilot.game.position.seats[0].rack) == "K1 K7 R4 R5 B8 B13"
    assert write_row(pilot.game.position.river) == "K2"


def test_without_the_key_nothing_is_played() -> None:
    pilot = taken()
    pilot.tap(pilot.mine("B8"))
    pilot.tap(pilot.at(pilot.row("K8 R8 O8"), 1))
    assert not pilot.action[2]
    pilot.tap("reset")
    assert river(pilot) == "K1 B13 O11 K2"


def test_the_river_comes_before_everything_else() -> None:
    pilot = seated(RIVER)
    pilot.tap(pilot.mine("B8"))
    pilot.tap(pilot.at(pilot.row("K8 R8 O8"), 1))
    pilot.tap(afloat(pilot, 0))
    assert pilot.message == "Take from the River before anything else."
    assert pilot.action[0] == "Play"


@pytest.mark.parametrize(
    ("chosen", "kept", "left"), [("keep0", "R13", "K9"), ("keep1", "K9", "R13")]
)
def test_of_two_tiles_one_is_kept_the_other_floats(chosen: str, kept: str, left: str) -> None:
    pilot = offered()
    pilot.tap(chosen)
    assert kept in write_row(pilot.game.position.seats[0].rack).split()
    assert write_row(pilot.game.position.river) == f"K1 B13 O11 K2 {left}"
    assert not beds(pilot)


def offered(size: tuple[int, int] = (1366, 768), text: str = RIVER) -> Seated:
    """Draw where two tiles are offered."""
    pilot = seated(text)
    pilot.resize(size)
    pilot.tap("action")
    pilot.settle()
    return pilot


def beds(pilot: Seated) -> list[str]:
    """Give the names of what can be pressed to keep a tile."""
    return [each.name for each in pilot.turn.widgets if each.active and "keep" in each.name]


@pytest.mark.parametrize("size", SIZES)
def test_the_offer_lies_on_the_river_and_table_and_rack_stay_as_they_are(
    size: tuple[int, int],
) -> None:
    before = seated(RIVER)
    before.resize(size)
    before.settle()
    table, rack = (before.kit.zone("turn", name) for name in ("table", "rack"))
    strip = before.board.river_strip.beds[0].union(before.board.river_strip.beds[1])
    table.h = strip.top - table.top
    pilot = offered(size)
    assert pilot.scene is pilot.turn
    for zone in (table, rack):
        pictures = [raw(each.picture().subsurface(zone).copy()) for each in (before, pilot)]
        assert pictures[0] == pictures[1]
    assert beds(pilot) == ["keep0", "keep1"]
    for at, tile in enumerate(("R13", "K9")):
        placement, bed = pilot.sprite(InOffer(at)).placement, pilot.turn.widget(f"keep{at}").rect
        assert str(placement.tile) == tile
        assert bed.contains(placement.rect)
        assert placement.width > pilot.sprite(InRiver(0)).placement.width
        assert min(bed.size) >= TOUCH
    lying = [pilot.sprite(InRiver(at)).placement.rect for at in range(4)]
    assert not any(rect.colliderect(strip) for rect in lying)


def test_it_says_what_is_to_be_done() -> None:
    pilot = offered()
    assert pilot.action == ("Keep one", "of the two drawn", False)
    assert pilot.message == "Keep one. The other goes into the River."
    pilot.drag(pilot.mine("B8"), pilot.at(1, 2))
    assert pilot.message == "Keep one of the two tiles first"
    pilot.tap("sort_groups")
    assert pilot.rack == "R4 R5 K7 B8 O10 O12"


def test_keys_choose_too() -> None:
    pilot = offered()
    pilot.turn.focus(pilot.turn.widget("keep0"))
    pilot.key("tab")
    assert pilot.turn.focused.name == "keep1"
    pilot.key("space")
    assert "K9" in write_row(pilot.game.position.seats[0].rack).split()


def test_the_kept_tile_glides_from_the_river_and_not_from_the_pool() -> None:
    pilot = Seated(samples.session(RIVER, rules=read_position(RIVER).rules, bot="level2"))
    pilot.tap("action")
    pilot.settle()
    start = pilot.sprite(InOffer(0)).placement
    pilot.tap("keep0")
    sprite = next(each for each in pilot.board.tiles.sprites if str(each.tile) == "R13")
    assert abs(sprite.tween.y - start.y) < abs(sprite.tween.y - sprite.placement.y)
    pilot.settle()
    assert_whole(pilot.board)
    assert_home(pilot.board)


@pytest.mark.parametrize(
    ("two", "said"),
    [
        ("R13 R6", "Keep the red 6. You can play it next turn if the table stays"),
        ("R13 J", "Keep the joker. It helps anywhere."),
        ("R13 O9", "Keep the orange 9. It goes with the orange 10 on your rack."),
        ("R13 B1", "Neither goes with your tiles yet. Keep the blue 1: it costs less at the end."),
    ],
)
def test_a_hint_says_which_tile_helps_and_why(two: str, said: str) -> None:
    pilot = offered(text=RIVER.replace("pool R13 K9", f"pool {two}").replace("O12 B8", "B7"))
    pilot.tap("hint")
    pilot.step()
    assert pilot.message.startswith(said)
    better = pilot.sprite(InOffer(1)).placement.rect
    assert pilot.turn.state.adviser.rects == [better]
    pilot.tap("keep1")
    assert pilot.turn.state.adviser.rects == []


def test_nobody_else_sees_the_offer() -> None:
    pilot = offered()
    assert show(pilot.session.snapshot, 1).offer == show(pilot.session.snapshot, None).offer == ()


def test_escape_pauses_at_the_offer_and_one_comes_back_to_it_or_leaves() -> None:
    pilot = offered()
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.tap("resume")
    assert beds(pilot) == ["keep0", "keep1"]
    pilot.key("escape")
    pilot.tap("give-up")
    pilot.tap("leave")
    assert pilot.answers == [TurnResult.QUIT]


def test_time_goes_on_while_two_tiles_are_offered() -> None:
    pilot = offered()
    pilot.tick(61, fps=20)
    assert pilot.game.turns >= 1
    assert not beds(pilot)
    assert "R13" in write_row(pilot.game.position.seats[0].rack).split()


def test_a_loose_tile_is_said_to_come_back_before_it_happens() -> None:
    pilot = seated(RIVER)
    pilot.tap(pilot.mine("B8"))
    pilot.tap(pilot.at(pilot.row("K8 R8 O8"), 1))
    pilot.drag(pilot.at(pilot.row("O1 O2 O3 O4"), 0), pilot.felt())
    assert pilot.message == "That works. You take the orange 1 to your rack."
    assert pilot.action == ("Play", "you take orange 1", True)
    pilot.tap("action")
    assert "O1" in write_row(pilot.game.position.seats[0].rack).split()


def test_a_mirror_row_is_tidied_whichever_way_its_tiles_are_laid() -> None:
    pilot = seated(TWIST)
    for tile in ("B6", "M"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.mine("B6", nth=1))
    pilot.tap(pilot.felt())
    assert "B6 M B6" in pilot.rows
    pilot.tap(pilot.mine("R4"))
    assert pilot.action == ("Play", "3 tiles", True)


def test_jokers_of_twist_show_what_they_stand_for() -> None:
    pilot = seated(TWIST)
    assert pilot.sprite(At(pilot.row("R2 D R5"), 1)).placement.stand == Stand((3, 4), "R")
    assert pilot.sprite(At(pilot.row("K5 K6 M K6 K5"), 2)).placement.stand == Stand(())


def test_a_mirror_with_unequal_sides_says_so() -> None:
    pilot = seated(TWIST)
    pilot.tap(pilot.at(pilot.row("K5 K6 M K6 K5"), 0))
    pilot.tap(pilot.felt())
    assert pilot.message.startswith("The Mirror needs two equal sides")
