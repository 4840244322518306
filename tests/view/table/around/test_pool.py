"""The pool: a heap that shrinks, always the same for a number; the next tile lies in the middle."""

from itertools import pairwise

import pytest
from pygame import Rect

from game.view.table.around.pool import EACH, MOST
from tests.scenes.opened import SIZES
from tests.scenes.seated import Seated, raw


@pytest.mark.parametrize("size", SIZES)
def test_the_heap_shrinks_and_keeps_to_its_zone(size: tuple[int, int]) -> None:
    pilot = Seated(size=size)
    pool, zone = pilot.turn.state.view.pool, pilot.kit.zone("turn", "pool")
    covered = []
    for count in range(EACH * MOST, -1, -EACH):
        pool.show(count)
        heap = pool._sprite.image.subsurface(Rect(0, 0, zone.w, pool._room.h))
        covered.append(heap.get_bounding_rect(min_alpha=200))
    assert pool._sprite.rect == zone
    assert all(one.contains(other) for one, other in pairwise(covered[:-1]))
    assert covered[0].w > covered[-2].w
    assert covered[-1].size == (0, 0)


def test_a_heap_is_the_same_for_the_same_number() -> None:
    pictures = []
    for count in (40, 12, 40):
        pilot = Seated()
        pool = pilot.turn.state.view.pool
        pool.show(count)
        pictures.append(raw(pool._sprite.image))
    assert pictures[0] == pictures[2] != pictures[1]


def test_the_next_tile_is_drawn_from_the_middle() -> None:
    pilot = Seated()
    pool = pilot.turn.state.view.pool
    assert pool.rect.collidepoint(pool.middle)
    assert pilot.kit.zone("turn", "pool").contains(pool.rect)
