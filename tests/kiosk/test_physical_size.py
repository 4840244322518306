import pytest
from pygame import Rect

from game.kiosk.file import ScreenOptions
from game.kiosk.physical_size import millimetres, reachable, text_scale


def test_of_a_large_portrait_screen_the_lower_part_can_be_reached() -> None:
    part = reachable(ScreenOptions(diagonal_in=55, bottom_mm=700), (1080, 1920))
    assert part.bottom == 1920
    assert part.height / 1920 == pytest.approx(0.43, abs=0.01)


def test_of_a_small_one_on_a_table_all_can_be() -> None:
    assert reachable(ScreenOptions(diagonal_in=15, bottom_mm=800), (1024, 768)) == Rect(
        0, 0, 1024, 768
    )


def test_what_is_near_the_floor_cannot_be_reached_either() -> None:
    part = reachable(ScreenOptions(diagonal_in=65, bottom_mm=200), (1080, 1920))
    assert part.top > 0
    assert part.bottom < 1920


def test_where_nothing_can_be_reached_all_is_used() -> None:
    assert reachable(ScreenOptions(bottom_mm=2000), (800, 600)) == Rect(0, 0, 800, 600)


@pytest.mark.parametrize(
    ("inches", "size", "percent"),
    [(24, (1920, 1080), 150), (55, (1920, 1080), 100), (10, (1024, 600), 200)],
)
def test_text_is_large_enough_to_be_read_standing(
    inches: float, size: tuple[int, int], percent: int
) -> None:
    screen = ScreenOptions(diagonal_in=inches)
    assert text_scale(screen, size, 18 * size[1] / 1080) == percent
    assert millimetres(screen, size) > 0
