"""The timeline: every turn has its place, signs lie apart, and what is seen is brighter."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.playback import replay
from game.view.replay.outline import outline_of
from game.view.replay.timeline import Timeline
from tests import samples

WIDTHS = (300, 700, 1400)
PLACE = Rect(40, 300, 700, 90)


def line(kit: Kit, width: int = PLACE.width, game: str = "classic-2016-4b", turns=None) -> Timeline:
    place = Rect(PLACE.topleft, (width, PLACE.height))
    outline = outline_of(kit, replay(samples.kept(game, turns=turns)))
    return Timeline(kit, Stage(), place, outline, 0, lambda _: None)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["classic-2016-4b", "twist-2015-2a"])
def test_every_turn_has_its_place_in_order(kit: Kit, width: int, game: str) -> None:
    made = line(kit, width, game)
    low = made.rect.bottom - 4
    turns = [made.turn_at((x, low)) for x in range(made.rect.left, made.rect.right)]
    last = len(samples.kept(game).record.turns)
    assert turns == sorted(turns)
    assert set(turns) == set(range(last + 1))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["classic-2016-4b", "twist-2015-2a", "family-2a"])
def test_signs_lie_apart_and_inside(kit: Kit, width: int, game: str) -> None:
    made = line(kit, width, game)
    places = [sign.rect for sign in made.signs]
    inside = Rect((0, 0), made.rect.size)
    assert places
    assert all(inside.contains(place) for place in places)
    assert all(one.right <= other.left + 1 for one, other in pairwise(places))
    assert made.signs[-1].sign.icon in ("crown", "flag")


def test_where_there_is_no_room_what_matters_most_keeps_its_sign(kit: Kit) -> None:
    made, few = line(kit, 1400, "family-2a"), line(kit, 120, "family-2a")
    assert len(few.signs) < len(made.signs)
    icons = {each.sign.icon for each in few.signs}
    assert icons & {"crown", "flag"}


def test_a_place_is_told_with_its_chapters(kit: Kit) -> None:
    made = line(kit)
    sign = next(each for each in made.signs if each.sign.name == "first sets")
    spot = made.told_at(sign.rect.move(made.rect.topleft).center)
    assert spot.turn == sign.sign.turn
    assert spot.tip.endswith("first sets")
    assert made.rect.contains(spot.rect)


def bright(made: Timeline) -> int:
    """Count the pixels that are as bright as the bars of turns that are seen."""
    picture = made.paint()
    return pygame.mask.from_threshold(picture, made.kit.theme["seat_1"], (8, 8, 8, 255)).count()


def test_turns_that_are_seen_are_brighter(kit: Kit) -> None:
    made = line(kit)
    counts = []
    for turn in (0, 30, 65):
        made.show(turn)
        counts.append(bright(made))
    assert counts == sorted(set(counts))


def test_a_game_without_turns_has_a_place_for_its_deal(kit: Kit) -> None:
    made = line(kit, turns=0)
    assert {made.turn_at((x, PLACE.bottom - 4)) for x in range(40, 740)} == {0}
    assert made.signs == []
    assert made.turn == 0
