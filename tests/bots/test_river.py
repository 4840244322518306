"""A bot beside the River: when it takes the Key, and which of two tiles it keeps."""

import pytest

from game.bots.greedy import choose
from game.bots.river import keep
from game.engine.events import Drew, Offered
from game.engine.game import Game
from game.engine.notation import read_row, read_tile
from game.engine.position import Position
from game.engine.rules import RIVER
from game.engine.turn import Draw
from game.session.player import Player
from game.session.session import Session
from tests.bots.tables import turn_of
from tests.engine.positions import position


def beside(
    river: str, table: str, rack: str, pool: str = "?40", *, opened: bool = True
) -> Position:
    return position(table, rack, opened=opened, pool=pool, river=river, rules=RIVER)


@pytest.mark.parametrize(
    ("river", "rack", "turn"),
    [
        ("R6 K1", "K9 O1", "take 1; R3 R4 R5 > R3 R4 R5 R6"),
        ("K1 R6", "K9 O1", "take 2; R3 R4 R5 > R3 R4 R5 R6"),
        ("K1 R9", "K9 B9 O1", "take 2; K9 R9 B9"),
        ("K1 O3 O4 O13 R9", "K9 B9 O1", "draw"),
        ("K1 O3 R9", "K9 B9 O6 O7 O8 O1", "O6 O7 O8"),
        ("R9", "K9 B9", "take 1; K9 R9 B9"),
        ("R7 R8", "R6", "R3 R4 R5 > R3 R4 R5 R6"),
        ("R7 R8", "R6 O1", "R3 R4 R5 > R3 R4 R5 R6"),
        ("R9", "K9 J", "take 1; K9 R9 J"),
    ],
    ids=[
        "adds it",
        "with plunder, rather than draw",
        "a set is worth some plunder",
        "but not more than it lays",
        "plays without",
        "goes out with it",
        "goes out without",
        "of equals without",
        "spends its joker",
    ],
)
def test_takes_the_key_where_it_is_worth_it(river: str, rack: str, turn: str) -> None:
    assert turn_of(choose, beside(river, "R3 R4 R5", rack)) == turn


@pytest.mark.parametrize(
    ("river", "table", "rack", "pool", "turn"),
    [
        ("R6", "R3 R4 R5", "K9 O1", "", "take 1; R3 R4 R5 > R3 R4 R5 R6"),
        ("K1", "R3 R4 R5", "K9 O1", "", "pass"),
        # R43: next turn it could lay the one and take the other back, forever.
        ("", "R10 J O10", "O6 O6 O11 R12", "?40", "draw"),
        ("", "R10 J O10", "O6 O6 O11 R12", "", "pass"),
    ],
)
def test_takes_the_key_from_an_empty_pool_and_swaps_no_tiles(
    river: str, table: str, rack: str, pool: str, turn: str
) -> None:
    assert turn_of(choose, beside(river, table, rack, pool)) == turn


@pytest.mark.parametrize(
    ("river", "rack", "turn"),
    [
        ("K10 O5", "R10 B10 O2", "take 1; K10 R10 B10"),
        ("O5 O6 K10", "R10 B10 O2", "take 3; K10 R10 B10"),
        ("O5 O6 O8 O11 K10", "R10 B10 O2", "draw"),
        ("K9", "R9 B9 O2", "draw"),
        ("O10 O5", "K10 R10 B10 O2", "K10 R10 B10"),
    ],
)
def test_opens_with_the_key(river: str, rack: str, turn: str) -> None:
    assert turn_of(choose, beside(river, "", rack, opened=False)) == turn


@pytest.mark.parametrize(
    ("rack", "two", "kept"),
    [
        ("R3 R4 K9", "O12 R5", "R5"),
        ("R3 R4 K9", "R5 O12", "R5"),
        ("R3 R4 R5 K9", "O3 J", "J"),
        ("K9 O1", "B9 R3", "B9"),
        ("K9 O1", "K11 K12", "K11"),
        ("K9 O1", "K9 K11", "K11"),
        ("K9 O1", "B12 B6", "B6"),
        ("K9 O1", "B6 B6", "B6"),
    ],
)
def test_keeps_the_tile_that_serves_better(rack: str, two: str, kept: str) -> None:
    assert keep(read_row(rack), read_row(two)) == read_tile(kept)


def session(start: Position) -> Session:
    return Session(Game(start), [Player("Fox", bot="level2"), Player("Owl", bot="level2")], seed=1)


def test_is_asked_again_once_two_tiles_are_offered() -> None:
    made = session(beside("B1", "R3 R4 R5", "K9 O1", "O12 K10 R6 R7 R8"))
    assert made.tick(0.0) == [Offered(0, read_row("O12 K10"))]
    assert Drew(0, 1) in made.tick(0.0)
    assert made.game.record.turns[0].turn == Draw(read_tile("K10"))
    assert made.game.position.river == read_row("B1 O12")
    assert made.game.position.to_move == 1


def test_sees_only_the_tiles_that_are_offered() -> None:
    answers = set()
    for rest in ("R6 R7 R8", "K11 K12 K13"):
        made = session(beside("", "R3 R4 R5", "K9 O1", f"O12 B6 {rest}"))
        for _ in range(2):
            made.tick(0.0)
        answers.update(timed.turn for timed in made.game.record.turns)
    assert answers == {Draw(read_tile("B6"))}


def test_keeps_the_last_tile_without_an_offer() -> None:
    made = session(beside("", "R3 R4 R5", "K9 O1", "O12"))
    assert Drew(0, 1) in made.tick(0.0)
    assert made.game.record.turns[0].turn == Draw()
