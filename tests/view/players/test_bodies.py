"""Bodies and paws: where they lie around a head, and that poses differ."""

from typing import get_args

import pytest
from pygame import Rect

from game.session.player import Player
from game.view.players.bodies import RIM, Pose, body, paws
from tests.kits import open_kit
from tests.scenes.seated import raw

KIT = open_kit((1280, 720))
BEAR = Player.unnamed("bear")
HEAD = Rect(300, 200, 120, 120)


def seen(part) -> Rect:
    """Give where a part is seen around the head."""
    return part.picture.get_bounding_rect().move(part.place(HEAD).topleft)


def test_paws_rest_on_both_sides_of_the_rim() -> None:
    resting = seen(paws(KIT, BEAR, 0, HEAD.w))
    assert resting.centerx == pytest.approx(HEAD.centerx, abs=1)
    assert resting.top < HEAD.top + RIM * HEAD.h < resting.bottom
    assert seen(body(KIT, 0, HEAD.w)).bottom > resting.bottom


def test_a_winner_has_both_paws_beside_the_forehead() -> None:
    up = seen(paws(KIT, BEAR, 0, HEAD.w, "up"))
    assert up.bottom < HEAD.bottom - HEAD.h // 3
    assert up.left < HEAD.left
    assert up.right > HEAD.right


@pytest.mark.parametrize(("animal", "eyes"), [("frog", 32), ("rabbit", 78)])
def test_covering_paws_lie_on_the_eyes_of_each_animal(animal: str, eyes: int) -> None:
    assert seen(paws(KIT, Player.unnamed(animal), 0, 128, "cover")).top < HEAD.top + eyes - 10
    part = paws(KIT, Player.unnamed(animal), 0, 128, "cover")
    x, y = part.offset
    assert part.picture.get_at((64 - 24 - x, eyes - y)).a == 255


def test_nothing_of_a_pose_is_cut_off_and_no_two_are_alike() -> None:
    drawn = [paws(KIT, BEAR, 0, 100, pose).picture for pose in get_args(Pose)]
    for picture in drawn:
        inner = picture.get_rect().inflate(-2, -2)
        assert inner.contains(picture.get_bounding_rect(min_alpha=100))
    assert len({raw(picture) for picture in drawn}) == len(drawn)


def test_cloth_has_the_colour_of_the_seat_and_paws_that_of_the_animal() -> None:
    assert raw(body(KIT, 0, 64).picture) != raw(body(KIT, 1, 64).picture)
    panda, rabbit = (paws(KIT, Player.unnamed(name), 0, 64).picture for name in ("panda", "rabbit"))
    assert raw(panda) != raw(rabbit)
