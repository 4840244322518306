"""The turn: what a person does with rack, table and buttons."""

import pygame
import pytest

from game.engine.game import EndTurn
from game.engine.meld import Stand
from game.engine.move import At, FromRack, Move
from game.engine.notation import read_row, read_tile
from game.view.table.places.placements import OnRack
from scenes.play.handover import HandOver
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from scenes.screen import TurnResult
from tests import samples
from tests.kits import store
from tests.scenes.seated import SHARED, WAITING, Seated, assert_home, assert_whole, lines, play_b3

LAST_TILE = """
rules classic-2016
table B4 B5 B6
* Fox+ B7
  Owl+ O1 O2 O3 B13
pool R12
"""


# The rack


def test_sorts_are_a_view_and_one_press_gives_the_own_order_back() -> None:
    pilot = Seated()
    own = pilot.rack
    pilot.tap("sort_runs")
    assert pilot.rack == "K1 K1 K2 R7 B3 B7 B8 O13"
    pilot.tap("sort_groups")
    assert pilot.rack == "K1 K1 K2 B3 R7 B7 B8 O13"
    pilot.tap("sort_own")
    assert pilot.rack == own
    pilot.settle()
    assert_home(pilot.board)


@pytest.mark.parametrize(("key", "first"), [("r", "K1"), ("g", "K1"), ("o", "B3")])
def test_keys_sort_too(key: str, first: str) -> None:
    pilot = Seated()
    pilot.key(key)
    assert pilot.rack.startswith(first)


def test_the_order_of_the_rack_is_made_by_hand() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.mine("B3"))
    assert pilot.rack == "O13 B3 B7 B8 R7 K1 K1 K2"
    pilot.tap(pilot.mine("O13"))
    pilot.tap(pilot.mine("B8"))
    pilot.tap(pilot.wood())
    assert pilot.rack == "B3 B7 R7 K1 K1 K2 O13 B8"
    pilot.tap("sort_runs")
    pilot.tap("sort_own")
    assert pilot.rack == "B3 B7 R7 K1 K1 K2 O13 B8"
    assert not pilot.game.draft.touched


def test_a_tile_that_comes_back_takes_its_old_place() -> None:
    pilot = Seated()
    rack = pilot.rack
    pilot.drag(pilot.mine("K1", nth=1), pilot.felt())
    pilot.tap("undo")
    assert pilot.rack == rack


def test_the_drawn_tile_comes_from_the_pool_and_joins_the_rack_at_its_end() -> None:
    pilot = Seated()
    before = pilot.rack
    pilot.tap("action")
    assert pilot.rack == f"{before} R12"
    sprite = pilot.sprite(OnRack(8, pilot.board.shown.rack[8]))
    assert sprite.tween.moving
    pool = pilot.turn.state.view.pool.place
    assert abs(sprite.tween.x - pool[0]) < abs(sprite.tween.x - sprite.placement.x)
    pilot.board.tiles.finish()
    assert_whole(pilot.board)
    assert_home(pilot.board)


# Undo, redo, reset


def test_buttons_undo_redo_and_reset() -> None:
    pilot = Seated()
    states = [pilot.rows]
    assert not any(pilot.turn.widget(name).active for name in ("undo", "redo", "reset"))
    for tile in ("B3", "B7"):
        pilot.drag(pilot.mine(tile), pilot.at(0, 0))
        states.append(pilot.rows)
    pilot.tap("undo")
    assert pilot.rows == states[1]
    pilot.tap("undo")
    assert pilot.rows == states[0]
    pilot.tap("redo")
    assert pilot.rows == states[1]
    pilot.tap("redo")
    pilot.tap("reset")
    assert pilot.rows == states[0]
    pilot.tap("undo")
    assert pilot.rows == states[2]
    pilot.settle()
    assert_home(pilot.board)
    assert_whole(pilot.board)


def test_keys_undo_redo_and_reset() -> None:
    pilot = Seated()
    before = pilot.rows
    play_b3(pilot)
    after = pilot.rows
    pilot.key("z", ctrl=True)
    assert pilot.rows == before
    pilot.key("z", ctrl=True, shift=True)
    assert pilot.rows == after
    pilot.key("z", ctrl=True)
    pilot.key("y", ctrl=True)
    assert pilot.rows == after
    pilot.key("backspace")
    assert pilot.rows == before


def test_taking_the_row_under_a_held_tile_away_harms_nothing() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.felt())
    pilot.press(pilot.mine("K2"))
    pilot.move(pilot.at(pilot.row("O13")), held=True)
    assert pilot.board.aimed == pilot.row("O13")
    pilot.key("z", ctrl=True)
    pilot.move(pilot.felt(), held=True)
    pilot.release(pilot.felt())
    assert len(pilot.rows) == 4
    pilot.settle()
    assert_home(pilot.board)


def test_they_put_every_row_back_where_it_lay() -> None:
    pilot = Seated()
    zone = pilot.board.zone
    pilot.drag(pilot.frame(pilot.row("K8 R8 O8")), pilot.felt())
    seen = [pilot.places()]
    pilot.drag(pilot.mine("O13"), (zone.left + 60, zone.bottom - 60))
    seen.append(pilot.places())
    pilot.drag(pilot.at(2, 2), zone.topleft)
    seen.append(pilot.places())
    play_b3(pilot)
    seen.append(pilot.places())
    assert len(set(map(tuple, seen))) == 4
    for button, places in (("reset", seen[0]), ("undo", seen[-1]), ("reset", seen[0])):
        pilot.tap(button)
        assert pilot.places() == places
    pilot.tap("undo")
    for button, step in (("undo", 2), ("undo", 1), ("undo", 0), ("redo", 1), ("redo", 2)):
        pilot.tap(button)
        assert pilot.places() == seen[step]


def test_between_two_turns_every_line_is_centred_and_bots_find_it_so() -> None:
    pilot = Seated(samples.session(SHARED.replace("  Owl+  O1 O2 O3 B13", "  Owl+  O1 O9 R9 B13")))
    play_b3(pilot)
    pilot.drag(pilot.frame(pilot.row("K9 J K11")), pilot.board.zone.topleft)
    before = lines(pilot)
    pilot.tap("action")
    pilot.settle()
    assert lines(pilot) == before
    zone = pilot.board.zone
    for line in before:
        left, right = (pilot.board.row_rect(pilot.row(line[at])) for at in (0, -1))
        assert abs(left.left - zone.left - (zone.right - right.right)) <= 2


# Escape


def test_escape_lets_go_first_and_then_pauses() -> None:
    pilot = Seated()
    pilot.tap(pilot.mine("O13"))
    pilot.key("escape")
    assert (pilot.held, pilot.scene) == ([], pilot.turn)
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.key("escape")
    assert pilot.scene is pilot.turn


def test_escape_ends_a_drag_even_if_the_hand_goes_on() -> None:
    pilot = Seated()
    pilot.press(pilot.mine("B3"))
    pilot.move((700, 400), held=True)
    pilot.key("escape")
    pilot.move(pilot.at(0, 0), held=True)
    pilot.release(pilot.at(0, 0))
    assert (pilot.held, pilot.rows[0]) == ([], "B4 B5 B6")
    pilot.settle()
    assert_home(pilot.board)


def test_a_match_is_left_through_the_pause() -> None:
    pilot = Seated()
    pilot.tap("pause")
    pilot.tap("give-up")
    pilot.tap("leave")
    assert pilot.answers == [TurnResult.QUIT]


def test_tab_walks_over_the_buttons_and_the_game_goes_on() -> None:
    pilot = Seated()
    for shift in (False, False, False, True):
        pilot.key("tab", shift=shift)
    assert pilot.turn.focused is pilot.turn.widget("sort_runs")
    pilot.key("space")
    assert pilot.rack.startswith("K1")


# The big button


def test_the_big_button_draws_and_says_how_many_are_left() -> None:
    pilot = Seated()
    assert pilot.action == ("Draw", "7 in the pool", True)
    pilot.tap("action")
    assert pilot.game.turns == 1
    assert pilot.action == ("Owl plays", "", False)


def test_it_plays_once_the_table_is_legal() -> None:
    pilot = Seated()
    play_b3(pilot)
    assert pilot.action == ("Play", "1 tile", True)
    pilot.key("return")
    assert pilot.game.turns == 1
    assert pilot.game.position.table[-1] == read_row("B3 B4 B5 B6")


def test_it_passes_on_an_empty_pool() -> None:
    pilot = Seated(samples.session(SHARED.replace("R12 B12 O12 K12 R13 B1 O5", "?0")))
    assert pilot.action == ("Pass", "the pool is empty", True)
    pilot.tap("action")
    assert pilot.game.position.passes == 1


def test_it_says_what_is_missing_for_the_first_sets() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    assert "30 points" in pilot.message
    for tile in ("R6", "R7", "J"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    assert pilot.action == ("Play", "9 more points", False)
    pilot.tap("action")
    pilot.key("return")
    assert pilot.game.turns == 0
    for tile in ("R10", "B10", "K10"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    assert pilot.action == ("Play", "6 tiles", True)


def test_amber_rows_come_first() -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("O13"), pilot.at(0, 0))
    assert pilot.action == ("Play", "fix the marked rows", False)
    frames = [pilot.board._row_frame(at) for at in range(len(pilot.rows))]
    assert [(frame.state, frame.words) for frame in frames[:2]] == [
        ("faulty", "These don’t go together"),
        ("lying", ""),
    ]


def test_one_press_never_does_two_turns() -> None:
    people = Seated(samples.session(SHARED, people=(0, 1)))
    people.press("action")
    for _ in range(5):
        people.release(people.turn.widget("action").rect.center)
    assert people.game.turns == 1
    alone = Seated()
    alone.key("return")
    alone.key("return")
    assert alone.game.turns == 1


def test_a_press_that_began_before_the_turn_is_not_meant_for_it() -> None:
    pilot = Seated(samples.session(WAITING))
    pilot.press("action")
    pilot.wait_for_turn()
    turns = pilot.game.turns
    pilot.release("action")
    assert pilot.game.turns == turns


def test_a_second_press_does_not_draw_again_when_the_turn_comes_back_at_once() -> None:
    pilot = Seated(samples.session(SHARED), settings=store(bot_speed="instant"))
    pilot.tap("action")
    pilot.wait_for_turn()
    turns, place = pilot.game.turns, pilot.place("action")
    pilot.tap("action")
    assert pilot.game.turns == turns
    pilot.move((place[0] - 40, place[1]))
    pilot.tap("action")
    assert pilot.game.turns == turns + 1


@pytest.mark.parametrize("wait", [0.5, 1.1])
def test_the_same_key_ends_a_turn_only_after_a_second(wait: float) -> None:
    pilot = Seated(samples.session(SHARED), settings=store(bot_speed="instant"))
    pilot.key("return")
    pilot.wait_for_turn()
    turns = pilot.game.turns
    pilot.tick(wait)
    pilot.key("return")
    assert pilot.game.turns == turns + (wait > 1)


def test_a_press_that_skips_what_is_shown_never_ends_the_turn_too() -> None:
    pilot = Seated(samples.session(WAITING))
    for _ in range(6):
        pilot.tap("action")
        if pilot.turn.state.shown.can_act:
            break
    assert pilot.turn.state.shown.can_act
    turns = pilot.game.turns
    pilot.tap("action")
    assert pilot.game.turns == turns


def test_a_pass_that_would_end_the_game_says_so() -> None:
    empty = SHARED.replace("R12 B12 O12 K12 R13 B1 O5", "?0")
    assert Seated(samples.session(empty)).action[:2] == ("Pass", "the pool is empty")
    last = Seated(samples.session(empty + "passes 2\n"))
    assert last.action == ("Pass", "this ends the game", True)
    last.tap("action")
    assert last.game.result


# A window that is not seen


@pytest.mark.parametrize("event", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_the_clock_stands_and_the_table_is_covered_while_nobody_sees_it(event: int) -> None:
    pilot = Seated(samples.session(SHARED))
    pilot.tick(1)
    used = pilot.game.clock.used
    pilot.step(pygame.Event(event))
    assert isinstance(pilot.scene, Pause)
    pilot.tick(5)
    assert pilot.game.clock.used == pytest.approx(used, abs=0.1)
    pilot.key("escape")
    assert pilot.turn.state.shown.can_act


def test_bots_alone_play_on_unseen() -> None:
    pilot = Seated(samples.session(SHARED, people=()))
    pilot.step(pygame.Event(pygame.WINDOWMINIMIZED))
    assert pilot.scene is pilot.turn


# Refusals


def test_the_table_must_wait_for_the_first_sets_and_the_message_says_so(
    played: list[str],
) -> None:
    pilot = Seated(samples.session(samples.OPENING))
    before = pilot.rows, pilot.rack
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    assert (pilot.rows, pilot.rack) == before
    assert pilot.message == "Lay your first sets before you touch the table"
    assert pilot.turn.state.view.message.tone == "fault"
    assert "no" in played
    pilot.settle()
    assert_home(pilot.board)


def test_a_tile_of_the_table_stays_there_and_the_message_says_so() -> None:
    pilot = Seated()
    pilot.drag(pilot.at(0, 2), pilot.wood())
    assert pilot.rows[0] == "B4 B5 B6"
    assert pilot.message == "The blue 6 belongs to the table"


def test_a_message_is_there_long_enough_to_read_and_then_gives_way() -> None:
    pilot = Seated()
    pilot.drag(pilot.at(0, 2), pilot.wood())
    told = pilot.message
    pilot.tick(4.9)
    assert pilot.message == told
    pilot.tick(0.3)
    assert pilot.message == "Your turn."


def test_a_message_survives_another_window() -> None:
    pilot = Seated()
    pilot.drag(pilot.at(0, 2), pilot.wood())
    told = pilot.message
    pilot.resize((1080, 1920))
    assert pilot.message == told


# Other things seen


def test_a_joker_shows_what_it_stands_for() -> None:
    pilot = Seated()
    joker = pilot.sprite(At(pilot.row("K9 J K11"), 1)).placement
    assert joker.stand == Stand((10,), "K")


def test_a_person_that_goes_out_ends_the_game(played: list[str]) -> None:
    pilot = Seated(samples.session(LAST_TILE))
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.tap("action")
    assert pilot.game.position.ended == "out"
    assert pilot.message == "You played 1 tile. You go out!"
    assert "out" in played
    assert not pilot.action[2]
    pilot.tick(0.5)
    assert pilot.answers == []
    pilot.tick(1)
    assert pilot.answers == [TurnResult.GO_ON]


def test_a_press_skips_the_joy() -> None:
    pilot = Seated(samples.session(LAST_TILE))
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.tap("action")
    pilot.tap(pilot.board.zone.center)
    pilot.step()
    assert pilot.answers == [TurnResult.GO_ON]


def test_two_people_see_one_after_the_other() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1)))
    play_b3(pilot)
    pilot.session.do(EndTurn())
    turn = Turn(pilot.kit, pilot.session, None)
    pilot.turn.close(TurnResult.GO_ON)
    pilot.app.stack.push(turn)
    pilot.step()
    assert isinstance(pilot.scene, HandOver)
    assert turn.state.shown.rack == ()
    pilot.tap("button")
    assert turn.state.shown.rack == read_row("O1 O2 O3 B13")


def test_a_session_may_have_one_seat_that_is_a_person_anywhere() -> None:
    session = samples.session(SHARED, people=(2,))
    pilot = Seated(session, viewer=2)
    assert pilot.rack == "K4 K5 K6 R11"
    pilot.wait_for_turn(0.05)
    assert pilot.game.position.to_move == 2


# A table that is whole again


APART = """
rules classic-2016
table R3 B3 K3 | R4 R5 R6 | B8 B9 B10 B11
* Fox+ O3 R7 K1 B12
  Owl+ O1 O2 O9 B13
pool R13 O5
"""


def mended(pilot: Seated) -> None:
    """Take a table apart, and make it whole with an own tile."""
    pilot.drag(pilot.at(0, 0), pilot.at(1, 0))
    pilot.settle()
    pilot.drag(pilot.mine("O3"), pilot.at(pilot.row("B3 K3"), 1))


def rising(pilot: Seated) -> set[str]:
    """Give the rows in which tiles rise before all lie still."""
    found = set()
    for _ in range(70):
        pilot.step()
        lifted = [sprite for sprite in pilot.board.tiles.sprites if sprite._hop.moving]
        found |= {pilot.rows[sprite.placement.place.row] for sprite in lifted}
    assert not any(sprite.moving for sprite in pilot.board.tiles.sprites)
    return found


def test_a_table_made_whole_is_rewarded_by_a_wave_and_a_low_note(played: list[str]) -> None:
    pilot = Seated(samples.session(APART))
    mended(pilot)
    assert played.count("whole") == 1
    assert pilot.board.tiles.flash.shining == 2
    assert rising(pilot) == {"B3 O3 K3", "R3 R4 R5 R6"}


def test_the_same_table_is_not_rewarded_again(played: list[str]) -> None:
    pilot = Seated(samples.session(APART))
    mended(pilot)
    for button in "undo", "redo", "reset":
        pilot.tap(button)
    mended(pilot)
    assert played.count("whole") == 1


def test_with_reduced_motion_the_rows_only_shine(played: list[str]) -> None:
    pilot = Seated(samples.session(APART), settings=store(reduced_motion=True))
    mended(pilot)
    assert "whole" in played
    assert pilot.board.tiles.flash.shining >= 2
    assert rising(pilot) == set()


def test_a_bot_that_takes_a_table_apart_is_not_rewarded(played: list[str]) -> None:
    text = APART.replace("* Fox+", "  Fox+").replace("  Owl+", "* Owl+")
    pilot = Seated(samples.session(text.replace("O1 O2 O9 B13", "O3 K9"), people=(0,)))
    before = pilot.game.position.table
    for command in Move((At(0, 0),), At(1, 0)), Move((FromRack(read_tile("O3")),), At(0, 2)):
        pilot.turn.control.happen(pilot.session.do(command), bot=1)
    assert pilot.game.draft.rows != before
    assert "whole" not in played
