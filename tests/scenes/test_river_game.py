"""The River at the table, loose tiles, and what the other rule sheets change in a turn."""

import pytest

from game.engine.meld import Stand
from game.engine.move import At
from game.engine.notation import read_position, write_row
from game.view.table.places.placements import InPlunder, InRiver
from scenes.play.pause import Pause
from scenes.play.river_offer import RiverOffer
from scenes.screen import Leave
from tests import samples
from tests.kits import store
from tests.scenes.seated import Seated

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
  Owl+  K1 K2 K3 K5
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
    assert pilot.action == ("Take", "the orange 11 and 2 more", True)
    assert pilot.message == (
        "The orange 11 is the Key: you must play it now. The 2 tiles before it go to your rack."
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
    assert pilot.message == "The Key must be played: the orange 11"


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
    assert pilot.message == "Take from the River first, before anything else."
    assert pilot.action[0] == "Play"


@pytest.mark.parametrize(
    ("chosen", "kept", "left"), [("keep0", "R13", "K9"), ("keep1", "K9", "R13")]
)
def test_of_two_tiles_one_is_kept_the_other_floats(chosen: str, kept: str, left: str) -> None:
    pilot = seated(RIVER)
    pilot.tap("action")
    assert isinstance(pilot.scene, RiverOffer)
    pilot.tap(chosen)
    assert kept in write_row(pilot.game.position.seats[0].rack).split()
    assert write_row(pilot.game.position.river) == f"K1 B13 O11 K2 {left}"
    assert pilot.scene is pilot.turn


def test_escape_pauses_at_the_offer_and_one_comes_back_to_it_or_leaves() -> None:
    pilot = seated(RIVER)
    pilot.tap("action")
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.tap("resume")
    assert isinstance(pilot.scene, RiverOffer)
    pilot.key("escape")
    pilot.tap("give-up")
    pilot.tap("leave")
    assert pilot.answers == [Leave.QUIT]


def test_time_goes_on_while_two_tiles_are_offered() -> None:
    pilot = seated(RIVER)
    pilot.tap("action")
    pilot.tick(61, fps=20)
    assert pilot.game.turns >= 1
    assert not isinstance(pilot.scene, RiverOffer)
    assert "R13" in write_row(pilot.game.position.seats[0].rack).split()


def test_a_loose_tile_is_said_to_come_back_before_it_happens() -> None:
    pilot = seated(RIVER)
    pilot.tap(pilot.mine("B8"))
    pilot.tap(pilot.at(pilot.row("K8 R8 O8"), 1))
    pilot.drag(pilot.at(pilot.row("O1 O2 O3 O4"), 0), pilot.felt())
    assert pilot.message == "That is accepted: you take the orange 1 to your rack."
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
    assert pilot.message.startswith("The Mirror needs as much on both sides")
