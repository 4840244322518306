"""The countdown: a ring with the seconds and a bar along the rack."""

import pytest
from pygame import Rect, Surface

from game.engine.clock import Clock
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.table.around.countdown import URGENT, Countdown
from tests.scenes.seated import Seated, raw

RING, BAR = Rect(20, 20, 120, 120), Rect(20, 160, 600, 8)


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Seated().kit


class Drawn:
    """A countdown on an empty stage."""

    def __init__(self, kit: Kit) -> None:
        self.stage, self.screen = Stage(), Surface((640, 200))
        self.countdown = Countdown(kit, self.stage, RING, BAR)

    def show(self, limit: float | None, used: float = 0.0) -> int:
        """Show a clock; give how many rectangles that changed."""
        self.countdown.show(Clock(limit, used))
        return len(self.stage.render(self.screen))

    def part(self, rect: Rect) -> bytes:
        return raw(self.screen.subsurface(rect).copy())

    def color(self, share: float) -> tuple[int, ...]:
        """Give the colour of the bar so far along it."""
        return tuple(self.screen.get_at((round(BAR.x + share * BAR.w), BAR.centery)))[:3]


def test_the_ring_changes_each_second_and_only_then(kit: Kit) -> None:
    drawn = Drawn(kit)
    drawn.show(60, 10.0)
    ring = drawn.part(RING)
    drawn.show(60, 10.9)
    assert drawn.part(RING) == ring
    drawn.show(60, 11.1)
    assert drawn.part(RING) != ring


def test_what_looks_the_same_is_not_drawn_anew(kit: Kit) -> None:
    drawn = Drawn(kit)
    drawn.show(60, 10.0)
    assert drawn.show(60, 10.01) == 0
    assert drawn.show(60, 10.3) == 1


@pytest.mark.parametrize("left", [0.75, 0.5, 0.25])
def test_the_bar_is_as_long_as_the_time_that_is_left(kit: Kit, left: float) -> None:
    drawn = Drawn(kit)
    drawn.show(60, 60 * (1 - left))
    track = tuple(kit.theme["track"])[:3]
    assert drawn.color(left - 0.02) != track
    assert drawn.color(left + 0.02) == track


def test_however_the_bar_came_there_it_looks_the_same(kit: Kit) -> None:
    running = Drawn(kit)
    for used in (0.0, 0.25, 3.0, 30.0, 51.0, 55.0, 2.0, 20.0):
        running.show(60, used)
        fresh = Drawn(kit)
        fresh.show(60, used)
        assert running.part(BAR) == fresh.part(BAR)


def test_it_changes_its_colour_when_time_is_short(kit: Kit) -> None:
    drawn = Drawn(kit)
    drawn.show(60, 60 - URGENT - 1.5)
    calm = drawn.color(0.1)
    drawn.show(60, 60 - URGENT)
    assert drawn.color(0.1) != calm
    assert drawn.color(0.1) == tuple(kit.theme["urgent"])[:3]


def test_without_a_limit_it_is_full_and_never_changes(kit: Kit) -> None:
    drawn = Drawn(kit)
    drawn.show(None)
    assert drawn.color(0.98) != tuple(kit.theme["track"])[:3]
    assert drawn.show(None, 500.0) == 0


def test_a_whole_turn_shows_each_second_once(kit: Kit) -> None:
    drawn, rings = Drawn(kit), []
    for tenth in range(300):
        drawn.show(30, tenth / 10)
        if not rings or drawn.part(RING) != rings[-1]:
            rings.append(drawn.part(RING))
    assert len(rings) == len(set(rings)) == 30
