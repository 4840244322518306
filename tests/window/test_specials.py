"""What each preset has that the others have not, played in a real window with the mouse."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.meld import Stand
from game.kit.app import LONGEST_STEP
from scenes.play.scoring import Scoring
from tests.kits import store
from tests.window.person import Person
from tests.window.twins import staged

pytestmark = pytest.mark.window


TWIST = """
rules twist-2018
table R2 D R5 | K9 K10 C | O7 O8 O9
* Fox+ B4 B4 B5 B5 B6 B6 M K4 K4 R3 R4 R4 O4 K7 K10 K12 B12 R13
  Owl  K1
pool R13 O1 B1 K3 R9 B2
"""


def _build_a_mirror(fox: Person) -> None:
    fox.lay("M B6 B5 B6 B5")
    assert "B5 B6 M B6 B5" in fox.rows
    assert fox.button == ("Play", "5 tiles", True)
    fox.game.shot("mirror")
    fox.end_turn()


def _extend_the_mirror(fox: Person) -> None:
    """Add to one side, which is not enough, then to the other."""
    fox.lay("B4", onto="B5 B6 M B6 B5", at=0)
    assert fox.message.startswith("The Mirror needs two equal sides")
    assert not fox.button[2]
    fox.game.shot("mirror uneven")
    fox.lay("B4", onto="B4 B5 B6 M B6 B5")
    assert "B4 B5 B6 M B6 B5 B4" in fox.rows
    assert fox.button == ("Play", "2 tiles", True)
    fox.game.shot("mirror extended")


def _free_the_double(fox: Person) -> None:
    """Lay both tiles that it stands for, and make a new set with it."""
    assert fox.placement("R2 D R5", 1).stand == Stand((3, 4), "R")
    fox.lay("R3 R4", onto="R2 D R5", at=1)
    fox.game.shot("double replaced")
    fox.take("D", off="R2 R3 R4 R5 D", own="K7 K10")
    assert "R2 R3 R4 R5" in fox.rows
    assert fox.placement("K7 D K10", 1).stand == Stand((8, 9), "K")
    fox.game.shot("double freed")
    fox.end_turn()


def _go_on_beyond_the_color_change(fox: Person) -> None:
    """Try the same colour, which is refused, then another."""
    fox.lay("K12", onto="K9 K10 C")
    assert fox.message.startswith("A Colour change needs another colour after it")
    turns = fox.session.game.turns
    fox.end_turn()
    assert fox.session.game.turns == turns
    fox.game.shot("color change same")
    fox.take_back("K12", off="K9 K10 C K12")
    fox.lay("B12", onto="K9 K10 C")
    assert fox.placement("K9 K10 C B12", 2).stand == Stand((11,), "KB")
    assert fox.button == ("Play", "1 tile", True)
    fox.game.shot("color change extended")


def _take_the_mirror_apart(fox: Person) -> None:
    """Make groups of both outer tiles, one after the other."""
    fox.take("B4", off="B4 B5 B6 M B6 B5 B4", own="R4 K4")
    assert not fox.button[2]
    fox.game.shot("mirror half taken")
    fox.take("B4", off="B5 B6 M B6 B5 B4", own="O4 K4")
    assert {"B4 R4 K4", "B5 B6 M B6 B5", "B4 O4 K4"} <= set(fox.rows)
    fox.game.shot("mirror rearranged")
    fox.end_turn()
    assert "B5 B6 M B6 B5" in fox.rows


TWIST_2015 = """
rules twist-2015
table O7 O8 O9
* Fox+ R7 R7 K7 B7 K1
  Owl  K1
pool R13 O1 B1 K3
"""


def _lay_two_red_in_a_group(fox: Person) -> None:
    fox.lay("R7 R7 K7")
    assert fox.message.startswith("Two red tiles in one group")
    fox.game.shot("two red")
    fox.take_back("R7", off="R7 R7 K7")
    fox.lay("B7", onto="R7 K7")
    fox.end_turn()
    assert "R7 K7 B7" in fox.rows


ARTICLE = """
rules article
table B6 B7 B8 B9 B10 | O1 O2 O3
* Fox  R10 R11 R12 J K7 R7 O13
  Owl  K3 K5
pool R13 O1 B1 K2
"""


def _lay_first_sets_without_joker(fox: Person) -> None:
    fox.lay("R10 J R12")
    assert fox.message == "No joker in the first sets."
    assert not fox.button[2]
    assert fox.outline("R10 J R12") == "fault"
    fox.game.shot("joker in first sets")
    fox.take_back("J", off="R10 J R12")
    fox.lay("R11", onto="R10 R12", at=1)
    assert fox.button == ("Play", "3 tiles", True)
    fox.end_turn()
    assert fox.seat.opened


def _leave_a_tile_loose(fox: Person) -> None:
    """Take the second tile of a run: the first is too much, and comes to the rack."""
    fox.take("B7", off="B6 B7 B8 B9 B10", own="K7 R7")
    assert "B6" in fox.rows
    assert fox.message == "That works. You take the blue 6 to your rack."
    assert fox.button == ("Play", "you take blue 6", True)
    fox.game.shot("loose tile")
    fox.end_turn()
    assert "B6" in fox.rack
    assert {"B7 K7 R7", "B8 B9 B10"} <= set(fox.rows)
    fox.game.shot("loose tile taken")


RIVER = """
rules river
table B4 B5 B6 | K8 R8 O8
* Fox+  R4 R5 K7 O10 O12
  Owl   K3 K5
pool R13 K9 B1 O5 O6 B9
river K1 B13 O11 K2
"""


def _take_a_key_that_cannot_be_played(fox: Person) -> None:
    fox.look_at(1)
    assert fox.button == ("Take", "blue 13 + 1 more", True)
    assert fox.message.startswith("The blue 13 is the Key. You must play it now.")
    fox.game.shot("looked at")
    fox.end_turn()
    assert "B13" in fox.rack
    assert fox.river == "O11 K2"
    fox.game.shot("taken")
    fox.lay("B13", onto="K8 R8 O8")
    assert not fox.button[2]
    fox.game.shot("not playable")
    fox.game.tap("reset")
    assert fox.river == "K1 B13 O11 K2"
    assert fox.rack == ["R4", "R5", "K7", "O10", "O12"]
    fox.game.shot("given back")


def _keep_one_of_two(fox: Person) -> None:
    fox.end_turn()
    assert fox.button == ("Keep one", "of the two drawn", False)
    fox.game.shot("offer")
    fox.game.tap("keep1")
    assert "K9" in fox.rack
    assert fox.river.startswith("K1 B13 O11 K2 R13")
    fox.game.shot("kept")


def _play_a_key(fox: Person) -> None:
    fox.look_at(2)
    fox.end_turn()
    fox.lay("O10 O11 O12")
    assert fox.button == ("Play", "3 tiles", True)
    fox.game.shot("key played")
    fox.end_turn()
    assert "O10 O11 O12" in fox.rows
    assert {"K1", "B13"} <= set(fox.rack)
    fox.game.shot("plunder on the rack")


PRESSMAN = """
played | K13 K12 R13 J
played R5 O10 |
rules pressman-2009
table K8 R8 J | R10 R11 R12 R13 | B4 B5 B6
* Fox+ O8 K13 O13 B7
  Owl  K13 R12 B10 O11 O1
pool B9 K2 R1 O3 B8
"""


def _assert_no_clock(fox: Person) -> None:
    assert fox.session.game.clock.left is None
    for name in ("ring", "bar"):
        zone = fox.game.shadow.kit.zone("turn", name)
        shown = fox.game.window.picture(zone), fox.game.shadow.picture().subsurface(zone)
        window, shadow = (pygame.image.tobytes(picture, "RGB") for picture in shown)
        assert window == shadow


def _free_a_joker_with_two_own_tiles(fox: Person) -> None:
    """Make a set with the joker and one own tile, which is refused, then with two."""
    fox.lay("O8", onto="K8 R8 J")
    fox.take("J", off="K8 R8 J O8", own="K13")
    fox.take("R13", off="R10 R11 R12 R13", onto="K13 J")
    assert fox.message == "A freed joker needs 2 of your tiles with it."
    assert not fox.button[2]
    assert fox.outline("K13 J R13") == "fault"
    fox.game.shot("one own tile")
    fox.take("R13", off="K13 J R13", onto="R10 R11 R12")
    fox.lay("O13", onto="K13 J")
    assert fox.button == ("Play", "3 tiles", True)
    assert fox.outline("K13 J O13") == "legal"
    fox.game.shot("two own tiles")
    fox.end_turn()
    assert {"K8 R8 O8", "K13 J O13"} <= set(fox.rows)


def _go_out_and_reach_the_target(fox: Person) -> None:
    game, session = fox.game, fox.session
    fox.lay("B7", onto="B4 B5 B6")
    game.shot("last tile")
    fox.end_turn()
    assert isinstance(game.scene, Scoring)
    assert session.standing.winners == (0,)
    game.shot("scoring")
    game.tap("next")
    assert game.scene.ended.is_last
    game.shot("result")
    game.press("menu")
    assert not game.shadow.running


FAMILY = """
rules family
table R1 R2 R3
* Fox  K1 K2 K3 R9 B11
  Owl  K5 R7
pool B9 K2 R1 O3 B8
"""


def _open_with_any_set(fox: Person) -> None:
    fox.game.shot("first turn")
    fox.lay("K3 K1 K2")
    assert "K1 K2 K3" in fox.rows
    assert fox.button == ("Play", "3 tiles", True)
    fox.game.shot("any set")
    fox.end_turn()
    assert fox.seat.opened


RELAXED = """
rules relaxed
table K8 R8 J | B4 B5 B6
* Fox  R10 R11 R12 B3 O8 K1
  Owl  K5 R7
pool B9 K2 R1 O3 B8
"""


def _build_in_the_first_turn(fox: Person) -> None:
    fox.lay("B3", onto="B4 B5 B6")
    assert fox.button == ("Play", "30 more points", False)
    fox.game.shot("built before the first sets")
    fox.lay("R10 R11 R12")
    assert fox.button == ("Play", "4 tiles", True)
    fox.game.shot("built with the first sets")
    fox.end_turn()
    assert {"B3 B4 B5 B6", "R10 R11 R12"} <= set(fox.rows)


def _give_a_freed_joker_to_an_old_set(fox: Person) -> None:
    fox.lay("O8", onto="K8 R8 J")
    fox.take("J", off="K8 R8 J O8", onto="B3 B4 B5 B6")
    assert "B3 B4 B5 B6 J" in fox.rows
    assert fox.button == ("Play", "1 tile", True)
    fox.game.shot("joker in an old set")
    fox.end_turn()
    assert {"K8 R8 O8", "B3 B4 B5 B6 J"} <= set(fox.rows)


CLASSIC = """
rules classic-2016 river=yes
table B4 B5 B6
* Fox  R10 J K2 K5 B9
  Owl  K3 K5
pool R13 O1 B1 K4 O5 B7
river O3 R11 K13
"""


def _open_with_key_and_joker(fox: Person) -> None:
    fox.game.shot("classic with a river")
    fox.look_at(1)
    fox.end_turn()
    fox.lay("J R11 R10")
    assert "R10 R11 J" in fox.rows
    assert fox.button == ("Play", "3 tiles", True)
    fox.game.shot("opened with key and joker")
    fox.end_turn()
    assert fox.seat.opened
    assert "O3" in fox.rack
    assert fox.river.startswith("K13")


CUSTOM = """
rules custom mercy=3
table B4 B5 B6
* Fox  K1 K2 K3 R9 B11
  Owl  K5 R7
pool B9 K2 R1 O3 B8
draws 2 0
"""


def _open_by_mercy(fox: Person) -> None:
    fox.lay("K1 K2 K3")
    assert fox.button == ("Play", "24 more points", False)
    fox.game.shot("before mercy")
    fox.game.tap("reset")
    fox.end_turn()
    fox.lay("K1 K2 K3")
    assert fox.button == ("Play", "3 tiles", True)
    fox.game.shot("mercy")
    fox.end_turn()
    assert fox.seat.opened


SHORT = """
rules classic-2016 seconds=3
table B4 B5 B6
* Fox+ B7 K1 O12
  Owl+ R1 R5
pool R13 O1 B1 K3 R9 B2
"""
"""A turn of three seconds, in the middle of which a tile lies alone."""


def _run_out_of_time_in_a_play(fox: Person) -> None:
    game, session = fox.game, fox.session
    fox.lay("O12")
    game.go_on(lambda: session.game.turns > 0, LONGEST_STEP)
    game.settle()
    game.shot("time-out")
    assert len(session.game.position.seats[0].rack) == 3 + session.rules.penalty_unfinished
    assert fox.rows == ["B4 B5 B6"]


SPECIALS: list[tuple[str, list[Callable[[Person], None]]]] = [
    (
        TWIST,
        [
            _build_a_mirror,
            _extend_the_mirror,
            _free_the_double,
            _go_on_beyond_the_color_change,
            _take_the_mirror_apart,
        ],
    ),
    (TWIST_2015, [_lay_two_red_in_a_group]),
    (ARTICLE, [_lay_first_sets_without_joker, _leave_a_tile_loose]),
    (RIVER, [_take_a_key_that_cannot_be_played, _keep_one_of_two, _play_a_key]),
    (PRESSMAN, [_assert_no_clock, _free_a_joker_with_two_own_tiles, _go_out_and_reach_the_target]),
    (FAMILY, [_assert_no_clock, _open_with_any_set]),
    (RELAXED, [_build_in_the_first_turn, _give_a_freed_joker_to_an_old_set]),
    (CLASSIC, [_open_with_key_and_joker]),
    (CUSTOM, [_open_by_mercy]),
    (SHORT, [_run_out_of_time_in_a_play]),
]


@pytest.mark.release
@pytest.mark.parametrize(("text", "acts"), SPECIALS, ids=[text.split()[1] for text, _ in SPECIALS])
def test_what_no_other_preset_has(
    text: str, acts: list[Callable[[Person], None]], tmp_path: Path, album: Path
) -> None:
    """In the end the match is given up, if it is not over: nothing was wrong."""
    settings = store(muted=True, bot_speed="instant", reduced_motion=True)
    album /= "-".join(text.splitlines()[1].split())
    album.mkdir()
    with staged(tmp_path, album, text, settings) as game:
        fox = Person(game)
        for act in acts:
            act(fox)
        if game.shadow.running:
            game.tap("pause")
            game.tap("give-up")
            game.press("leave")
        assert game.window.wait() == 0
        assert not game.window.complaints
