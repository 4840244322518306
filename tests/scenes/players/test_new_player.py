"""Someone new: an animal and a name, by letters on the screen or by keys alone."""

import unicodedata

import pygame
import pytest

from game.kit.kit import Kit
from game.session.characters import FACES
from game.session.player import LETTERS, Player
from scenes.players.new_player import NewPlayer
from tests.kits import store
from tests.scenes.opened import Opened, drawn_options


def opened(size: tuple[int, int] = (1366, 768), **chosen: object) -> Opened:
    def scene(kit: Kit) -> NewPlayer:
        return NewPlayer(kit, 1, "otter")

    return Opened(scene, size, settings=store(**chosen))


def write(pilot: Opened, text: str) -> None:
    """Type as a system with any script tells it."""
    for sign in text:
        pilot.step(pygame.Event(pygame.TEXTINPUT, text=sign))


def test_the_animals_are_drawn_as_they_are() -> None:
    assert len(drawn_options(opened().scene.widget("animal"), len(FACES))) == len(FACES)


def test_without_a_name_it_is_the_animal_of_the_seat() -> None:
    pilot = opened()
    assert "Otter" in pilot.words
    assert pilot.scene.widget("done").text == "I’m Otter"
    pilot.tap("done")
    assert pilot.answers == [Player.unnamed("otter")]


def test_an_animal_and_letters_are_pressed() -> None:
    pilot = opened()
    pilot.tap(pilot.scene.widget("animal").segment(4).center)
    for letter in "ANNE":
        pilot.tap(f"letter-{letter}")
    pilot.tap("erase")
    pilot.tap("letter-A")
    assert "Anna" in pilot.words
    assert pilot.scene.widget("done").text == "I’m Anna"
    pilot.tap("done")
    assert pilot.answers == [Player("Anna", "panda")]


def test_keys_alone_do_it_in_any_script() -> None:
    pilot = opened()
    write(pilot, "小明x")
    pilot.key("backspace")
    pilot.key("return")
    assert pilot.answers == [Player("小明", "otter")]


def test_letters_are_walked_over_and_pressed_by_keys() -> None:
    pilot = opened()
    pilot.key("tab")
    pilot.key("right")
    pilot.key("tab")
    pilot.key("return")
    assert pilot.scene.focused is pilot.scene.widget("letter-A")
    write(pilot, " ")
    pilot.tap("done")
    assert pilot.answers == [Player("A", "penguin")]


def test_a_name_has_so_many_letters_and_no_more() -> None:
    pilot = opened()
    write(pilot, "  " + "abcd efgh " * 3)
    pilot.tap("letter-Z")
    pilot.tap("done")
    assert pilot.answers == [Player("abcd efgh ab", "otter")]
    assert len("abcd efgh ab") == LETTERS


def test_letters_with_signs_of_their_own_are_composed() -> None:
    pilot = opened()
    write(pilot, unicodedata.normalize("NFD", "Ömer\x07"))
    pilot.tap("done")
    assert pilot.answers == [Player("Ömer", "otter")]


def test_a_language_has_its_letters() -> None:
    pilot = opened(language="de")
    for letter in "ÖZ":
        pilot.tap(f"letter-{letter}")
    pilot.tap("done")
    assert pilot.answers == [Player("Öz", "otter")]


def test_marks_go_onto_the_last_letter_and_one_key_turns_there_and_back() -> None:
    pilot = opened()
    pilot.tap("letter-S")
    pilot.tap("marks")
    assert pilot.scene.widget("letter-ș").text == "Ș"
    assert not pilot.scene.widget("letter-å").enabled
    pilot.tap("letter-ș")
    pilot.tap("letter-Ł")
    pilot.tap("marks")
    pilot.tap("letter-E")
    pilot.tap("marks")
    pilot.tap("letter-â")
    pilot.tap("letter-ã")
    pilot.tap("done")
    assert pilot.answers == [Player("Șłễ", "otter")]


def test_a_letter_that_no_font_has_is_refused_in_words() -> None:
    pilot = opened()
    write(pilot, "Aย")
    assert "This letter can’t be drawn here. Latin, Greek and Cyrillic ones can." in pilot.words
    write(pilot, "я")
    assert pilot.scene.widget("done").text == "I’m Aя"


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_makes_nobody(way: str) -> None:
    pilot = opened()
    write(pilot, "A")
    pilot.tap(way) if way == "back" else pilot.key(way)
    assert pilot.answers == [None]
