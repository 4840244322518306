"""The lists of those who listen: along rack and rows, by letters and numbers, and where it goes."""

import pygame
import pytest

from game.kit.gamepad import FULL
from scenes.play.pause import Pause
from tests import samples
from tests.scenes.heard import Heard
from tests.scenes.seated import SHARED

SETS = """
rules classic-2016
table B4 B5 B6 | B8 B9 B10 | R1 R2 R3
* Fox+  B7 K7 O7 R4 K12
  Owl+  O1 O2 O3 B13
pool R12 B12 O12
"""
MANY = """
rules classic-2016
table B4 B5 B6
* Fox+  K1 K2 K3 K5 K6 K8 K9 K10 K11 K13 R1 R3 R5 R7 R9 R11 B1 B11 O1 O10 O13
  Owl+  O2 O4 O3 B13
pool R12 B12 O12
"""


def opened(position: str = SHARED, **settings: object) -> Heard:
    pilot = Heard(samples.session(position), **settings)
    pilot.voice.said.clear()
    return pilot


def edge(pilot: Heard, key: str) -> bool:
    """Tell whether a key is answered by a sound alone."""
    pilot.kit.sounds.lately()
    count = pilot.kit.sounds.count
    return pilot.hit(key) == [] and pilot.kit.sounds.count == count + 1


# Along the lists


def test_left_and_right_go_through_the_whole_rack_and_end_at_its_edges() -> None:
    pilot = opened(MANY)
    heard = [pilot.hit("right")[0].removeprefix("Rack 1: ")]
    while said := pilot.hit("right"):
        heard += said
    assert heard == [pilot.kit.text("tile", **named(each)) for each in pilot.board.shown.rack]
    assert edge(pilot, "right")
    assert pilot.hit(*["left"] * 20) == [heard[0]]
    assert edge(pilot, "left")


def named(tile: object) -> dict[str, object]:
    colors = {"K": "black", "R": "red", "B": "blue", "O": "orange"}
    return {"color": colors[tile.kind], "number": tile.number}


def test_the_tile_that_was_drawn_is_passed_too_and_is_where_one_begins() -> None:
    pilot = opened(MANY)
    pilot.key("return")
    pilot.tick(1.2)
    while pilot.game.position.to_move:
        pilot.tick(0.5)
    last = pilot.board.shown.rack[-1]
    assert pilot.hit("right")[0].endswith(f"red {last.number}")
    assert edge(pilot, "right")


def test_a_tile_that_comes_under_the_cursor_does_not_sound_like_the_one_drawn() -> None:
    pilot = opened()
    pilot.tap("sort_runs")
    assert pilot.hit("down", *["right"] * 4) == ["blue 3"]
    said = pilot.hit("return")
    pilot.tick(0.5)
    said += pilot.said
    assert "Drawn: red 12" in said
    assert not [line for line in said if line.split()[0] in ("black", "red", "blue", "orange")]


def test_up_and_down_go_through_the_rows_by_number() -> None:
    pilot = opened()
    pilot.hit("right")
    assert pilot.hit("down") == ["Row 1: run, blue 4 to 6"]
    assert pilot.hit("down") == ["Row 2: group of 8s, black, red, orange"]
    assert pilot.hit("right") == ["red 8"]
    assert pilot.hit("up") == ["Row 1: run, blue 4 to 6"]
    assert pilot.hit("up") == ["Rack 1: blue 3"]
    assert edge(pilot, "up")


def test_rows_are_read_while_nobody_may_take_of_them() -> None:
    closed = SHARED.replace("* Fox+", "* Fox ")
    pilot = opened(closed)
    assert pilot.hit("right", "down") == ["Row 1: run, blue 4 to 6"]
    said = pilot.hit("space")
    assert said
    assert pilot.held == []


def test_below_the_rows_are_pool_and_buttons() -> None:
    pilot = opened()
    pilot.hit("right", *["down"] * 4)
    assert pilot.hit("down")[0].startswith("Pool, 7 tiles")
    assert pilot.hit("right")
    assert pilot.turn.focused
    assert pilot.hit("k")
    assert pilot.turn.focused is None


# Letters and numbers


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("k", "Rack 5: black 1"),
        ("1", "Rack 5: black 1"),
        ("r 7", "red 7"),
        ("7 r", "red 7"),
        ("b 8", "blue 8"),
        ("o 1 3", "orange 13"),
        ("2 [3]", "blue 3"),
        ("1 1", "Not on your rack: 11"),
        ("r 8", "Not on your rack: red 8"),
        ("j", "Not on your rack: joker"),
    ],
)
def test_a_tile_is_found_by_its_letter_and_number(keys: str, said: str) -> None:
    pilot = opened()
    assert pilot.hit(*keys.split())[-1] in (said, f"Rack 1: {said}"), pilot.board.shown.rack


def test_what_comes_later_begins_anew() -> None:
    pilot = opened(MANY)
    assert pilot.hit("1")[-1].endswith("black 1")
    assert pilot.hit("1") == ["black 11"]
    pilot.tick(1.5)
    assert pilot.hit("1") == ["red 1"]
    pilot.tick(1.5)
    assert pilot.hit("1") == ["blue 1"]
    pilot.tick(1.5)
    assert pilot.hit("b") == ["blue 11"]


def test_a_letter_that_leads_to_the_same_tile_says_it_again() -> None:
    pilot = opened()
    first = pilot.hit("o")
    assert first[0].endswith("orange 13")
    assert pilot.hit("o")[0].endswith("orange 13")


def test_among_rows_a_number_leads_to_a_row_and_0_back_to_the_rack() -> None:
    pilot = opened()
    pilot.hit("right", "down")
    assert pilot.hit("3") == ["Row 3: run, red 1 to 6"]
    assert pilot.hit("9") == ["4 rows on the table."]
    pilot.tick(1.5)
    assert pilot.hit("0")[0].startswith("Rack ")


def test_a_row_of_two_digits_is_found() -> None:
    pilot = Heard(samples.session())
    pilot.hit("right", "down", "1")
    assert pilot.hit("2")[0].startswith("Row 12: ")


def test_without_speech_letters_and_arrows_are_as_before() -> None:
    pilot = opened()
    pilot.key("f2")
    pilot.key("r")
    assert pilot.board.shown.rack_order.mode == "runs"


# Where it goes


def test_it_offers_the_places_of_a_tile_one_by_one_and_the_best_first() -> None:
    pilot = opened(SETS)
    pilot.hit("b", "7")
    assert pilot.hit("w") == ["New row: group of 7s, blue, black, orange. Place 1 of 3."]
    assert pilot.hit("w") == ["Row 1: run, blue 4 to 7. Place 2 of 3."]
    assert pilot.held == ["B7"]
    assert pilot.hit("w") == ["Row 2: run, blue 7 to 10. Place 3 of 3."]
    assert pilot.hit("w")[0].endswith("1 of 3.")


def test_return_lays_it_there_and_a_second_one_does_not_end_the_turn() -> None:
    pilot = opened(SETS)
    pilot.hit("b", "7", "w")
    assert pilot.hit("return")[0].startswith("Row 4: group of 7s")
    assert pilot.rows[-1] == "B7 K7 O7"
    pilot.key("return")
    assert pilot.game.turns == 0
    pilot.tick(1.1)
    pilot.key("return")
    assert pilot.game.turns == 1


def test_space_lays_it_too_and_escape_lets_go() -> None:
    pilot = opened(SETS)
    pilot.hit("r", "4", "w", "space")
    assert pilot.rows[2] == "R1 R2 R3 R4"
    pilot.hit("b", "7", "w")
    assert pilot.hit("escape") == ["Put back.", "blue 7"]
    assert pilot.held == []
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)


def test_what_fits_nowhere_says_so_at_each_press() -> None:
    pilot = opened(SETS)
    pilot.hit("k", "1", "2")
    for _ in range(2):
        assert pilot.hit("w")[0].startswith("Fits nowhere: ")


def test_the_only_place_is_said_again() -> None:
    pilot = opened(SETS)
    pilot.hit("r", "4")
    for _ in range(2):
        assert pilot.hit("w") == ["Row 3: run, red 1 to 4"]


def test_several_tiles_held_and_one_of_the_table_are_offered_places_too() -> None:
    pilot = opened(SETS)
    pilot.hit("b", "7", "space", "k", "7", "space", "o", "7", "space")
    assert pilot.hit("w") == ["New row: group of 7s, blue, black, orange"]
    pilot.hit("escape", "right", "down", "right", "right")
    assert pilot.hit("w")[0].startswith("Fits nowhere")


def test_a_gamepad_asks_and_lays_and_hears_what_has_changed() -> None:
    pilot = opened(SETS)
    for _ in range(4):
        pilot.hit("right")
    assert pilot.hit("left")
    pull(pilot, pygame.CONTROLLER_AXIS_TRIGGERLEFT)
    assert pilot.turn.where.offered
    pull(pilot, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    assert len(pilot.rows) == 4
    pilot.voice.said.clear()
    pull(pilot, pygame.CONTROLLER_AXIS_RIGHTX)
    assert pilot.said[0] == "4 rows on the table."


def pull(pilot: Heard, axis: int) -> None:
    """Move an axis of a gamepad as far as it goes, and back."""
    for value in (FULL - 1, 0):
        event = pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
        pilot.step(event)


def test_while_others_play_nothing_is_offered() -> None:
    pilot = opened(SETS.replace("* Fox+", "  Fox+").replace("  Owl+", "* Owl+"))
    pilot.hit("right")
    assert pilot.hit("w") == ["not now"]


@pytest.mark.parametrize(
    ("keys", "earned"),
    [
        (("r", "4", "w"), False),
        (("r", "4", "w", "escape", "space", "w"), False),
        (("r", "4", "space", "w"), True),
        (("b", "7", "w"), False),
        (("b", "7", "space", "k", "7", "space", "o", "7", "space", "w"), True),
    ],
)
def test_only_tiles_that_one_has_taken_oneself_earn_stamps(
    keys: tuple[str, ...], earned: bool
) -> None:
    pilot = opened(SETS)
    pilot.hit(*keys, "return")
    pilot.tick(1.1)
    pilot.key("return")
    assert pilot.game.turns == 1
    assert bool(pilot.turn.state.remarks.stamps) == earned


def test_where_hints_are_off_it_tries_only_what_one_has_taken() -> None:
    pilot = opened(SETS, hints=False)
    off = ["Hints are off. Take tiles first, then ask where they fit."]
    assert pilot.hit("r", "4", "w") == off
    assert pilot.held == []
    assert pilot.hit("space", "w") == ["Row 3: run, red 1 to 4"]
    pilot.hit("return")
    assert pilot.hit("b", "7", "space", "w")[0].startswith("Row 1: run, blue 4 to 7")
    pilot.hit("escape")
    assert pilot.hit("w") == off


# What has changed


def test_one_hears_what_has_changed_since_one_asked() -> None:
    pilot = opened(SETS)
    assert pilot.hit("f7")[0] == "3 rows on the table."
    assert pilot.hit("f7") == ["Nothing has changed."]
    pilot.hit("r", "4", "w", "return")
    assert pilot.hit("f7") == ["Row 3: run, red 1 to 4"]


def test_a_turn_begins_with_what_was_not_heard_yet() -> None:
    pilot = opened(SETS)
    pilot.key("return")
    pilot.tick(1.1)
    pilot.voice.said.clear()
    while pilot.game.position.to_move:
        pilot.tick(0.5)
    pilot.tick(0.5)
    said = pilot.said
    assert "Row 4: run, orange 1 to 3" in said
    assert not any(line.startswith(("Rack", "Row 1")) for line in said)


@pytest.mark.parametrize("key", ["q", "right", "space", "f3", "backspace", "page up", "w", "5"])
def test_every_press_is_answered(key: str) -> None:
    pilot = opened()
    pilot.hit("right", *["right"] * 7)
    pilot.kit.speaker.forget()
    count = pilot.kit.sounds.count
    assert pilot.hit(key) or pilot.kit.sounds.count > count
