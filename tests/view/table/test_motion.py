"""Motion: all is there in the time the theme gives, on the straightest way, and never far over."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from math import hypot

import pytest

from game.engine.move import At
from game.engine.rules import CLASSIC
from game.kit.preferences import Store
from game.session.session import Session
from game.view.table.places.placements import OnRack
from game.view.table.tile_sprite import TileSprite
from scenes.play.match import Match
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.kits import store
from tests.pilot import Pilot, Place
from tests.scenes.seated import SHARED, Seated

FRAME = 1 / 60
MS = 1000 / 60
STILL = store(reduced_motion=True)

Track = list[tuple[float, float]]


@pytest.fixture
def pilot() -> Seated:
    made = Seated(samples.session(SHARED, bot="level2"))
    made.settle()
    return made


def middle(sprite: TileSprite) -> Place:
    return sprite.stage_sprite.rect.center


def track(pilot: Pilot, sprite: TileSprite) -> Track:
    """Follow a tile until it is there."""
    seen = [middle(sprite)]
    while any(tween.moving for tween in sprite._tweens if tween is not sprite._landing):
        pilot.step()
        seen.append(middle(sprite))
        assert len(seen) < 120
    return seen


def took(seen: Sequence[object]) -> float:
    """Give how many milliseconds a track is long, to a frame."""
    return (len(seen) - 1) * MS


def shares(seen: Track) -> list[float]:
    """Give the part of the way that is done at each frame, along the straight line."""
    (x0, y0), (x1, y1) = seen[0], seen[-1]
    dx, dy = x1 - x0, y1 - y0
    whole = dx * dx + dy * dy
    return [((x - x0) * dx + (y - y0) * dy) / whole for x, y in seen]


def assert_goes_home(seen: Track, over: float) -> None:
    """Check that a track goes on and on, and turns back only once it is over, by so much."""
    done = shares(seen)
    whole = hypot(seen[-1][0] - seen[0][0], seen[-1][1] - seen[0][1])
    pixel = 1.5 / whole
    assert max(done) <= 1 + over + pixel
    assert all(b >= a - pixel for a, b in pairwise(done) if a < 1)


# A tile in the hand


def test_a_tile_under_the_pointer_is_lifted_in_time_and_laid_down_again(pilot: Seated) -> None:
    sprite = pilot.sprite(OnRack(2, pilot.board.shown.rack[2]))
    low = middle(sprite)[1]
    pilot.move(sprite.placement.rect.center)
    seen = track(pilot, sprite)
    assert 80 - MS <= took(seen) <= 100 + MS
    assert 3 <= low - seen[-1][1] <= 4
    pilot.move((5, 5))
    assert track(pilot, sprite)[-1][1] == low


def test_a_press_lays_it_down_in_a_frame(pilot: Seated) -> None:
    sprite = pilot.sprite(OnRack(2, pilot.board.shown.rack[2]))
    low = middle(sprite)[1]
    pilot.move(sprite.placement.rect.center)
    track(pilot, sprite)
    pilot.press(sprite.placement.rect.center)
    assert middle(sprite)[1] == low


def test_tiles_of_the_table_are_lifted_in_the_own_turn_only(pilot: Seated) -> None:
    pilot.move(pilot.at(1, 1))
    assert pilot.board.tiles.under_way
    pilot.tap("action")
    pilot.settle()
    assert not pilot.turn.state.shown.can_act
    pilot.move(pilot.at(1, 2))
    assert not pilot.board.tiles.under_way


def test_a_tile_that_leaves_from_under_the_pointer_is_lifted_no_more(pilot: Seated) -> None:
    pilot.move(pilot.mine("B3"))
    pilot.settle()
    pilot.key("r")
    pilot.settle()
    assert all(
        middle(sprite) == sprite.placement.rect.center for sprite in pilot.board.tiles.sprites
    )


def test_a_tile_is_picked_up_in_time(pilot: Seated) -> None:
    sprite = pilot.sprite(OnRack(2, pilot.board.shown.rack[2]))
    start = sprite.placement.rect.center
    pilot.press(start)
    pilot.move((start[0], start[1] - 20), held=True)
    seen = track(pilot, sprite)
    assert 100 - MS <= took(seen) <= 120 + MS
    lying = pilot.sprite(At(0, 0)).stage_sprite.rect
    assert lying.width != sprite.placement.width
    assert sprite.stage_sprite.rect.width == pytest.approx(1.07 * lying.width, abs=1.5)


def test_a_dropped_tile_is_pressed_flat_for_a_moment_when_it_has_settled(pilot: Seated) -> None:
    x, y = pilot.at(0, 2)
    sprite = pilot.sprite(OnRack(1, pilot.board.shown.rack[1]))
    pilot.drag(pilot.mine("B7"), (x + 30, y + 20), steps=20)
    track(pilot, sprite)
    seen = []
    while sprite.moving:
        pilot.step()
        seen.append(sprite.stage_sprite.rect.copy())
    lying, flattest = seen[-1], min(seen, key=lambda rect: rect.height)
    assert lying.height - flattest.height == pytest.approx(0.06 * lying.height, abs=2)
    assert abs(flattest.bottom - lying.bottom) <= 1
    assert took(seen) <= 100


def test_a_carried_tile_leans_with_the_hand_at_most_five_degrees(pilot: Seated) -> None:
    sprite = pilot.sprite(OnRack(2, pilot.board.shown.rack[2]))
    x, y = sprite.placement.rect.center
    pilot.press((x, y))
    leans = []
    for step in range(12):
        pilot.move((x + 60 * step, y - 200), held=True)
        leans.append(sprite._lean)
        assert middle(sprite) == pytest.approx((x + 60 * step, y - 200), abs=1)
    assert min(leans) < -4
    assert min(leans) >= -5
    pilot.tick(0.3)
    assert abs(sprite._lean) < 0.1


def test_a_dropped_tile_settles(pilot: Seated) -> None:
    x, y = pilot.at(2, 5)
    sprite = pilot.sprite(At(2, 5))
    pilot.drag((x, y), (x + 30, y + 20), steps=20)
    assert pilot.rows[2] == "R1 R2 R3 R4 R5 R6"
    seen = track(pilot, sprite)
    assert 140 - 2 * MS <= took(seen) <= 180 + MS
    assert_goes_home(seen, over=0.12)  # 0.08 on the way; its middle sinks as it is pressed flat


def test_a_refused_tile_flies_home(pilot: Seated) -> None:
    sprite = pilot.sprite(OnRack(1, pilot.board.shown.rack[1]))
    pilot.drag(pilot.mine("B7"), pilot.kit.zone("turn", "pool").center, steps=20)
    seen = track(pilot, sprite)
    assert took(seen) == pytest.approx(220, abs=2 * MS)
    assert_goes_home(seen, over=0)


def test_a_row_that_is_swept_up_gathers_in_the_hand(pilot: Seated) -> None:
    for tile in ("B3", "O13"):
        pilot.tap(pilot.mine(tile))
    pilot.settle()
    last = pilot.sprite(pilot.turn.state.hand.places[1])
    before = middle(last)
    pilot.press(pilot.mine("B3"))
    x, y = pilot.mine("B3")
    pilot.move((x, y - 100), held=True)
    near = middle(last)
    assert abs(near[0] - before[0]) < 0.6 * abs(before[0] - x)
    seen = track(pilot, last)
    assert took(seen) <= 120 + MS
    assert seen[-1][0] - x < 2 * last.width


# Tiles that come


def test_a_drawn_tile_flies_from_the_pool_in_time_and_grows_on_the_way(pilot: Seated) -> None:
    pilot.tap("action")
    sprite = pilot.sprite(OnRack(8, pilot.board.shown.rack[8]))
    assert middle(sprite) == pytest.approx(pilot.turn.state.view.pool.middle, abs=20)
    seen = track(pilot, sprite)
    assert 260 - 2 * MS <= took(seen) <= 320 + MS
    assert_goes_home(seen, over=0)


def dealing(settings: Store | None = None) -> Pilot:
    session = Session.start(CLASSIC, samples.players(), seed=3)
    pilot = Pilot(lambda kit: Match(kit, at_pace(kit, session)), settings=settings)
    pilot.tick(1.5)
    while not pilot.scene.view.board.shown.rack:
        pilot.step()
    return pilot


def test_all_is_dealt_in_time_one_after_the_other(played: list[str]) -> None:
    pilot = dealing()
    board = pilot.scene.view.board
    dealt = list(board.tiles.sprites)
    landed: dict[TileSprite, int] = {}
    frame = 0
    while board.tiles.under_way:
        pilot.step()
        frame += 1
        for sprite in dealt:
            if not sprite.moving:
                landed.setdefault(sprite, frame)
    assert list(landed) == dealt
    assert frame * MS <= 800 + 2 * MS
    gaps = [b - a for a, b in pairwise(landed.values())]
    assert all(1 <= gap <= 3 for gap in gaps)
    assert played.count("deal") >= len(dealt)


def test_a_press_skips_the_deal() -> None:
    pilot = dealing()
    pilot.tap((700, 300))
    assert isinstance(pilot.scene, Turn)
    assert not pilot.scene.state.board.tiles.under_way


# Tiles that change places


def test_a_sort_takes_longer_the_further_a_tile_goes(pilot: Seated) -> None:
    pilot.key("g")
    moving = {sprite: [middle(sprite)] for sprite in pilot.board.tiles.sprites if sprite.moving}
    while going := [sprite for sprite in moving if sprite.moving]:
        pilot.step()
        for sprite in going:
            moving[sprite].append(middle(sprite))
    times = {abs(seen[-1][0] - seen[0][0]): took(seen) for seen in moving.values()}
    assert all(180 - 3 * MS <= ms <= 300 + MS for ms in times.values())
    far, near = max(times), min(times)
    assert times[far] > times[near]
    for seen in moving.values():
        assert_goes_home(seen, over=0)


def rises(pilot: Seated, row: int) -> Iterator[list[int]]:
    """Give, frame by frame, how high the tiles of a row are over their places."""
    tile_sprites = [
        p for p in pilot.board.tiles.sprites if getattr(p.placement.place, "row", None) == row
    ]
    while True:
        yield [p.placement.rect.centery - middle(p)[1] for p in tile_sprites]
        pilot.step()


def test_a_play_sends_a_wave_through_the_rows_it_changed(pilot: Seated) -> None:
    pilot.drag(pilot.mine("R7"), pilot.at(2, 5))
    pilot.settle()
    pilot.tap("action")
    frames = list(islice(rises(pilot, pilot.row("R1 R2 R3 R4 R5 R6 R7")), 40))
    peaks = [max(range(len(frames)), key=lambda at: frames[at][tile]) for tile in range(7)]
    assert peaks == sorted(set(peaks))
    assert all(3 <= max(heights) <= 12 for heights in zip(*frames, strict=True))
    last = max(at for at, heights in enumerate(frames) if any(heights))
    assert last * MS <= 500
    assert not any(any(heights) for heights in frames[last + 1 :])


def test_a_wave_leaves_the_other_rows_alone(pilot: Seated) -> None:
    pilot.drag(pilot.mine("R7"), pilot.at(2, 5))
    pilot.settle()
    pilot.tap("action")
    pilot.tick(0.1)
    long = pilot.row("R1 R2 R3 R4 R5 R6 R7")
    for sprite in pilot.board.tiles.sprites:
        still = middle(sprite) == sprite.placement.rect.center
        assert still or sprite.placement.place.row == long


# Reduced motion


def test_with_reduced_motion_nothing_moves_but_where_it_arrives_there_is_light() -> None:
    pilot = Seated(samples.session(SHARED), settings=STILL)
    assert not pilot.board.tiles.flash.shining
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    assert not pilot.board.tiles.under_way
    assert pilot.board.tiles.flash.shining
    pilot.tick(0.5)
    assert not pilot.board.tiles.flash.shining


def test_no_light_stays_behind_a_tile_that_has_gone_on() -> None:
    pilot = Seated(samples.session(SHARED), settings=STILL)
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    shining = pilot.board.tiles.flash.shining
    pilot.tap("undo")
    pilot.tap("redo")
    assert pilot.board.tiles.flash.shining <= shining


def test_with_reduced_motion_a_play_lights_its_rows_and_lifts_nothing() -> None:
    pilot = Seated(samples.session(SHARED), settings=STILL)
    pilot.move(pilot.mine("B3"))
    pilot.drag(pilot.mine("R7"), pilot.at(2, 5))
    pilot.tick(0.6)
    pilot.tap("action")
    assert not pilot.board.tiles.under_way
    assert pilot.board.tiles.flash.shining == 1


def test_with_reduced_motion_a_deal_is_lights() -> None:
    pilot = dealing(STILL)
    assert pilot.scene.view.board.tiles.flash.shining >= 14
