"""Puzzles from games of bots: what is found is what it says."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from game.puzzles.answer import answer
from game.puzzles.find import Sight, joker_freed, sights, simple_strands, strands_of_play
from game.puzzles.grade import grade, is_simple
from game.puzzles.puzzle import Puzzle

SEED = 6
"""The first of its game already has one of each kind."""


def first(source: Callable[[Sight], Iterator[Puzzle]], count: int = 2) -> list[Puzzle]:
    found = (puzzle for sight in islice(sights(SEED), 20, None) for puzzle in source(sight))
    return list(islice(found, count))


@pytest.mark.parametrize("source", [strands_of_play, joker_freed, simple_strands])
def test_what_is_found_can_be_solved_and_has_its_grade(
    source: Callable[[Sight], Iterator[Puzzle]],
) -> None:
    puzzles = first(source)
    assert puzzles
    for puzzle in puzzles:
        assert answer(puzzle)
        assert grade(puzzle) == puzzle.grade
        assert is_simple(puzzle) == (source is simple_strands)
