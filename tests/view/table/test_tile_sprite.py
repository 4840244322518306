"""Pieces: drawn tiles that glide to where they belong."""

from dataclasses import replace
from math import cos, pi

import pytest

from game.engine.move import At, FromRack
from game.engine.notation import read_tile
from game.engine.tile import HIDDEN
from game.kit.motion.tween import ease_out
from game.kit.shapes import transformed
from game.kit.stage import Stage
from game.view import tile_art
from game.view.layers import Layer
from game.view.table.motion import Motion, homeward
from game.view.table.places.placements import OnRack, Placement
from game.view.table.tile_sprite import (
    TileSprite,
)
from game.view.table.tiles import pair
from game.view.tile_art import TileArt
from tests.scenes.seated import Seated, raw

DURATIONS = {"settle": 160.0, "fly_home": 220.0}
WIDTH = 40
R5, B7 = read_tile("R5"), read_tile("B7")


@pytest.fixture(scope="module")
def art() -> TileArt:
    return TileArt(Seated().kit)


def placement(
    x: float, y: float = 0.0, tile: str = "R5", row: int = 0, **kwargs: object
) -> Placement:
    return Placement(At(row, 0), read_tile(tile), x, y, WIDTH, **kwargs)


def sprite(art: TileArt, x: float, tile: str = "R5") -> TileSprite:
    """Make a sprite that rests at a place."""
    made = TileSprite(art, Stage(), read_tile(tile), WIDTH, (x, 0.0))
    made.belong(placement(x, tile=tile), Motion(0))
    return made


def place(each: TileSprite) -> tuple[float, float]:
    return each.tween.x, each.tween.y


def test_a_piece_goes_where_it_belongs_in_the_time_given(art: TileArt) -> None:
    moving = sprite(art, 0)
    moving.belong(placement(100), Motion(200))
    assert moving.stage_sprite.z == Layer.MOVING_TILE
    assert moving.tick(0.1)
    assert 0 < place(moving)[0] < 100
    assert not moving.tick(0.11)
    assert place(moving) == (100, 0)
    assert moving.stage_sprite.z == Layer.TILE


def test_a_piece_that_is_there_stays_there(art: TileArt) -> None:
    resting = sprite(art, 50)
    resting.belong(placement(50), Motion(200))
    assert not resting.tick(0.1)
    assert place(resting) == (50, 0)


def test_a_held_piece_is_on_top_and_looks_so_and_goes_home(art: TileArt) -> None:
    held = sprite(art, 0)
    before = held.stage_sprite.image
    held.hold((300, 200), tall=0.01)
    assert held.stage_sprite.z > Layer.HELD_TILE
    assert held.stage_sprite.image is not before
    held.belong(placement(0), Motion(200))
    held.tick(0.3)
    assert place(held) == (0, 0)
    assert held.stage_sprite.image is before
    assert held.stage_sprite.z == Layer.TILE


def test_a_piece_on_an_arc_flips_on_the_way(art: TileArt) -> None:
    drawn = TileSprite(art, Stage(), R5, WIDTH, (0.0, 0.0))
    drawn.travel((100, 0), Motion(200, arc=60))
    full = drawn.stage_sprite.rect.width
    widths, tops, pictures = [], [], []
    for _ in range(9):
        assert drawn.tick(0.02)
        widths.append(drawn.stage_sprite.rect.width)
        tops.append(drawn.stage_sprite.rect.top)
        pictures.append(drawn.stage_sprite.image)
    assert widths[:4] == sorted(widths[:4], reverse=True)
    assert widths[5:] == sorted(widths[5:])
    assert min(widths) <= full // 10
    back, face = art.face(HIDDEN, WIDTH), art.face(R5, WIDTH)
    assert raw(pictures[1]) == raw(transformed(back, cos(0.2 * pi)))
    assert raw(pictures[7]) == raw(transformed(face, cos(0.2 * pi)))
    assert not drawn.tick(0.03)
    assert drawn.stage_sprite.image is face
    assert drawn.stage_sprite.rect.top - min(tops) >= 50


def test_a_back_does_not_flip(art: TileArt) -> None:
    tossed = TileSprite(art, Stage(), HIDDEN, WIDTH, (0.0, 0.0))
    tossed.travel((100, 0), Motion(200, arc=60))
    tossed.tick(0.1)
    assert tossed.stage_sprite.image is art.face(HIDDEN, WIDTH)


def test_a_tile_changes_its_size_on_the_way_and_its_middle_goes_straight(art: TileArt) -> None:
    growing = sprite(art, 0)
    wide = replace(placement(200), width=2 * WIDTH)
    before = growing.stage_sprite.rect.copy()
    growing.belong(wide, Motion(200, ease_out))
    assert growing.stage_sprite.rect.size == pytest.approx(before.size, abs=1)
    assert growing.stage_sprite.rect.center == pytest.approx(before.center, abs=1)
    sizes = []
    while growing.tick(0.02):
        sizes.append(growing.stage_sprite.rect.width)
    assert sizes == sorted(sizes)
    assert len(set(sizes)) > 5
    assert growing.stage_sprite.image is art.face(R5, 2 * WIDTH)
    assert growing.stage_sprite.rect.center == wide.rect.center


def test_a_tile_comes_into_the_hand_and_then_sticks_to_it(art: TileArt) -> None:
    held = sprite(art, 0)
    held.hold((100, 0), tall=0, ms=100)
    at = [held.stage_sprite.rect.centerx]
    for _ in range(6):
        held.tick(0.02)
        at.append(held.stage_sprite.rect.centerx)
    assert at == sorted(at)
    assert at[-1] - at[0] == 100
    held.hold((700, 0), tall=0)
    assert held.stage_sprite.rect.centerx - at[-1] == 600


def test_a_lean_is_gone_when_the_tile_lies(art: TileArt) -> None:
    held = sprite(art, 0)
    held.hold((100, 0), tall=0)
    upright = held.stage_sprite.image
    held.lean(3)
    assert held.stage_sprite.image is not upright
    held.belong(placement(0), Motion(100))
    held.tick(0.2)
    assert held.stage_sprite.image is art.face(R5, WIDTH)


def test_a_tile_that_waits_is_not_seen(art: TileArt) -> None:
    late = TileSprite(art, Stage(), R5, WIDTH, (0.0, 0.0))
    late.travel((100, 0), Motion(100, delay=50))
    late.wait()
    assert not late.stage_sprite.visible
    late.tick(0.06)
    assert late.stage_sprite.visible


def test_finish_arrives_at_once(art: TileArt) -> None:
    moving = sprite(art, 0)
    moving.belong(placement(100), Motion(200, delay=1000))
    moving.finish()
    assert place(moving) == (100, 0)
    assert moving.stage_sprite.z == Layer.TILE


def test_tiles_set_off_one_after_the_other(art: TileArt) -> None:
    late = sprite(art, 0)
    late.belong(placement(100), Motion(100, delay=50).after(3))
    late.tick(0.14)
    assert place(late) == (0, 0)
    late.tick(0.12)
    assert place(late) == (100, 0)


@pytest.mark.parametrize(("far", "ms"), [(10, 160), (99, 160), (101, 220), (900, 220)])
def test_a_tile_settles_nearby_and_flies_from_afar(far: float, ms: float) -> None:
    assert homeward(far, WIDTH, DURATIONS).ms == ms


def test_a_slot_names_its_tile_to_the_engine() -> None:
    assert OnRack(3, R5).source == FromRack(R5)


# Which sprite goes where


def test_each_piece_goes_to_a_spot_with_its_face(art: TileArt) -> None:
    red, blue = sprite(art, 0), sprite(art, 100, "B7")
    placements = [placement(0, tile="B7"), placement(100)]
    assert pair([red, blue], placements) == {placements[0]: blue, placements[1]: red}


def test_of_twins_the_one_in_its_place_stays_and_else_the_nearest_goes(art: TileArt) -> None:
    left, right = sprite(art, 0), sprite(art, 100)
    assert pair([left, right], [placement(100), placement(120, row=1)]) == {
        placement(100): right,
        placement(120, row=1): left,
    }
    assert pair([left, right], [placement(90)]) == {placement(90): right}


def test_twins_on_the_rack_close_ranks_without_crossing(art: TileArt) -> None:
    slots = [Placement(OnRack(at, R5), R5, 50.0 * at, 0.0, WIDTH) for at in range(3)]
    left, right = (TileSprite(art, Stage(), R5, WIDTH, (slot.x, 0.0)) for slot in slots[1:])
    left.belong(slots[1], Motion(0))
    right.belong(slots[2], Motion(0))
    assert pair([left, right], slots[:2]) == {slots[0]: left, slots[1]: right}


def test_a_spot_without_a_piece_and_a_piece_without_a_spot_are_left_over(art: TileArt) -> None:
    assert pair([sprite(art, 0)], [placement(0, tile="B7")]) == {}


def test_a_held_piece_is_not_in_its_place(art: TileArt) -> None:
    held, other = sprite(art, 0), sprite(art, 30)
    held.hold((400, 400), tall=0)
    assert pair([held, other], [placement(0)]) == {placement(0): other}


def test_of_tiles_that_shrink_only_some_are_drawn_anew_in_a_frame(
    art: TileArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = [read_tile(f"{color}{number}") for color in "KRBO" for number in range(1, 10)]
    sprites = [TileSprite(art, Stage(), tile, 50, (0.0, 0.0)) for tile in tiles]
    for each in sprites:
        each.belong(Placement(At(0, 0), each.tile, 90.0, 0.0, 44), Motion(200))
    frames: list[int] = []

    def draw_mark(*_: object) -> None:
        frames[-1] += 1

    monkeypatch.setattr(tile_art, "draw_mark", draw_mark)
    while any(each.moving for each in sprites):
        frames.append(0)
        art.tick()
        for each in sprites:
            each.tick(1 / 60)
    assert max(frames) == tile_art.FRESH
    assert sum(frames) == len(tiles)
    assert all(each.stage_sprite.image is art.face(each.tile, 44) for each in sprites)
