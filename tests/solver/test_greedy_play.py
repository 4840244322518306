"""No answer is below what a simple player lays: own sets, then one tile after the other."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from game.bots import BOTS
from game.engine.deal import deal
from game.engine.position import Position, tiles_of
from game.engine.rules import TWIST
from game.engine.tile import BONUS
from game.engine.turn import apply, play_faults, played
from game.solver.greedy_play import greedy_play
from game.solver.play import search
from tests.sizes import size

EFFORT = 4_000
"""So little that many a search is cut short."""

SEEN = size(5, 30)


def tables_of_twist() -> Iterator[Position]:
    """List positions of seeded games with many bonus jokers on the table."""
    for seed in range(20):
        rng = Random(seed)
        here = deal(TWIST, ["fox", "owl", "pip"], rng).position
        while not here.ended and len(here.pool) > 10:
            there = tiles_of((*here.table, here.mover.rack))
            if here.mover.opened and sum(there[joker] for joker in BONUS) > 2:
                yield here
            here = apply(here, BOTS["level8"](here, rng))


def test_no_answer_is_below_the_simple_player() -> None:
    seen = list(islice(tables_of_twist(), 0, 3 * SEEN, 3))
    assert len(seen) == SEEN
    for here in seen:
        simple = greedy_play(here, here.mover.rack).table
        least = 0 if play_faults(here, simple) else len(played(here.table, simple))
        play = search(here, effort=EFFORT).play
        assert (len(played(here.table, play.table)) if play else 0) >= least
