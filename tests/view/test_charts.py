from collections.abc import Sequence

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.kit.kit import Kit
from game.view.charts import Bar, draw_bars, draw_points, draw_week

PURE = Color(255, 0, 255)
"""A colour that nothing else on a chart has."""

SIZE = (400, 240)


def filled(picture: Surface) -> list[Rect]:
    """Give where the colour of a chart is, part by part."""
    return pygame.mask.from_threshold(picture, PURE, (100, 100, 100, 255)).get_bounding_rects()


def large(picture: Surface) -> list[Rect]:
    return sorted((it for it in filled(picture) if it.w * it.h > 20), key=lambda it: (it.x, it.y))


def test_bars_are_as_long_as_what_was_won(kit: Kit) -> None:
    bars = [Bar("one", 4, 8), Bar("other", 2, 2), Bar("none", 0, 4)]
    shown = sorted(large(draw_bars(kit, SIZE, PURE, bars)), key=lambda it: it.y)
    assert len(shown) == 2
    assert shown[0].width == pytest.approx(2 * shown[1].width, abs=4)
    assert shown[0].left == pytest.approx(shown[1].left, abs=2)


def test_however_short_a_bar_is_it_shows_what_share_was_won(kit: Kit) -> None:
    bars = [Bar("many", 400, 400), Bar("few", 1, 3), Bar("all", 3, 3)]
    shown = sorted(large(draw_bars(kit, SIZE, PURE, bars)), key=lambda it: it.y)
    assert shown[1].width < 0.5 * shown[2].width


def test_without_room_to_compare_bars_there_are_only_words(kit: Kit) -> None:
    bars = [Bar("one", 4, 8), Bar("other", 2, 2)]
    assert large(draw_bars(kit, (400, 240), PURE, bars))
    assert not large(draw_bars(kit, (130, 240), PURE, bars))


def test_of_many_bars_those_of_most_games_are_shown(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    one_line = Kit.one_line

    def look(self: Kit, text: str, *args: object) -> Surface:
        written.append(text)
        return one_line(self, text, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Kit, "one_line", look)
    bars = [Bar(f"rules {count}", 1, count) for count in range(1, 40)]
    draw_bars(kit, SIZE, PURE, bars)
    assert 3 < len(written) < 20
    assert written == [f"rules {count}" for count in range(39, 39 - len(written), -1)]


@pytest.mark.parametrize(
    ("points", "won"),
    [([30], 1), ([-30], 0), ([0], 1), ([10, -20, 40], 2), ([-1, -2, -3], 0), ([5] * 30, 30)],
)
def test_a_game_that_was_won_is_a_filled_bar(kit: Kit, points: Sequence[int], won: int) -> None:
    picture = draw_points(kit, SIZE, PURE, points)
    assert picture.size == SIZE
    assert len(large(picture)) == won


def test_longer_bars_are_more_points(kit: Kit) -> None:
    low, high = large(draw_points(kit, SIZE, PURE, [20, -5, 40]))
    assert high.height == pytest.approx(2 * low.height, abs=4)
    assert low.bottom == pytest.approx(high.bottom, abs=2)


def test_without_games_there_is_nothing_to_draw(kit: Kit) -> None:
    for picture in (draw_bars(kit, SIZE, PURE, []), draw_points(kit, SIZE, PURE, [])):
        assert picture.size == SIZE
        assert not picture.get_bounding_rect()


def test_each_figure_of_a_week_stands_before_a_bar_as_high_as_it(kit: Kit) -> None:
    rows = [("begun", (8, 4, 0)), ("ended", (2, 0, 0))]
    picture = draw_week(kit, (800, 300), PURE, ("Mo", "Tu", "We", "All"), rows)
    bars = [bar for bar in large(picture) if bar.width > 60]
    assert len(bars) == 3
    by_place = sorted(bars, key=lambda bar: (bar.bottom, bar.x))
    most, half, quarter = (bar.height for bar in by_place)
    assert most / half == pytest.approx(2, abs=0.1)
    assert most / quarter == pytest.approx(4, abs=0.3)
