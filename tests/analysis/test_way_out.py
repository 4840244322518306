"""A way out that a child can follow: no other rows than two are taken apart."""

from collections import Counter
from itertools import chain, product
from random import Random

import pytest

from game.analysis.hint import find_hint
from game.analysis.simple_play import easy_play
from game.analysis.way_out import MOST_ROWS, short_way_out
from game.bots import BOTS
from game.engine.deal import deal
from game.engine.notation import write_table
from game.engine.position import Position, Table
from game.engine.rules import NAMED, for_seats
from game.engine.turn import apply, played
from game.solver.play import last_play
from tests.engine.positions import position
from tests.sizes import sample, size

SEEDS = size(1, 12)
FOUND = """K3 K4 K5 | R3 R4 R5 | B3 B4 B5 | R2 R3 R4 R5 R6 | O1 O2 O3 O4 O5 O6 | K3 K4 K5 K6 K7 |\
 O2 O3 O4 O5 O6 O7 O8 | B1 B2 B3 B4 B5 B6"""


def taken_apart(before: Table, after: Table) -> int:
    """Count the rows that lie in no row any more, by the best way to tell which became which."""
    homes = [[at for at, new in enumerate(after) if Counter(old) <= Counter(new)] for old in before]
    owner: dict[int, int] = {}

    def settle(old: int, tried: set[int]) -> bool:
        for at in homes[old]:
            if at not in tried:
                tried.add(at)
                if at not in owner or settle(owner[at], tried):
                    owner[at] = old
                    return True
        return False

    return sum(not settle(old, set()) for old in range(len(before)))


@pytest.mark.parametrize(
    ("rung", "table", "rack", "apart"),
    [
        ("rung-2", FOUND, "K1 K6 K8 R1 R6 B8", 2),
        ("rung-3", "K5 K6 K7 K8 | O1 O2 O3", "R8 B8 O4", 1),
        ("rung-3", "K5 K6 K7 | O1 O2 O3", "K8 O4 R9 B9 K9", 0),
        ("rung-1", "R1 R2 R3 R4 R5 | K1 K2 K3", "R3 K4", 1),
        ("rung-3", "K1 K2 K3 | R1 R2 R3 | B1 B2 B3", "O3 O2 O1", 0),
    ],
)
def test_whoever_can_lay_all_by_taking_two_rows_apart_is_shown_it(
    rung: str, table: str, rack: str, apart: int
) -> None:
    start = position(table, rack, rules=NAMED[rung])
    found = find_hint(start, start.table)
    play = found.best or found.play
    assert play
    assert len(played(start.table, play.table)) == len(start.mover.rack)
    assert taken_apart(start.table, play.table) == apart


def test_where_more_rows_would_have_to_be_taken_apart_hints_do_with_what_is_easy() -> None:
    start = position("K1 K2 K3 | R1 R2 R3 | B1 B2 B3", "O3 K9 R9 B9", rules=NAMED["rung-3"])
    assert last_play(start)
    assert short_way_out(start) is None
    play = find_hint(start, start.table).play
    assert play
    assert write_table(play.table) == "K1 K2 K3 | R1 R2 R3 | B1 B2 B3 | K9 R9 B9"


@pytest.mark.parametrize(
    ("rack", "laid"),
    [
        ("R9 K9 O9 J K1", "R9 K9 O9"),
        ("R9 K9 O9 J", "R9 K9 O9 J"),  # to go out
        ("R9 K9 J K1", "K9 R9 J"),  # nothing goes without
    ],
)
def test_jokers_are_laid_last(rack: str, laid: str) -> None:
    start = position("B4 B5 B6", rack, rules=NAMED["rung-3"])
    play = easy_play(start)
    assert play
    assert Counter(map(str, played(start.table, play.table))) == Counter(laid.split())


def ends(rung: str, seed: int) -> list[Position]:
    """Play a game; give the positions in which all can be laid."""
    rng, seats, found = Random(f"{rung}/{seed}"), 2 + seed % 2, list[Position]()
    now = deal(for_seats(NAMED[rung], seats), ("fox", "owl", "otter")[:seats], rng).position
    bots = [BOTS[name] for name in ("person70", "level2", "level2")]
    for _ in range(120):
        if now.ended:
            break
        view = now.seen_by(now.to_move)
        if view.mover.opened and last_play(view):
            found.append(view)
        now = apply(now, bots[now.to_move](view, rng))
    return found


@pytest.mark.whole
@pytest.mark.parametrize(("rung", "seed"), [*product(("rung-1", "rung-2", "rung-3"), range(SEEDS))])
def test_no_way_out_that_the_solver_finds_so_is_missed(rung: str, seed: int) -> None:
    for view in sample(ends(rung, seed), size(6, 99)):
        whole, short = last_play(view), short_way_out(view)
        assert whole
        if taken_apart(view.table, whole.table) <= MOST_ROWS:
            assert short, (write_table(view.table), view.mover.rack)
        if short:
            assert not apply(view, short).seats[view.to_move].rack
            assert Counter(chain(*short.table)) == Counter((*chain(*view.table), *view.mover.rack))
            assert taken_apart(view.table, short.table) <= MOST_ROWS
