"""What is looked for in a game that is over, turn by turn: missed ideas, and the luck of draws."""

import pytest

from game.session.future import Executor, Inline
from game.session.searches.idea_search import IdeaSearch
from game.session.searches.luck_search import LuckSearch
from tests.analysis.test_missed import THREE
from tests.engine.positions import positions_after
from tests.later import Later

START = THREE.replace("pool K12 ?20", "pool K12 K11 B1 O7 R1 R2 R10 O1 O2")
"""The first player has three tiles to lay, and always draws, as everybody does."""

Search = type[IdeaSearch] | type[LuckSearch]


def search(kind: Search, executor: Executor, turns: int) -> IdeaSearch | LuckSearch:
    return kind(executor, positions_after(START, *[""] * turns), 0)


def test_each_turn_of_the_seat_is_looked_at() -> None:
    found = search(IdeaSearch, Inline(), 5)
    while not found.is_done:
        found.tick()
    assert [idea.turn for idea in found.ideas] == [1]
    assert not found.tick()


def test_all_draws_of_the_seat_are_weighed_before_anything_is_told() -> None:
    found, told = search(LuckSearch, Inline(), 9), []
    while not found.is_done:
        assert found.luck is None
        told.append(found.tick())
    assert told == [False, False, False, False, True]
    assert found.luck
    assert not found.tick()


@pytest.mark.parametrize("kind", [IdeaSearch, LuckSearch])
def test_a_turn_without_an_answer_is_left_out(kind: Search) -> None:
    later = Later()
    found = search(kind, later, 1)
    found.tick()
    later.asked[0].fail(ValueError())
    assert found.tick()
    assert found.is_done
    assert not (found.ideas if kind is IdeaSearch else found.luck)
