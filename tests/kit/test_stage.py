import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import SRCALPHA, Rect, Surface

from game.kit.stage import Stage, Still, Turned, merged
from tests.sizes import example_count

SIZE = (320, 240)
COLORS = [(255, 0, 0, 255), (0, 255, 0, 120), (0, 0, 255, 60), (250, 250, 200, 200)]
SIZES = [(10, 14), (24, 33), (60, 20), (5, 90)]


@pytest.fixture(scope="module", autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode(SIZE)


def picture(kind: int) -> Surface:
    surface = Surface(SIZES[kind % 4], SRCALPHA)
    surface.fill(COLORS[kind // 4 % 4])
    surface.fill((9, 9, 9, 30), (2, 2, 3, 3))
    return surface


def background() -> Surface:
    surface = Surface(SIZE)
    for x in range(0, SIZE[0], 16):
        surface.fill((x % 256, 80, 40), (x, 0, 8, SIZE[1]))
    return surface


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


index = st.integers(0, 9)
kind = st.integers(0, 15)
coordinate = st.integers(-40, 330)
change = st.one_of(
    st.tuples(st.just("move"), index, coordinate, coordinate),
    st.tuples(st.just("show"), index, kind),
    st.tuples(st.just("lift"), index, st.integers(0, 3)),
    st.tuples(st.just("hide"), index),
    st.tuples(st.just("reveal"), index),
    st.tuples(st.just("remove"), index),
    st.tuples(st.just("add"), kind, coordinate, coordinate),
)


def apply(stage, sprites, step):
    what, which, *rest = step
    if what == "add":
        sprites.append(stage.add(picture(which), *rest, z=which % 3))
    elif sprites:
        sprite = sprites[which % len(sprites)]
        if what == "remove":
            sprites.remove(sprite)
        values = [picture(rest[0])] if what == "show" else rest
        getattr(sprite, what)(*values)


@pytest.mark.parametrize("keeps_still", [False, True])
@settings(max_examples=example_count(60))
@given(frames=st.lists(st.lists(change, max_size=6), max_size=8))
def test_dirty_redraw_gives_the_very_pixels_of_a_full_redraw(keeps_still, frames):
    stage = Stage()
    stage.background = background()
    if keeps_still:
        stage.keep_still(Rect(20, 30, 200, 120), below=1)
    sprites = [stage.add(picture(i), 30 * i, 20 * i, z=i % 2) for i in range(8)]
    dirty, full = Surface(SIZE), Surface(SIZE)
    stage.render(dirty)
    for steps in frames:
        for step in steps:
            apply(stage, sprites, step)
        stage.render(dirty)
        still, stage._still = stage._still, None
        stage.invalidate()
        stage.render(full)
        stage._still = still
        assert pixels(dirty) == pixels(full)


@pytest.fixture
def stage():
    stage = Stage()
    stage.background = background()
    return stage


def test_nothing_changed_nothing_drawn(stage):
    sprite = stage.add(picture(0), 10, 10)
    screen = Surface(SIZE)
    assert stage.render(screen) == [screen.get_rect()]
    sprite.move(10.3, 9.8)
    sprite.show(sprite.image)
    sprite.lift(0.0)
    sprite.reveal()
    assert stage.render(screen) == []


def test_a_small_move_redraws_the_old_place_and_the_new(stage):
    sprite = stage.add(picture(0), 10, 10)
    screen = Surface(SIZE)
    stage.render(screen)
    sprite.move(100, 50)
    rects = stage.render(screen)
    assert sorted(r.topleft for r in rects) == [(10, 10), (100, 50)]
    assert {r.size for r in rects} == {SIZES[0]}


def test_where_a_picture_was_drawn_on_it_is_drawn_again(stage):
    sprite = stage.add(picture(0), 10, 10)
    screen = Surface(SIZE)
    stage.render(screen)
    part = pygame.Rect(1, 2, 3, 4)
    sprite.image.fill("white", part)
    sprite.redraw(part)
    assert stage.render(screen) == [part.move(10, 10)]
    assert screen.get_at((11, 12)) == pygame.Color("white")
    sprite.hide()
    stage.render(screen)
    sprite.redraw(part)
    assert stage.render(screen) == []


def test_much_change_redraws_everything_once(stage):
    screen = Surface(SIZE)
    sprite = stage.add(Surface((300, 200)), 0, 0)
    stage.render(screen)
    sprite.move(5, 5)
    assert stage.render(screen) == [screen.get_rect()]


def test_equal_heights_lie_in_the_order_they_came(stage):
    screen = Surface(SIZE)
    first, second = (Surface((20, 20)) for _ in range(2))
    first.fill("red")
    second.fill("blue")
    low = stage.add(first, 10, 10)
    stage.add(second, 10, 10)
    stage.render(screen)
    assert screen.get_at((15, 15)) == pygame.Color("blue")
    low.lift(1)
    stage.render(screen)
    assert screen.get_at((15, 15)) == pygame.Color("red")


def test_a_removed_sprite_is_gone_for_good(stage):
    screen, empty = Surface(SIZE), Surface(SIZE)
    stage.render(empty)
    sprite = stage.add(picture(0), 10, 10)
    stage.invalidate()
    stage.render(screen)
    sprite.remove()
    sprite.remove()
    sprite.move(50, 50)
    sprite.reveal()
    stage.render(screen)
    assert pixels(screen) == pixels(empty)


def test_clear_keeps_the_background_and_forgets_the_sprites(stage):
    screen, empty = Surface(SIZE), Surface(SIZE)
    stage.render(empty)
    sprite = stage.add(picture(0), 10, 10)
    stage.render(screen)
    stage.clear()
    sprite.move(70, 70)
    stage.render(screen)
    assert pixels(screen) == pixels(empty)


def test_a_background_too_small_leaves_black_not_rubbish(stage):
    screen = Surface(SIZE)
    screen.fill("white")
    stage.background = Surface((10, 10))
    stage.render(screen)
    assert screen.get_at((200, 200)) == pygame.Color("black")


@given(st.lists(st.tuples(*[st.integers(0, 60)] * 2, *[st.integers(1, 30)] * 2), max_size=12))
def test_merged_rectangles_cover_the_same_and_do_not_overlap(boxes):
    rects = [pygame.Rect(box) for box in boxes]
    apart = merged(rects)
    assert all(any(m.contains(r) for m in apart) for r in rects)
    assert all(r.collidelist(apart[:i]) == -1 for i, r in enumerate(apart))


def test_on_a_turned_stage_pictures_lie_as_far_from_the_right():
    stage = Stage()
    stage.width = SIZE[0]
    sprite = stage.add(picture(0), 30, 40)
    assert sprite.rect == pygame.Rect(SIZE[0] - 30 - 10, 40, 10, 14)
    sprite.show(picture(1))
    assert sprite.rect == pygame.Rect(SIZE[0] - 30 - 24, 40, 24, 33)
    sprite.move(50, 40)
    assert sprite.rect.right == SIZE[0] - 50
    screen = Surface(SIZE)
    stage.background = background()
    stage.render(screen)
    assert screen.get_at(sprite.rect.center) == screen.get_at((sprite.rect.left + 9, 49))
    sprite.move(30, 40)
    drawn = Surface(SIZE)
    stage.render(screen)
    stage.invalidate()
    stage.render(drawn)
    assert pixels(screen) == pixels(drawn)


def test_what_is_put_on_a_turned_picture_lies_on_its_other_side():
    canvas, part = Turned((100, 50)), picture(0)
    part.fill("red")
    canvas.blit(part, (5, 7))
    assert canvas.get_bounding_rect() == canvas.get_rect()
    assert canvas.get_at((94, 7)) == pygame.Color("red")
    assert canvas.get_at((5, 7)) != pygame.Color("red")
    canvas.blit(part, pygame.Rect(0, 20, 3, 3), pygame.Rect(0, 0, 4, 5))
    assert canvas.get_at((96, 20)) == pygame.Color("red")
    assert canvas.get_at((95, 20)) != pygame.Color("red")


def test_of_what_lies_still_only_what_changes_is_painted_again(stage, monkeypatch):
    painted = []
    keep = Still.keep
    monkeypatch.setattr(
        Still, "keep", lambda self, *args: (painted.append(args[1]), keep(self, *args))
    )
    stage.keep_still(Rect((0, 0), SIZE), below=1)
    low, high = stage.add(picture(0), 10, 10, z=0), stage.add(picture(0), 10, 10, z=1)
    screen = Surface(SIZE)
    for act, rects in (
        (lambda: None, [Rect((0, 0), SIZE)]),
        (lambda: high.move(60, 40), []),
        (stage.invalidate, []),
        (lambda: low.show(picture(0).copy()), [low.rect]),
        (lambda: high.lift(0), [Rect((60, 40), high.rect.size)]),
        (lambda: high.lift(1), [Rect((60, 40), high.rect.size)]),
        (lambda: high.move(70, 40), []),
    ):
        painted.clear()
        act()
        stage.render(screen)
        assert painted == rects


def test_a_window_that_grows_shows_what_was_not_painted_before(stage):
    stage.keep_still(Rect((0, 0), SIZE), below=1)
    stage.add(picture(0), SIZE[0] - 30, SIZE[1] - 30)
    small, large = Surface((SIZE[0] // 2, SIZE[1] // 2)), Surface(SIZE)
    stage.render(small)
    stage.invalidate()
    stage.render(large)
    shown = pixels(large)
    stage._still = None
    stage.invalidate()
    stage.render(large)
    assert pixels(large) == shown


def test_what_is_kept_from_now_on_is_painted_whole_before_it_is_shown(stage):
    screen, small = Surface(SIZE), stage.add(picture(0), 10, 10)
    stage.render(screen)
    stage.keep_still(Rect((0, 0), SIZE), below=1)
    stage._all = False  # as where nothing but the small one has changed
    small.move(40, 40)
    stage.render(screen)
    shown = pixels(screen)
    stage.invalidate()
    stage.render(screen)
    assert pixels(screen) == shown
