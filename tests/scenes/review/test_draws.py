"""The draws of a game: lucky or not, said once somebody asks, and never to a child."""

import pytest

from scenes.review.what_was_there import WhatWasThere
from tests.kits import store
from tests.later import Later
from tests.looked_back import SMALL, drawn, golden, past
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.review.test_what_was_there import Reader

PLAYED = "classic-2016-2a"
MANY = SMALL.replace("O11 K13 R7 B1 O12", "O11 K13 R7 B1 O12 K1 K2 K9 R9 R10 O1 O2")


def reader(**window: object) -> Reader:
    return Reader(past(golden(PLAYED)), **window)


def test_nothing_is_said_of_it_before_a_press() -> None:
    assert reader().cards["draws"] == ("Your draws", "Lucky or not?")


def test_a_press_says_how_they_were_and_against_whom() -> None:
    pilot = reader()
    pilot.tap("draws")
    pilot.step()
    assert pilot.cards["draws"] == ("Your draws", "Somewhere in the middle")
    assert "About 3 of 10 players draw better. Luckiest: black 8." in pilot.words
    pilot.page.show_turn(10)
    pilot.step()
    assert "Turn 10 · a lucky draw: black 8" in pilot.words


def test_of_few_draws_there_is_no_card() -> None:
    few = golden(PLAYED)[:9]
    assert "draws" not in Reader(past(few)).cards


@pytest.mark.parametrize("rules", ["family", "classic-2016"])
def test_a_child_is_told_nothing_of_it(rules: str) -> None:
    positions = drawn(MANY.replace("family", rules), turns=12)
    assert ("draws" in Reader(past(positions)).cards) == (rules != "family")


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_it_is_well_laid(size: tuple[int, int], text_scale: int) -> None:
    pilot = reader(size=size, settings=store(text_scale=text_scale))
    pilot.tap("draws")
    pilot.step()
    assert_well_laid(pilot)


def test_they_are_weighed_after_the_ideas_and_given_up_at_once() -> None:
    later = Later()
    page = Opened(lambda kit: WhatWasThere(kit, past(golden(PLAYED)[:40], later)))
    assert isinstance(page.scene, WhatWasThere)
    while not page.scene.is_looked_through:
        later.asked[-1].fail(ValueError())
        page.step()
    page.step()
    waiting = later.asked[-1]
    page.tap("back")
    page.step()
    assert waiting.cancelled
