"""No question that is asked beside the frames holds a tile that its seat does not own."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from game.analysis.bot_choice import choose_and_plan
from game.engine.position import Position
from game.engine.tile import HIDDEN
from game.session.future import Future, Inline
from game.session.pace import AtOnce
from game.session.player import Player
from game.session.searches.turn_questions import TurnQuestions
from game.session.session import Session
from tests.engine.whole_games import NAMES, some_rules
from tests.trust.promise import Promise


class Listening:
    """An executor that looks at what it is asked, and answers."""

    def __init__(self) -> None:
        self.asked = 0
        self.open: list[str] = []

    def submit(self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0) -> Future:
        self.asked += 1
        views = [each for each in arguments if isinstance(each, Position)]
        if not views:
            self.open.append(f"{function.__name__} was asked about no position")
        self.open += [f"{function.__name__}: {view}" for view in views if not _is_hidden(view)]
        return Inline().submit(function, *arguments, priority=priority)


class Planned(AtOnce):
    """Have turns planned move by move, as they are where one looks on."""

    question = staticmethod(choose_and_plan)


def _is_hidden(view: Position) -> bool:
    """Tell whether all that the seat to move may not see is hidden; two of the pool are offered."""
    others = [seat for at, seat in enumerate(view.seats) if at != view.to_move]
    unseen = (tile for seat in others for tile in seat.rack)
    pool = view.pool[2:] if view.rules.river else view.pool
    return all(tile == HIDDEN for tile in (*unseen, *pool))


def _open(size: int, seed: int) -> Iterator[str]:
    listening = Listening()
    for number in count(seed):
        players = [Player(name, bot="level3") for name in NAMES[: 2 + number % 3]]
        session = Session.start(some_rules(3 * number), players, number, listening)
        session.pace = Planned()
        questions, rng = TurnQuestions(session), Random(number)
        while not session.game.result and listening.asked < size:
            if rng.random() < 0.2:
                questions.ask_hint()
            session.hurry() if rng.random() < 0.5 else session.tick(1.0)
        yield from (f"seed {number}: {each}" for each in listening.open)
        listening.open.clear()
        if listening.asked >= size:
            return


PROMISE = Promise(
    "questions",
    "no question holds what its seat may not see",
    sample=20,
    whole=150,
    by_hand=2_000,
    attack=_open,
)
