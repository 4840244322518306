"""The rule book says what the engine says, under any rules that can be chosen."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.meld import is_set
from game.engine.rules import CLASSIC, CUSTOM, LADDER, NAMED, RIVER, TWIST, TWIST_2015, Rules
from game.engine.tidy import normalize
from game.kit.kit import Kit
from game.session.rule_choices import RULE_CHOICES
from scenes.rulebook.chapters import chapters, facts
from scenes.rulebook.examples import Example
from scenes.rulebook.few_numbers import GROUP
from scenes.rulebook.figures import FigureSheet, strips
from tests.kits import open_kit
from tests.pictures import EVERYTHING
from tests.scenes.opened import SIZES
from tests.sizes import example_count

any_rules = st.fixed_dictionaries(
    {field: st.sampled_from(values) for field, values in RULE_CHOICES.items()}
).map(lambda options: replace(CUSTOM, **options))


def examples(rules: Rules) -> list[Example]:
    return [
        figure for page in chapters(rules) for figure in page.figures if isinstance(figure, Example)
    ]


def names(rules: Rules) -> list[str]:
    return [page.name for page in chapters(rules)]


WRONG = {
    "K7 R7 R7",
    "K5 R5 R5",
    "R4 R5 R7",
    "B5 B6 B8",
    "K4 O5 B6",
    "B5 B6 B7",
    "R5 J R8",
    "R5 J R7 | K1 K2 K3 K4 K5 > R5 R6 R7 | K1 K2 K3 | K4 K5 J",
    "R5 D R7",
    "R5 R6 M R6 B5",
    "R6 R7 C R9",
    "K5 R5 B5 C",
    "R5 R6 J > R5 R6 C | K9 O9 J",
    "B7 B8 B9 B10 > K8 R8 B8 | B7 | B9 | B10",
    "K3 R3 J > K3 R3 B3 | K7 K8 J",
}
"""The plays that the words of their page call wrong."""

RIGHT_IF: dict[str, Callable[[Rules], bool]] = {
    "R13 J K13 O13": lambda rules: rules.joker_in_initial_meld,
    "B4 B5 B6 > B4 B5 B6 B7 | K13 R13 B13 O13": lambda rules: rules.build_in_initial_turn,
    "R5 J R7 | B1 B2 B3 > R5 R6 R7 | B1 B2 B3 J": lambda rules: (
        rules.freed_joker == "anywhere" and not rules.own_tiles_with_freed_joker
    ),
    "B3 R3 D > B3 R3 O3 | K7 K8 D": lambda rules: not rules.double_needs_both,
}
"""The plays that their page calls right under some rules."""


def called_right(example: Example, rules: Rules) -> bool:
    """Tell whether the words of the page call a play right."""
    if example is GROUP:
        return rules.groups
    depends = RIGHT_IF.get(example.play)
    return depends(rules) if depends else example.play not in WRONG


def check_examples(rules: Rules) -> None:
    for example in examples(rules):
        faults = example.faults(rules)
        assert (not faults) == called_right(example, rules), (example, faults)


@pytest.mark.parametrize("rules", NAMED.values(), ids=NAMED)
@pytest.mark.parametrize("river", [False, True])
def test_every_example_of_a_preset_is_what_its_page_says(rules: Rules, river: bool) -> None:
    check_examples(replace(rules, river=river and rules.groups))


@settings(max_examples=example_count(150))
@given(any_rules)
def test_every_example_is_what_its_page_says_under_any_options(rules: Rules) -> None:
    check_examples(rules)


def test_every_wrong_play_is_on_a_page() -> None:
    shown = {each.play for rules in (*NAMED.values(), EVERYTHING) for each in examples(rules)}
    assert shown >= WRONG | RIGHT_IF.keys()


def test_no_row_is_called_illegal_that_the_table_would_put_right() -> None:
    rows = [
        example.turn.table[0]
        for example in examples(EVERYTHING)
        if example.play in WRONG and example.opened and not example.before
    ]
    assert len(rows) >= 5
    assert not any(all(map(is_set, normalize(row))) for row in rows)


@pytest.mark.parametrize("rung", ["rung-1", "rung-2"])
def test_the_book_of_few_numbers_shows_no_tile_that_is_not_there(rung: str) -> None:
    rules = LADDER[rung]
    shown = {tile for each in examples(rules) for row in each.turn.table for tile in row}
    assert shown
    assert shown <= set(rules.tiles)
    assert "jokers" not in names(rules)
    assert facts(rules)["highest"] == rules.highest
    assert ("book-few-open" in chapters(rules)[0].sentences) == rules.open_racks


def test_the_engine_decides_what_is_drawn(kit: Kit) -> None:
    (wrong,) = strips(kit, CLASSIC, Example("R4 R5 R7"))
    (right,) = strips(kit, CLASSIC, Example("R4 R5 R6"))
    assert (wrong.state, wrong.words) == ("faulty", kit.text("fault-gap", number=6))
    assert (right.state, right.words) == ("legal", kit.text("meld-run", value=15))


def test_own_tiles_are_marked_in_a_move(kit: Kit) -> None:
    (strip,) = strips(kit, CLASSIC, Example("B4 B5 B6 > B3 B4 B5 B6", note="book-turn-before"))
    (row,) = strip.rows
    assert [row.mark(at) for at in range(4)] == ["own", "", "", ""]


def test_a_play_shows_each_tile_where_it_was_and_where_it_goes(kit: Kit) -> None:
    example = Example("R5 J R7 > R5 R6 R7 | K9 B9 J")
    (played,) = FigureSheet(kit, CLASSIC, [example], (900, 300), plays=True).plays()
    assert [str(move.end.tile) for move in played.moves] == ["R5", "R6", "R7", "K9", "B9", "J"]
    assert all(move.start[:2] == move.end[:2] for move in played.moves)
    starts = sorted(move.start.corner for move in played.moves)
    own = [move.start.corner for move in played.moves if move.end.mark == "own"]
    assert sorted(own) == starts[-3:]  # They wait beside the row.


def test_key_and_plunder_are_marked_in_the_river(kit: Kit) -> None:
    example = next(each for each in examples(RIVER) if each.river)
    (strip,) = strips(kit, RIVER, example)
    assert [strip.before[0].mark(at) for at in range(5)] == ["own", "own", "own", "held", ""]


@pytest.mark.parametrize("plays", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_all_figures_have_room(size: tuple[int, int], plays: bool) -> None:
    kit = open_kit(size)
    room = kit.zone("rulebook", "examples").size
    for page in chapters(EVERYTHING):
        picture = FigureSheet(kit, EVERYTHING, page.figures, room, plays=plays).draw()
        assert picture.width <= room[0], page.name
        assert picture.height <= room[1], page.name


@settings(max_examples=example_count(50))
@given(any_rules)
def test_every_page_is_short_and_all_its_words_are_there(kit: Kit, rules: Rules) -> None:
    colors = dict.fromkeys(("black", "red", "blue", "orange"), "a colour")
    for page in chapters(rules):
        assert kit.text(f"book-{page.name}")
        assert 1 <= len(page.sentences) <= 5, page.name
        assert page.figures or (kit.assets / "art" / f"{page.sign}.svg").is_file()
        assert all(kit.text(id, **facts(rules), **colors) for id in page.sentences)
        assert all(strip.words for each in page.figures for strip in strips(kit, rules, each))


def test_only_what_concerns_the_rules_has_a_page() -> None:
    special = {"double", "mirror", "change", "bonus", "river", "loose", "house"}
    assert special & set(names(CLASSIC)) == set()
    assert special & set(names(TWIST)) == {"double", "mirror", "change", "bonus"}
    assert special & set(names(RIVER)) == {"river", "loose"}
    assert special <= set(names(EVERYTHING))
    assert "house" in names(replace(CLASSIC, mercy=3))


def test_the_numbers_come_from_the_rules() -> None:
    told = facts(replace(TWIST_2015, initial_meld=50, seconds=90, penalty_unfinished=1))
    assert told["needed"] == 50
    assert told["seconds"] == 90
    assert told["penalty"] == 1
    assert told["tiles"] == 112
