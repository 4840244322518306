"""Steps have a number each, and never more numbers than a key has bits for."""

from collections import Counter

from game.engine.notation import read_row
from game.solver.options import MOST_STEPS, OPTIONS
from game.solver.supplies import Column, Stock, columns
from game.solver.sweep import Use, sweep

RACK = read_row("R1 R2 R3 R4 R5 R6 B7 B8 B9 B10 O1 K1 B1")
PLAIN = columns(Stock(Counter(), Counter(RACK)), "tiles")


def never_seen(number: int) -> list[Column]:
    """Give the same tiles a worth that no sweep has seen: each has steps of its own."""
    return [
        tuple(supply._replace(worth=len(PLAIN) * number + at) for supply in column)
        for at, column in enumerate(PLAIN, start=10)
    ]


def played(uses: list[Use] | None) -> int:
    assert uses
    return sum(sum(use.groups) + sum(use.runs) for use in uses)


def test_however_many_steps_there_have_been_the_best_way_is_found() -> None:
    seen, most, before = 0, 0, OPTIONS.count
    for number in range(560):
        assert played(sweep(never_seen(number), 0)) == len(RACK)
        seen += max(0, OPTIONS.count - before)
        before = OPTIONS.count
        most = max(most, before)
    assert seen > MOST_STEPS, "there were too few to fill all numbers"
    assert most <= MOST_STEPS
    assert played(sweep(PLAIN, 0)) == len(RACK)
