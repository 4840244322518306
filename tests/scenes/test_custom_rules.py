from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, TWIST_JOKERS, Games, Length, Rounds, Rules, Target
from game.session.rule_choices import LENGTHS, RULE_CHOICES
from scenes.setup.custom_rules import TRAYS, Options
from scenes.setup.notes import TurningNote
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.sizes import sample

FIELDS = [field for fields in TRAYS.values() for field in fields]


def opened(
    rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768), text_scale: int = 100
) -> Opened:
    settings = store(text_scale=text_scale)
    return Opened(lambda kit: Options(kit, rules), size, settings=settings)


def notes(pilot: Opened) -> list[TurningNote]:
    return [widget for widget in pilot.scene.widgets if isinstance(widget, TurningNote)]


def leaves(pilot: Opened) -> Iterator[int]:
    """Turn all leaves; count them from 0."""
    for at in range(len(TRAYS)):
        yield at
        if not any(it.name == "next" and it.active for it in pilot.scene.widgets):
            return
        pilot.tap("next")


def chosen(pilot: Opened) -> Rules:
    pilot.tap("done")
    (answer,) = pilot.answers
    assert isinstance(answer, Rules)
    return answer


@pytest.mark.parametrize("percent", sample([100, 150, 200], 2))
@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
def test_all_trays_can_be_turned_to_and_are_well_laid(size: tuple[int, int], percent: int) -> None:
    pilot = opened(size=size, text_scale=percent)
    seen = []
    for _ in leaves(pilot):
        assert_well_laid(pilot)
        seen += [note.name.replace("-", "_") for note in notes(pilot)]
    assert seen == FIELDS


def test_all_trays_are_on_one_page_where_the_window_is_usual() -> None:
    assert len(notes(opened())) == len(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_a_note_turns_over_to_every_value_and_back_to_the_first(field: str) -> None:
    pilot = opened()
    name, begun = field.replace("_", "-"), getattr(CLASSIC, field)
    seen = []
    for _ in RULE_CHOICES[field]:
        seen.append(pilot.scene.widget(name).value)
        pilot.tap(name)
    assert sorted(map(str, seen)) == sorted(map(str, RULE_CHOICES[field]))
    assert pilot.scene.widget(name).value == begun
    pilot.tap(name)
    assert chosen(pilot) == replace(CLASSIC, name="custom", **{field: seen[1]})


@pytest.mark.parametrize("field", FIELDS)
def test_the_note_one_has_come_to_is_explained_on_the_slip(field: str) -> None:
    pilot = opened()
    name = field.replace("_", "-")
    why = pilot.kit.text(f"option-{name}-why")
    assert why not in pilot.scene.widget("slip").card.words
    while pilot.scene.focused is not pilot.scene.widget(name):
        pilot.key("tab")
    assert why in pilot.scene.widget("slip").card.words
    assert why in pilot.scene.focus_description()[0]
    assert why[-1] in ".?"


def test_every_field_of_the_rules_is_an_option_but_a_few() -> None:
    assert set(CLASSIC.__dataclass_fields__) - set(FIELDS) == {
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


def test_what_was_chosen_stays_when_leaves_are_turned() -> None:
    pilot = opened(size=(480, 800), text_scale=200)
    pilot.tap("initial-meld")
    for name in ("next", "previous"):
        pilot.tap(name)
    assert chosen(pilot).initial_meld == 50


@pytest.mark.parametrize("length", [Rounds(3), Target(80), Games(8)])
def test_a_length_from_elsewhere_is_kept(length: Length) -> None:
    pilot = opened(replace(CLASSIC, length=length))
    values = [value for value, _ in pilot.scene.widget("length").values]
    assert values == [*LENGTHS, length]
    assert chosen(pilot).length == length


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_nothing(way: str) -> None:
    pilot = opened()
    pilot.tap("back") if way == "back" else pilot.key("escape")
    assert pilot.answers == [None]


def test_keys_change_a_note_step_by_step() -> None:
    pilot = opened()
    pilot.scene.focus(pilot.scene.widget("seconds"))
    for key in ("right", "right", "left"):
        pilot.key(key)
    assert pilot.scene.widget("seconds").value == 90
    pilot.scene.focus(pilot.scene.widget("jokers"))
    pilot.key("return")
    assert chosen(pilot) == replace(CLASSIC, name="custom", seconds=90, jokers=TWIST_JOKERS)
