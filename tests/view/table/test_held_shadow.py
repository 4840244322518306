"""The shadow of a tile in the hand."""

import pytest
from pygame import Surface

from game.kit.stage import Sprite
from game.view.layers import Layer
from game.view.table.held_shadow import held_shadow
from game.view.table.places.placements import OnRack
from game.view.table.tile_sprite import TileSprite
from tests.scenes.seated import Seated


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
    low, high = held_shadow(80, 0.25), held_shadow(80, 1.0)
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
