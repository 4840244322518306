from dataclasses import replace

import pytest

from game.engine.rules import (
    CLASSIC,
    CUSTOM,
    FAMILY,
    FIRST_RUNG,
    LADDER,
    PRESETS,
    TWIST,
    Rules,
)
from game.view.rule_pictures import draw_preset
from scenes.rulebook.book import RuleBook
from scenes.setup.box import GameBox
from scenes.setup.custom_rules import Options
from scenes.setup.rules import RulesChoice
from tests.kits import store
from tests.scenes.opened import Opened
from tests.scenes.seated import raw


def opened(rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: RulesChoice(kit, rules), size)


def as_classic(rules: Rules) -> Rules:
    """Give rules of the length of the classic ones; none of the presets has another clock."""
    return replace(rules, length=CLASSIC.length)


def boxes(pilot: Opened) -> list[GameBox]:
    return [it for it in pilot.scene.widgets if isinstance(it, GameBox) and it.pressable]


def marked(pilot: Opened) -> list[str]:
    return [it.name for it in boxes(pilot) if it.chosen]


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "custom"])
def test_a_box_that_is_pressed_lies_open_with_what_is_special_in_it(preset: str) -> None:
    pilot = opened()
    pilot.tap(preset)
    assert marked(pilot) == [preset]
    ids = f"preset-{preset}", f"preset-{preset}-for", f"preset-{preset}-sub"
    assert pilot.scene.widget("open").card.words == tuple(map(pilot.kit.text, ids))
    assert pilot.scene.widget("with-river").value == PRESETS[preset].river
    pilot.tap("done")
    assert pilot.answers == [as_classic(PRESETS[preset])]


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_nothing(way: str) -> None:
    pilot = opened()
    pilot.tap("family")
    pilot.tap("back") if way == "back" else pilot.key("escape")
    assert pilot.answers == [None]


def test_the_river_flows_with_any_preset() -> None:
    pilot = opened()
    pilot.tap("twist-2018")
    pilot.tap("with-river")
    assert pilot.scene.widget("with-river").value
    pilot.tap("done")
    assert pilot.answers == [replace(TWIST, river=True)]


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("name", ["with-river", "article"])
def test_notes_turn_and_lids_open_for_a_moment_or_at_once_in_reduced_motion(
    name: str, still: bool
) -> None:
    settings = store(reduced_motion=still)
    pilot = Opened(lambda kit: RulesChoice(kit, CLASSIC), settings=settings)
    pilot.tick(0.5)  # The page has slid into its place.
    pilot.tap(name)
    seen = []
    for _ in range(4):
        seen.append(raw(pilot.picture().subsurface(pilot.scene.widget(name).rect)))
        pilot.tick(0.1)
    assert (len(set(seen)) == 1) == still
    assert seen[-1] == seen[-2] or name == "article"  # A lid takes longer.


def test_every_preset_has_a_picture_of_its_own() -> None:
    pilot = opened()
    pictures = {raw(draw_preset(pilot.kit, card.name, (160, 120))) for card in boxes(pilot)}
    assert len(boxes(pilot)) == len(pictures) == len(PRESETS)


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
    pilot.key("escape")
    assert marked(pilot) == [TWIST.name]
    pilot.tick(2)  # A press at once in the same place would only repeat the first.
    pilot.tap("custom")
    pilot.tap("done")
    assert pilot.answers == [replace(TWIST, name="custom")]


def test_the_keyboard_alone_chooses() -> None:
    pilot = opened()
    for key in ("tab", "tab", "return"):
        pilot.key(key)
    assert marked(pilot) == [TWIST.name]
    pilot.key("tab", shift=True)
    pilot.key("return")
    assert marked(pilot) == [CLASSIC.name]
