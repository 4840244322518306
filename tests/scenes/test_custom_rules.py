from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, TWIST, TWIST_JOKERS, Games, Length, Rounds, Rules, Target
from game.kit.widgets.choice import Choice
from game.session.rule_choices import LENGTHS
from scenes.setup.custom_rules import PAGES, Option, Options
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid, choose, reach

OPTIONS = [option for _, options in PAGES for option in options]
NAMES = [option.name for option in OPTIONS]


def opened(rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Options(kit, rules), size)


def chosen(pilot: Opened) -> Rules:
    pilot.tap("done")
    (answer,) = pilot.answers
    assert isinstance(answer, Rules)
    return answer


@pytest.mark.parametrize("size", SIZES)
def test_every_option_is_well_laid(size: tuple[int, int]) -> None:
    pilot = opened(size=size)
    for name in NAMES:
        reach(pilot, name)
        assert_well_laid(pilot)


def test_large_options_share_the_pages_of_a_narrow_window() -> None:
    settings = store(text_scale=200)
    pilot = Opened(lambda kit: Options(kit, CLASSIC), (480, 800), settings=settings)
    choices = [widget for widget in pilot.scene.widgets if isinstance(widget, Choice)]
    assert len(choices) > 1
    assert_well_laid(pilot)


@pytest.mark.parametrize("option", OPTIONS, ids=NAMES)
def test_every_value_of_an_option_can_be_chosen(option: Option) -> None:
    for value in option.values:
        pilot = opened()
        choose(pilot, option.name, value)
        assert chosen(pilot) == replace(CLASSIC, name="custom", **{option.field: value})


@pytest.mark.parametrize("option", OPTIONS, ids=NAMES)
def test_every_option_is_explained_where_it_is_chosen(option: Option) -> None:
    pilot = opened()
    reach(pilot, option.name)
    why = pilot.kit.text(f"option-{option.name}-why")
    assert why in pilot.words
    assert why[-1] in ".?"
    labels = [label for _, label in pilot.scene.widget(option.name).options]
    assert len(set(labels)) == len(option.values)


def test_every_field_of_the_rules_is_an_option_but_a_few() -> None:
    fields = {option.field for option in OPTIONS}
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
    choose(pilot, "jokers", TWIST_JOKERS)
    reach(pilot, "length")
    assert chosen(pilot).jokers == TWIST_JOKERS


def test_it_begins_with_the_rules_it_is_given() -> None:
    assert chosen(opened(TWIST)) == replace(TWIST, name="custom")


@pytest.mark.parametrize("length", [Rounds(3), Target(80), Games(8)])
def test_a_length_from_elsewhere_is_kept(length: Length) -> None:
    pilot = opened(replace(CLASSIC, length=length))
    values = [value for value, _ in reach(pilot, "length").options]
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
