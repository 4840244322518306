"""All who played have room at the end: heads above the rim, tiles and plates on the felt."""

from itertools import combinations

import pytest
from pygame import Rect

from game.engine.notation import write_row
from game.view.proportions import tile_height
from scenes.play.scoring import Scoring
from tests import samples
from tests.kits import store
from tests.scenes.opened import FOUR, SIZES, Opened, after

FULL = write_row(samples.full_rack())
RACKS = {
    "four": ("", "R3 K9 O12", "J O2", "B4 B5 K11"),
    "three": ("R9", "", "J J"),
    "two": ("K1 R2", ""),
    "full": (FULL, "", FULL, FULL),
    "blocked": ("R3 R2 K4", "B9", "J O2", "O8 O1"),
    "tied": ("K1", "R1", "B1", "O1"),
    "river": (FULL, FULL, "O1", FULL),
}


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("name", RACKS)
def test_what_lies_on_the_felt_covers_nothing(name: str, size: tuple[int, int]) -> None:
    session = after(FOUR[: len(RACKS[name])], RACKS[name])
    settings = store(reduced_motion=True)
    pilot = Opened(lambda kit: Scoring(kit, session), size, settings=settings)
    places = pilot.scene.finale.gathering.places
    window = Rect((0, 0), size)
    lying = [[*tiles(each), each.plate] for each in places.values() if each.resting]
    pressed = [widget.rect for widget in pilot.scene.widgets if widget.pressable]
    heads = [place.head for place in places.values()]
    assert all(window.inflate(head.w // 2, 0).contains(head) for head in heads)
    for each in lying:
        assert all(window.inflate(8, 0).contains(rect) for rect in each)
        assert not any(rect.inflate(-2, -2).collidelistall(pressed) for rect in each)
    for one, other in combinations(lying, 2):
        assert not any(rect.inflate(-4, -4).collidelistall(other) for rect in one)


def tiles(place) -> list[Rect]:
    """Give where tiles lie, without the corners that a tilt turns out."""
    size = place.width, tile_height(place.width)
    return [Rect((0, 0), size).move_to(center=(tile.x, tile.y)) for tile in place.resting]
