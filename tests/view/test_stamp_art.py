"""Each stamp is a picture of its own, in every size that it is drawn in."""

from itertools import combinations, pairwise

import pytest

from game.analysis.stamps import STAMPS
from game.view.stamp_art import STAMP_RATIO, draw_stamp
from tests.kits import open_kit
from tests.scenes.seated import raw


@pytest.mark.parametrize("height", [24, 61, 200])
def test_no_two_are_alike(height: int) -> None:
    kit = open_kit((1280, 720))
    drawn = [draw_stamp(kit, kind, height) for kind in STAMPS]
    assert {picture.size for picture in drawn} == {(round(height * STAMP_RATIO), height)}
    assert all(raw(one) != raw(other) for one, other in combinations(drawn, 2))


def test_the_edge_is_perforated() -> None:
    picture = draw_stamp(open_kit((1280, 720)), "run", 200)
    edge = [picture.get_at((0, y)).a > 127 for y in range(200)]
    assert sum(one != other for one, other in pairwise(edge)) > 20
