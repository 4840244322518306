"""Bubbles: each beside its head, none over a row or another, whatever all of them say."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, product
from typing import get_args
from unittest.mock import patch

import pytest
from pygame import Rect

from game.analysis.moments import Moment
from game.kit.text.fonts import Fonts
from game.kit.text.letters import Face
from game.session.characters import LEVELS
from game.view.remarks import GREETINGS, VARIANTS
from game.view.table.around.bubbles import Bubbles
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES
from tests.scenes.seated import Seated, raw
from tests.sizes import sample


def talking(size: tuple[int, int], text: int = 100) -> tuple[Seated, Bubbles]:
    """Seat four players; give what shows the bubbles."""
    pilot = Seated(samples.session(), size, settings=store(text_scale=text))
    return pilot, pilot.turn.state.view.bubbles


@contextmanager
def cut_off() -> Iterator[list[str]]:
    """Note the words that had no room."""
    shorten, cut = Fonts.shorten, list[str]()

    def noting(fonts: Fonts, text: str, face: Face, px: int, width: int) -> str:
        shown = shorten(fonts, text, face, px, width)
        if shown != text:
            cut.append(text)
        return shown

    with patch.object(Fonts, "shorten", noting):
        yield cut


def sentences(pilot: Seated) -> list[str]:
    """Give all that bots ever say, the longest first."""
    ids = product(LEVELS, get_args(Moment), range(VARIANTS))
    said = (pilot.kit.text(f"says-{bot}-{moment}", number=at) for bot, moment, at in ids)
    quoted = (pilot.kit.text("said", words=words) for words in (*said, *greetings(pilot)))
    return sorted(quoted, key=len, reverse=True)


def greetings(pilot: Seated) -> Iterator[str]:
    """Give what buddies say at first, whatever they play like."""
    for bot, at in product(LEVELS, range(GREETINGS)):
        like = pilot.kit.text(f"bot-{bot}")
        yield pilot.kit.text("says-buddy", like=like, number=at)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
def test_three_who_say_the_longest_have_room(size: tuple[int, int], text: int) -> None:
    pilot, bubbles = talking(size, text)
    longest = sentences(pilot)
    seats, window = pilot.turn.state.view.seats, Rect((0, 0), size)
    assert seats
    for first in (0, 4, 40):
        with cut_off() as cut:
            bubbles.show(dict(enumerate(longest[first : first + 3], 1)))
        assert not cut or min(size) <= 480
        assert len(bubbles.plates) == 3
        assert not any(one.colliderect(other) for one, other in combinations(bubbles.plates, 2))
        for seat, bubble in enumerate(bubbles.plates, 1):
            assert window.contains(bubble)
            assert bubble.bottom <= seats.plate(seat).top
            assert seats.plate(seat).bottom <= pilot.board.zone.top


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(
    ("size", "sets"), [((1080, 1920), 35), ((1440, 1080), 20), ((1366, 768), 30)]
)
def test_three_have_room_where_heads_have_sunk_for_a_full_table(
    size: tuple[int, int], sets: int, text: int
) -> None:
    table = replace(samples.worst_table(), table=samples.worst_table().table[:sets])
    session = samples.at_position(table)
    pilot = Seated(session, size, settings=store(text_scale=text))
    seats, bubbles = pilot.turn.state.view.seats, pilot.turn.state.view.bubbles
    assert pilot.board.row_layout.risen
    assert seats
    longest = sentences(pilot)
    for first in (0, 40):
        with cut_off() as cut:
            bubbles.show(dict(enumerate(longest[first : first + 3], 1)))
        assert not cut
        assert not any(one.colliderect(other) for one, other in combinations(bubbles.plates, 2))
        for seat, bubble in enumerate(bubbles.plates, 1):
            assert Rect((0, 0), size).contains(bubble)
            assert bubble.bottom <= seats.plate(seat).top
            assert seats.plate(seat).bottom <= pilot.board.zone.top


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
def test_the_viewer_has_one_beside_the_message_and_the_plate(size: tuple[int, int]) -> None:
    pilot, bubbles = talking(size)
    view = pilot.turn.state.view
    view.message.say("You played 1 tile.")
    with cut_off() as cut:
        bubbles.show({0: "You found: Split run."})
    assert not cut
    shadow = 4 * pilot.kit.px(3)
    bubble = bubbles.rects[0].inflate(-shadow, -shadow)
    assert not bubble.colliderect(view.message.rect)
    assert not bubble.colliderect(pilot.kit.zone("turn", "own"))
    assert Rect((0, 0), size).contains(bubble)
    assert bubble.top > pilot.board.foot


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_long_message_steps_aside_for_it(size: tuple[int, int]) -> None:
    pilot, bubbles = talking(size)
    view = pilot.turn.state.view
    view.show_around(pilot.turn.state.shown, {0: "You found: Fourth tile and Two rows."})
    view.message.say("A row needs 3 tiles. Keep building, or take them back.")
    assert not bubbles.rects[0].colliderect(view.message.rect)
    assert pilot.kit.zone("turn", "bar").right >= view.message.rect.right


@pytest.mark.parametrize(("size", "text"), sample([((800, 480), 100), ((800, 480), 200)], 1))
def test_a_name_makes_way_for_two_lines_and_comes_back(size: tuple[int, int], text: int) -> None:
    pilot, bubbles = talking(size, text)
    seats = pilot.turn.state.view.seats
    assert seats
    usual = seats.plate(2)
    with cut_off() as cut:
        bubbles.show({2: "“Nobody reads my mind, I hope.”"})
    assert not cut
    assert seats.plate(2).h < usual.h
    assert bubbles.plates[0].bottom <= seats.plate(2).top
    bubbles.show({})
    assert seats.plate(2) == usual


def test_who_says_no_more_has_no_bubble() -> None:
    pilot, bubbles = talking((1366, 768))
    pilot.settle()
    strip = Rect(0, 0, 1366, pilot.board.zone.top)
    pictures = []
    for said in ({}, {1: "“One.”", 3: "“Two.”"}, {}):
        bubbles.show(said)
        pilot.step()
        assert len(bubbles.rects) == len(said)
        pictures.append(raw(pilot.picture().subsurface(strip).copy()))
    assert pictures[0] == pictures[2] != pictures[1]
