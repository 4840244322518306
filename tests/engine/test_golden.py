"""The golden records replay bit-equal, and each rule is shown by one of them."""

import re

import pytest

from game.engine.events import TimedOut
from game.engine.game import Game
from game.engine.move import FromRack, Move, To
from game.engine.notation import write_position
from game.engine.record import TimedTurn, read_record, write_record
from game.engine.turn import Play, Timeout
from tests.engine.golden import FOLDER, GAMES, MATCHES, made, match_made, told
from tests.engine.players import by_hand
from tests.engine.shown import SHOWN, TOLD, Sight, replayed
from tests.sizes import size

RECORDS = sorted(
    path.relative_to(FOLDER).with_suffix("").as_posix()
    for folder in ("games", "shows")
    for path in (FOLDER / folder).iterdir()
)


def read(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def names_in(folder: str) -> set[str]:
    return {path.stem for path in (FOLDER / folder).iterdir()}


def test_there_is_a_file_for_every_game_and_match_and_no_other() -> None:
    assert names_in("games") == set(GAMES)
    assert names_in("matches") == set(MATCHES)
    assert len(RECORDS) >= 60


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    record = read_record(read(name))
    assert write_record(record) == read(name)
    *_, last = record.positions()
    assert dict(record.headers)["end"] == write_position(last, one_line=True)


@pytest.mark.parametrize("name", [*GAMES][:: size(2, 1)])  # there are two of each kind
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert made(name) == read(f"games/{name}")


@pytest.mark.parametrize("name", MATCHES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    assert match_made(name) == read(f"matches/{name}")


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_given_the_turns_again_writes_the_same_record(name: str) -> None:
    record = read_record(read(name))
    game = Game(record.start)
    for timed in record.turns:
        replay(game, timed)
    assert game.record.turns == record.turns
    result = dict(record.headers).get("result")
    assert result == (told(game.result) if game.result else None)


def replay(game: Game, timed: TimedTurn) -> None:
    """Do what was done: end the turn, or let its time run out over the table as it was left."""
    if game.clock.limit is None or timed.seconds < game.clock.limit:
        assert game.tick(timed.seconds) == []
        assert not isinstance(timed.turn, Timeout)
        game.do(timed.turn)
        return
    if isinstance(timed.turn, Play):
        for _ in by_hand(game, timed.turn):
            pass
    elif timed.turn == Timeout(unfinished=True):
        game.do(Move((FromRack(game.draft.rack[0]),), To.NEW_ROW))
    elif not isinstance(timed.turn, Timeout):
        game.do(type(timed.turn)())
    assert isinstance(game.tick(timed.seconds)[0], TimedOut)


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("shows/")])
def test_what_is_told_as_refused_is_refused_for_just_these_reasons(name: str) -> None:
    for told_so, reasons in replayed(read(name)).refused:
        assert reasons
        assert told_so.endswith(f": {', '.join(reasons)}")


def test_every_rule_has_a_record() -> None:
    assert sorted([*SHOWN, *TOLD]) == list(range(1, 46))
    assert all([*SHOWN.values(), *TOLD.values()])


SIGHTS = [(rule, name, sight) for rule in SHOWN for name, sight in SHOWN[rule]]


@pytest.mark.parametrize(
    ("rule", "name", "sight"),
    SIGHTS,
    ids=[f"R{rule}-{name}-{at}" for at, (rule, name, _) in enumerate(SIGHTS)],
)
def test_a_record_shows_its_rule(rule: int, name: str, sight: Sight) -> None:
    assert sight(replayed(read(name))), f"R{rule}"


@pytest.mark.parametrize(
    ("rule", "name", "words"), [(rule, name, words) for rule in TOLD for name, words in TOLD[rule]]
)
def test_a_match_shows_its_rule(rule: int, name: str, words: str) -> None:
    assert re.search(words, read(f"matches/{name}")), f"R{rule}"


@pytest.mark.parametrize("ended", ["out", "blocked"])
def test_games_end_in_both_ways(ended: str) -> None:
    ends = [dict(read_record(read(f"games/{name}")).headers)["result"] for name in GAMES]
    assert sum(end.startswith(ended) for end in ends) >= 10
