from typing import get_args

import pygame
import pytest

from game.engine.rules import TWIST
from game.kit.gestures import InputDevice
from game.kit.widgets.caps import Caps
from scenes.play.pause import GiveUp, Pause
from scenes.rulebook.book import RuleBook
from scenes.screen import TurnResult
from scenes.table.how_to_play import BY_EAR, LINES, HowToPlay
from tests.kits import store
from tests.null_voice import NullVoice
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.seated import Seated


def opened(size: tuple[int, int] = (1366, 768), color: str = "black") -> Opened:
    return Opened(Pause, size, color)


def with_rules(size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Pause(kit, TWIST), size)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_laid_and_so_is_its_question(size: tuple[int, int]) -> None:
    pilot = opened(size)
    assert_well_laid(pilot)
    pilot.tap("give-up")
    assert isinstance(pilot.scene, GiveUp)
    assert_well_laid(pilot)


def test_it_says_which_game_is_resumed_and_by_what_rules() -> None:
    pilot = Seated()
    pilot.tap("pause")
    assert pilot.scene.widget("resume").sub == "Game 1 of 3 · Classic 2016"


def test_the_table_is_hidden() -> None:
    pictures = []
    for color in ("black", "white"):
        pilot = opened(color=color)
        pilot.tick(1)
        pictures.append(pilot.picture().get_buffer().raw)
    assert pictures[0] == pictures[1]


def test_resume_and_escape_go_on() -> None:
    by_button, by_key = opened(), opened()
    by_button.tap("resume")
    by_key.key("escape")
    assert by_button.answers == by_key.answers == [TurnResult.GO_ON]


def test_a_match_is_given_up_only_after_a_second_answer() -> None:
    pilot = opened()
    pilot.tap("give-up")
    assert pilot.answers == []
    pilot.tap("leave")
    assert pilot.answers == [TurnResult.QUIT]


def test_two_quick_presses_give_nothing_up() -> None:
    pilot = opened()
    place = pilot.place("give-up")
    pilot.tap(place)
    pilot.tap(place)
    assert isinstance(pilot.scene, GiveUp)
    assert pilot.answers == []


@pytest.mark.parametrize("way", ["keep", "escape"])
def test_who_is_not_sure_is_back_in_the_pause(way: str) -> None:
    pilot = opened()
    pilot.tap("give-up")
    if way == "keep":
        pilot.tap("keep")
    else:
        pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    assert pilot.answers == []


@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_laid_with_the_rule_book(size: tuple[int, int]) -> None:
    assert_well_laid(with_rules(size))


def test_the_rule_book_is_read_and_the_pause_is_still_there() -> None:
    pilot = with_rules()
    pilot.tap("rules")
    assert isinstance(pilot.scene, RuleBook)
    assert "Rule book · Twist 2018" in pilot.words
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    assert pilot.answers == []


def test_without_rules_there_is_no_book() -> None:
    with pytest.raises(KeyError):
        opened().scene.widget("rules")


def test_two_quick_presses_give_nothing_up_with_the_rule_book_either() -> None:
    pilot = with_rules()
    place = pilot.place("give-up")
    pilot.tap(place)
    pilot.tap(place)
    assert isinstance(pilot.scene, GiveUp)
    assert pilot.answers == []


# How to play


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("input_device", get_args(InputDevice))
def test_how_to_play_is_well_laid_for_each_input(
    input_device: InputDevice, size: tuple[int, int]
) -> None:
    pilot = Opened(lambda kit: HowToPlay(kit, input_device), size)
    assert_well_laid(pilot)
    caps = [each for each in pilot.scene.widgets if isinstance(each, Caps)]
    assert len(caps) == len(LINES[input_device])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("input_device", ["keys", "gamepad"])
def test_by_ear_there_are_more_keys(input_device: InputDevice, size: tuple[int, int]) -> None:
    speaks = {"settings": store(speech="normal", language="de"), "voice": NullVoice()}
    pilot = Opened(lambda kit: HowToPlay(kit, input_device), size, **speaks)
    assert_well_laid(pilot)
    caps = [each for each in pilot.scene.widgets if isinstance(each, Caps)]
    assert len(caps) == len(BY_EAR[input_device]) > len(LINES[input_device])


def test_by_ear_the_letters_of_the_colours_are_named() -> None:
    voice = NullVoice()
    Opened(
        lambda kit: HowToPlay(kit, "keys"),
        settings=store(speech="slow", language="de"),
        voice=voice,
    )
    assert any(line.startswith("S R B O, 1 2: ") for line in voice.said)


@pytest.mark.parametrize("input_device", ["mouse", "touch", "keys", "gamepad"])
def test_it_tells_of_what_is_played_with(input_device: str) -> None:
    pilot = opened()
    if input_device == "mouse":
        pilot.tap("help")
    elif input_device == "touch":
        x, y = pilot.place("help")
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            at = {"x": x / 1366, "y": y / 768}
            pilot.step(pygame.Event(kind, finger_id=1, touch_id=1, dx=0, dy=0, **at))
    elif input_device == "keys":
        pilot.key("f1")
    else:
        number = pygame.CONTROLLER_BUTTON_BACK
        pilot.step(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=number))
    assert isinstance(pilot.scene, HowToPlay)
    assert pilot.scene.input_device == input_device
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)


def test_f1_tells_it_at_the_table_and_the_clock_stands() -> None:
    pilot = Seated()
    left = pilot.game.clock.left
    pilot.key("f1")
    pilot.tick(3)
    pilot.key("f1")
    assert pilot.scene is pilot.turn
    assert pilot.game.clock.left == pytest.approx(left, abs=0.2)
