"""What is shown once more from the curtain on leaks nothing; `trust/eyes` has more stories."""

from random import Random

from scenes.play.handover import HandOver
from scenes.play.recap import RecapScene
from scenes.play.turn import Turn
from tests.trust import eyes
from tests.trust.eyes import Watched


def again(pilot: Watched) -> None:
    """Let Owl see, from the curtain on, that Fox ran out of time and drew."""
    assert isinstance(pilot.scene, HandOver)
    pilot.tap("again")
    pilot.wait(5)
    assert isinstance(pilot.scene, RecapScene)
    pilot.wait(60)
    assert isinstance(pilot.scene, Turn)


def beyond(pilot: Watched) -> None:
    """Look behind the curtain after a turn."""
    eyes.a_turn(pilot)
    pilot.tap("button")
    pilot.wait()


def back(pilot: Watched) -> None:
    """Leave the own turn, and come back to it."""
    eyes.left(Watched.wait, eyes.unfocused, pilot)
    pilot.tap("button")
    pilot.wait()


def test_what_happened_is_shown_without_the_rack_it_happened_to() -> None:
    for seed in range(4):
        seen = [
            eyes.next_turn(again, seed, Random(f"again/{seed}/{side}"), known=1)
            for side in range(2)
        ]
        assert seen[0] == seen[1], f"seed {seed}"


def test_the_exchange_changes_what_the_next_person_sees() -> None:
    """The stories would pass on racks that never differ; so look behind the curtain too."""
    for place, story in (eyes.own_turn, beyond), (eyes.next_turn, back):
        seen = [place(story, 1, Random(f"beyond/{side}")) for side in range(2)]
        assert len(seen[0]) == len(seen[1])
        assert seen[0] != seen[1]
