"""The Maestro in somebody's chair: same deal, same pool, same seats."""

from dataclasses import replace

import pytest

from game.engine.game import Game
from game.engine.notation import read_position
from game.engine.position import Handicap, Position
from game.engine.rules import LADDER, OFFERED, PRESETS, Rules
from game.engine.score import Result
from game.session.future import Executor, Inline, Priority
from game.session.maestro import ChairTry, Verdict, chair_of, play_on, rack_sizes, sit_down
from game.session.player import Player
from game.session.searches.maestro_search import ChairSearch
from game.session.session import Session
from tests.later import Later

ANN, BEN = Player("Ann", "otter", color=2), Player("Ben", "fox")
SHORT = LADDER["rung-1"]
NEARLY_OVER = """
rules classic-2016
table K3 B3 O3 | R1 R2 R3 | K2 R2 B2 O2 | R11 R12 R13 | K9 R9 O9 | O5 O6 O7 O8 | K11 B11 R11
* Ann+   B4 B5 B6 B7 B8 B1 B9 O3
  frog+  K1 K2 K3 R5 B13
pool O11 K13 R7 B1 K4 K12
"""
AROUND = tuple(Player.unnamed(face, bot) for face, bot in (("owl", "level10"), ("frog", "level3")))


def table(count: int, seat: int) -> tuple[Player, ...]:
    bots = tuple(AROUND[at % 2] for at in range(count - 1))
    return (*bots[:seat], ANN, *bots[seat:])


def dealt(rules: Rules, players: tuple[Player, ...], seed: int = 7) -> Position:
    return Session.start(rules, players, seed).game.start


def to_the_end(begun: ChairTry) -> ChairTry:
    while not begun.result:
        begun = play_on(begun)
    return begun


def check(start: Position, players: tuple[Player, ...], seat: int, played: ChairTry) -> None:
    """Hold a try to the deal: racks, the order of the pool, who begins, and who sits where."""
    there, *positions = played.record.positions()
    assert there == start
    for before, now in zip([start, *positions], positions, strict=False):
        left = len(start.pool) - len(now.pool)
        assert now.pool == start.pool[left:]
        if len(before.pool) - len(now.pool) == 1:
            came = [*now.seats[before.to_move].rack]
            came.remove(before.pool[0])
            assert sorted(map(str, came)) == sorted(map(str, before.mover.rack))
    others = [each for at, each in enumerate(played.players) if at != seat]
    assert others == [each for at, each in enumerate(players) if at != seat]
    assert played.players[seat].bot == "level10"


@pytest.mark.parametrize(
    ("name", "count", "seat"),
    [("classic-2016", 2, 1), ("river", 3, 0), ("twist-2018", 4, 3), ("article", 2, 0)],
)
def test_the_maestro_has_the_same_deal(name: str, count: int, seat: int) -> None:
    players = table(count, seat)
    start = dealt(OFFERED[name], players)
    for begun in sit_down(start, players, seat):
        check(start, players, seat, play_on(begun, 6))


@pytest.mark.release
@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_chairs_keep_deal_pool_and_seats(hundred: int) -> None:
    kinds = [*PRESETS.values(), *LADDER.values()]
    for number in range(20 * hundred, 20 * (hundred + 1)):
        count = 2 + number % 3
        seat = number % count
        players = table(count, seat)
        start = dealt(kinds[number % len(kinds)], players, number)
        for begun in sit_down(start, players, seat):
            played = to_the_end(begun)
            check(start, players, seat, played)
            assert played.result == Game.from_record(played.record).result
            assert played.left == rack_sizes([*played.record.positions()], seat)


def test_in_legs_or_at_once_it_is_the_same_game() -> None:
    players = table(2, 0)
    start = dealt(OFFERED["river"], players)
    begun = next(sit_down(start, players, 0))
    assert play_on(play_on(begun, 3), 4).record == play_on(begun, 7).record


def test_what_was_made_easier_on_the_seat_still_is() -> None:
    eased = replace(ANN, handicap=Handicap(any_set_opens=True))
    players = (eased, AROUND[1])
    begun = next(sit_down(dealt(SHORT, players), players, 0))
    assert begun.players[0].handicap == eased.handicap
    assert begun.players[0].color == 2
    assert begun.record.start.seats[0].handicap == eased.handicap


def test_only_a_person_alone_among_bots_has_a_chair() -> None:
    start = dealt(SHORT, table(3, 1))
    assert chair_of(start, table(3, 1)) == 1
    assert chair_of(start, (ANN, BEN, AROUND[0])) is None
    assert chair_of(start, AROUND) is None
    together = dealt(OFFERED["together"], table(2, 0))
    assert chair_of(together, table(2, 0)) is None


# What five tries say


def ended(won: bool, turns: int) -> ChairTry:
    players = table(2, 0)
    begun = play_on(next(sit_down(dealt(SHORT, players), players, 0)), turns)
    return replace(begun, result=Result("out", (0,) if won else (1,), (0, 0)))


@pytest.mark.parametrize(
    ("tries", "wins", "typical"),
    [
        ([(True, 5), (True, 1), (True, 3), (True, 2), (True, 4)], 5, 3),
        ([(True, 4), (False, 2), (True, 1), (True, 3), (True, 5)], 4, 3),
        ([(False, 1), (False, 4), (True, 2), (False, 3), (False, 5)], 1, 3),
    ],
)
def test_the_film_is_one_of_middle_length_that_ended_as_most_did(
    tries: list[tuple[bool, int]], wins: int, typical: int
) -> None:
    verdict = Verdict(tuple(ended(*each) for each in tries))
    assert verdict.wins == wins
    assert verdict.typical.turns == typical
    assert verdict.typical.won == (wins > 2)


# Beside the frames


def search(executor: Executor) -> ChairSearch:
    players = table(2, 1)
    return ChairSearch(executor, dealt(SHORT, players), players, 1)


def test_the_same_deal_always_has_the_same_verdict() -> None:
    verdicts = []
    for _ in range(2):
        found = ChairSearch(Inline(), read_position(NEARLY_OVER), (ANN, AROUND[1]), 0)
        while not found.is_done:
            found.tick()
        verdicts.append(found.verdict)
    assert verdicts[0] == verdicts[1]
    assert verdicts[0]
    assert [each.seed for each in verdicts[0].tries] == [1, 2, 3, 4, 5]


def test_a_few_turns_are_asked_for_at_a_time_after_all_others() -> None:
    later = Later()
    found = search(later)
    for _ in range(3):
        found.tick()
    assert [each.priority for each in later.asked] == [Priority.REVIEW]
    later.asked[0].think()
    found.tick()
    assert len(later.asked) == 2
    assert found.verdict is None


def test_whoever_leaves_stops_the_tries_and_goes_on_some_other_time() -> None:
    later = Later()
    found = search(later)
    found.tick()
    found.stop()
    assert later.asked[0].cancelled
    assert len(later.asked) == 1
    found.tick()
    assert later.asked[1].arguments == later.asked[0].arguments


def test_a_try_without_an_answer_is_left_out() -> None:
    later = Later()
    found = search(later)
    found.tick()
    while not found.is_done:
        asked = later.asked[-1]
        asked.fail(ValueError()) if len(found.over) == 1 else asked.think()
        found.tick()
    assert len(found.over) == 1
    assert found.verdict
