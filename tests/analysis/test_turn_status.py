"""What counts in a game decides how a row stands in the middle of a turn (R46)."""

from dataclasses import replace

import pytest

from game.analysis.turn_status import TurnStatus, turn_status
from game.engine.draft import Draft
from game.engine.rules import CLASSIC, FAMILY, FIRST_RUNG, TWIST, Rules
from tests.engine.positions import lay, position


def with_a_group(rules: Rules) -> Draft:
    draft = Draft(position("B1 B2 B3", "K7 R7 B7 O1", rules=rules))
    draft.move(lay("K7", "R7", "B7"))
    return draft


def test_where_runs_alone_count_a_group_is_amber_and_says_why() -> None:
    status = turn_status(with_a_group(FIRST_RUNG))
    assert [row.state for row in status.rows] == ["lying", "faulty"]
    assert status.headline
    assert status.headline.reason == "runs-only"
    assert status.in_the_way == (1,)
    assert not status.can_end


def test_elsewhere_the_same_group_is_a_new_set() -> None:
    status = turn_status(with_a_group(FAMILY))
    assert [row.state for row in status.rows] == ["lying", "legal"]
    assert status.can_end


def laid(*tiles: str, rules: Rules = CLASSIC) -> TurnStatus:
    draft = Draft(position("B1 B2 B3", " ".join((*tiles, "O13")), rules=rules))
    draft.move(lay(*tiles))
    return turn_status(draft)


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [("R3 O7", "mixed"), ("R3 R3", "color-twice"), ("R3 R6", "gap"), ("R13 R1", "gap")],
)
def test_two_tiles_that_no_third_completes_are_amber_and_say_why(tiles: str, reason: str) -> None:
    status = laid(*tiles.split())
    row, broken = status.rows[-1], status.broken
    assert row.state == "faulty"
    assert row.fault
    assert broken
    assert row.fault.reason == broken.reason == reason
    assert status.headline == broken
    assert status.amber


@pytest.mark.parametrize(
    ("tiles", "rules"),
    [
        ("R3", CLASSIC),
        ("R3 R4", CLASSIC),
        ("R3 R5", CLASSIC),
        ("R3 O3", CLASSIC),
        ("R3 J", CLASSIC),
        ("J J", CLASSIC),
        ("R3 O7", replace(CLASSIC, loose_tiles="taken")),
        ("R3 C", TWIST),
        ("R3 M", TWIST),
    ],
)
def test_others_are_only_begun(tiles: str, rules: Rules) -> None:
    status = laid(*tiles.split(), rules=rules)
    assert status.rows[-1].state == "begun"
    assert not status.amber


def test_where_runs_alone_count_two_of_a_number_are_no_beginning() -> None:
    row = laid("R3", "O3", rules=FIRST_RUNG).rows[-1]
    assert row.state == "faulty"
    assert row.fault
    assert row.fault.reason == "runs-only"
