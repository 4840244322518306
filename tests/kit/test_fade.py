"""A change of screens: even, true to what both screens show, and exact in the end."""

from weakref import ref

import pygame
import pytest
from pygame import Surface

from game.kit.motion.fade import KEPT, Fade, Slide, Spares
from game.kit.stage import Stage

SIZE, SECONDS, FRAME = (64, 48), 0.32, 1 / 60
OLD, NEW, SAME = (200, 40, 90), (20, 240, 90), (90, 33, 7)
ROUNDING = 6  # what many mixtures in whole steps of colour may be off


@pytest.fixture
def screen() -> Surface:
    pygame.display.init()
    screen = pygame.display.set_mode(SIZE)
    screen.fill(OLD)
    screen.fill(SAME, (0, 0, 10, 10))
    return screen


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    picture = Surface(SIZE)
    picture.fill(NEW)
    picture.fill(SAME, (0, 0, 10, 10))
    stage.background = picture
    return stage


def test_nothing_is_seen_of_it_before_time_passes(screen: Surface, stage: Stage) -> None:
    before = pygame.image.tobytes(screen, "RGB")
    Fade(stage, screen, Surface(SIZE), SECONDS)
    assert pygame.image.tobytes(screen, "RGB") == before


def test_it_is_even_and_leaves_alone_what_both_show(screen: Surface, stage: Stage) -> None:
    fade, seconds = Fade(stage, screen, Surface(SIZE), SECONDS), 0.0
    while fade.tick(FRAME):
        seconds += FRAME
        share = seconds / SECONDS
        even = [a + (b - a) * share for a, b in zip(OLD, NEW, strict=True)]
        assert screen.get_at((40, 30))[:3] == pytest.approx(even, abs=ROUNDING)
        assert screen.get_at((5, 5))[:3] == SAME
    assert seconds == pytest.approx(SECONDS, abs=FRAME)


def test_in_the_end_the_screen_is_the_stage_though_that_moved(
    screen: Surface, stage: Stage
) -> None:
    sprite = stage.add(Surface((9, 9)), 20, 20)
    fade, at = Fade(stage, screen, Surface(SIZE), SECONDS), 20
    while fade.tick(FRAME):
        at += 1
        sprite.move(at, 20)
    whole = screen.copy()
    assert stage.render(screen) == []
    stage.invalidate()
    stage.render(screen)
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_things_slide_to_their_places_from_the_side_on_which_they_stand(
    screen: Surface, stage: Stage
) -> None:
    for x in (14, 48):
        stage.add(Surface((2, 2)), x, 23)
    slide, seen = Slide(stage, screen, Surface(SIZE), SECONDS), []
    while slide.tick(FRAME):
        dark = [x for x in range(SIZE[0]) if sum(screen.get_at((x, 23))[:3]) < 60]
        seen.append(dark or [0, SIZE[0]])
    assert seen[0][0] < 14 < 49 < seen[0][-1]
    assert seen == sorted(seen, key=lambda dark: (dark[0], -dark[-1]))
    assert not stage.render(screen), "in the end they are where they belong"
    assert screen.get_at((14, 23))[:3] == screen.get_at((49, 23))[:3] == (0, 0, 0)
    assert screen.get_at((40, 30))[:3] == NEW


def test_what_a_change_of_screen_needs_is_kept_a_while_for_the_next() -> None:
    spares, ground = Spares(), Surface(SIZE)
    canvas, kept = spares.canvas(SIZE), ref(ground)
    spares.keep(ground)
    spares.keep(Surface(SIZE))
    del ground
    spares.tick(KEPT / 2)
    assert spares.canvas(SIZE) is canvas
    assert kept()
    spares.tick(KEPT / 2)
    assert not kept()
    assert spares.canvas(SIZE) is not canvas


def test_what_lies_still_is_kept_as_it_is_though_it_changed_while_it_faded_in(
    screen: Surface, stage: Stage
) -> None:
    stage.keep_still(stage.background.get_rect(), below=1)
    sprite = stage.add(Surface((9, 9)), 20, 20)
    fade = Fade(stage, screen, Surface(SIZE), SECONDS)
    while fade.tick(FRAME):
        sprite.move(sprite.rect.x + 1, 20)
    shown = pygame.image.tobytes(screen, "RGB")
    stage.invalidate()
    stage.render(screen)
    assert pygame.image.tobytes(screen, "RGB") == shown
