"""A table of players, people and bots, and the match they play, ticked each frame."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any, Self

from game.engine.clock import check_time
from game.engine.deal import Opening
from game.engine.events import Event, Refused
from game.engine.fair.envelope import Envelope, envelope_of
from game.engine.fault import fault
from game.engine.game import Command, Game
from game.engine.limits import NotationError, quote
from game.engine.match import Standing, standing
from game.engine.move import FromRack, Move
from game.engine.rules import Rules
from game.engine.score import Result
from game.engine.tile import Row, Tile
from game.session.bot_turn import BotTurn
from game.session.commands import (
    ArrangeRack,
    MoveShown,
    NextGame,
    SessionCommand,
    SortRack,
    TurnCommand,
    write_command,
)
from game.session.future import Executor, Future, Inline, Priority
from game.session.journal import Entry, Journal, check_orders, in_line, read_journal
from game.session.observer import SessionObserver
from game.session.pace import AtOnce, Pace
from game.session.player import Player
from game.session.rack_lines import RackLines, standings
from game.session.rack_order import RackOrder
from game.session.random_source import deal_for, random_for_bot

Draws = tuple[Mapping[int, Tile], ...]
NO_SUCH_TILE = Refused((fault("no-such-tile"),))


class Session:
    """Play a match: deal game after game, let people and bots act, keep the results.

    It changes through `do` and `tick` alone, and its `journal` holds what has passed through them;
    `pace` says how fast the bots play, and `observer` hears of all that is to be kept.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        seed: int = 0,
        executor: Executor | None = None,
        *,
        results: Sequence[Result] = (),
        draws: Draws = (),
    ) -> None:
        """Seat players at a game between two turns of it, after others with these results.

        `draws` are what was drawn for the start, if the game was dealt.
        """
        self.players = tuple(players)
        self.seed = seed
        self.results = list(results)
        self.pace: Pace = AtOnce()
        self.observer = SessionObserver()
        self._executor = executor or Inline()
        self._asked: list[Future] = []
        self._entries: list[Entry] = []
        self.steps: tuple[Entry, ...] = ()
        """What was done in the turn that has ended last."""
        self._bot_turn: BotTurn | None = None
        self.rack_orders = (RackOrder(),) * len(self.players)
        self._begin(game, draws)

    @classmethod
    def start(
        cls,
        rules: Rules,
        players: Sequence[Player],
        seed: int,
        executor: Executor | None = None,
    ) -> Self:
        """Deal the first game of a match."""
        opening = deal_for(rules, players, seed, 0)
        return cls(Game(opening.position), players, seed, executor, draws=opening.draws)

    @classmethod
    def resume(cls, text: str, executor: Executor | None = None) -> Self:
        """Go on where a written journal ends; NotationError names the line that is wrong."""
        journal = read_journal(text)
        game = Game.from_record(journal.record)
        session = cls(game, journal.players, journal.seed, executor, results=journal.results)
        check_orders(game.position, journal.orders)
        session.rack_orders = session._rack_orders_before = journal.orders
        opening = deal_for(session.rules, session.players, session.seed, len(journal.results))
        session.draws = opening.draws if opening.position == game.start else ()
        for entry in journal.entries:
            with in_line(entry.line):
                session._repeat(entry)
        return session

    def _begin(self, game: Game, draws: Draws) -> None:
        """Let a game begin, or go on where it stands; racks are shown as in the one before."""
        self.game = game
        self.draws = draws
        self.rack_orders = tuple(
            RackOrder(order.mode).follow(seat.rack)
            for order, seat in zip(self.rack_orders, game.position.seats, strict=True)
        )
        if game.result:
            self.results.append(game.result)
        self.envelope: Envelope | None = envelope_of(self.seed, self._games_before, game.start)
        """What this game was dealt from, sealed as it began; nothing if it was not dealt here."""
        self._begin_turn()

    def _begin_turn(self) -> None:
        self._entries.clear()
        self._rack_orders_before = self.rack_orders
        if self._bot_turn:
            self._bot_turn.cancel()
        self._bot_turn = None

    # What there is to see

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.game.start.rules

    @property
    def opening(self) -> Opening:
        """What happened before the first turn of this game."""
        return Opening(self.draws, self.game.start)

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

    def rack(self, seat: int) -> Row:
        """Return the tiles on a seat's rack in the order in which they are shown."""
        return self.rack_order(seat).tiles

    def rack_order(self, seat: int) -> RackOrder:
        """Return how a seat's rack is shown now."""
        return self.rack_orders[seat].follow(self._tiles(seat))

    @property
    def state(self) -> tuple[object, ...]:
        """All that makes two sessions equal; what chance brings next follows from it."""
        return self.players, self.seed, tuple(self.results), self.rack_orders, self.game.state

    @property
    def journal(self) -> Journal:
        """What leads here: the match and the game up to this turn, and each command since."""
        game = self.game
        results = tuple(self.results[: self._games_before])
        entries, used = tuple(self._entries), game.clock.used
        if used != (entries[-1].used if entries else 0.0):
            entries = (*entries, Entry(used))
        orders = self._rack_orders_before
        return Journal(self.seed, self.players, results, orders, game.record, entries)

    # What changes it

    def do(self, command: SessionCommand) -> list[Event]:
        """Carry out a command, of the player to move if it is one of the game."""
        if isinstance(command, NextGame):
            return self._deal_next()
        turns, orders = self.game.turns, self.rack_orders
        events = self._carry_out(command)
        self._follow_racks()
        if self.game.turns != turns:
            self._end_turn()
        elif self.rack_orders != orders or (events and not _refusal(events)):
            self._entries.append(Entry(self.game.clock.used, command))
            self.observer.did(self._entries[-1])
        return events

    def tick(self, dt: float) -> list[Event]:
        """Let `dt` seconds pass: the clock of a person runs, a bot thinks and plays."""
        check_time(dt)
        if self.player.bot is None or self.game.result:
            return self._run_clock(dt)
        turn = self._begun_bot_turn()
        return self._play(turn, turn.tick(dt))

    def hurry(self) -> list[Event]:
        """End the turn of a bot at once, or as soon as the bot has thought."""
        if self.player.bot is None or self.game.result:
            return []
        turn = self._begun_bot_turn()
        return self._play(turn, turn.hurry())

    def ask(
        self, function: Callable[..., Any], /, *arguments: Any, priority: Priority = Priority.HINT
    ) -> Future:
        """Let a pure function be thought about where the bots think."""
        future = self._executor.submit(function, *arguments, priority=priority)
        self._asked = [*(asked for asked in self._asked if not asked.done()), future]
        return future

    def close(self) -> None:
        """Take all questions back, as nobody waits for an answer any more."""
        while self._asked:
            self._asked.pop().cancel()
        self.observer.close()
        self.observer = SessionObserver()

    def _run_clock(self, dt: float) -> list[Event]:
        events = self.game.tick(dt)
        if events:
            self._follow_racks()
            self._end_turn()
        return events

    def _end_turn(self) -> None:
        self.steps = tuple(self._entries)
        self.rack_orders = tuple(order.forget() for order in self.rack_orders)
        if self.game.result:
            self.results.append(self.game.result)
        self._begin_turn()
        self.observer.turned()

    def _deal_next(self) -> list[Event]:
        """Deal the next game once this one has ended; everyone draws for the start afresh (R3)."""
        if self.game.result:
            opening = deal_for(self.rules, self.players, self.seed, len(self.results))
            self._begin(Game(opening.position), opening.draws)
            self.observer.dealt()
        return []

    def _carry_out(self, command: TurnCommand) -> list[Event]:
        match command:
            case SortRack(seat, mode) if seat in range(len(self.players)):
                return self._set_order(seat, self.rack_orders[seat].sort(mode))
            case ArrangeRack(seat, lines) if self._can_arrange(seat, lines):
                return self._set_order(seat, self.rack_orders[seat].arrange(lines))
            case MoveShown(move, slots) if self._shows(slots, move):
                return self._move_shown(move, slots)
            case SortRack() | ArrangeRack() | MoveShown():
                return [NO_SUCH_TILE]
            case _:
                return self.game.do(command)

    # The orders of the racks

    def _tiles(self, seat: int) -> Row:
        position = self.game.position
        return self.game.draft.rack if seat == position.to_move else position.seats[seat].rack

    def _set_order(self, seat: int, order: RackOrder) -> list[Event]:
        self.rack_orders = (*self.rack_orders[:seat], order, *self.rack_orders[seat + 1 :])
        return []

    def _follow_racks(self) -> None:
        """Let each order hold what its rack holds now."""
        self.rack_orders = tuple(
            order.follow(self._tiles(seat)) for seat, order in enumerate(self.rack_orders)
        )

    def _can_arrange(self, seat: int, lines: RackLines) -> bool:
        """Tell whether just the tiles of a rack stand on these lines."""
        if seat not in range(len(self.players)):
            return False
        return Counter(tile for tile, _ in standings(lines)) == Counter(self._tiles(seat))

    def _shows(self, slots: tuple[int, ...], move: Move) -> bool:
        """Tell whether the rack tiles of a move are shown at these places."""
        shown = self.rack(self.game.position.to_move)
        taken = Counter(source.tile for source in move.tiles if isinstance(source, FromRack))
        places = len(set(slots)) == len(slots) and all(at in range(len(shown)) for at in slots)
        return places and Counter(shown[at] for at in slots) == taken

    def _move_shown(self, move: Move, slots: tuple[int, ...]) -> list[Event]:
        seat, orders = self.game.position.to_move, self.rack_orders
        self._set_order(seat, self.rack_orders[seat].take(self._tiles(seat), slots))
        events = self.game.do(move)
        if _refusal(events):
            self.rack_orders = orders
        return events

    # Bots

    def _begun_bot_turn(self) -> BotTurn:
        """Return the turn of the bot to move, from its beginning on."""
        if self._bot_turn is None:
            bot = self.player.bot
            assert bot
            self._bot_turn = BotTurn(bot, self.pace, partial(self._ask_bot, bot), self.game)
        return self._bot_turn

    def _ask_bot(self, bot: str) -> Future:
        """Ask for a turn or, where two tiles are offered, which of them to keep (R44)."""
        game = self.game
        view = game.position.seen_by(game.position.to_move, len(game.offer))
        what = "offer" if game.offer else "turn"
        rng = random_for_bot(self.seed, self._games_before, what, game.turns)
        there = (game.draft.rows, game.draft.key)
        return self.ask(self.pace.question, bot, view, rng, *there, priority=Priority.TURN)

    def _play(self, turn: BotTurn, command: Command | None) -> list[Event]:
        """Carry out a bot's command, if there is one."""
        events = self.do(command) if command else []
        if _refusal(events):
            turn.refused()
        return events

    @property
    def _games_before(self) -> int:
        return len(self.results) - (self.game.result is not None)

    # Resuming

    def _repeat(self, entry: Entry) -> None:
        """Do again what an entry of a journal says, at the time of the turn that it names."""
        clock = self.game.clock
        if not clock.used <= entry.used <= (inf if clock.limit is None else clock.limit):
            raise NotationError(f"The turn cannot be {entry.used!r} seconds old here.")
        clock.used = entry.used
        if entry.command is None:
            self._run_clock(0.0)
        elif refusal := _refusal(self.do(entry.command)):
            command, reason = write_command(entry.command), refusal.faults[0].reason
            raise NotationError(f"{quote(command)} is refused here ({reason}).")


def _refusal(events: Sequence[Event]) -> Refused | None:
    return next((event for event in events if isinstance(event, Refused)), None)
