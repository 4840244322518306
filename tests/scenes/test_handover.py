from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.engine.rules import CLASSIC
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.messages import Messages
from game.session.journal import write_journal
from game.session.player import Player
from game.session.session import Session
from scenes.play.handover import CURTAIN_PATIENCE, HandOver
from scenes.play.pause import Pause
from scenes.play.shared_table import HOLDING_SECONDS, LEFT_ALONE_SECONDS
from scenes.play.turn import Turn
from scenes.screen import TurnResult
from tests import samples
from tests.kits import store
from tests.scenes.opened import FOX, Opened
from tests.scenes.seated import SHARED, Seated, play_b3

LAST = "Owl played two tiles."


def opened(color: str = "black", *, can_see_again: bool = True) -> Opened:
    def curtain(kit: Kit) -> HandOver:
        debounce = Debounce(kit)
        return HandOver(
            kit, FOX, 0, lambda: LAST, lambda: None, debounce, can_see_again=can_see_again
        )

    return Opened(curtain, color=color)


def test_names_are_said_and_the_last_turn() -> None:
    pilot = opened()
    words = " ".join(pilot.words)
    assert "Fox’s turn" in words
    assert LAST in words
    assert "you" not in words.replace(pilot.kit.text("handover-foot"), "").lower()


def test_who_has_typed_no_name_is_called_so_in_the_language_of_now(tmp_path: Path) -> None:
    """The game was begun in English and kept; Ann has a name in any language."""
    players = Player.unnamed("fox"), Player("Ann", "owl")
    begun = Session.start(replace(CLASSIC, seconds=None), players, 1)
    session = Session.resume(write_journal(begun.journal))
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "names.ftl").write_text("face-fox = Renard\nface-owl = Hibou\n")

    def curtain(kit: Kit, seat: int) -> HandOver:
        kit.messages = Messages(tmp_path, "xx", behind=kit.messages)
        player, debounce = session.players[seat], Debounce(kit)
        return HandOver(kit, player, seat, str, lambda: None, debounce, can_see_again=False)

    for seat, name in enumerate(("Renard", "Ann")):
        words = " ".join(Opened(partial(curtain, seat=seat)).words)
        assert f"{name}’s turn" in words


def test_nothing_of_the_table_shows_from_the_first_frame() -> None:
    dark, light = (opened(color=color).picture() for color in ("black", "white"))
    assert dark.get_buffer().raw == light.get_buffer().raw


def test_only_the_buttons_open() -> None:
    pilot = opened()
    for key in ("escape", "space"):
        pilot.key(key)
    pilot.tap((5, 5))
    assert pilot.answers == []
    pilot.tap("button")
    assert pilot.answers == [False]


def finger(pilot: Seated) -> None:
    """Tap in the middle of the curtain's button, now a little here, now there."""
    (x, y), (wide, high) = pilot.kit.place("handover", "button").center, pilot.kit.size
    shift = 9 * (round(pilot.turn.state.debounce._left * 10) % 2)
    for kind in pygame.FINGERDOWN, pygame.FINGERUP:
        pilot.step(pygame.Event(kind, finger_id=0, x=(x + shift) / wide, y=y / high))


@pytest.mark.parametrize("gap", [0.2, 0.5, 0.9])
@pytest.mark.parametrize("way", ["return", "mouse", "finger"])
def test_who_goes_on_pressing_opens_the_next_ones_rack_late_but_does(way: str, gap: float) -> None:
    presses = {
        "return": lambda: pilot.key("return"),
        "mouse": lambda: pilot.tap(pilot.kit.place("handover", "button").center),
        "finger": lambda: finger(pilot),
    }
    pilot = Seated(samples.session(SHARED, people=(0, 1, 2)))
    pilot.key("return")
    presses[way]()
    while not isinstance(pilot.scene, HandOver):
        pilot.step()
    waited = 0.0
    presses[way]()
    while pilot.turn.state.viewer != 1 and waited < 2 * CURTAIN_PATIENCE:
        assert pilot.scene.widget("button").resting
        pilot.tick(gap)
        waited += gap
        presses[way]()
    assert CURTAIN_PATIENCE * 0.8 <= waited <= CURTAIN_PATIENCE + gap


def test_a_pointer_that_moved_opens_it_at_once() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1, 2)))
    pilot.tap("action")
    while not isinstance(pilot.scene, HandOver):
        pilot.step()
    pilot.move((5, 5))
    pilot.tap("button")
    assert pilot.turn.state.viewer == 1


def test_escape_pauses_and_the_match_can_be_left_from_there() -> None:
    pilot = Seated(samples.session(people=(0, 1)), viewer=None)
    curtain = pilot.scene
    assert isinstance(curtain, HandOver)
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.key("escape")
    assert pilot.scene is curtain
    pilot.key("escape")
    for name in ("give-up", "leave"):
        pilot.tap(name)
    assert pilot.answers == [TurnResult.QUIT]


@pytest.mark.parametrize("keys", [["return"], ["tab", "return"], ["tab", "space"]])
def test_the_keyboard_opens_once_it_is_on_the_button(keys: list[str]) -> None:
    pilot = opened()
    for key in keys:
        assert pilot.answers == []
        pilot.key(key)
    assert pilot.answers == [False]


def test_whoever_is_there_may_ask_first_what_happened() -> None:
    pilot = opened()
    assert pilot.scene.widget("again").kind == "plain"
    assert "Fox" in pilot.scene.widget("again").text  # It opens the rack of Fox, too.
    pilot.tap("again")
    assert pilot.answers == [True]


def test_where_nothing_happened_there_is_nothing_to_ask_for() -> None:
    assert [each.name for each in opened(can_see_again=False).scene.widgets if each.active] == [
        "button"
    ]


# Who comes back to the own turn


def left(*people: int) -> Seated:
    """Let the first person, with others or bots, lay a tile and let another window come up."""
    pilot = Seated(samples.session(SHARED, people=people))
    play_b3(pilot)
    pilot.lose_focus()
    return pilot


def test_alone_against_bots_no_curtain_is_drawn_whatever_happens() -> None:
    pilot = left(0)
    assert isinstance(pilot.scene, Turn)
    pilot.key("escape")
    pilot.key("escape")
    pilot.tick(LEFT_ALONE_SECONDS + 1, fps=20)
    assert isinstance(pilot.scene, Turn)
    assert pilot.rack


def test_a_turn_goes_on_behind_the_curtain_as_it_stood() -> None:
    pilot = left(0, 1)
    curtain, used = pilot.scene, pilot.game.clock.used
    assert isinstance(curtain, HandOver)
    assert not pilot.rack
    pilot.tick(10, fps=20)
    pilot.tap("button")
    assert pilot.rows[0] == "B3 B4 B5 B6"
    assert pilot.rack == "B7 B8 R7 K1 K1 K2 O13"
    assert pilot.game.clock.used == pytest.approx(used, abs=0.1)


UNHURRIED = replace(CLASSIC, seconds=None)


def test_who_moves_the_mouse_is_there() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1), rules=UNHURRIED))
    for at in range(4):
        pilot.move((5, 5 + at))
        alone(pilot, LEFT_ALONE_SECONDS / 3)
    assert isinstance(pilot.scene, Turn)
    alone(pilot, LEFT_ALONE_SECONDS)
    assert isinstance(pilot.scene, HandOver)


def alone(pilot: Seated, seconds: float) -> None:
    """Do nothing for so long, in frames of a second."""
    for _ in range(round(seconds) + 1):
        pilot.step(dt=1.0)


def test_who_waits_for_the_frame_of_one_switch_is_there_for_long() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1), rules=UNHURRIED))
    pilot.kit.choose("one_switch", "slow")
    alone(pilot, 2 * LEFT_ALONE_SECONDS)
    assert isinstance(pilot.scene, Turn)
    alone(pilot, HOLDING_SECONDS)
    assert isinstance(pilot.scene, HandOver)


@pytest.mark.parametrize("way", ["tapped", "dragged"])
def test_a_tile_that_is_held_keeps_the_curtain_up_for_long(way: str) -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1), rules=UNHURRIED))
    if way == "tapped":
        pilot.tap(pilot.mine("O13"))
    else:
        pilot.press(pilot.mine("O13"))
        pilot.move(pilot.felt(), held=True)
    alone(pilot, 2 * LEFT_ALONE_SECONDS)
    assert isinstance(pilot.scene, Turn)
    assert pilot.held == ["O13"]
    alone(pilot, HOLDING_SECONDS)
    assert isinstance(pilot.scene, HandOver)


def test_on_an_open_rack_no_curtain_falls() -> None:
    eased = SHARED.replace("* Fox+ ", "* Fox+ (open-rack) ")
    pilot = Seated(samples.session(eased, people=(0, 1), rules=UNHURRIED))
    alone(pilot, LEFT_ALONE_SECONDS)
    pilot.lose_focus()
    assert isinstance(pilot.scene, Turn)
    assert pilot.rack


def test_a_rack_left_while_a_bot_plays_is_closed_until_the_next_person_is_called() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 2)), settings=store(bot_speed="fast"))
    pilot.tap("action")
    assert pilot.rack
    pilot.lose_focus()
    while not isinstance(pilot.scene, HandOver):
        assert not pilot.rack
        pilot.step()
    pilot.tap("button")
    assert pilot.game.position.to_move == 2
    assert pilot.rack == "K4 K5 K6 R11"
