"""Bubbles: each under its badge, none over a row or another, whatever all of them say."""

from dataclasses import replace
from itertools import combinations, pairwise, product
from typing import get_args
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.session.characters import LEVELS
from game.view.narration import VARIANTS, Moment
from game.view.table.bubbles import TIP, BubbleRange, Bubbles, halves, side_by_side
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES
from tests.scenes.seated import Seated, raw


def talking(size: tuple[int, int], text: int = 100) -> tuple[Seated, Bubbles]:
    """Seat four players; give what shows the bubbles."""
    pilot = Seated(samples.session(), size, settings=store(text_scale=text))
    return pilot, pilot.turn.state.view.bubbles


def sentences(pilot: Seated) -> list[str]:
    """Give all that bots ever say, the longest first."""
    ids = product(LEVELS, get_args(Moment), range(VARIANTS))
    said = (pilot.kit.text(f"says-{bot}-{moment}", number=at) for bot, moment, at in ids)
    quoted = (pilot.kit.text("said", words=words) for words in said)
    return sorted(quoted, key=len, reverse=True)


def plates(bubbles: Bubbles, pilot: Seated) -> list[Rect]:
    """Give where the bubbles are without their shadows and tips."""
    shadow, tip = 4 * pilot.kit.px(3), pilot.kit.px(TIP)
    bare = (rect.inflate(-shadow, -shadow) for rect in bubbles.rects)
    return [Rect(rect.x, rect.y + tip, rect.w, rect.h - tip) for rect in bare]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (1024, 600)])
def test_four_who_say_the_longest_have_room(size: tuple[int, int], text: int) -> None:
    pilot, bubbles = talking(size, text)
    longest = sentences(pilot)
    for first in (0, 4, 40):
        bubbles.show(dict(enumerate(longest[first : first + 4])))
        shown, badges = plates(bubbles, pilot), pilot.turn.state.view.seats.rects
        assert len(shown) == 4
        assert not any(one.colliderect(other) for one, other in combinations(shown, 2))
        for plate, badge in zip(shown, badges, strict=True):
            assert plate.left < badge.left + badge.h // 2 < plate.right
            assert badge.colliderect(plate)
            assert plate.bottom <= pilot.board.zone.top + 1
            assert plate.right <= size[0]


def test_letters_far_too_large_for_their_room_are_not_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot, bubbles = talking((800, 480))
    said = dict(enumerate(sentences(pilot)[:4]))
    huge = replace(pilot.kit.theme, sizes={**pilot.kit.theme.sizes, "small": 200.0})
    monkeypatch.setattr(pilot.kit, "theme", huge)
    with patch.object(Bubbles, "_plate", autospec=True, side_effect=Bubbles._plate) as drawn:
        bubbles.show(said)
    assert 0 < drawn.call_count < 100


def test_two_lines_at_most_where_there_is_room_for_them() -> None:
    high = {}
    for size in ((1920, 1080), (1080, 1920)):
        pilot, bubbles = talking(size)
        bubbles.show(dict(enumerate(sentences(pilot)[:4])))
        high[size] = max(rect.height for rect in plates(bubbles, pilot)) / pilot.kit.text_px(
            "small"
        )
    assert high[1920, 1080] < 2.5 < high[1080, 1920] < 4


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


def test_halves_are_of_nearly_the_same_length() -> None:
    assert halves("“Hop, and caught!”") == ["“Hop, and", "caught!”"]
    assert halves("“Hop!”") == ["“Hop!”"]


RANGES = st.lists(
    st.builds(
        lambda head, width: BubbleRange(max(0, head + 20 - width), head - 20, head - 20, width),
        st.integers(20, 900),
        st.integers(40, 300),
    ),
    max_size=4,
)


@given(RANGES, st.integers(0, 30))
def test_side_by_side_none_touches_another_and_each_has_its_range(
    ranges: list[BubbleRange], gap: int
) -> None:
    ranges.sort(key=lambda each: each.best)
    lefts = side_by_side(ranges, gap)
    if lefts is None:
        assert len(ranges) > 1
        return
    spans = [(left, left + each.width) for left, each in zip(lefts, ranges, strict=True)]
    assert all(one[1] + gap <= other[0] for one, other in pairwise(spans))
    assert all(it.low <= left <= it.high for left, it in zip(lefts, ranges, strict=True))


def test_what_has_room_begins_where_it_would() -> None:
    ranges = [
        BubbleRange(0, 10, 10, 40),
        BubbleRange(40, 60, 60, 40),
        BubbleRange(80, 110, 110, 40),
    ]
    assert side_by_side(ranges, 5) == [10, 60, 110]
    longer = ranges[0]._replace(width=60)
    assert side_by_side([longer, *ranges[1:]], 5) is None
    assert side_by_side([longer._replace(low=-9), *ranges[1:]], 5) == [-5, 60, 110]
