"""A session: players at a table, a match of games, and the bots asked through an executor."""

from math import inf, nan
from random import Random
from typing import Any

import pytest

from game.bots import BOTS
from game.engine.events import Drew, GameEnded, TimedOut, TurnBegan
from game.engine.game import EndTurn, Game
from game.engine.move import At
from game.engine.notation import read_position
from game.engine.position import Position
from game.engine.rules import CLASSIC, LADDER, Rounds, for_seats
from game.engine.tile import HIDDEN
from game.engine.turn import Choice, Draw, Pass
from game.session.commands import NextGame
from game.session.future import Inline, KnownAnswer, Priority
from game.session.player import Player
from game.session.session import Session
from tests.engine.positions import lay
from tests.later import Later

NAMES = ("Fox", "Owl", "Otter", "Bear")
LAST_TILE = """
rules classic-2016
table B4 B5 B6
* Fox+ B7
  Owl+ O1 O2 O3 B13
pool R12
"""


def players(count: int, people: tuple[int, ...] = ()) -> list[Player]:
    return [
        Player(name, bot=None if at in people else "level2")
        for at, name in enumerate(NAMES[:count])
    ]


def session(count: int = 2, people: tuple[int, ...] = (), seed: int = 7, **kwargs: Any) -> Session:
    return Session.start(CLASSIC, players(count, people), seed, **kwargs)


def at(text: str, people: tuple[int, ...] = (), **kwargs: Any) -> Session:
    return Session(Game(read_position(text)), players(2, people), **kwargs)


def play(made: Session, turns: int = 1000) -> list[Position]:
    positions = []
    while turns and not made.game.result:
        made.tick(0.0)
        positions.append(made.game.position)
        turns -= 1
    return positions


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_rung_is_dealt_as_so_many_play_it(count: int) -> None:
    start = Session.start(LADDER["rung-2"], players(count), 7).game.position
    assert start.rules == for_seats(LADDER["rung-2"], count)
    assert {len(seat.rack) for seat in start.seats} == {start.rules.rack_size}


# The same again


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_same_seed_is_the_same_match(count: int) -> None:
    one, other = session(count), session(count)
    assert one.opening == other.opening
    assert play(one, 40) == play(other, 40)


def test_what_a_person_does_first_changes_nothing_in_the_next_deal() -> None:
    one, other = session(), session()
    play(one)
    while not other.game.result:
        other.do(Draw() if other.game.position.pool else Pass())
    for made in (one, other):
        made.do(NextGame())
    assert one.game.start == other.game.start


# Bots


def test_a_bot_sees_only_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Position] = []

    def spy(view: Position, rng: Random) -> Choice:
        seen.append(view)
        return bot(view, rng)

    bot = BOTS["level8"]
    monkeypatch.setitem(BOTS, "level2", spy)
    made = session(4)
    play(made, 20)
    assert len(seen) == 20
    for view in seen:
        assert set(view.pool) <= {HIDDEN}
        for at, seat in enumerate(view.seats):
            assert (HIDDEN in seat.rack) == (at != view.to_move)
            if at != view.to_move:
                assert set(seat.rack) == {HIDDEN}


def test_each_turn_has_a_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    monkeypatch.setitem(BOTS, "level2", lambda view, rng: given.append(rng.random()) or Draw())
    play(session(), 3)
    assert len(set(given)) == 3


def test_a_bot_is_asked_once_a_turn() -> None:
    executor = Later()
    made = session(executor=executor)
    for _ in range(5):
        assert made.tick(0.1) == []
    assert len(executor.asked) == 1
    executor.asked[0].think()
    assert made.tick(0.0)
    assert made.game.turns == 1
    made.tick(0.0)
    assert len(executor.asked) == 2


def test_an_answer_that_comes_later_is_the_same_as_one_that_comes_at_once() -> None:
    executor = Later()
    late, early = session(executor=executor), session(executor=Inline())
    late.tick(0.0)
    executor.asked[0].think()
    assert late.tick(0.0) == early.tick(0.0)
    assert late.state == early.state


def test_the_clock_stands_while_a_bot_thinks() -> None:
    made = session(executor=Later())
    for _ in range(10):
        made.tick(10.0)
    assert made.game.turns == 0
    assert made.game.clock.used == 0.0


def test_a_question_about_a_turn_that_is_over_is_taken_back() -> None:
    executor = Later()
    made = session(executor=executor)
    made.tick(0.0)
    made.do(Draw())
    assert executor.asked[0].cancelled
    made.tick(0.0)
    assert len(executor.asked) == 2
    assert executor.asked[1].arguments[1].to_move == made.game.position.to_move


def test_a_session_that_is_left_takes_its_questions_back() -> None:
    executor = Later()
    made = session(executor=executor)
    made.tick(0.0)
    made.ask(max, 3, 5)
    made.close()
    assert [asked.cancelled for asked in executor.asked] == [True, True]


def test_a_bot_is_more_urgent_than_a_hint_and_that_than_a_review() -> None:
    executor = Later()
    made = session(executor=executor)
    made.ask(max, 3, 5, priority=Priority.REVIEW)
    made.ask(max, 3, 5)
    made.tick(0.0)
    review, hint, turn = (asked.priority for asked in executor.asked)
    assert turn < hint < review


def test_others_are_answered_where_the_bots_think() -> None:
    executor = Later()
    made = session(executor=executor)
    thought = made.ask(max, 3, 5)
    assert not thought.done()
    executor.asked[0].think()
    assert thought.result() == 5


def test_nobody_plays_for_a_person_or_after_the_end() -> None:
    executor = Later()
    made = session(people=(0, 1), executor=executor)
    assert made.tick(1.0) == made.hurry() == []
    over = session()
    play(over)
    assert over.tick(1.0) == over.hurry() == []
    assert executor.asked == []


def test_a_known_answer_is_done() -> None:
    thought = Inline().submit(max, 3, 5)
    assert thought == KnownAnswer(5)
    assert thought.done()
    assert thought.result() == 5


# The match


def test_the_people_are_those_who_are_no_bots() -> None:
    made = session(4, people=(1, 3))
    assert made.people == (1, 3)
    assert made.player == made.players[made.game.position.to_move]


def test_a_game_that_ends_is_added_to_the_results_once() -> None:
    made = at(LAST_TILE, people=(0,))
    made.do(lay("B7", to=At(0, 3)))
    (ended,) = (event for event in made.do(EndTurn()) if isinstance(event, GameEnded))
    assert made.results == [ended.result]
    assert made.do(Draw()) == []
    assert len(made.results) == 1


def test_time_runs_out_through_the_session() -> None:
    made = session(people=(0, 1))
    seat = made.game.position.to_move
    assert made.tick(59.9) == []
    events = made.tick(0.2)
    assert events == [TimedOut(seat, unfinished=False), Drew(seat, 1), TurnBegan(1 - seat)]


def test_the_winners_are_known_when_all_games_are_played() -> None:
    made = Session.start(CLASSIC, players(2), seed=4)
    assert CLASSIC.length == Rounds(1)
    for game in range(2):
        assert made.standing.winners == ()
        play(made)
        assert len(made.results) == game + 1
        if game == 0:
            made.do(NextGame())
    assert made.standing.winners
    assert sum(made.standing.totals) == 0


@pytest.mark.parametrize("bot", [None, "level1"])
@pytest.mark.parametrize("dt", [inf, nan, -1.0])
def test_time_that_cannot_pass_is_refused(bot: str | None, dt: float) -> None:
    made = Session.start(CLASSIC, [Player("Fox", bot=bot), Player("Owl", bot=bot)], 1)
    before = made.state
    with pytest.raises(ValueError, match=r"^Time passes by some seconds, not by "):
        made.tick(dt)
    assert made.state == before
