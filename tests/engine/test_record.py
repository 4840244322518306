"""Games written down: there and back, and every error told with its line."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.deal import deal
from game.engine.game import Game
from game.engine.notation import read_position, read_table
from game.engine.record import Record, TimedTurn, read_record, write_record
from game.engine.rules import CLASSIC
from game.engine.turn import Draw, Play
from tests.engine.players import take_turn
from tests.engine.strategies import names
from tests.engine.test_notation import complaint
from tests.sizes import example_count

TEXT = """[seed "7"]
[start "rules classic-2016 / table B4 B5 B6 / * fox  R10 B10 K10 O1 / pip+  B7 / pool O2 O3"]
1. 12.5 R10 B10 K10
2. 60.0 timeout
3. 3.0 draw
4. 0.0 B4 B5 B6 > B4 B5 B6 B7
"""
MISSING = "Line 4: Turn 2 is missing here; it looks like '2. 12.5 draw'."


def test_a_record_reads_like_this() -> None:
    record = read_record(TEXT)
    assert record.headers == (("seed", "7"),)
    assert record.turns[2] == TimedTurn(Draw(), 3.0)
    assert write_record(record) == TEXT.replace("B10 K10", "B10 K10")
    *_, last = record.positions()
    assert last.table == read_table("R10 B10 K10 | B4 B5 B6 B7")
    assert [len(seat.rack) for seat in last.seats] == [2, 1]


def test_a_record_cut_short_is_the_game_up_to_there() -> None:
    lines = TEXT.splitlines()
    whole = read_record(TEXT)
    for kept in range(2, len(lines) + 1):
        assert read_record("\n".join(lines[:kept])).turns == whole.turns[: kept - 2]


def test_the_turns_of_a_game_are_read_as_they_were_made() -> None:
    """A play that changes a row in front leaves it, as text does, behind those that stay."""
    game = Game(read_position("rules classic-2016\ntable B4 B5 B6 | K1 K2 K3\nfox+ B7 O1\npip O2"))
    game.do(Play(read_table("B4 B5 B6 B7 | K1 K2 K3")))
    assert read_record(write_record(game.record)) == game.record


@settings(max_examples=example_count(30))
@given(st.integers(0, 10_000), st.integers(2, 4), st.lists(st.tuples(names(), names()), max_size=3))
def test_what_is_written_is_read_again(seed: int, seats: int, pairs: list[tuple[str, str]]) -> None:
    rng = Random(seed)
    game = Game(deal(CLASSIC, [str(seat) for seat in range(seats)], rng).position)
    for _ in range(25):
        take_turn(game, rng)
    headers = tuple((f"h{at}", "".join(pair)) for at, pair in enumerate(pairs))
    record = Record(game.start, game.record.turns, headers)
    assert read_record(write_record(record)) == record
    *_, last = record.positions()
    assert last == game.position


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[start", "[begin", "Line 3: A turn comes before the start position."),
        ("2. 60.0 timeout", "3. 60.0 timeout", MISSING),
        ("60.0 timeout", "soon timeout", MISSING),
        ("60.0 timeout", "9" * 10 + ".0 timeout", MISSING),
        ("2. 60.0", "9" * 5_000 + ". 60.0", MISSING),
        ("3.0 draw", "3.0 sleep", "Line 5: 'sleep' isn't a tile."),
        ("3.0 draw", "3.0 pass", "Line 5: Turn 3 is not legal (pool-not-empty)."),
        ("R10 B10 K10\n", "R10 B10\n", "Line 3: Turn 1 is not legal (group-short, initial-meld)."),
        ("B4 B5 B6 >", "B4 B5 B7 >", "Line 6: The row 'B4 B5 B7' is not on the table."),
        ("B7 / pool", "B77 / pool", "Line 2: Line 4 of the position: 'B77' isn't a tile."),
        ('"7"', '"\\q"', 'Line 1: "\\q" has a broken quote.'),
        ('"7"', '"\\ud800"', 'Line 1: "\\ud800" has a broken quote.'),
    ],
)
def test_an_error_names_the_line(old: str, new: str, message: str) -> None:
    assert TEXT.count(old) == 1
    assert complaint(read_record, TEXT.replace(old, new)) == message


def test_a_record_needs_one_start() -> None:
    assert complaint(read_record, '[seed "7"]\n') == "The record has no start position."
    twice = TEXT + TEXT.splitlines()[1]
    assert complaint(read_record, twice) == "Line 7: The record has two start positions."


def test_nothing_is_played_after_the_end() -> None:
    over = TEXT.replace("O1 / pip", "/ pip")
    assert complaint(read_record, over) == "Line 4: The game was over before turn 2."


@given(st.text(st.sampled_from('[]"\\ start124.0 drawpseJKRBO>|/*+\n'), max_size=60))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    for wrapped in (text, TEXT + text, TEXT.replace("12.5", text), TEXT.replace("draw", text)):
        assert complaint(read_record, wrapped).endswith(".")
