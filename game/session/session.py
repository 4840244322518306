"""A table of players, people and bots, and the match they play, ticked each frame."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from game.bots import BOTS
from game.engine.deal import Opening, deal
from game.engine.events import Event
from game.engine.game import Command, Game
from game.engine.match import Standing, standing
from game.engine.rules import Rules
from game.engine.score import Result
from game.engine.turn import Choice
from game.session.rack_order import RackOrder


@dataclass(frozen=True)
class Player:
    """Say who sits on a seat: a person, or the bot with this name; `face` is an animal."""

    name: str
    face: str = "fox"
    bot: str | None = None


class Future(Protocol):
    """Hold an answer that may not be there yet, as a future does."""

    def done(self) -> bool:
        """Tell whether the answer is there."""

    def result(self) -> Any:
        """Give the answer."""


class Executor(Protocol):
    """Run a function somewhere: in this process, or in another."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future:
        """Begin to run the function."""


@dataclass(frozen=True)
class Known:
    """Hold an answer that is there already."""

    answer: Any

    def done(self) -> bool:
        """Say that it is."""
        return True

    def result(self) -> Any:
        """Give it."""
        return self.answer


class Inline:
    """Run a function at once."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future:
        """Give its answer as known."""
        return Known(function(*arguments))


class Session:
    """Play a match: deal game after game, ask the bots, keep the results."""

    def __init__(
        self, rules: Rules, players: Sequence[Player], seed: int, executor: Executor | None = None
    ) -> None:
        self.rules = rules
        self.players = tuple(players)
        self.seed = seed
        self.results: list[Result] = []
        self._executor = executor or Inline()
        self._thought: Future | None = None
        self.opening = self._deal()
        self.game = Game(self.opening.position)
        self.rack_orders = [RackOrder() for _ in self.players]

    @property
    def standing(self) -> Standing:
        """Totals, games won and, once the match is over, its winners."""
        return standing(self.rules.length, len(self.players), self.results)

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.players[self.game.position.to_move]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats on which a person sits."""
        return tuple(at for at, player in enumerate(self.players) if player.bot is None)

    def next_game(self) -> Opening:
        """Deal the next game of the match; everyone draws for the start afresh (R3)."""
        self.opening = self._deal()
        self.game = Game(self.opening.position)
        self.rack_orders = [RackOrder() for _ in self.players]
        self._thought = None
        return self.opening

    def do(self, command: Command) -> list[Event]:
        """Carry out a command of the player to move."""
        return self._after(lambda: self.game.do(command))

    def tick(self, dt: float) -> list[Event]:
        """Let time pass for the player to move."""
        return self._after(lambda: self.game.tick(dt))

    def bot_turn(self) -> Choice | None:
        """Give the turn that the bot to move has chosen, None while it thinks.

        Where its draw is answered by an offer, it is asked again which tile to keep (R44).
        """
        if self.player.bot is None or self.game.result:
            return None
        if self._thought is None:
            position, offered = self.game.position, len(self.game.offer)
            view = position.seen_by(position.to_move, offered)
            rng = self._chance("offer" if offered else "turn", self.game.turns)
            self._thought = self.ask(BOTS[self.player.bot], view, rng)
        return self._thought.result() if self._thought.done() else None

    def ask(self, function: Callable[..., Any], /, *arguments: Any) -> Future:
        """Let a pure function be thought about where the bots think."""
        return self._executor.submit(function, *arguments)

    def _after(self, act: Callable[[], list[Event]]) -> list[Event]:
        over, asked = self.game.result, (self.game.turns, self.game.offer)
        events = act()
        if (self.game.turns, self.game.offer) != asked:
            self._thought = None
        if self.game.result and not over:
            self.results.append(self.game.result)
        return events

    def _deal(self) -> Opening:
        return deal(self.rules, [player.name for player in self.players], self._chance("deal", 0))

    def _chance(self, what: str, number: int) -> Random:
        """Give chance that depends only on the seed, the game and the turn."""
        return Random(f"{self.seed}/{len(self.results)}/{what}/{number}")
