"""Whether an idea can still work: never falsely yes nor falsely no, by every preset's rules."""

from collections import Counter

import pytest

from game.analysis.outlook import Demand, Outlook, find_outlook
from game.engine.draft import Draft
from game.engine.move import At, Move, To
from game.engine.position import Position
from game.engine.rules import (
    ARTICLE,
    FAMILY,
    FIRST_RUNG,
    OFFERED,
    PRESSMAN,
    RELAXED,
    RIVER,
    TWIST,
    Rules,
)
from game.engine.turn import played, turn_faults
from game.lessons.goal import read_goal
from tests.engine.positions import lay, position
from tests.sizes import size
from tests.solver import crowded
from tests.solver.exhaustive import can_finish

EACH = size(6, 330)
SMALL = 11
MOST_DARK = 0.03
"""The share of turns of which nothing may be certain."""


def outlook(view: Position, draft: Draft) -> Outlook | None:
    return find_outlook(view, draft.rows, draft.key, draft.past)


def begun(view: Position, *moves: Move, key: int | None = None) -> str:
    draft = Draft(view)
    if key is not None:
        draft.take(key)
    for move in moves:
        draft.move(move)
    found = outlook(view, draft)
    assert found
    return f"undo {found.undo}" if found.ending == "undo" else found.ending


def take_out(row: int, index: int) -> Move:
    return Move((At(row, index),), To.NEW_ROW)


BUILT_ON = position("K5 K6 K7", "K8 K10 R10 O10 B1", opened=False, rules=RELAXED)
RUNS, SHORT = "R1 R2 J | B8 B9 B10 B11", "R1 R2 J | B9 B10 B11"
PAIRS = position("", "R10 B10 K10 R1 B1 O1 K2 J", opened=False)


@pytest.mark.parametrize(
    ("view", "moves", "said"),
    [
        # Classic: what lies there, a tile of the rack, a tile that fits nowhere.
        (position("B4 B5 B6 B7", "B8 R1"), (take_out(0, 3), lay("B8")), "here"),
        (position("K8 R8 O8", "B7 K7 R7"), (lay("B7", "K7"),), "rack"),
        (position("K8 R8 O8", "B7 K7 R7 O1"), (lay("B7", "K7"), lay("O1")), "undo 1"),
        (position("K8 R8 O8", "O1 B8 K3"), (lay("O1"), take_out(0, 0), lay("K3")), "undo 3"),
        # The first sets have to be worth enough, and nothing else is touched.
        (PAIRS, (lay("R10", "B10"),), "rack"),
        (PAIRS, (lay("R1", "B1"), lay("K2")), "undo 1"),
        (position("", "R1 B1 O1 K2", opened=False), (lay("R1", "B1"),), "undo 1"),
        (position("O7 O8 O9", "O10 R1 B1 K1", opened=False), (lay("O10"),), "undo 1"),
        # Relaxed: one may build on in the turn of the first sets.
        (BUILT_ON, (lay("K8", to=At(0, 3)), lay("K10", "R10")), "rack"),
        (BUILT_ON, (lay("K8"), lay("B1")), "undo 1"),
        # A freed joker goes into a new set, with two of one's own tiles, or anywhere.
        (position(RUNS, "R3 B6"), (lay("B6"),), "rack"),
        (position(RUNS, "R3 B6", rules=PRESSMAN), (lay("B6"),), "undo 1"),
        (position(SHORT, "R3 B13"), (lay("B13"),), "undo 1"),
        (position(SHORT, "R3 B13", rules=FAMILY), (lay("B13"),), "rack"),
        # Bonus jokers.
        (position("K8 R8 O8", "R4 R7 D K1", rules=TWIST), (lay("R4", "D"),), "rack"),
        # The article lets two loose tiles of the table come back, but none of one's own.
        (position("R7 B7 K7", "R5 R6 K1", rules=ARTICLE), (lay("R5", "R6"),), "here"),
        (position("R7 B7 K7", "R5 R6 K1"), (lay("R5", "R6"),), "undo 1"),
        (position("R7 B7 K7", "R5 R6 K1", rules=ARTICLE), (lay("R5", "R6"), lay("K1")), "undo 1"),
        # On the first rung runs alone count.
        (position("B4 B5 B6", "R4 K4 R5 R6", rules=FIRST_RUNG), (lay("R4", "K4"),), "undo 1"),
        (position("B4 B5 B6", "R4 K4 R5 R6", rules=FIRST_RUNG), (lay("R4"),), "rack"),
    ],
)
def test_what_can_become_of_a_turn(view: Position, moves: tuple[Move, ...], said: str) -> None:
    assert begun(view, *moves) == said


def test_the_key_of_the_river_must_be_played() -> None:
    view = position("K8 R8 O8", "B7 K7 K1", river="B8 R7", rules=RIVER)
    assert begun(view, lay("B7", "K7"), key=1) == "rack"
    assert begun(view, lay("B7", "K7")) == "undo 1"


def test_steps_lead_on_from_what_lies_there() -> None:
    view = position("K8 R8 O8", "B7 K7 R7")
    draft = Draft(view)
    draft.move(lay("B7", "K7"))
    found = outlook(view, draft)
    assert found
    assert found.play
    for step in found.steps:
        assert isinstance(step, Move)
        draft.move(step)
    assert not draft.faults()


@pytest.mark.parametrize(
    ("goal", "said"),
    [("lay B7 K7 R7", "rack"), ("lay 4", "undo"), ("lay O1", "undo"), ("free J", None)],
)
def test_what_misses_the_goal_is_no_way_to_finish(goal: str, said: str | None) -> None:
    view, aim = position("K8 R8 O8", "B7 K7 R7 O1"), read_goal(goal)
    draft = Draft(view)
    draft.move(lay("B7", "K7"))
    demand = Demand(aim.is_met, 4 if goal == "lay O1" else max(aim.count, len(aim.tiles)))
    found = find_outlook(view, draft.rows, None, draft.past, demand)
    assert (found.ending if found else None) == said


@pytest.mark.parametrize("rules", OFFERED.values(), ids=OFFERED.keys())
def test_it_agrees_with_trying_everything(rules: Rules) -> None:
    found = [_compared(rules, seed) for seed in range(EACH)]
    assert found.count("dark") <= MOST_DARK * EACH + 1


def _compared(rules: Rules, seed: int) -> str:
    """Hold the answer to the rules, and to a search that tries every way."""
    view, draft = crowded.begun(rules, seed, SMALL)
    found = outlook(view, draft) if draft.touched else None
    if not draft.touched:
        return "untouched"
    if found is None:
        return "dark"
    if found.play:
        assert not turn_faults(view, found.play)
    if found.ending == "undo":
        assert not can_finish(draft.position, draft.rows)
        for _ in range(found.undo - 1):
            draft.undo()
            assert not can_finish(draft.position, draft.rows)
        draft.undo()
        assert can_finish(draft.position, draft.rows) or not draft.touched
    else:
        assert found.play
        whole = tuple(row for row in found.play.table if row[2:])
        more = Counter(played(draft.position.table, whole)) - Counter(draft.played)
        assert bool(more) == (found.ending == "rack")
        assert not Counter(draft.played) - Counter(played(draft.position.table, whole))
    return found.ending
