"""The joy: the winner is in the middle, small tiles fly up, fall and lie still."""

from itertools import pairwise

import pygame
import pytest

from game.kit.preferences import Store
from game.view.layers import Layer
from scenes.screen import TurnResult
from tests import samples
from tests.kits import store
from tests.motions import LAST_TILE
from tests.scenes.seated import Seated


def going_out(settings: Store | None = None, size: tuple[int, int] = (1366, 768)) -> Seated:
    pilot = Seated(samples.session(LAST_TILE), size, settings=settings)
    pilot.settle()
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.tap("action")
    return pilot


def shown(pilot: Seated) -> list[object]:
    return [s for s in pilot.turn.stage._sprites if s.z >= Layer.CELEBRATION_LIGHT and s.visible]


def places(pilot: Seated) -> list[tuple[int, int]]:
    return [sprite.rect.center for sprite in shown(pilot)]


def test_small_tiles_fly_and_come_to_rest_before_it_ends() -> None:
    pilot = going_out()
    seconds = pilot.kit.theme.motion["joy"] / 1000
    pilot.tick(0.4)
    assert len(shown(pilot)) > 50
    before = places(pilot)
    pilot.tick(0.1)
    assert places(pilot) != before
    pilot.tick(seconds - 0.6)
    resting = places(pilot)
    pilot.step()
    assert places(pilot) == resting
    pilot.tick(0.2)
    assert pilot.answers == [TurnResult.GO_ON]


def test_when_nobody_can_go_on_there_is_a_last_look_and_no_joy() -> None:
    blocked = LAST_TILE.replace("pool R12", "pool ?0") + "passes 1\n"
    pilot = Seated(samples.session(blocked))
    pilot.tap("action")
    assert pilot.game.position.ended == "blocked"
    assert shown(pilot) == []
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
        assert shown(pilot) == []
        assert pilot.message == "Owl played 1 tile. Owl goes out!"
    pilot.tick(0.2)
    assert pilot.answers == [TurnResult.GO_ON]


def test_a_press_skips_the_last_look_too() -> None:
    pilot = lost()
    pilot.tick(0.2)
    pilot.tap(pilot.felt())
    pilot.tick(0.2)
    assert pilot.answers == [TurnResult.GO_ON]


def test_every_going_out_looks_the_same() -> None:
    pictures = []
    for _ in range(2):
        pilot = going_out()
        pilot.tick(0.5)
        pictures.append(places(pilot))
    assert pictures[0] == pictures[1]


def test_with_reduced_motion_only_a_light_comes_up() -> None:
    pilot = going_out(store(reduced_motion=True))
    pilot.step()
    before = places(pilot)
    assert len(before) == 3
    pilot.tick(0.5)
    assert places(pilot) == before
    pilot.tick(2)
    assert pilot.answers == [TurnResult.GO_ON]


def test_it_does_not_flash() -> None:
    """The brightness of the whole picture never goes up and down again by much."""
    pilot = going_out()
    light = []
    for _ in range(50):
        pilot.tick(1 / 30, fps=30)
        light.append(sum(pygame.transform.average_color(pilot.picture())[:3]) / 765)
    assert all(abs(b - a) < 0.01 for a, b in pairwise(light))


@pytest.mark.parametrize("size", [(1080, 1920), (2560, 1440), (800, 480)])
def test_it_goes_on_in_another_window(size: tuple[int, int]) -> None:
    pilot = going_out()
    pilot.tick(0.5)
    pilot.resize(size)
    assert len(shown(pilot)) > 20
    pilot.tick(2)
    assert pilot.answers == [TurnResult.GO_ON]
