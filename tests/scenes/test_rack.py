"""The rack as a person arranges it: what is put there stays there, sorted views change nothing."""

import pytest

from game.engine.game import Game
from game.engine.notation import read_position
from game.session.commands import NextGame
from game.session.journal import write_journal
from game.session.order.rack_lines import Spot, write_lines
from game.session.player import Player
from game.session.session import Session
from game.view.table.places.placements import OnRack
from game.view.table.tile_sprite import TileSprite
from tests.kits import store
from tests.pilot import Place
from tests.scenes.seated import SHARED, Seated, assert_home, assert_whole

DEALT = "B3 B7 B8 . R7 . K1 K1 K2 . O13"
OTHERS = [(1080, 1920), (800, 480), (2560, 1440)]


def lines(pilot: Seated) -> str:
    """Give the own order, in which a dot is half a tile wide."""
    return write_lines(pilot.session.rack_order(0).lines)


def spot(pilot: Seated, line: int, column: int) -> Place:
    """Give the middle of a spot of the rack."""
    layout = pilot.board.rack_layout
    x, y = layout.shelves.corner(Spot(line, column))
    return x + layout.width // 2, y + layout.width // 2


def standing(pilot: Seated) -> list[TileSprite]:
    """Give the tiles of the rack that no hand holds."""
    return [
        sprite
        for sprite in pilot.board.tiles.sprites
        if isinstance(sprite.placement.place, OnRack) and not sprite.held
    ]


def test_a_tile_goes_where_it_is_dropped_and_no_other_moves() -> None:
    pilot = Seated()
    assert lines(pilot) == DEALT
    before = pilot.mine("B3"), pilot.mine("K2")
    pilot.drag(pilot.mine("R7"), spot(pilot, 1, 5))
    pilot.settle()
    assert lines(pilot) == "B3 B7 B8 . . . . K1 K1 K2 . O13 / . . . . . R7"
    assert (pilot.mine("B3"), pilot.mine("K2")) == before
    assert pilot.mine("R7")[0] == spot(pilot, 1, 5)[0]
    assert_home(pilot.board)


def test_tapped_tiles_are_put_side_by_side() -> None:
    pilot = Seated()
    for tile in ("K2", "B7"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(spot(pilot, 1, 0))
    assert lines(pilot) == "B3 . . B8 . R7 . K1 K1 . . . O13 / K2 B7"


def test_between_two_tiles_there_is_made_room() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.mine("B7"))
    assert lines(pilot) == "B3 O13 B7 B8 . R7 . K1 K1 K2"


def test_the_rack_makes_room_for_a_tile_held_over_it_and_closes_up_again() -> None:
    pilot = Seated()
    home, place = pilot.mine("B8"), pilot.mine("B7")
    pilot.press(pilot.mine("O13"))
    pilot.move(place, held=True)
    pilot.settle()
    assert pilot.mine("B8")[0] > home[0]
    assert lines(pilot) == DEALT
    gap, *others = pilot.board.gaps
    assert not others
    assert gap.collidepoint(place)
    assert gap.collidelist([each.placement.rect for each in standing(pilot)]) < 0
    pilot.move(pilot.felt(), held=True)
    pilot.settle()
    assert (pilot.mine("B8"), pilot.board.gaps) == (home, [])


def test_with_reduced_motion_it_only_shows_the_place() -> None:
    pilot = Seated(settings=store(reduced_motion=True))
    home = pilot.mine("B8")
    pilot.press(pilot.mine("O13"))
    pilot.move(pilot.mine("B7"), held=True)
    assert pilot.mine("B8") == home
    assert len(pilot.board.gaps) == 1


def test_a_view_makes_no_room_for_a_tile_of_the_table() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.tap("sort_groups")
    pilot.press(pilot.at(0, 3))
    pilot.move(pilot.mine("B8"), held=True)
    assert pilot.board.gaps == []


def test_a_tile_that_is_played_leaves_a_gap_and_undone_comes_back_to_it() -> None:
    pilot = Seated()
    place = pilot.mine("B8")
    pilot.drag(pilot.mine("B8"), pilot.felt())
    pilot.settle()
    assert lines(pilot) == DEALT.replace("B8", ". .")
    pilot.tap("undo")
    pilot.settle()
    assert lines(pilot) == DEALT
    assert pilot.mine("B8") == place


def test_groups_and_gaps_are_kept_over_turns_and_drawn_tiles_come_last() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("R7"), spot(pilot, 1, 5))
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    pilot.tap("action")
    while not pilot.turn.state.shown.can_act:
        pilot.step()
    assert lines(pilot) == ". . B7 B8 . . . . K1 K1 K2 . O13 / . . . . . R7"
    pilot.tick(1.0)
    pilot.tap("action")
    new = pilot.session.rack(0)[-1]
    assert lines(pilot) == f". . B7 B8 . . . . K1 K1 K2 . O13 / . . . . . R7 . {new}"


@pytest.mark.parametrize("size", OTHERS)
def test_another_window_keeps_what_was_made(size: tuple[int, int]) -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("R7"), spot(pilot, 1, 5))
    before = lines(pilot)
    pilot.resize(size)
    assert lines(pilot) == before
    assert pilot.mine("R7")[0] == spot(pilot, 1, 5)[0]
    assert_whole(pilot.board)
    pilot.resize((1366, 768))
    assert write_lines(pilot.board.rack_layout.lines) == before


def test_a_game_gone_on_with_has_the_same_rack() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("R7"), spot(pilot, 1, 5))
    pilot.drag(pilot.mine("B8"), pilot.felt())
    before = lines(pilot)
    again = Seated(Session.resume(write_journal(pilot.session.journal)))
    assert lines(again) == before
    again.tap("undo")
    assert lines(again) == before.replace("B7 . . .", "B7 B8 .")


def test_a_view_changes_nothing_of_the_own_order() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("R7"), spot(pilot, 1, 5))
    before = lines(pilot)
    pilot.tap("sort_groups")
    assert pilot.rack == "K1 K1 K2 B3 R7 B7 B8 O13"
    pilot.drag(pilot.mine("B8"), pilot.felt())
    pilot.tap("undo")
    pilot.tap("sort_own")
    assert lines(pilot) == write_lines(pilot.board.rack_layout.lines) == before


def test_what_is_arranged_in_a_view_begins_with_what_was_seen() -> None:
    pilot = Seated()
    pilot.tap("sort_groups")
    seen = write_lines(pilot.board.rack_layout.lines)
    pilot.drag(pilot.mine("K2"), pilot.mine("K2"))
    assert pilot.turn.widget("sort_groups").chosen
    pilot.drag(pilot.mine("O13"), spot(pilot, 0, 28))
    assert pilot.turn.widget("sort_own").chosen
    assert lines(pilot).startswith(seen.removesuffix("O13"))


def test_the_view_is_kept_over_games() -> None:
    over = read_position(SHARED.replace("B3 B7 B8 R7 K1 K1 K2 O13", ""))
    session = Session(Game(over), [Player(name) for name in ("Fox", "Owl", "Otter")], seed=3)
    pilot = Seated(session)
    pilot.key("g")
    session.do(NextGame())
    assert session.game.result is None
    again = Seated(session)
    assert again.turn.widget("sort_groups").chosen
    assert len(again.rack.split()) == 14


def grooves(pilot: Seated) -> list[int]:
    """Give the heights at which grooves are seen at the end of the rack."""
    zone, groove = pilot.board.rack_zone, pilot.kit.theme["wood_groove"]
    inside, x = range(zone.top + 8, zone.bottom - 8), zone.right - 30
    seen = [y for y in inside if pilot.app.screen.get_at((x, y)) == groove]
    return [y for y in seen if y - 1 not in seen]


def test_few_tiles_stand_on_one_large_shelf_in_a_view() -> None:
    pilot = Seated(settings=store(reduced_motion=True))
    assert grooves(pilot) == pilot.board.rack_layout.grooves
    small = pilot.board.rack_layout.width
    pilot.tap("sort_groups")
    pilot.tick(1.0)
    assert pilot.board.rack_layout.width > small
    assert len(grooves(pilot)) == 1
    assert grooves(pilot) == pilot.board.rack_layout.grooves
    pilot.tap("sort_own")
    pilot.tick(1.0)
    assert len(grooves(pilot)) == 2
