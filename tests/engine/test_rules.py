"""The presets, option by option as the rule sheets give them."""

from dataclasses import replace

import pytest

from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    CUSTOM,
    FAMILY,
    GENTLE,
    HOUSE_BOTH,
    LADDER,
    NAMED,
    OLD_LADDER,
    PRESETS,
    PRESSMAN,
    RELAXED,
    RIVER,
    TOGETHER,
    TWIST,
    TWIST_2015,
    Games,
    Rounds,
    Rules,
    Target,
    for_seats,
)
from game.engine.rules_notation import read_rules, write_rules

OPTIONS = [
    "jokers",
    "joker_in_initial_meld",
    "freed_joker",
    "own_tiles_with_freed_joker",
    "seconds",
    "penalty_idle",
    "penalty_unfinished",
    "loose_tiles",
    "river",
    "colors",
]
TWO = (("J", 2),)
TWO_EACH = (("J", 2), ("D", 2), ("M", 2), ("C", 2))


@pytest.mark.parametrize(
    ("rules", "options", "length"),
    [
        (CLASSIC, [TWO, True, "new-set", 0, 60, 1, 3, "refused", False, "orange-red"], Rounds),
        (PRESSMAN, [TWO, True, "new-set", 2, None, 1, 3, "refused", False, "orange-red"], Target),
        (TWIST, [TWO_EACH, True, "new-set", 0, 60, 1, 3, "refused", False, "yellow-red"], Rounds),
        (
            TWIST_2015,
            [TWO_EACH, True, "new-set", 0, 60, 1, 3, "refused", False, "yellow-pink"],
            Rounds,
        ),
        (ARTICLE, [TWO, False, "new-set", 0, 60, 1, 1, "taken", False, "yellow-red"], Games),
        (RIVER, [TWO, False, "new-set", 0, 60, 1, 1, "taken", True, "yellow-red"], Games),
        (FAMILY, [TWO, True, "anywhere", 0, None, 1, 1, "refused", False, "orange-red"], Rounds),
        (RELAXED, [TWO, True, "anywhere", 0, 60, 1, 3, "refused", False, "orange-red"], Rounds),
        (CUSTOM, [TWO, True, "new-set", 0, 60, 1, 3, "refused", False, "orange-red"], Rounds),
    ],
    ids=lambda given: given.name if isinstance(given, Rules) else "",
)
def test_a_preset_has_the_options_of_its_sheet(
    rules: Rules, options: list[object], length: type[object]
) -> None:
    assert [getattr(rules, option) for option in OPTIONS] == options
    assert isinstance(rules.length, length)


def test_there_are_these_presets_under_their_names() -> None:
    sheets = CLASSIC, PRESSMAN, TWIST, TWIST_2015, ARTICLE, RIVER, FAMILY, RELAXED, CUSTOM
    assert {rules.name: rules for rules in sheets} == PRESETS


def test_only_family_opens_with_any_set_and_only_relaxed_builds_in_that_turn() -> None:
    melds = {rules.name: rules.initial_meld for rules in PRESETS.values()}
    assert melds == dict.fromkeys(PRESETS, 30) | {"family": 0}
    assert [rules.name for rules in PRESETS.values() if rules.build_in_initial_turn] == ["relaxed"]
    assert all(rules.rack_size == 14 for rules in PRESETS.values())  # R4
    assert not any(rules.mercy for rules in PRESETS.values())


def test_each_rung_of_the_ladder_adds_something() -> None:
    rungs = list(LADDER.values())
    assert [rules.name for rules in rungs] == [f"rung-{at}" for at in range(1, 6)]
    assert [rules.highest for rules in rungs] == [11, 8, 13, 13, 13]
    assert [rules.groups for rules in rungs] == [False, True, True, True, True]
    assert [dict(rules.jokers)["J"] for rules in rungs] == [0, 0, 4, 4, 4]
    assert [rules.initial_meld for rules in rungs] == [0, 0, 0, 0, 30]
    assert [rules.open_racks for rules in rungs] == [True, False, False, False, False]
    assert {(rules.seconds, rules.length) for rules in rungs} == {(None, Games(1))}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", LADDER.values(), ids=LADDER)
def test_a_rung_has_more_tiles_for_more_players(rules: Rules, seats: int) -> None:
    dealt, fewer = for_seats(rules, seats), for_seats(rules, max(2, seats - 1))
    assert len(dealt.tiles) >= len(fewer.tiles)
    assert len(dealt.tiles) > len(for_seats(rules, 2).tiles) or seats < 4
    assert read_rules(write_rules(dealt)) == dealt == for_seats(dealt, seats)


def test_all_other_rules_are_the_same_for_any_number_of_players() -> None:
    others = {**PRESETS, **OLD_LADDER}.values()
    assert all(for_seats(rules, seats) == rules for rules in others for seats in (2, 3, 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", [CLASSIC, TWIST, RIVER, FAMILY], ids=str)
def test_a_quick_deal_goes_with_any_box(rules: Rules, seats: int) -> None:
    """R49."""
    quick = for_seats(replace(rules, deal="quick"), seats)
    assert quick.opens_at_once
    assert quick.rack_size in (7, 8)
    assert sum(count for _, count in quick.jokers) >= 4
    assert len(quick.tiles) <= len(rules.tiles) + 2
    assert read_rules(write_rules(quick)) == quick == for_seats(quick, seats)
    again = {"deal", "copies", "jokers", "rack_size", "initial_meld", "chance_runs"}
    assert {name for name, now in vars(quick).items() if now != getattr(rules, name)} <= again


def test_a_kept_game_of_a_rung_has_the_tiles_that_it_was_dealt() -> None:
    """Records told none of these options when all numbers of players had the same tiles."""
    rules = [read_rules(name) for name in LADDER]
    assert [(len(it.tiles), it.rack_size) for it in rules] == [(44, 6), (64, 7), *[(56, 7)] * 3]


def test_no_rung_is_a_preset_and_all_have_names_of_their_own() -> None:
    assert {**PRESETS, **LADDER, "together": TOGETHER, **OLD_LADDER} == NAMED
    assert len(NAMED) == len(PRESETS) + len(LADDER) + len(OLD_LADDER) + 1
    children = {FAMILY.name, TOGETHER.name, *LADDER, *OLD_LADDER}
    assert set(GENTLE) == children - {"rung-5", "ladder-5"}


def test_the_tiles_end_where_the_numbers_do() -> None:
    tiles = LADDER["rung-2"].tiles
    assert len(tiles) == 4 * 8 * 2
    assert max(tile.number for tile in tiles) == 8
    assert len(LADDER["rung-1"].tiles) == 4 * 11
    assert len(CLASSIC.tiles) == 106


def test_house_rules_are_off_unless_chosen() -> None:
    """R24, R29."""
    assert not any(
        rules.group_joker_needs_both or rules.double_needs_both for rules in PRESETS.values()
    )
    assert HOUSE_BOTH.group_joker_needs_both
