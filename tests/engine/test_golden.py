"""The golden games replay bit-equal, and each shows what its name says."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from game.engine.draft import Draft
from game.engine.game import Game
from game.engine.move import FromRack, Move, To
from game.engine.notation import write_position
from game.engine.position import Position
from game.engine.record import Record, TimedTurn, read_record, write_record
from game.engine.tile import JOKER
from game.engine.turn import Play, Timeout
from tests.engine.golden import FOLDER, GAMES, made, told

Turn = tuple[Position, TimedTurn, Position]


def read(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def turns(record: Record) -> Iterator[Turn]:
    for (before, after), timed in zip(pairwise(record.positions()), record.turns, strict=True):
        yield before, timed, after


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    record = read_record(read(name))
    assert write_record(record) == read(name)
    *_, last = record.positions()
    assert dict(record.headers)["end"] == write_position(last, one_line=True)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert made(name) == read(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_given_the_turns_again_writes_the_same_record(name: str) -> None:
    record = read_record(read(name))
    game = Game(record.start)
    for timed in record.turns:
        replay(game, timed)
    assert game.record.turns == record.turns
    assert game.result
    assert told(game.result) == dict(record.headers)["result"]


def replay(game: Game, timed: TimedTurn) -> None:
    """Do what was done: end the turn, or let its time run out over the table as it was left."""
    if timed.seconds < (game.clock.limit or 0):
        assert game.tick(timed.seconds) == []
        assert not isinstance(timed.turn, Timeout)
        game.do(timed.turn)
        return
    if isinstance(timed.turn, Play):
        game.draft = Draft(game.position, rows=timed.turn.table)
    elif timed.turn == Timeout(unfinished=True):
        game.do(Move((FromRack(game.draft.rack[0]),), To.NEW_ROW))
    game.tick(timed.seconds)


def timed_out(turn: object) -> Callable[[Turn], bool]:
    return lambda each: each[1].turn == turn


def stands(each: Turn) -> bool:
    return isinstance(each[1].turn, Play) and each[1].seconds == 60


def frees_a_joker(each: Turn) -> bool:
    """A row with a joker shares no number tile with any such row after the turn."""
    before, _, after = each
    left = [set(row) - {JOKER} for row in after.table if JOKER in row]
    return any(JOKER in row and not any(set(row) & other for other in left) for row in before.table)


def opens_with_a_joker(each: Turn) -> bool:
    before, timed, after = each
    opens = isinstance(timed.turn, Play) and not before.mover.opened
    return opens and after.seats[before.to_move].rack.count(JOKER) < before.mover.rack.count(JOKER)


def splits_a_row(each: Turn) -> bool:
    before, timed, after = each
    return isinstance(timed.turn, Play) and any(
        not any(set(row) <= set(other) for other in after.table) for row in before.table
    )


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("time-out-idle", timed_out(Timeout(unfinished=False))),
        ("time-out-unfinished", timed_out(Timeout(unfinished=True))),
        ("time-out-stands", stands),
        ("freed-joker", frees_a_joker),
        ("joker-opens", opens_with_a_joker),
        ("split-row", splits_a_row),
    ],
)
def test_a_game_shows_what_its_name_says(name: str, shown: Callable[[Turn], bool]) -> None:
    assert any(map(shown, turns(read_record(read(name)))))


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith(("out", "blocked"))])
def test_a_game_ends_as_its_name_says(name: str) -> None:
    ended, seats = name.split("-")
    record = read_record(read(name))
    assert dict(record.headers)["result"].startswith(ended)
    assert len(record.start.seats) == int(seats)
