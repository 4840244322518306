"""What counts in a game decides how a row stands in the middle of a turn (R46)."""

from game.analysis.turn_status import turn_status
from game.engine.draft import Draft
from game.engine.rules import FAMILY, FIRST_RUNG, Rules
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
