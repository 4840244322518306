"""A picture that wanders in its window, and what is pressed in it."""

import pygame
import pytest
from pygame import Surface

from game.kit.app import Policy
from game.kit.system.window import AROUND, Wander
from tests.kit.test_app import Plain
from tests.pilot import Pilot


def wandering() -> Pilot:
    return Pilot(Plain, policy=Policy(wanders=8))


def test_it_comes_around_and_never_leaves_the_window() -> None:
    window, wander = Surface((1024, 600)), Wander(8)
    offsets = set()
    for _ in range(round(AROUND)):
        wander.tick(1)
        part = wander.part(window, window.get_rect())
        assert window.get_rect().contains(pygame.Rect(part.get_offset(), part.get_size()))
        offsets.add(wander.offset)
    assert all((8 + x, 8) in offsets for x in (-8, 0, 8))
    assert {x for x, _ in offsets} == {y for _, y in offsets} == set(range(17))


def test_who_does_not_wander_has_the_whole_window() -> None:
    window, wander = Surface((800, 480)), Wander(0)
    assert not wander.tick(100)
    assert wander.part(window, window.get_rect()).get_size() == window.get_size()


@pytest.mark.parametrize("size", [(799, 480), (800, 479), (480, 799)])
def test_in_less_than_the_smallest_window_there_is_no_room_to_wander(size: tuple[int, int]) -> None:
    window, wander = Surface(size), Wander(8)
    assert wander.part(window, window.get_rect()).get_size() == size


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_in_the_smallest_window_the_picture_is_smaller_still(size: tuple[int, int]) -> None:
    pilot = Pilot(Plain, size=size, policy=Policy(wanders=8))
    assert pilot.app.screen.get_size() == pilot.kit.size == (size[0] - 16, size[1] - 16)


def test_the_picture_is_smaller_and_what_is_around_it_dark() -> None:
    pilot = wandering()
    assert pilot.kit.size == (1280 - 16, 720 - 16)
    pilot.tick(AROUND / 2, fps=1)
    window = pygame.display.get_surface()
    left, top = pilot.app.screen.get_offset()
    assert window.get_at((left, top)) == pygame.Color("red")
    assert all(window.get_at(corner) == pygame.Color("black") for corner in ((0, 8), (1279, 719)))


def test_nothing_of_the_picture_stays_seen_where_it_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, seen = wandering(), Surface((1280, 720))
    window = pygame.display.get_surface()
    assert window

    def show(changed: list[pygame.Rect]) -> None:
        for rect in changed:
            seen.blit(window, rect, rect)

    monkeypatch.setattr(pygame.display, "update", show)
    pilot.tick(AROUND, fps=1)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(window, "RGB")


def test_what_is_pressed_is_where_it_is_seen() -> None:
    pilot = wandering()
    left, top = pilot.app.screen.get_offset()
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(left + 40, top + 30), button=1))
    assert pilot.scene.gestures[-1].pos == (40, 30)


def test_all_can_lie_in_a_part_of_the_window_and_come_back() -> None:
    lower = pygame.Rect(0, 200, 1280, 520)
    rooms = [lower]
    pilot = Pilot(Plain, policy=Policy(room=lambda window: rooms[0] if rooms else window))
    assert pilot.kit.size == lower.size
    assert pilot.app.screen.get_offset() == lower.topleft
    rooms.clear()
    pilot.step()
    assert pilot.kit.size == (1280, 720)
