from typing import get_args

import pygame
import pytest

from game.engine.rules import TWIST, Rules
from game.kit.gestures import InputDevice
from game.kit.widgets.widget import Label
from scenes.play.pause import ChildPause, GiveUp, Pause
from scenes.rulebook.book import RuleBook
from scenes.screen import TurnResult
from scenes.table.how_to_play import BY_EAR, LINES, HowToPlay
from tests.kits import store
from tests.null_voice import NullVoice
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.seated import Seated
from tests.sizes import sample


def opened(
    rules: Rules | None = None, size: tuple[int, int] = (1366, 768), color: str = "black"
) -> Opened:
    return Opened(lambda kit: Pause(kit, rules, waits=True), size, color)


@pytest.mark.parametrize("rules", [None, TWIST])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_laid_and_so_is_its_question(size: tuple[int, int], rules: Rules | None) -> None:
    pilot = opened(rules, size)
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


@pytest.mark.parametrize(
    ("presses", "answers"),
    [
        (["resume"], [TurnResult.GO_ON]),
        (["escape"], [TurnResult.GO_ON]),
        (["menu"], [TurnResult.LEAVE]),
        (["give-up"], []),
        (["give-up", "leave"], [TurnResult.QUIT]),
        (["give-up", "keep"], []),
        (["give-up", "escape"], []),
        (["rules", "escape"], []),
    ],
)
def test_only_who_is_sure_gives_a_match_up(presses: list[str], answers: list[TurnResult]) -> None:
    pilot = opened(TWIST)
    for name in presses:
        pilot.key(name) if name == "escape" else pilot.tap(name)
    assert pilot.answers == answers
    if not answers:
        assert isinstance(pilot.scene, GiveUp if presses == ["give-up"] else Pause)


@pytest.mark.parametrize("rules", [None, TWIST])
def test_two_quick_presses_give_nothing_up(rules: Rules | None) -> None:
    pilot = opened(rules)
    place = pilot.place("give-up")
    pilot.tap(place)
    pilot.tap(place)
    assert isinstance(pilot.scene, GiveUp)
    assert pilot.answers == []


def test_with_rules_there_is_their_book() -> None:
    with pytest.raises(KeyError):
        opened().scene.widget("rules")
    pilot = opened(TWIST)
    pilot.tap("rules")
    assert isinstance(pilot.scene, RuleBook)
    assert "Rule book · Twist 2018" in pilot.words


@pytest.mark.parametrize("size", [*sample(SIZES, 2), (480, 800)])
def test_a_child_goes_on_switches_the_sound_or_goes_out_by_the_door(size: tuple[int, int]) -> None:
    pilot = Opened(lambda kit: ChildPause(kit, waits=True), size)
    assert_well_laid(pilot)
    pilot.tap("sound")
    assert pilot.kit.preferences.muted
    pilot.tap("menu")
    assert pilot.answers == [TurnResult.LEAVE]
    pilot = Opened(lambda kit: ChildPause(kit, waits=True), size, settings=pilot.kit.store)
    assert not any(pilot.kit.sounds.volumes.values())
    pilot.tap("sound")
    assert any(pilot.kit.sounds.volumes.values())
    pilot.tap("resume")
    assert pilot.answers == [TurnResult.GO_ON]
    pilot = Opened(lambda kit: ChildPause(kit), size)
    pilot.tap("menu")
    assert isinstance(pilot.scene, GiveUp)


# How to play


@pytest.mark.parametrize("by_ear", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("input_device", get_args(InputDevice))
def test_every_way_is_shown_and_well_laid(
    input_device: InputDevice, size: tuple[int, int], by_ear: bool
) -> None:
    speaks = {"settings": store(speech="normal", language="de"), "voice": NullVoice()}
    pilot = Opened(lambda kit: HowToPlay(kit, "mouse"), size, **(speaks if by_ear else {}))
    pilot.tap(input_device)
    lines = LINES | BY_EAR if by_ear else LINES
    does = set[str]()
    for _ in range(pilot.scene.page().leaves):
        assert_well_laid(pilot)
        does |= {each.text for each in pilot.scene.widgets if isinstance(each, Label)}
        pilot.key("right")
    assert does >= {pilot.kit.text(f"help-{line.does}") for line in lines[input_device]}


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
