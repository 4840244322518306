"""A bot's move shown tile by tile, what a person may do meanwhile, and what is marked after."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.analysis.bot_choice import choose_and_plan
from game.engine.notation import read_position, read_tile
from game.session.characters import LEVELS
from game.view.table.places.placements import OnRack
from tests import samples
from tests.kits import store
from tests.later import Later
from tests.scenes.seated import (
    FRAMES,
    LONG,
    SHARED,
    WAITING,
    Seated,
    assert_home,
    marked,
    new_on_rack,
    play_b3,
    steps_of,
)


@pytest.mark.parametrize(("speed", "most"), [("slow", 6.0), ("normal", 3.0), ("fast", 0.8)])
def test_a_bot_thinks_and_then_shows_its_move_tile_by_tile(speed: str, most: float) -> None:
    pilot = Seated(samples.session(LONG), settings=store(bot_speed=speed))
    assert pilot.action == ("Owl plays", "", False)
    rack = len(pilot.game.position.seats[1].rack)
    seconds = list(steps_of(pilot))
    laid = rack - len(pilot.game.position.seats[1].rack)
    assert laid >= 10
    assert 0.6 - 2 / FRAMES <= seconds[0] <= 1.2
    assert seconds[-1] - seconds[0] <= most
    assert len(seconds) > laid // 2
    pauses = [late - early for early, late in pairwise(seconds[:-1])]
    assert max(pauses) - min(pauses) < 3 / FRAMES


def test_at_instant_speed_a_bot_only_thinks() -> None:
    pilot = Seated(samples.session(LONG), settings=store(bot_speed="instant"))
    seconds = list(steps_of(pilot))
    assert seconds[-1] - seconds[0] < 0.4


def test_a_press_skips_what_a_bot_shows() -> None:
    pilot = Seated(samples.session(LONG))
    pilot.tap(pilot.felt())
    assert pilot.game.turns == 1
    assert not pilot.board.tiles.under_way
    assert_home(pilot.board)


def test_a_bot_thinks_from_the_beginning_of_its_turn() -> None:
    pilot, executor = thinking()
    assert [question.function for question in executor.asked] == [choose_and_plan]
    pilot.tick(2.0)
    assert pilot.game.turns == 0
    think_all(pilot, executor)
    assert pilot.game.draft.touched


def test_a_press_while_a_bot_thinks_skips_what_it_will_show() -> None:
    pilot, executor = thinking()
    pilot.tap(pilot.felt())
    assert pilot.game.turns == 0
    think_all(pilot, executor)
    pilot.tick(0.5)
    assert pilot.game.turns == 1


def thinking() -> tuple[Seated, Later]:
    """Seat a person beside a bot with a long turn that thinks as long as wanted."""
    executor = Later()
    session = samples.at_position(read_position(LONG), executor=executor)
    pilot = Seated(session)
    pilot.step()
    return pilot, executor


def think_all(pilot: Seated, executor: Later) -> None:
    """Find the bot's turn and its moves."""
    executor.asked[0].think()
    pilot.step()


def test_a_press_in_the_middle_of_it_skips_the_rest_and_no_more() -> None:
    text = LONG.replace("  Fox+ K1 R5", "  Fox+ K1 R5\n").replace("pool", "  Otter+ K4 R13\npool")
    pilot = Seated(samples.session(text))
    pilot.tick(1.5)
    assert pilot.game.draft.touched
    pilot.tap(pilot.felt())
    assert pilot.game.turns == 1
    assert pilot.action[0] == "Otter plays"


def test_the_own_rack_is_sorted_while_a_bot_plays() -> None:
    pilot = Seated(samples.session(WAITING))
    pilot.tap("sort_runs")
    assert pilot.rack == "K1 K1 K2 R7 B3 B7 B8 O13"
    pilot.drag(pilot.mine("O13"), pilot.mine("K1"))
    assert pilot.rack == "O13 K1 K1 K2 R7 B3 B7 B8"
    assert pilot.game.turns == 0


def test_a_tile_in_the_hand_stays_there_whatever_the_bots_do() -> None:
    pilot = Seated(samples.session(WAITING))
    pilot.press(pilot.mine("O13"))
    pilot.move((700, 500), held=True)
    sprite = pilot.sprite(pilot.turn.state.hand.places[0])
    for _ in steps_of(pilot, turns=2):
        assert sprite.held
        assert sprite.placement.rect.center != (700, 500)
        assert sprite.tween.y < sprite.placement.y
    assert pilot.turn.state.shown.can_act
    pilot.move(pilot.felt(), held=True)
    pilot.release(pilot.felt())
    assert pilot.rows[-1] == "O13"


def test_an_own_tile_cannot_be_laid_in_the_turn_of_another() -> None:
    pilot = Seated(samples.session(WAITING))
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    assert pilot.rows[0] == "B4 B5 B6"
    assert pilot.message == "It’s Owl’s turn."
    pilot.board.tiles.finish()
    assert_home(pilot.board)


def test_the_tiles_of_the_table_are_not_taken_in_the_turn_of_another() -> None:
    pilot = Seated(samples.session(WAITING))
    pilot.press(pilot.at(0, 0))
    pilot.move((700, 400), held=True)
    assert pilot.held == []


def test_what_others_laid_is_marked_until_the_own_turn_has_ended() -> None:
    pilot = Seated(samples.session(WAITING.replace("  Otter+ K4 K5 K6 R11\n", "")))
    pilot.tap(pilot.felt())
    assert pilot.turn.state.shown.can_act
    assert marked(pilot, "seat_1") == {"O1", "O2", "O3"}
    play_b3(pilot)
    assert marked(pilot, "own") == {"B3"}
    assert marked(pilot, "seat_1") == {"O1", "O2", "O3"}
    pilot.key("return")
    assert marked(pilot, "seat_1") == marked(pilot, "own") == marked(pilot, "seat_0") == set()


def test_everything_laid_since_the_own_turn_is_marked_by_seat() -> None:
    pilot = Seated(samples.session(WAITING))
    for _ in range(2):
        pilot.tap(pilot.felt())
    assert pilot.turn.state.shown.can_act
    assert marked(pilot, "seat_1") == {"O1", "O2", "O3"}
    assert marked(pilot, "seat_2") == {"K4", "K5", "K6"}


def test_a_tile_that_is_only_moved_has_no_mark_and_one_that_was_laid_keeps_its_own() -> None:
    pilot = Seated(samples.session(WAITING.replace("  Otter+ K4 K5 K6 R11\n", "")))
    pilot.tap(pilot.felt())
    pilot.drag(pilot.at(pilot.row("R1 R2 R3 R4 R5 R6"), 0), pilot.felt())
    pilot.drag(pilot.at(pilot.row("O1 O2 O3"), 0), pilot.at(pilot.row("R1")))
    assert "O2 O3" in pilot.rows
    assert marked(pilot, "seat_1") == {"O1", "O2", "O3"}
    assert marked(pilot, "own") == set()


def test_what_a_bot_lays_has_its_mark_from_the_first_moment() -> None:
    pilot = Seated(samples.session(LONG))
    while pilot.game.turns == 0:
        assert marked(pilot, "seat_1") == set(map(str, pilot.game.draft.played))
        assert marked(pilot, "own") == set()
        pilot.step()


def test_a_turn_that_laid_nothing_leaves_no_marks() -> None:
    pilot = Seated(samples.session(WAITING.replace("O1 O2 O3 B13", "R13 B13 O1")))
    play = [row for row in pilot.game.position.table if row]
    pilot.tap(pilot.felt())
    assert pilot.game.position.table == tuple(play)
    assert marked(pilot, "seat_1") == set()


def test_people_at_one_screen_each_see_what_was_laid_since_their_own_turn() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1)))
    play_b3(pilot)
    pilot.key("return")
    pilot.tap(pilot.felt())  # A press brings the curtain at once.
    pilot.step()
    pilot.tap("button")
    assert marked(pilot, "seat_0") == {"B3"}


def test_drawn_tiles_are_marked_until_the_next_own_move() -> None:
    pilot = Seated(samples.session(SHARED.partition("  Otter")[0] + "pool R12 B12 K12"))
    pilot.tap("action")
    assert new_on_rack(pilot) == "R12"
    pilot.wait_for_turn()
    pilot.settle()
    assert new_on_rack(pilot) == "R12"
    pilot.tap("sort_runs")
    assert new_on_rack(pilot) == "R12"
    pilot.drag(pilot.mine("O13"), pilot.felt())
    assert new_on_rack(pilot) == ""


def test_of_two_copies_the_drawn_one_is_marked() -> None:
    pilot = Seated(samples.session(SHARED.replace("pool R12", "pool B7")))
    pilot.tap("action")
    pilot.tap("sort_groups")
    assert pilot.rack == "K1 K1 K2 B3 R7 B7 B7 B8 O13"
    marks = [pilot.sprite(OnRack(at, read_tile("B7"))).placement.mark for at in (5, 6)]
    assert marks == ["", "seat_0"]


@pytest.mark.parametrize("level", LEVELS[3:])  # The first three overlook some of their tiles.
def test_a_bot_speaks_in_its_manner_at_its_seat(level: str) -> None:
    session = samples.session(WAITING.partition("pool")[0])  # Else the fifth holds back.
    session.players = tuple(replace(player, bot=player.bot and level) for player in session.players)
    pilot = Seated(session)
    pilot.tap(pilot.felt())
    words = pilot.kit.text(f"says-{level}-near", number=0)
    assert pilot.message == "Owl played 3 tiles."
    assert said(pilot) == {1: f"“{words}”"}


def said(pilot: Seated) -> dict[int, str]:
    """Give what stands in the bubbles, by seat."""
    return pilot.turn.state.view.bubbles.said


def test_what_a_bot_said_stands_until_its_next_turn() -> None:
    pilot = Seated()
    pilot.tap("action")
    heard = {}
    while len(heard) < 2:
        pilot.tap(pilot.wood())
        pilot.tick(0.5)
        heard |= said(pilot)
        assert all(seat in said(pilot) for seat in heard)
    while not pilot.turn.state.shown.can_act:
        pilot.tick(0.5)
    pilot.tick(6.0, fps=20)
    assert said(pilot) == heard
    pilot.resize((1080, 1920))
    assert said(pilot) == heard
    pilot.tap("action")
    assert said(pilot) == {2: heard[2]}


def test_a_bot_that_answers_late_has_thought_long_enough() -> None:
    pilot, executor = thinking()
    pilot.tick(2.0)
    executor.asked[0].think()
    assert next(steps_of(pilot)) <= 2 / FRAMES


def test_a_bot_that_moves_much_thinks_longer() -> None:
    text = """
    rules classic-2016
    table R3 R4 R5 | B3 B4 B5 | K3 K4 K5
      Fox+ K1 R5
    * Owl+ O3 K13
    pool R13 B1 O5 O6
    """
    firsts = []
    for position in (text, LONG):
        session = samples.session(position)
        session.players = tuple(
            replace(player, bot=player.bot and "level10") for player in session.players
        )
        firsts.append(next(steps_of(Seated(session))))
    assert firsts[0] > firsts[1]
