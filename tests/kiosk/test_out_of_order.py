"""The picture for the time in which the game does not start."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.kiosk import out_of_order
from tests.kiosk.test_check import ENDLESS

BRIGHT = 0.6 * 255


def lit(screen: Surface) -> Rect:
    mask = pygame.mask.from_threshold(screen, out_of_order.DARK, (1, 1, 1))
    mask.invert()
    first, *others = mask.get_bounding_rects()
    return first.unionall(others)


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920), (800, 480)])
def test_it_wanders_and_is_seen_whole_and_never_bright(size: tuple[int, int]) -> None:
    screen = Surface(size)
    picture = out_of_order.picture_for(screen, "")
    places = []
    for second in range(0, round(out_of_order.SLOW), 10):
        out_of_order.draw(screen, picture, second)
        places.append(lit(screen).topleft)
        assert max(pygame.transform.average_color(screen, lit(screen))[:3]) < BRIGHT
        assert screen.get_rect().inflate(-2, -2).contains(lit(screen))
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("own", [(400, 100), (10, 40)])
def test_the_houses_own_picture_is_as_large(own: tuple[int, int], tmp_path: Path) -> None:
    screen, logo = Surface((1366, 768)), Surface(own)
    logo.fill("magenta")
    pygame.image.save(logo, tmp_path / "own.png")
    out_of_order.draw(screen, out_of_order.picture_for(screen, str(tmp_path / "own.png")), 0)
    assert max(lit(screen).size) == round(768 * out_of_order.SHARE)
    red, green, *_ = screen.get_at(lit(screen).center)
    assert red > 200 > 50 > green


def test_a_picture_with_a_palette_is_shown_too(tmp_path: Path) -> None:
    logo, written = Surface((40, 20), depth=8), BytesIO()
    logo.set_palette([(200, 0, 0)] * 256)
    pygame.image.save(logo, tmp_path / "own.png")
    out_of_order.read_picture(str(tmp_path / "own.png"), 60, written)
    shown = pygame.image.load(BytesIO(written.getvalue()))
    assert shown.size == (60, 30)
    assert shown.get_at((30, 15))[:3] == (200, 0, 0)


@pytest.mark.parametrize(("name", "content"), [("own.png", "no picture"), ("own.svg", ENDLESS)])
def test_a_picture_that_cannot_be_read_is_no_reason_to_show_none(
    name: str, content: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(content)
    screen = Surface((1366, 768))
    picture = out_of_order.picture_for(screen, str(tmp_path / name), patience=0.5)
    out_of_order.draw(screen, picture, 0)
    assert lit(screen)
