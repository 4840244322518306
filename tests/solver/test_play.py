"""The best play is legal by the rules of its preset, and plays what they allow."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.notation import read_row, read_table
from game.engine.position import Position
from game.engine.rules import CLASSIC, HOUSE_BOTH, LADDER, PRESETS, PRESSMAN, TWIST, Rules
from game.engine.tile import in_order
from game.engine.turn import play_faults, played, turn_faults
from game.solver.best_table import best_table, score
from game.solver.fewest_moves import moved
from game.solver.play import search
from game.solver.supplies import Objective
from tests.engine.strategies import runs
from tests.sizes import example_count, size
from tests.solver import boxes, hoards
from tests.solver.cases import read_cases, seated
from tests.solver.exhaustive import best_gain


def position(rules: Rules, table: str, rack: str, *, opened: bool = True) -> Position:
    return seated(rules, read_table(table), read_row(rack), opened)


@pytest.mark.parametrize("rules", [CLASSIC, PRESSMAN, HOUSE_BOTH])
def test_a_play_is_legal_and_plays_no_more_than_the_best_table(rules: Rules) -> None:
    for table, rack, _ in read_cases("positions")[::4]:
        here = seated(rules, table, rack)
        play = search(here).play
        bound = len(played(table, best_table(table, rack)))
        if play is None:
            assert bound == 0 or play_faults(here, best_table(table, rack))
        else:
            assert play_faults(here, play.table) == ()
            assert 0 < len(played(table, play.table)) <= bound


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_held_to(rules: Rules) -> None:
    for opened in (False, True):
        here = position(
            rules, "K5 R5 J | R7 R8 R9 R10", "B5 O5 K10 B10 O10 J R11 K1", opened=opened
        )
        play = search(here).play
        assert play is not None
        assert play_faults(here, play.table) == ()


def test_a_first_meld_lies_beside_the_table() -> None:
    here = position(CLASSIC, "R4 R5 R6", "R7 K10 B10 O10", opened=False)
    play = search(here).play
    assert play is not None
    assert play.table == (read_row("R4 R5 R6"), read_row("K10 B10 O10"))


def test_a_forbidden_joker_stays_out_of_the_first_meld() -> None:
    here = position(PRESETS["article"], "", "K10 B10 J", opened=False)
    assert search(here).play is None


def test_where_nothing_can_be_played_there_is_no_play() -> None:
    assert search(position(CLASSIC, "R4 R5 R6", "K1")).play is None


def test_bonus_jokers_are_freed_and_played() -> None:
    here = position(PRESETS["twist-2018"], "R2 D R5 | K7 K8 K9", "R3 R4 O5 K5")
    play = search(here).play
    assert play is not None
    assert len(played(here.table, play.table)) == 4


STRICT_TWIST = replace(TWIST, group_joker_needs_both=True, double_needs_both=True)


@pytest.mark.parametrize(
    ("rules", "bonus"),
    [
        (CLASSIC, 0),
        (PRESSMAN, 0),
        (HOUSE_BOTH, 0),
        (PRESETS["family"], 0),
        (TWIST, 1),
        (TWIST, 2),
        (STRICT_TWIST, 1),
    ],
)
@pytest.mark.parametrize("objective", ["tiles", "value"])
def test_no_play_within_the_rules_is_better(rules: Rules, bonus: int, objective: Objective) -> None:
    unproven = 0
    for seed in range(size(4, 60) if bonus < 2 else size(2, 25)):
        table, rack = hoards.small_position(seed, bonus) if bonus else boxes.small_position(seed)
        if len(rack) + sum(map(len, table)) > 12:
            continue
        here = seated(rules, table, rack)
        found, most = search(here, objective), hoards.most_within_rules(here, objective)
        got = None if found.play is None else score(table, found.play.table, objective)
        assert found.play is None or not play_faults(here, found.play.table)
        assert (seed, got) == (seed, most) or not found.proven
        unproven += not found.proven
    assert unproven <= size(5, 10)


RUNS_ONLY = LADDER["rung-1"]


@st.composite
def of_runs(draw: st.DrawFn) -> Position:
    """Draw a small table of runs and a rack, such as the lowest rung has them (R46)."""
    left, table = Counter(RUNS_ONLY.tiles), []
    for row in draw(st.lists(runs(), max_size=3)):
        if Counter(row) <= left:
            left -= Counter(row)
            table.append(row[:4])
    rack = draw(st.permutations(sorted(left.elements())))[: draw(st.integers(1, 8))]
    return seated(RUNS_ONLY, tuple(table), in_order(rack), draw(st.booleans()))


@settings(max_examples=example_count(150))
@given(of_runs())
def test_where_runs_alone_count_no_play_is_better(here: Position) -> None:
    play, proven = search(here)
    laid = len(played(here.table, play.table)) if play else 0
    assert proven
    assert laid == best_gain(here)
    assert play is None or not play_faults(here, play.table)


def test_a_group_is_played_as_soon_as_it_counts() -> None:
    here = position(RUNS_ONLY, "R1 R2 R3", "K7 R7 B7 R4")
    both = replace(here, rules=replace(RUNS_ONLY, groups=True))
    alone, together = search(here).play, search(both).play
    assert alone
    assert together
    assert alone.table == (read_row("R1 R2 R3 R4"),)
    assert len(played(both.table, together.table)) == 4


def test_a_search_that_is_cut_short_says_so() -> None:
    here = position(TWIST, "R4 R5 J | B9 B10 J", "R3 R4 R6 R8 B3 B5 B6 B8 K4 K5 K7 K9 D C K13")
    cut = search(here, effort=100)
    assert not cut.proven
    assert cut.play is not None
    assert not play_faults(here, cut.play.table)


def test_a_first_meld_of_a_rack_with_too_many_choices_is_not_called_proven() -> None:
    rack = "D D M M C C K4 K5 K7 K8 R4 R5 R7 R8 B4 B6 B7 B9 O4 O6 O8 O9 K10 R10"
    found = search(position(TWIST, "", rack, opened=False), effort=100)
    assert not found.proven
    assert found.play is not None
    assert not play_faults(position(TWIST, "", rack, opened=False), found.play.table)


@pytest.mark.parametrize(
    ("rack", "tiles"),
    [
        ("R9 D R12", 3),  # 9 10 11 12
        ("R8 C B10 K1", 0),  # 8 9 10 are 27
        ("R9 C B11 K1", 3),
        ("K10 M K10 B10", 0),
        ("K10 B10 D", 3),
        ("K8 K9 M K9 K8", 5),
        ("R12 R13 C", 3),
    ],
)
def test_a_first_meld_with_bonus_jokers(rack: str, tiles: int) -> None:
    here = position(TWIST, "", rack, opened=False)
    found = search(here)
    assert found.proven
    assert (len(played((), found.play.table)) if found.play else 0) == tiles


def test_a_key_is_taken_if_it_leaves_fewer_tiles() -> None:
    rules = PRESETS["river"]
    here = position(rules, "R4 R5 R6", "R8 R9 K1")
    assert search(here).play is None
    with_river = replace(here, river=read_row("K13 R7 O2"))
    play = search(with_river).play
    assert play is not None
    assert play.key == 1
    assert not turn_faults(with_river, play)
    # Without a use for the River's tiles, none is taken.
    assert search(replace(here, river=read_row("K13 O2"))).play is None


def test_a_key_counts_for_the_first_meld_and_must_lie_in_it() -> None:
    here = position(PRESETS["river"], "", "K10 B10 R1 R2 R3", opened=False)
    with_river = replace(here, river=read_row("O10"))
    play = search(with_river).play
    assert play is not None
    assert play.key == 0
    assert not turn_faults(with_river, play)


def test_where_rules_allow_the_first_turn_builds_on() -> None:
    here = position(PRESETS["relaxed"], "R4 R5 R6 | K5 J O5", "R7 K10 B10 O10", opened=False)
    found = search(here)
    assert found.proven
    assert found.play is not None
    assert len(played(here.table, found.play.table)) == 4


@pytest.mark.parametrize(("rules", "bonus"), [(CLASSIC, 0), (PRESSMAN, 0), (TWIST, 1)])
def test_few_plays_move_more_tiles_than_the_rules_make_them(rules: Rules, bonus: int) -> None:
    more, least = [], 0
    for seed in range(300, size(308, 350)):
        table, rack = hoards.small_position(seed, bonus) if bonus else boxes.small_position(seed)
        if len(rack) + sum(map(len, table)) > 13:
            continue
        here = seated(rules, table, rack)
        play = search(here).play
        if play is None:
            continue
        fewest = min(
            moved(table, after)
            for after in hoards.tables(table, rack)
            if score(table, after, "tiles") == score(table, play.table, "tiles")
            and not play_faults(here, after)
        )
        more.append(moved(table, play.table) - fewest)
        least += fewest
    assert min(more) == 0
    assert sum(more) <= 0.15 * least
