"""The casual player plays legally, sensibly and without peeking."""

from dataclasses import replace
from hashlib import sha256
from itertools import chain, islice
from random import Random

import pytest
from hypothesis import given, settings

from game.bots.casual import choose
from game.engine.notation import write_turn
from game.engine.position import Position
from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    FAMILY,
    PRESSMAN,
    TWIST,
    Rules,
)
from game.engine.turn import Draw, Pass, Play, turn_faults
from tests.bots.tables import answers, game
from tests.engine.positions import position
from tests.engine.strategies import positions


def chosen(start: Position) -> str:
    """Give the turn that the bot takes, as text."""
    return write_turn(start.table, choose(start.seen_by(start.to_move), Random(1)))


@pytest.mark.parametrize(
    ("rack", "turn"),
    [
        ("K10 R10 B10 O2", "K10 R10 B10"),
        ("K9 R9 B9 O2", "draw"),
        ("K9 R9 B9 O1 O2 O3", "O1 O2 O3 | K9 R9 B9"),
        ("K10 R10 B10 J", "K10 R10 B10"),
        ("K10 R10 B10 K2 K3 J", "K10 R10 B10"),
        ("K10 R10 O2 J", "K10 R10 J"),
        ("R12 R13 O2 J", "J R12 R13"),
        ("R13 O2 J J", "R13 J J"),
        ("R9 R10 O2 J", "R9 R10 J"),
        ("R1 R2 R4 R5 K13 R13 J", "K13 R13 J"),
    ],
)
def test_opens_when_it_can_without_jokers_where_it_can(rack: str, turn: str) -> None:
    assert chosen(position(rack=rack, opened=False)) == turn


@pytest.mark.parametrize(
    ("rules", "rack", "turn"),
    [
        (CLASSIC, "R11 R12 J", "R11 R12 J"),
        (ARTICLE, "R11 R12 J", "draw"),
        (ARTICLE, "R11 R12 R13 J", "R11 R12 R13"),
        (FAMILY, "K2 R2 B2 R11 R12 J", "K2 R2 B2"),
        (TWIST, "K13 R13 D O1", "K13 R13 D"),
        (TWIST, "K13 R13 D O1 O2 C", "K13 R13 D"),
        (TWIST, "K10 K11 C R13", "K10 K11 C R13"),
        (TWIST, "K7 K7 K8 K8 M O2", "K7 K8 M K8 K7"),
        (TWIST, "K13 K13 M O2", "draw"),
    ],
)
def test_opens_as_the_rules_allow(rules: Rules, rack: str, turn: str) -> None:
    assert chosen(position(rack=rack, opened=False, rules=rules)) == turn


@pytest.mark.parametrize(("draws", "turn"), [(2, "draw"), (3, "K2 R2 B2")])
def test_opens_with_any_set_once_mercy_allows_it(draws: int, turn: str) -> None:
    start = position(rack="K2 R2 B2 O9", opened=False, rules=replace(CLASSIC, mercy=3))
    merciful = replace(start, seats=(replace(start.mover, draws=draws), *start.seats[1:]))
    assert chosen(merciful) == turn


def test_leaves_the_table_alone_as_it_opens() -> None:
    start = position("R3 R4 R5 | K10 R10 B10", "O11 O12 O13 O10 R6", opened=False)
    assert chosen(start) == "O10 O11 O12 O13"


@pytest.mark.parametrize(
    ("table", "rack", "turn"),
    [
        ("R3 R4 R5", "R2 K9", "R3 R4 R5 > R2 R3 R4 R5"),
        ("R3 R4 R5", "R7 R6 K9", "R3 R4 R5 > R3 R4 R5 R6 R7"),
        ("K8 R8 B8", "O8 K1", "K8 R8 B8 > K8 R8 B8 O8"),
        ("K8 R8 J", "O8 K1", "K8 R8 J > K8 R8 J O8"),
        ("R3 J R5", "R4 K9", "R3 J R5 > R3 R4 R5 J"),
        ("R3 R4 R5 R6 R7", "R5 K9", "R3 R4 R5 R6 R7 > R3 R4 R5 | R5 R6 R7"),
        ("R3 R4 R5", "R2 K8 B8 O8 K1", "R3 R4 R5 > R2 R3 R4 R5 | K8 B8 O8"),
        ("R11 R12 R13", "R1 K9", "draw"),
        ("K8 R8 B8", "K8 O9", "draw"),
    ],
)
def test_adds_to_the_table(table: str, rack: str, turn: str) -> None:
    assert chosen(position(table, rack)) == turn


@pytest.mark.parametrize(
    ("table", "rack", "turn"),
    [
        ("R5 M R5", "R6 R6 K1", "R5 M R5 > R5 R6 M R6 R5"),
        ("R5 M R5", "R4 R4 R6 K1", "R5 M R5 > R4 R5 M R5 R4"),
        ("R5 M R5", "R6 K1", "draw"),
        ("B6 R6 M R6 B6", "K6 K6 K1", "B6 R6 M R6 B6 > B6 R6 K6 M K6 R6 B6"),
        ("R3 R4 C B6", "B7 K1", "R3 R4 C B6 > R3 R4 C B6 B7"),
        ("R3 R4 C B6", "R7 K1", "draw"),
        ("R3 R4 R5 C", "R6 K9", "R3 R4 R5 C > R3 R4 R5 R6 C"),
        ("R3 D R6", "R4 K1", "draw"),
        ("R3 D R6", "R2 K1", "R3 D R6 > R2 R3 D R6"),
        ("K8 R8 D", "O8 K1", "draw"),
        ("R3 R4 R5", "D C K9 O1", "draw"),
        ("R3 R4 R5", "D", "R3 R4 R5 > R3 R4 R5 D"),
        ("R3 R4 R5", "R9 R9 M", "R9 M R9"),
        ("R3 R4 R5", "R9 R9 M K1", "draw"),
    ],
)
def test_plays_twist(table: str, rack: str, turn: str) -> None:
    assert chosen(position(table, rack, rules=TWIST)) == turn


@pytest.mark.parametrize(
    ("table", "rack", "turn"),
    [
        ("R3 R4 R5 R6", "K6 B6 O1", "R3 R4 R5 R6 > R3 R4 R5 | K6 R6 B6"),
        ("R3 R4 R5 R6", "R1 R2 K9", "R3 R4 R5 R6 > R1 R2 R3 R4 R5 R6"),
        ("R3 R4 R5 R6", "K3 B3 O1", "R3 R4 R5 R6 > R4 R5 R6 | K3 R3 B3"),
        ("K8 R8 B8 O8", "B6 B7 K1", "K8 R8 B8 O8 > K8 R8 O8 | B6 B7 B8"),
        ("R3 R4 R5", "K5 B5 O1", "draw"),
        ("K8 R8 B8", "B6 B7 K1", "draw"),
        ("R3 R4 R5 J", "K9 B9 O1", "draw"),
    ],
)
def test_completes_a_set_with_what_a_row_can_spare(table: str, rack: str, turn: str) -> None:
    assert chosen(position(table, rack)) == turn


@pytest.mark.parametrize(
    ("rack", "pool", "other", "turn"),
    [
        ("K9 R9 J O1", "?40", "?14", "draw"),
        ("K9 R9 J", "?40", "?14", "K9 R9 J"),
        ("J", "?40", "?14", "R3 R4 R5 > R3 R4 R5 J"),
        ("K9 R9 J O1", "", "?14", "K9 R9 J"),
        ("K9 R9 J O1", "?40", "?1", "K9 R9 J"),
        ("R6 J O1", "?40", "?14", "R3 R4 R5 > R3 R4 R5 R6"),
    ],
    ids=["kept", "goes out", "goes out alone", "pool empty", "other almost out", "beside it"],
)
def test_keeps_the_joker_until_the_end(rack: str, pool: str, other: str, turn: str) -> None:
    assert chosen(position("R3 R4 R5", rack, pool=pool, others=(other,))) == turn


@pytest.mark.parametrize(
    ("rules", "turn"),
    [
        (CLASSIC, "R7 J J R10 > J J R11 | K7 R7 B7 | K10 R10 B10"),
        (PRESSMAN, "R7 J J R10 > J J R10 R11 | K7 R7 B7"),
    ],
)
def test_leaves_out_only_the_step_that_the_rules_forbid(rules: Rules, turn: str) -> None:
    """Two sets completed in turn may free a joker, which then needs two own tiles beside it."""
    assert chosen(position("R7 J J R10", "R11 K7 B7 K10 B10 O1", rules=rules)) == turn


def test_chance_chooses_among_additions() -> None:
    start = position("K8 R8 J", "B8 O8 K1")
    turns = {write_turn(start.table, choose(start, Random(seed))) for seed in range(20)}
    assert turns == {"K8 R8 J > K8 R8 J B8", "K8 R8 J > K8 R8 J O8"}


def test_passes_only_on_an_empty_pool() -> None:
    assert chosen(position("R3 R4 R5", "K9 O1")) == "draw"
    assert chosen(position("R3 R4 R5", "K9 O1", pool="")) == "pass"
    assert chosen(position(rack="K9 O1", pool="", opened=False)) == "pass"


@settings(max_examples=300)
@given(positions())
def test_is_legal_by_any_rules(start: Position) -> None:
    turn = choose(start.seen_by(start.to_move), Random(1))
    assert turn_faults(start, turn) == ()
    assert isinstance(turn, Play | Draw if start.pool else Play | Pass)


@settings(max_examples=300)
@given(positions())
def test_never_peeks(start: Position) -> None:
    """Even a position with open racks makes no difference, neither to the choice nor the chance."""
    assert len(answers(choose, start)) == 1


def test_two_hundred_choices_are_as_ever() -> None:
    """A change of play is fine, but never by accident: then put the new signature here."""
    games = (game(choose, CLASSIC, seats, seed) for seed in (1, 2) for seats in (2, 3, 4))
    starts = (start for start in chain.from_iterable(games) if not start.ended)
    turns = [chosen(start) for start in islice(starts, 0, 400, 2)]
    signature = sha256("\n".join(turns).encode()).hexdigest()
    assert (len(turns), signature[:16]) == (200, "5a192eb6dcba539c")
