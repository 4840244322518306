"""The board: everything has its place, nothing covers anything, and each point means something."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect, Surface

from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_position, read_row, read_tile
from game.engine.position import Position
from game.engine.tile import Tile
from game.kit.system.window import SMALLEST
from game.kit.theme import Theme
from game.view import tile_art
from game.view.blank_tile import blank
from game.view.table.message import Tone
from game.view.table.places.placements import OnRack
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES
from tests.scenes.seated import FRAMES, WAITING, Seated, assert_home, assert_whole, bare

BESIDE = ("pause", "own", "pool", "ring", "bar", "sort_runs", "sort_groups", "sort_own")
BESIDE += ("undo", "redo", "reset", "action")
"""What stands beside table and rack, by zones."""

WORST = {(1366, 768): 48, (1920, 1080): 72, (2560, 1440): 96}
"""The least width of a tile on the fullest table, in px."""

STILL = store(reduced_motion=True)

pictures = pytest.mark.pictures


def sample(rack: int) -> Position:
    """Give a table in the middle of a game."""
    return with_rack(samples.session().game.position, rack)


def worst(rack: int) -> Position:
    """Give the fullest table there can be."""
    return with_rack(samples.worst_table(), rack)


def with_rack(position: Position, count: int) -> Position:
    """Give the mover so many tiles."""
    mover = replace(position.mover, rack=samples.full_rack()[:count])
    return replace(position, seats=(mover, *position.seats[1:]))


def seated(position: Position, size: tuple[int, int]) -> Seated:
    return Seated(samples.at_position(position), size, settings=STILL)


def tile_rects(pilot: Seated) -> list[Rect]:
    return [sprite.placement.rect for sprite in pilot.board.tiles.sprites if sprite.placement]


def pill_rects(pilot: Seated) -> list[Rect]:
    return [sprite.rect for sprite in pilot.board._row_frames._reasons]


def others(pilot: Seated) -> list[Rect]:
    """Give the rectangles of all that no tile may cover."""
    zones = [pilot.kit.zone("turn", name) for name in BESIDE]
    return [
        *zones,
        *pilot.turn.state.view.seats.rects,
        pilot.turn.state.view.message._sprite.rect,
    ]


@pictures
@pytest.mark.parametrize("size", [*SIZES, (800, 480)])
@pytest.mark.parametrize("rack", [14, 30])
@pytest.mark.parametrize("table", [sample, worst])
def test_nothing_covers_anything(
    table: Callable[[int], Position], rack: int, size: tuple[int, int]
) -> None:
    pilot = seated(table(rack), size)
    assert_whole(pilot.board)
    assert_home(pilot.board)
    tiles = tile_rects(pilot)
    assert len(tiles) == sum(map(len, pilot.board.shown.rows)) + rack
    for one, other in combinations(tiles, 2):
        assert not one.colliderect(other), (one, other)
    for rect in tiles:
        assert rect.collidelist(others(pilot)) < 0, rect


@pictures
@pytest.mark.parametrize("size", WORST)
def test_tiles_on_the_fullest_table_can_be_read(size: tuple[int, int]) -> None:
    assert seated(worst(30), size).board.row_layout.width >= WORST[size]


@pictures
@pytest.mark.parametrize("size", [*SIZES, (800, 480)])
@pytest.mark.parametrize("pulled", [1, 4, 13])
@pytest.mark.parametrize("table", [sample, worst])
def test_reasons_cover_no_tile_and_no_other_reason(
    table: Callable[[int], Position], pulled: int, size: tuple[int, int]
) -> None:
    pilot = seated(table(14), size)
    for row in range(pulled):
        pilot.session.do(Move((At(row, 1),), To.NEW_ROW))
    pilot.turn.state.show()
    window, pills = Rect((0, 0), size), pill_rects(pilot)
    for pill in pills:
        assert window.contains(pill)
        assert pill.collidelist(tile_rects(pilot)) < 0, pill
        assert pill.collidelist(others(pilot)) < 0, pill
    for one, other in combinations(pills, 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("size", WORST)
def test_no_tile_of_the_fullest_table_is_drawn_anew_while_it_lies(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = seated(worst(30), size).board
    monkeypatch.setattr(board.tiles.art, "_draw", lambda *key: pytest.fail(f"{key} was drawn anew"))
    board.return_home()


def test_what_tiles_are_made_of_is_kept_until_a_frame_draws_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = seated(worst(30), (1366, 768))
    art = pilot.board.tiles.art
    pilot.step()
    drawn: list[int] = []

    def noting(theme: Theme, size: tuple[int, int]) -> Surface:
        drawn.append(size[0])
        return blank(theme, size)

    monkeypatch.setattr(tile_art, "blank", noting)
    for frame in (1, 2):
        art.face(Tile("R", frame), pilot.board.tiles.rack_width, "held")
        art.face(Tile("B", frame), pilot.board.tiles.rack_width, "held")
        assert len(drawn) == frame
        pilot.step()
        pilot.step()


@pictures
@pytest.mark.parametrize("size", SIZES)
def test_reasons_are_in_words_on_a_common_table(size: tuple[int, int]) -> None:
    pilot = seated(sample(14), size)
    pilot.turn.control.do(Move((At(2, 1),), At(0, 0)))
    pills = pill_rects(pilot)
    assert len(pills) == 2
    assert all(pill.w > 3 * pill.h for pill in pills)
    assert all(pill.h >= 15 for pill in pills)


@pictures
@pytest.mark.parametrize("size", [*SIZES, (800, 480)])
def test_the_plates_of_two_rows_never_touch(size: tuple[int, int]) -> None:
    board = seated(worst(14), size).board
    frames = [board.row_rect(row) for row in range(len(board.shown.rows))]
    for one, other in combinations(frames, 2):
        assert not one.inflate(2, 2).colliderect(other), (one, other)


def test_a_row_that_a_bot_is_building_is_checked_only_when_it_is_a_set() -> None:
    text = samples.MIDDLE.replace("* Fox", "  Fox").replace("  Owl+    ?11", "* Owl+ R1 R2 R3 K13")
    pilot = Seated(samples.session(text), settings=STILL)
    checks = []
    for at, tile in enumerate(("R1", "R2", "R3")):
        row = len(pilot.board.shown.rows) - 1
        pilot.session.do(Move((FromRack(read_tile(tile)),), At(row, at) if at else To.NEW_ROW))
        pilot.turn.state.show()
        checks.append(len(pilot.board._row_frames._checks))
    assert checks == [0, 0, 1]


def test_every_broken_row_says_why() -> None:
    pilot = seated(sample(14), (1366, 768))
    for row in (0, 6):
        pilot.session.do(Move((At(row, 1),), To.NEW_ROW))
    pilot.turn.state.show()
    assert len(pill_rects(pilot)) == 4


# What lies under a point


def test_each_tile_is_under_its_own_middle() -> None:
    pilot = Seated()
    for row, tiles in enumerate(pilot.board.shown.rows):
        for index in range(len(tiles)):
            assert pilot.board.tiles.place_under(pilot.at(row, index)) == At(row, index)
    for index, tile in enumerate(pilot.board.shown.rack):
        place = OnRack(index, tile)
        assert pilot.board.tiles.place_under(pilot.sprite(place).placement.rect.center) == place
    assert pilot.board.tiles.place_under(pilot.felt()) is None


def test_a_point_means_a_gap_of_a_row_a_new_row_the_rack_or_nothing() -> None:
    pilot = Seated()
    rect = pilot.board.row_rect(0)
    assert pilot.board.target_at((rect.left, rect.centery)) == At(0, 0)
    assert pilot.board.target_at((rect.right, rect.centery)) == At(0, 3)
    assert pilot.board.target_at((rect.right + 5, rect.centery)) == At(0, 3)
    assert pilot.board.target_at(pilot.felt()) is To.NEW_ROW
    assert pilot.board.target_at(pilot.wood()) is To.RACK
    assert pilot.board.target_at(pilot.kit.zone("turn", "pool").center) is None


@pytest.mark.parametrize("size", [(1366, 768), (480, 800)])
def test_the_felt_under_the_line_over_the_rack_means_a_new_row(size: tuple[int, int]) -> None:
    pilot = Seated(size=size)
    line = pilot.kit.zone("turn", "message")
    assert pilot.board.target_at(line.center) is To.NEW_ROW
    assert pilot.board.target_at((line.centerx, pilot.board.zone.bottom)) is To.NEW_ROW


def test_a_point_on_the_river_means_nothing() -> None:
    board = Seated(samples.session(samples.RIVER)).board
    assert board.river_strip
    assert board.target_at(board.river_strip.beds[0].center) is None


@pytest.mark.parametrize("table", [sample, worst])
def test_a_point_on_a_tile_means_its_own_row_however_near_the_others_are(
    table: Callable[[int], Position],
) -> None:
    board = seated(table(14), (1366, 768)).board
    for sprite in board.tiles.sprites:
        place, rect = sprite.placement.place, sprite.placement.rect
        if isinstance(place, At):
            assert board.target_at((rect.left + 1, rect.centery)) == place
            after = At(place.row, place.index + 1)
            assert board.target_at((rect.right - 1, rect.centery)) == after


def test_there_is_room_for_a_new_row_on_a_common_table() -> None:
    assert bare(seated(sample(14), (1366, 768)).board)


# Who sees what


def test_nobody_sees_a_rack_while_there_is_no_viewer() -> None:
    pilot = Seated()
    pilot.turn.state.see_as(None)
    assert pilot.board.shown.rack == ()
    assert not [p for p in pilot.board.tiles.sprites if isinstance(p.placement.place, OnRack)]


def test_the_viewer_sees_the_own_rack_in_the_turn_of_others_too() -> None:
    pilot = Seated(samples.session(), viewer=0)
    before = pilot.rack
    pilot.tap("action")
    assert pilot.rack.startswith(before)


def test_what_is_shown_is_a_value_that_no_change_reaches() -> None:
    pilot = Seated()
    before = pilot.turn.state.shown
    pilot.session.do(Move((FromRack(read_tile("O13")),), To.NEW_ROW))
    assert pilot.turn.state.shown is before
    assert "O13" in pilot.rack
    pilot.turn.state.show()
    assert "O13" not in pilot.rack


# Tiles on their way


def test_tossed_tiles_fly_and_are_gone() -> None:
    pilot = Seated()
    shown = len(pilot.board.tiles.sprites)
    pilot.board.tiles.toss((900, 100), (300, 40), 5)
    assert pilot.board.tiles.under_way
    pilot.settle()
    assert not pilot.board.tiles.under_way
    assert len(pilot.board.tiles.sprites) == shown


def test_with_reduced_motion_none_are_tossed() -> None:
    pilot = Seated(settings=STILL)
    pilot.board.tiles.toss((900, 100), (300, 40), 5)
    assert not pilot.board.tiles.under_way


def test_the_frame_of_a_row_glides_with_its_tiles() -> None:
    """Between turns lines gather about the middle, here once the Owl has laid its set."""
    pilot = Seated(samples.session(WAITING))
    glided = 0
    for _ in range(3 * FRAMES):
        pilot.step()
        frames = [sprite.rect for sprite in pilot.board._row_frames._sprites.values()]
        for at, rect in enumerate(pilot.board.row_rect(at) for at in range(len(frames))):
            sprite = pilot.board.tiles.sprite_at(At(at, 0))
            assert sprite
            across = frames[at].x - rect.x
            # A new row's tiles come from their player; its frame is there before them.
            if across:
                glided += 1
                assert abs(across - sprite.off[0]) <= 1
    assert glided


SETS = [f"{color}{n} {color}{n + 1} {color}{n + 2}" for color in "KRBO" for n in (1, 4, 7, 10)] * 2

NEVER_SMALLER = {
    (1920, 1080): (84, 84, 84, 84, 84),
    (1366, 768): (60, 60, 60, 60, 60),
    (1024, 600): (45, 45, 45, 45, 45),
    (800, 480): (35, 35, 35, 35, 35),
}
"""How wide tiles were with 4, 8, 12, 16 and 20 sets of three before there was a room."""


@pytest.mark.parametrize("size", NEVER_SMALLER)
def test_tiles_are_never_smaller_than_before_the_table_stood_in_a_room(
    size: tuple[int, int],
) -> None:
    for sets, before in zip((4, 8, 12, 16, 20), NEVER_SMALLER[size], strict=True):
        rows = tuple(map(read_row, SETS[:sets]))
        start = replace(read_position(FEW), table=rows)
        assert Seated(samples.at_position(start), size).board.row_layout.width >= before


FEW = """
rules classic-2016
table B4 B5 B6
* Fox+ K13 R13
  Owl+ B13 O13
pool B13 O13
"""


@pytest.mark.parametrize("size", [*SIZES, (1440, 1080), (800, 480), (480, 800)])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("tone", ["plain", "fault", "notice"])
def test_a_message_stands_over_the_rack_and_over_no_tile_or_plate(
    size: tuple[int, int], text: int, tone: Tone
) -> None:
    if tone == "notice" and min(size) <= min(SMALLEST):
        return  # It must not be overlooked, whatever it covers there.
    pilot = Seated(samples.at_position(worst(14)), size, settings=store(text_scale=text))
    message = pilot.turn.state.view.message
    message.say("A row needs 3 tiles. Keep building, or take them back.", tone)
    assert message.rect.collidelist(tile_rects(pilot)) < 0
    assert message.rect.centerx == pytest.approx(pilot.board.rack_zone.centerx, abs=1)
    assert text > 100 or not message.rect.colliderect(pilot.kit.zone("turn", "own"))


def test_on_bare_felt_a_message_is_as_large_as_the_player_wants() -> None:
    heights = []
    for table in sample, worst:
        start, settings = samples.at_position(table(14)), store(text_scale=200)
        pilot = Seated(start, (1080, 1920), settings=settings)
        message = pilot.turn.state.view.message
        message.say("Your turn.")
        heights.append(message.rect.h)
    assert heights[0] >= heights[1]
