"""Shadows: they lean away from the middle, the further the more, and never far."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.view.table.shadows import LEAN, Shadows
from tests.kits import open_kit
from tests.scenes.seated import Seated

TABLE = Rect(16, 137, 1676, 587)


@pytest.fixture(scope="module")
def shadows() -> Shadows:
    Seated()
    return Shadows(open_kit((1920, 1080)), TABLE)


def at(x: int, y: int) -> Rect:
    """Give a row about a point of the table."""
    row = Rect(0, 0, 220, 99)
    row.center = TABLE.centerx + x, TABLE.centery + y
    return row


def test_under_the_lamp_nothing_leans(shadows: Shadows) -> None:
    assert shadows.lean(at(0, 0)) == (0, 0)


def test_shadows_lean_away_from_the_lamp(shadows: Shadows) -> None:
    assert shadows.lean(at(-700, -200)) < (0, 0) < shadows.lean(at(700, 200))
    assert shadows.lean(at(0, 250))[0] == shadows.lean(at(500, 0))[1] == 0
    leans = [shadows.lean(at(x, 0))[0] for x in range(0, 800, 100)]
    assert leans == sorted(leans)
    assert len(set(leans)) > 4


@given(st.integers(-2000, 2000), st.integers(-2000, 2000))
def test_no_shadow_leans_further_than_so(shadows: Shadows, x: int, y: int) -> None:
    assert hypot(*shadows.lean(at(x, y))) <= LEAN + 1


def test_a_shadow_lies_where_it_leans_to(shadows: Shadows) -> None:
    row = at(700, 200)
    picture, place = shadows.under(row)
    middle = picture.get_rect(topleft=place).center
    assert middle == row.move(shadows.lean(row)).center
    assert picture.get_at((picture.width // 2, picture.height // 2)).a > 100
    assert picture.get_at((0, 0)).a == 0


@pytest.mark.parametrize("size", [(1366, 768), (1080, 1920)])
def test_each_row_throws_one_shadow_under_its_tiles(size: tuple[int, int]) -> None:
    pilot = Seated(size=size)
    pilot.settle()
    thrown = pilot.board._row_frames._shadow_sprites.values()
    assert len(thrown) == len(pilot.rows)
    for at, shadow in enumerate(thrown):
        assert shadow.rect.collidepoint(pilot.board.row_rect(at).center)
