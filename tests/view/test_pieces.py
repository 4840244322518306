"""Pieces: drawn tiles that glide to where they belong."""

import pytest

from game.engine.move import At, FromRack
from game.engine.notation import read_tile
from game.engine.tile import HIDDEN
from game.kit.stage import Stage
from game.view.art import TileArt
from game.view.pieces import HELD, MOVING, RESTING, Piece, Slot, Spot, Way, pair, way_between
from tests.scenes.seated import Seated

MOTION = {"settle": 160.0, "fly_home": 220.0}
WIDTH = 40
R5, B7 = read_tile("R5"), read_tile("B7")


@pytest.fixture(scope="module")
def art() -> TileArt:
    return TileArt(Seated().kit)


def spot(x: float, y: float = 0.0, tile: str = "R5", row: int = 0, **kwargs: object) -> Spot:
    return Spot(At(row, 0), read_tile(tile), x, y, WIDTH, **kwargs)


def piece(art: TileArt, x: float, tile: str = "R5") -> Piece:
    """Make a piece that rests at a place."""
    made = Piece(art, Stage(), read_tile(tile), WIDTH, (x, 0.0))
    made.belong(spot(x, tile=tile), Way(0))
    return made


def place(each: Piece) -> tuple[float, float]:
    return each.glide.x, each.glide.y


def test_a_piece_goes_where_it_belongs_in_the_time_given(art: TileArt) -> None:
    moving = piece(art, 0)
    moving.belong(spot(100), Way(200))
    assert moving.sprite.z == MOVING
    assert moving.tick(0.1)
    assert 0 < place(moving)[0] < 100
    assert not moving.tick(0.11)
    assert place(moving) == (100, 0)
    assert moving.sprite.z == RESTING


def test_a_piece_that_is_there_stays_there(art: TileArt) -> None:
    resting = piece(art, 50)
    resting.belong(spot(50), Way(200))
    assert not resting.tick(0.1)
    assert place(resting) == (50, 0)


def test_a_held_piece_is_on_top_and_looks_so_and_goes_home(art: TileArt) -> None:
    held = piece(art, 0)
    before = held.sprite.image
    held.hold((300, 200), tall=0.01)
    assert held.sprite.z > HELD
    assert held.sprite.image is not before
    held.belong(spot(0), Way(200))
    held.tick(0.3)
    assert place(held) == (0, 0)
    assert held.sprite.image is before
    assert held.sprite.z == RESTING


def test_a_piece_on_an_arc_flips_on_the_way(art: TileArt) -> None:
    drawn = Piece(art, Stage(), R5, WIDTH, (0.0, 0.0))
    drawn.travel((100, 0), Way(200, arc=60))
    drawn.tick(0.02)
    assert drawn.sprite.image is art.face(HIDDEN, WIDTH)
    drawn.tick(0.08)
    middle = drawn.sprite.rect.y
    drawn.tick(0.05)
    assert drawn.sprite.image is art.face(R5, WIDTH)
    drawn.tick(0.1)
    assert drawn.sprite.rect.y - middle >= 50


def test_finish_arrives_at_once(art: TileArt) -> None:
    moving = piece(art, 0)
    moving.belong(spot(100), Way(200, delay=1000))
    moving.finish()
    assert place(moving) == (100, 0)
    assert moving.sprite.z == RESTING


def test_tiles_set_off_one_after_the_other(art: TileArt) -> None:
    late = piece(art, 0)
    late.belong(spot(100), Way(100, delay=50).after(3))
    late.tick(0.14)
    assert place(late) == (0, 0)
    late.tick(0.12)
    assert place(late) == (100, 0)


@pytest.mark.parametrize(("far", "ms"), [(10, 160), (99, 160), (101, 220), (900, 220)])
def test_a_tile_settles_nearby_and_flies_from_afar(far: float, ms: float) -> None:
    assert way_between((0, 0), spot(far), MOTION).ms == ms


def test_a_slot_names_its_tile_to_the_engine() -> None:
    assert Slot(3, R5).source == FromRack(R5)


# Which piece goes where


def test_each_piece_goes_to_a_spot_with_its_face(art: TileArt) -> None:
    red, blue = piece(art, 0), piece(art, 100, "B7")
    spots = [spot(0, tile="B7"), spot(100)]
    assert pair([red, blue], spots) == {spots[0]: blue, spots[1]: red}


def test_of_twins_the_one_in_its_place_stays_and_else_the_nearest_goes(art: TileArt) -> None:
    left, right = piece(art, 0), piece(art, 100)
    assert pair([left, right], [spot(100), spot(120, row=1)]) == {
        spot(100): right,
        spot(120, row=1): left,
    }
    assert pair([left, right], [spot(90)]) == {spot(90): right}


def test_a_spot_without_a_piece_and_a_piece_without_a_spot_are_left_over(art: TileArt) -> None:
    assert pair([piece(art, 0)], [spot(0, tile="B7")]) == {}


def test_a_held_piece_is_not_in_its_place(art: TileArt) -> None:
    held, other = piece(art, 0), piece(art, 30)
    held.hold((400, 400), tall=0)
    assert pair([held, other], [spot(0)]) == {spot(0): other}
