"""A bot's turn carried out by ticks: thinking counts from the start, moves come one by one."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from game.analysis.bot_choice import choose_and_plan
from game.engine.events import DraftChanged, Drew, Event, Offered, Played, TurnBegan
from game.engine.game import Command, Game
from game.engine.notation import read_position
from game.engine.turn import Draw, Pass
from game.session.pace import BotQuestion, Timing
from game.session.player import Player
from game.session.session import Session
from tests.later import Later
from tests.questions import cheats, says_nothing

MOVES = """
rules classic-2016
table B4 B5 B6
* Owl+ B7 B3 O1 O2 O3 K13
  Fox+ K1
pool R12 K2
"""
RIVER = """
rules river
table R3 R4 R5
* Owl+ K9 O1
  Fox+ K1
pool O12 K10 R6 R7
"""
DT = 0.25


@dataclass
class Shown:
    """A pace that shows all moves; it remembers what it was asked."""

    thinking: float = 1.0
    step: float = 0.5
    question = staticmethod(choose_and_plan)
    asked: list[Sequence[Command]] = field(default_factory=list)

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:
        self.asked.append(tuple(commands))
        return Timing(self.thinking, self.step)


def seated(text: str, pace: Shown, executor: Later | None = None) -> Session:
    players = [Player("Owl", bot="level2"), Player("Fox")]
    return Session(Game(read_position(text)), players, 1, executor, pace=pace)


def happened(session: Session, seconds: float) -> list[tuple[float, Event]]:
    """Let time pass; give the first event of each tick in which there were any, and its time."""
    ticks = ((at * DT, session.tick(DT)) for at in range(1, round(seconds / DT) + 1))
    return [(at, events[0]) for at, events in ticks if events]


def test_the_first_move_comes_after_thinking_and_the_others_step_by_step() -> None:
    pace = Shown()
    made = seated(MOVES, pace)
    seen = happened(made, 10.0)
    (commands,) = pace.asked
    assert len(seen) == len(commands) >= 3
    assert [at for at, _ in seen] == [1.0 + number * 0.5 for number in range(len(commands))]
    assert all(isinstance(event, DraftChanged) for _, event in seen[:-1])
    assert isinstance(seen[-1][1], Played)


@pytest.mark.parametrize(("late", "first"), [(0.5, 1.25), (5.0, 5.25)])
def test_what_a_bot_has_thought_already_it_does_not_seem_to_think_again(
    late: float, first: float
) -> None:
    executor = Later()
    made = seated(MOVES, Shown(), executor)
    assert happened(made, late) == []
    executor.asked[0].think()
    assert happened(made, 10.0)[0][0] + late == pytest.approx(first, abs=DT)


def test_without_a_pace_a_turn_is_carried_out_at_once_and_not_planned() -> None:
    made = seated(MOVES, Shown())
    made = Session(made.game, made.players, made.seed)
    events = made.tick(0.0)
    assert [type(event) for event in events] == [Played, TurnBegan]


def test_who_is_in_a_hurry_sees_the_end_of_the_turn_alone() -> None:
    made = seated(MOVES, Shown())
    assert isinstance(made.hurry()[0], Played)


def test_in_the_middle_of_it_the_rest_is_skipped() -> None:
    made = seated(MOVES, Shown())
    assert len(happened(made, 1.0)) == 1
    assert made.game.draft.touched
    assert isinstance(made.hurry()[0], Played)
    assert made.game.turns == 1


def test_who_is_in_a_hurry_while_the_bot_thinks_sees_the_end_as_soon_as_it_is_there() -> None:
    executor = Later()
    made = seated(MOVES, Shown(), executor)
    assert made.hurry() == made.tick(DT) == []
    executor.asked[0].think()
    assert isinstance(made.tick(0.0)[0], Played)


def test_beside_the_river_it_is_asked_again_and_does_not_think_twice() -> None:
    pace = Shown()
    made = seated(RIVER, pace)
    seen = happened(made, 5.0)
    assert [type(each) for _, each in seen] == [Offered, Drew]
    assert seen[0][0] == 1.0
    assert seen[1][0] <= 1.0 + pace.step + DT


def test_a_hurry_beside_the_river_shows_what_is_kept_next() -> None:
    made = seated(RIVER, Shown())
    assert isinstance(made.hurry()[0], Offered)
    assert isinstance(made.tick(DT)[0], Drew)


# Bots that fail


@dataclass
class Failing(Shown):
    """A pace that asks what fails."""

    question: BotQuestion = cheats


@pytest.mark.parametrize("text", [MOVES, RIVER], ids=["alone", "river"])
@pytest.mark.parametrize("question", [cheats, says_nothing])
def test_a_bot_without_a_legal_turn_draws(text: str, question: BotQuestion) -> None:
    session = seated(text, Failing(question=question))
    happened(session, 6.0)
    assert session.game.turns == 1
    assert isinstance(session.game.record.turns[0].turn, Draw)


def test_a_bot_whose_thinking_failed_is_not_asked_again_in_this_turn() -> None:
    later = Later()
    session = seated(RIVER, Shown(), later)
    session.tick(DT)
    later.asked[0].fail(KeyError("no such tile"))
    happened(session, 1.0)
    assert session.game.turns == 1
    assert len(later.asked) == 1


def test_a_bot_that_is_out_of_turns_with_an_empty_pool_passes() -> None:
    session = seated(MOVES.replace("pool R12 K2", "pool"), Failing())
    happened(session, 3.0)
    assert session.game.record.turns[0].turn == Pass()
