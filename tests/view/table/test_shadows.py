"""Shadows: they lean away from the middle, the further the more, and never far."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.kit.stage import Sprite
from game.view.layers import Layer
from game.view.table.places.placements import OnRack
from game.view.table.shadows import LEAN, Shadows, draw_held_shadow
from game.view.table.tile_sprite import TileSprite
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


# In the hand


@pytest.fixture
def pilot() -> Seated:
    made = Seated()
    made.settle()
    return made


def shadow(sprite: TileSprite) -> Sprite:
    assert sprite._shadow
    return sprite._shadow


def middle(sprite: TileSprite) -> tuple[int, int]:
    return sprite.stage_sprite.rect.center


def darkest(picture: Surface) -> int:
    return picture.get_at(picture.get_rect().center).a


def edge(picture: Surface) -> int:
    """Give over how many pixels its left side fades in."""
    alphas = [picture.get_at((x, picture.height // 2)).a for x in range(picture.width // 2)]
    return sum(0.1 * max(alphas) < alpha < 0.9 * max(alphas) for alpha in alphas)


def test_the_higher_a_tile_is_the_softer_its_shadow() -> None:
    low, high = draw_held_shadow(80, 0.25), draw_held_shadow(80, 1.0)
    assert edge(low) < edge(high)
    assert high.width > low.width
    assert darkest(low) >= darkest(high) > 60


def test_a_carried_tile_throws_a_shadow_that_is_larger_and_further_off_the_higher_it_is(
    pilot: Seated,
) -> None:
    sprite = pilot.sprite(OnRack(2, pilot.board.shown.rack[2]))
    pilot.press(sprite.placement.rect.center)
    assert sprite._shadow is None
    x, y = sprite.placement.rect.center
    pilot.move((x, y - 60), held=True)
    sizes, ways = [], []
    while sprite.moving:
        sizes.append(shadow(sprite).rect.width)
        ways.append(shadow(sprite).rect.centery - middle(sprite)[1])
        pilot.step()
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]
    assert ways == sorted(ways)
    assert ways[-1] > 0.2 * sprite.width
    assert Layer.MOVING_TILE < shadow(sprite).z < sprite.stage_sprite.z
    pilot.release((x, y))
    assert shadow(sprite).z < Layer.MOVING_TILE
    pilot.settle()
    assert sprite._shadow is None


def test_a_tile_that_is_only_tapped_throws_none(pilot: Seated) -> None:
    pilot.tap(pilot.mine("B7"))
    assert pilot.sprite(OnRack(1, pilot.board.shown.rack[1]))._shadow is None
