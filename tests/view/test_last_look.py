"""The last look: one sees how the game ended, for a moment or until a press."""

from scenes.screen import TurnResult
from tests import samples
from tests.motions import LAST_TILE
from tests.scenes.seated import Seated


def test_after_a_person_went_out_there_is_a_short_hush() -> None:
    pilot = Seated(samples.session(LAST_TILE))
    pilot.settle()
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.tap("action")
    pilot.tick(0.6)
    assert pilot.answers == []
    pilot.tick(0.3)
    assert pilot.answers == [TurnResult.GO_ON]


def test_when_nobody_can_go_on_there_is_a_last_look() -> None:
    blocked = LAST_TILE.replace("pool R12", "pool ?0") + "passes 1\n"
    pilot = Seated(samples.session(blocked))
    pilot.tap("action")
    assert pilot.game.position.ended == "blocked"
    pilot.tick(2.3)
    assert pilot.answers == []
    pilot.tick(0.4)
    assert pilot.answers == [TurnResult.GO_ON]


LOST = LAST_TILE.replace("* Fox+ B7", "  Fox+ K1 K5").replace("  Owl+ O1 O2 O3 B13", "* Owl+ B7")


def lost() -> Seated:
    """Watch a bot go out."""
    pilot = Seated(samples.session(LOST))
    while not pilot.game.result:
        pilot.step()
    return pilot


def test_the_loser_sees_how_a_bot_went_out_and_is_told_so_in_the_line_alone() -> None:
    pilot = lost()
    for _ in range(2):
        pilot.tick(1.2)
        assert pilot.message == "Owl played 1 tile. Owl goes out!"
    pilot.tick(0.2)
    assert pilot.answers == [TurnResult.GO_ON]


def test_a_press_skips_the_last_look_too() -> None:
    pilot = lost()
    pilot.tick(0.2)
    pilot.tap(pilot.felt())
    pilot.tick(0.2)
    assert pilot.answers == [TurnResult.GO_ON]
