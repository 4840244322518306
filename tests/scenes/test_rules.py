from dataclasses import replace

import pytest

from game.engine.rules import (
    CLASSIC,
    CUSTOM,
    FAMILY,
    FIRST_RUNG,
    LADDER,
    PRESETS,
    RIVER,
    TWIST,
    Rules,
)
from game.view.rule_pictures import draw_preset
from scenes.rulebook.book import RuleBook
from scenes.setup.custom_rules import Options
from scenes.setup.rules import RulesChoice
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.seated import raw


def opened(rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: RulesChoice(kit, rules), size)


def as_classic(rules: Rules) -> Rules:
    """Give rules of the length of the classic ones; none of the presets has another clock."""
    return replace(rules, length=CLASSIC.length)


def marked(pilot: Opened) -> list[str]:
    return [it.name for it in pilot.cards if it.chosen]


@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_laid(size: tuple[int, int]) -> None:
    assert_well_laid(opened(size=size))


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "custom"])
def test_every_preset_can_be_chosen(preset: str) -> None:
    pilot = opened()
    pilot.tap(preset)
    assert marked(pilot) == [preset]
    pilot.tap("done")
    assert pilot.answers == [as_classic(PRESETS[preset])]


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_nothing(way: str) -> None:
    pilot = opened()
    pilot.tap("family")
    if way == "back":
        pilot.tap("back")
    else:
        pilot.key("escape")
    assert pilot.answers == [None]


def test_the_river_flows_with_any_preset() -> None:
    pilot = opened()
    pilot.tap("twist-2018")
    pilot.tap("with-river")
    assert pilot.scene.widget("with-river").text == "River: on"
    pilot.tap("done")
    assert pilot.answers == [replace(TWIST, river=True)]


@pytest.mark.parametrize("size", [(1366, 768), (1080, 1920)])
def test_every_preset_has_a_picture_of_its_own_and_says_for_whom_it_is(
    size: tuple[int, int],
) -> None:
    pilot = opened(size=size)
    pictures = {raw(draw_preset(pilot.kit, card.name, (160, 120))) for card in pilot.cards}
    whom = {pilot.kit.text(f"preset-{card.name}-for") for card in pilot.cards}
    assert len(pilot.cards) == len(pictures) == len(whom) == len(PRESETS)


def test_the_ladder_leads_to_a_rung_without_a_second_question() -> None:
    pilot = opened()
    assert not pilot.scene.widget("ladder").chosen
    pilot.tap("ladder")
    pilot.tap("rung-2")
    assert pilot.answers == [LADDER["rung-2"]]


def test_whoever_is_on_a_rung_finds_the_ladder_marked_and_all_presets_there() -> None:
    pilot = opened(FIRST_RUNG)
    assert pilot.scene.widget("ladder").chosen
    assert not marked(pilot)
    assert not pilot.scene.widget("with-river").enabled  # runs alone count
    pilot.tap("ladder")
    pilot.key("escape")
    pilot.tap("family")
    pilot.tap("done")
    assert pilot.answers == [replace(FAMILY, length=FIRST_RUNG.length)]


def test_own_rules_begin_with_all_tiles_whatever_rung_was_chosen() -> None:
    pilot = opened(FIRST_RUNG)
    pilot.tap("custom")
    pilot.tap("done")
    assert pilot.answers == [replace(CUSTOM, length=FIRST_RUNG.length, seconds=None)]


def test_the_switch_shows_what_a_preset_brings() -> None:
    pilot = opened()
    assert pilot.scene.widget("with-river").text == "River: off"
    pilot.tap(RIVER.name)
    assert pilot.scene.widget("with-river").text == "River: on"


def test_the_chosen_preset_keeps_what_was_changed_in_it() -> None:
    changed = replace(FAMILY, seconds=30)
    pilot = opened(changed)
    pilot.tap(FAMILY.name)
    pilot.tap("done")
    assert pilot.answers == [changed]


def test_the_rule_book_of_the_chosen_preset_is_opened() -> None:
    pilot = opened()
    pilot.tap("article")
    pilot.tap("book")
    assert isinstance(pilot.scene, RuleBook)
    assert "Rule book · Loose tiles" in pilot.words
    pilot.key("escape")
    assert marked(pilot) == ["article"]


def test_custom_begins_with_the_chosen_preset_and_is_used_after_one_press() -> None:
    pilot = opened(TWIST)
    pilot.tap("custom")
    assert isinstance(pilot.scene, Options)
    pilot.tap("done")
    assert pilot.answers == [replace(TWIST, name="custom")]


def test_who_leaves_the_options_keeps_the_preset() -> None:
    pilot = opened(TWIST)
    pilot.tap("custom")
    pilot.key("escape")
    assert marked(pilot) == [TWIST.name]


def test_the_keyboard_alone_chooses() -> None:
    pilot = opened()
    for key in ("tab", "tab", "return"):
        pilot.key(key)
    assert marked(pilot) == [TWIST.name]
    pilot.key("tab", shift=True)
    pilot.key("return")
    assert marked(pilot) == [CLASSIC.name]
