from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, TWIST, TWIST_JOKERS, Games, Length, Rounds, Rules, Target
from game.kit.widgets.choice import Choice
from game.session.rule_choices import LENGTHS
from scenes.setup.custom_rules import PAGES, Option, Options
from tests.choosing import presses
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid

OPTIONS = [(at, option) for at, (_, options) in enumerate(PAGES) for option in options]


def opened(rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Options(kit, rules), size)


def leaf(pilot: Opened, pages: int) -> None:
    for _ in range(pages):
        pilot.tap("next")


def choose(pilot: Opened, option: Option, index: int) -> None:
    widget = pilot.scene.widget(option.name)
    assert isinstance(widget, Choice)
    for place in presses(widget, index):
        pilot.tap(place)


def chosen(pilot: Opened) -> Rules:
    pilot.tap("done")
    (answer,) = pilot.answers
    assert isinstance(answer, Rules)
    return answer


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_well_laid(size: tuple[int, int]) -> None:
    pilot = opened(size=size)
    for at in range(len(PAGES)):
        assert f"{at + 1} / {len(PAGES)}" in pilot.words
        assert_well_laid(pilot)
        pilot.tap("next")


def test_large_options_share_the_pages_of_a_narrow_window() -> None:
    settings = store(text_scale=200)
    pilot = Opened(lambda kit: Options(kit, CLASSIC), (480, 800), settings=settings)
    choices = [widget for widget in pilot.scene.widgets if isinstance(widget, Choice)]
    assert len(choices) > 1
    assert_well_laid(pilot)


@pytest.mark.parametrize(("page", "option"), OPTIONS, ids=[each.name for _, each in OPTIONS])
def test_every_value_of_an_option_can_be_chosen(page: int, option: Option) -> None:
    for index, value in enumerate(option.values):
        pilot = opened()
        leaf(pilot, page)
        choose(pilot, option, index)
        assert chosen(pilot) == replace(CLASSIC, name="custom", **{option.field: value})


@pytest.mark.parametrize(("page", "option"), OPTIONS, ids=[each.name for _, each in OPTIONS])
def test_every_option_is_explained_where_it_is_chosen(page: int, option: Option) -> None:
    pilot = opened()
    leaf(pilot, page)
    why = pilot.kit.text(f"option-{option.name}-why")
    assert why in pilot.words
    assert why[-1] in ".?"
    labels = [label for _, label in pilot.scene.widget(option.name).options]
    assert len(set(labels)) == len(option.values)


def test_every_field_of_the_rules_is_an_option_but_a_few() -> None:
    fields = {option.field for _, option in OPTIONS}
    assert set(CLASSIC.__dataclass_fields__) - fields == {
        "name",
        "highest",
        "groups",
        "copies",
        "starting_runs",
        "chance_runs",
        "deal",
        "rack_size",
        "penalty_idle",
        "colors",
        "together",
    }


def test_what_was_chosen_stays_when_pages_are_turned() -> None:
    pilot = opened()
    choose(pilot, PAGES[0][1][0], 1)
    leaf(pilot, 2)
    pilot.tap("previous")
    assert chosen(pilot).jokers == TWIST_JOKERS


def test_it_begins_with_the_rules_it_is_given() -> None:
    assert chosen(opened(TWIST)) == replace(TWIST, name="custom")


@pytest.mark.parametrize("length", [Rounds(3), Target(80), Games(8)])
def test_a_length_from_elsewhere_is_kept(length: Length) -> None:
    pilot = opened(replace(CLASSIC, length=length))
    while "length" not in [widget.name for widget in pilot.scene.widgets]:
        pilot.tap("next")
    values = [value for value, _ in pilot.scene.widget("length").options]
    assert values == [*LENGTHS, length]
    assert chosen(pilot).length == length


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_nothing(way: str) -> None:
    pilot = opened()
    if way == "back":
        pilot.tap("back")
    else:
        pilot.key("escape")
    assert pilot.answers == [None]


def test_the_keyboard_alone_changes_an_option() -> None:
    pilot = opened()
    for key in ("tab", "right", "tab", "return"):
        pilot.key(key)
    rules = chosen(pilot)
    assert rules.jokers == TWIST_JOKERS
    assert rules.river
