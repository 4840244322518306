"""Keys and buttons that were changed: who has which, what can't be taken, and what tells so."""

from pathlib import Path

import pygame
import pytest

from game.kit.key_map import BUTTONS, KEYS
from game.kit.preferences import Preferences
from scenes.options.key_page import KeyPage
from scenes.table.how_to_play import HowToPlay
from tests.kit.test_gamepad import button
from tests.kits import reopened, store
from tests.null_voice import NullVoice
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.seated import Seated


def opened(device: str = "keys", **more: object) -> Opened:
    return Opened(lambda kit: KeyPage(kit, device), **more)


def change(pilot: Opened, action: str, key: str, **mods: bool) -> str:
    """Give an action a key; tell what the page says then."""
    if f"key_{action}" not in {card.name for card in pilot.cards}:
        pilot.tap("next" if pilot.scene.widget("next").active else "previous")
    pilot.tap(f"key_{action}")
    pilot.key(key, **mods)
    return pilot.words[1]


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize(("device", "usual"), [("keys", KEYS), ("gamepad", BUTTONS)])
def test_every_action_has_a_line(size: tuple[int, int], device: str, usual: dict) -> None:
    pilot, found = opened(device, size=size), set[str]()
    for _ in range(2):
        assert_well_laid(pilot)
        found |= {card.name for card in pilot.cards}
        pilot.key("page down")
    assert found == {f"key_{action}" for action in usual}


def test_a_new_key_does_what_the_old_one_did_and_is_there_at_the_next_start(tmp_path: Path) -> None:
    pilot = opened(settings=store(tmp_path))
    assert change(pilot, "hint", "u") == "U it is: “Ask for a hint”."
    assert change(pilot, "undo", "x", ctrl=True) == "Ctrl+X it is: “Undo a step”."
    kept = reopened(pilot.kit.store)[Preferences].keys
    assert kept == {"hint": "u", "undo": "ctrl+x"}
    pilot.tap("reset")
    assert reopened(pilot.kit.store)[Preferences].keys == {}


def test_under_cyrillic_letters_a_key_is_named_by_its_place() -> None:
    pilot = opened()
    pilot.tap("key_hint")
    key = {"key": ord("г"), "scancode": pygame.KSCAN_U, "mod": 0, "unicode": "г"}
    pilot.step(pygame.Event(pygame.KEYDOWN, **key))
    assert pilot.kit.preferences.keys == {"hint": "u"}


def test_a_key_that_another_action_has_is_swapped_and_named() -> None:
    pilot = opened()
    told = change(pilot, "hint", "a")
    assert told == "A was taken, so they swapped: “See the last moves again” is on H now."
    assert pilot.kit.preferences.keys == {"hint": "a", "again": "h"}


@pytest.mark.parametrize(
    ("action", "key", "told"),
    [
        ("hint", "space", "This key always does"),
        ("hint", "1", "always does"),
        ("hint", "up", "always does"),
        ("hint", "k", "K finds tiles"),
        ("hint", "r", "R finds tiles"),
        ("sort_runs", "h", "R finds tiles"),
        ("speech", "u", "U types letters"),
        ("hint", "f2", "H types letters"),
    ],
)
def test_what_others_need_cannot_be_taken(action: str, key: str, told: str) -> None:
    pilot = opened()
    assert told in change(pilot, action, key)
    assert pilot.kit.preferences.keys == {}
    pilot.key("f9")
    assert pilot.kit.preferences.keys == {action: "f9"}


def test_escape_leaves_the_key_and_then_the_page() -> None:
    pilot = opened()
    change(pilot, "hint", "escape")
    assert not pilot.answers
    pilot.key("u")
    pilot.key("escape")
    assert pilot.answers == [None]
    assert pilot.kit.preferences.keys == {}


def test_f2_and_f3_can_be_changed_and_do_nothing_while_a_key_is_chosen() -> None:
    pilot = opened(voice=NullVoice())
    change(pilot, "news", "f3")
    assert pilot.kit.preferences.keys == {"news": "f3", "repeat": "f7"}
    change(pilot, "rack", "f2")
    assert not pilot.kit.speaker.on
    pilot.key("f4")
    assert pilot.kit.speaker.on


def test_a_button_is_swapped_and_the_cross_leaves_it() -> None:
    pilot = opened("gamepad")
    pilot.tap("key_press")
    pilot.step(button(pygame.CONTROLLER_BUTTON_B))
    assert pilot.kit.preferences.buttons == {"press": "B", "back": "A"}
    pilot.tap("key_hint")
    pilot.step(button(pygame.CONTROLLER_BUTTON_DPAD_UP))
    pilot.step(button(pygame.CONTROLLER_BUTTON_A))
    assert pilot.answers == [None]


def test_at_the_table_tips_and_controls_name_the_new_keys() -> None:
    keys = {"hint": "j", "undo": "ctrl+u", "sort_groups": "f9", "later": "q"}
    pilot = Seated(settings=store(keys=keys, buttons={"press": "Y"}))
    turn = pilot.turn
    assert turn.widget("undo").tip == "Undo a step · Ctrl+U"
    assert turn.widget("sort_groups").tip.endswith("· F9")
    pilot.key("g")
    assert turn.state.shown.rack_order.mode != "groups"
    pilot.key("f9")
    assert turn.state.shown.rack_order.mode == "groups"
    pilot.key("right")
    pilot.step(button(pygame.CONTROLLER_BUTTON_Y))
    assert pilot.held


@pytest.mark.parametrize(
    "keys",
    [{"hint": "escape"}, {"hint": ""}, {"speech": "a"}, {"hint": "f2"}],
)
def test_what_cannot_be_used_is_as_usual_and_actions_of_other_versions_stay(
    keys: dict[str, str],
) -> None:
    pilot = opened(settings=store(keys={**keys, "unheard of": "q"}))
    assert pilot.kit.keys.keys == KEYS
    change(pilot, "again", "f9")
    assert pilot.kit.preferences.keys == {"unheard of": "q", "again": "f9"}


def test_keys_that_went_round_come_back_as_they_were_left(tmp_path: Path) -> None:
    pilot = opened(settings=store(tmp_path))
    change(pilot, "speech", "f8")
    change(pilot, "hint", "f2")
    change(pilot, "again", "h")
    keys = dict(pilot.kit.keys.keys)
    assert opened(settings=reopened(pilot.kit.store)).kit.keys.keys == keys
    assert (keys["speech"], keys["hint"], keys["again"]) == ("f8", "f2", "h")


def test_coming_back_the_keyboard_is_where_it_was() -> None:
    pilot = Opened(lambda kit: HowToPlay(kit, "keys"))
    pilot.scene.focus(pilot.scene.widget("change"))
    for _ in range(2):
        pilot.key("return")
        assert isinstance(pilot.scene, KeyPage)
        pilot.key("escape")
        assert pilot.scene.focused.name == "change"
