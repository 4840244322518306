"""A table of players, people and bots, and the match they play, ticked each frame."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, Self

from game.engine.clock import check_time
from game.engine.deal import Opening
from game.engine.events import refusal_in
from game.engine.fair.envelope import NOBODY, Envelope
from game.engine.game import Command, Game
from game.engine.limits import NotationError, quote
from game.engine.match import Standing, standing
from game.engine.rules import Rules, for_seats
from game.engine.score import Result
from game.engine.tile import Row, Tile
from game.engine.turn import Pass
from game.session.arrangement import Arrangement, carry_out
from game.session.bot_turn import BotTurn, bot_question
from game.session.commands import KeepDeal, Mix, NextGame, PassRound, SessionCommand, write_command
from game.session.future import Executor, Future, Inline, Priority
from game.session.help import HelpHad
from game.session.journal import Entry, Journal, check_orders, in_line, read_journal
from game.session.mixing import can_mix, has_begun
from game.session.observer import SessionObserver
from game.session.order import shown_racks
from game.session.order.rack_order import RackOrder
from game.session.order.table_lines import Arranged
from game.session.pace import AtOnce, Pace
from game.session.player import Player
from game.session.random_source import deal_for, envelope_for
from game.session.snapshot import Snapshot
from game.session.stamps_found import SessionEvent, StampsFound, stamps_of_last_turn

Draws = tuple[Mapping[int, Tile], ...]


class Session:
    """Play a match: deal game after game, let people and bots act, keep the results.

    It changes through `do` and `tick` alone, and its `journal` holds what has passed through them;
    `pace` says how fast the bots play, and `observer` hears of all that is to be saved.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        seed: int = 0,
        executor: Executor | None = None,
        *,
        pace: Pace | None = None,
        observer: SessionObserver | None = None,
        results: Sequence[Result] = (),
        draws: Draws = (),
    ) -> None:
        """Seat players at a game between two turns of it, after others with these results.

        Without a `pace`, bots end their turns at once. `draws` are what was drawn for the start,
        if the game was dealt.
        """
        self.players = tuple(players)
        self.seed = seed
        self.mixed = NOBODY if draws else None
        self.results = list(results)
        self.pace = pace or AtOnce()
        self.observer = observer or SessionObserver()
        self.executor = executor or Inline()
        self._asked: list[Future] = []
        self._entries: list[Entry] = []
        self._bot_turn: BotTurn | None = None
        self.arrangement = Arrangement((RackOrder(),) * len(self.players))
        self._begin(game, draws)
        self.observer.begin(self)

    @classmethod
    def start(
        cls,
        rules: Rules,
        players: Sequence[Player],
        seed: int,
        executor: Executor | None = None,
        *,
        pace: Pace | None = None,
        observer: SessionObserver | None = None,
    ) -> Self:
        """Deal the first game of a match, by the rules as so many play them."""
        opening = deal_for(for_seats(rules, len(players)), players, seed, 0)
        game, draws = Game(opening.position), opening.draws
        return cls(game, players, seed, executor, pace=pace, observer=observer, draws=draws)

    @classmethod
    def resume(cls, text: str, executor: Executor | None = None) -> Self:
        """Go on where a written journal ends; NotationError names the line that is wrong."""
        return cls.go_on(read_journal(text), executor)

    @classmethod
    def go_on(
        cls,
        journal: Journal,
        executor: Executor | None = None,
        *,
        pace: Pace | None = None,
        observer: SessionObserver | None = None,
    ) -> Self:
        """Go on where a journal ends; the observer hears of what happens from then on."""
        game, results = Game.from_record(journal.record), journal.results
        session = cls(game, journal.players, journal.seed, executor, pace=pace, results=results)
        session.mixed = journal.mixed
        check_orders(game.position, journal.orders)
        session._rack_orders_before, session._help_before = journal.orders, journal.help
        session.arrangement = Arrangement(journal.orders, help=journal.help)
        session.draws = session._open_deal().draws if session.envelope else ()
        for entry in journal.entries:
            with in_line(entry.line):
                session._repeat(entry)
        session.observer = observer or session.observer
        session.observer.begin(session)
        return session

    def _begin(self, game: Game, draws: Draws) -> None:
        """Let a game begin, or go on where it stands; racks are shown as in the one before."""
        self.game = game
        self.draws = draws
        self.arrangement = self.arrangement.begin(game)
        if game.result:
            self.results.append(game.result)
        self._begin_turn()

    def _begin_turn(self) -> None:
        self._entries.clear()
        self._rack_orders_before, self._help_before = self.rack_orders, self.help
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
    def envelope(self) -> Envelope | None:
        """What this game was dealt from, sealed as it began; nothing if it was not dealt here."""
        return envelope_for(self.seed, self._games_before, self.game.start, self.mixed)

    @property
    def snapshot(self) -> Snapshot:
        """The match as it is now, to be drawn."""
        results = tuple(self.results[: self._games_before])
        return Snapshot(self.game, self.players, self.rack_orders, results)

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

    @property
    def rack_orders(self) -> shown_racks.RackOrders:
        """How the racks of all seats are shown."""
        return self.arrangement.rack_orders

    @property
    def help(self) -> HelpHad:
        """The help that people have had in this game."""
        return self.arrangement.help

    @property
    def arranged(self) -> Arranged | None:
        """How the table lay when somebody arranged it last in this turn."""
        return self.arrangement.table

    def rack(self, seat: int) -> Row:
        """Return the tiles on a seat's rack in the order in which they are shown."""
        return self.rack_order(seat).tiles

    def rack_order(self, seat: int) -> RackOrder:
        """Return how a seat's rack is shown now."""
        return self.rack_orders[seat].follow(shown_racks.tiles_of(self.game, seat))

    @property
    def state(self) -> tuple[object, ...]:
        """All that makes two sessions equal; what chance brings next follows from it."""
        arranged = self.rack_orders, self.help
        return self.players, self.seed, tuple(self.results), arranged, self.game.state

    @property
    def journal(self) -> Journal:
        """What leads here: the match and the game up to this turn, and each command since."""
        game = self.game
        results = tuple(self.results[: self._games_before])
        entries, used = tuple(self._entries), game.clock.used
        if used != (entries[-1].used if entries else 0.0):
            entries = (*entries, Entry(used))
        before = self._rack_orders_before, game.record, entries, self.mixed
        return Journal(self.seed, self.players, results, *before, help=self._help_before)

    # What changes it

    def do(self, command: SessionCommand) -> list[SessionEvent]:
        """Carry out a command, of the player to move if it is one of the game."""
        if isinstance(command, NextGame):
            return self._deal_next()
        if isinstance(command, Mix):
            return self._mix(command.part)
        if isinstance(command, PassRound):
            passed = self.do(Pass())
            is_over = self.game.result or refusal_in(passed)
            return passed[-1:] if is_over else self.do(command)  # It tells of the end alone.
        turns, before = self.game.turns, self.arrangement
        shown, events = carry_out(before, command, self.game)
        self.arrangement = shown.follow(self.game)
        if self.game.turns != turns:
            return [*events, *self._end_turn()]
        opens = isinstance(command, KeepDeal) and not has_begun(self.journal)
        if opens or self.arrangement != before or (events and not refusal_in(events)):
            self._entries.append(Entry(self.game.clock.used, command))
            self.observer.did(self._entries[-1])
        return [*events]

    def tick(self, dt: float) -> list[SessionEvent]:
        """Advance by `dt` seconds: the clock of a person runs, a bot thinks and plays."""
        check_time(dt)
        if self.player.bot is None or self.game.result:
            return self._run_clock(dt)
        turn = self._begun_bot_turn()
        return self._play(turn, turn.tick(dt))

    def hurry(self) -> list[SessionEvent]:
        """End the turn of a bot at once, or as soon as the bot has thought."""
        if self.player.bot is None or self.game.result:
            return []
        turn = self._begun_bot_turn()
        return self._play(turn, turn.hurry())

    def ask(
        self, function: Callable[..., Any], /, *arguments: Any, priority: Priority = Priority.HINT
    ) -> Future:
        """Run a pure function where the bots think."""
        future = self.executor.submit(function, *arguments, priority=priority)
        self._asked = [*(asked for asked in self._asked if not asked.done()), future]
        return future

    def close(self) -> None:
        """Take all questions back, as nobody waits for an answer any more."""
        while self._asked:
            self._asked.pop().cancel()
        self.observer.close()
        self.observer = SessionObserver()

    def _run_clock(self, dt: float) -> list[SessionEvent]:
        before = int(self.game.clock.used)
        events = self.game.tick(dt)
        if not events:
            if int(self.game.clock.used) > before:
                self.observer.passed(self.game.clock.used)
            return []
        self.arrangement = self.arrangement.follow(self.game)
        return [*events, *self._end_turn()]

    def _end_turn(self) -> list[StampsFound]:
        done = [entry.command for entry in self._entries]
        self.arrangement = self.arrangement.end_turn(self.game)
        if self.game.result:
            self.results.append(self.game.result)
        self._begin_turn()
        self.observer.turned()
        seat = self.game.positions[-2].to_move
        if self.players[seat].bot or self.game.turns in self.help.helped:
            return []
        new = self.observer.record_stamps(seat, stamps_of_last_turn(self.game, done))
        return [StampsFound(seat, new)] if new else []

    def _deal_next(self) -> list[SessionEvent]:
        """Deal the next game once this one has ended; everyone draws for the start afresh (R3)."""
        if self.game.result:
            self.mixed = NOBODY
            opening = deal_for(self.rules, self.players, self.seed, len(self.results))
            self._begin(Game(opening.position), opening.draws)
            self.observer.dealt()
        return []

    def _mix(self, part: str) -> list[SessionEvent]:
        """Deal this game anew from its seed and a player's part; whoever starts still does."""
        if can_mix(self):
            self.mixed = part
            opening = self._open_deal()
            self._begin(Game(opening.position), opening.draws)
            self.observer.begin(self)
        return []

    def _open_deal(self) -> Opening:
        return deal_for(self.rules, self.players, self.seed, self._games_before, self.mixed)

    # Bots

    def _begun_bot_turn(self) -> BotTurn:
        """Return the turn of the bot to move, from its beginning on."""
        if self._bot_turn is None:
            bot = self.player.bot
            assert bot

            def ask() -> Future:
                question = bot_question(bot, self.game, self.seed, self._games_before)
                return self.ask(self.pace.question, *question, priority=Priority.TURN)

            self._bot_turn = BotTurn(bot, self.pace, ask, self.game)
        return self._bot_turn

    def _play(self, turn: BotTurn, command: Command | None) -> list[SessionEvent]:
        events = self.do(command) if command else []
        if refusal_in(events):
            turn.refused()
        return events

    @property
    def _games_before(self) -> int:
        return len(self.results) - (self.game.result is not None)

    def _repeat(self, entry: Entry) -> None:
        """Do again what an entry of a journal says, at the time of the turn that it names."""
        clock = self.game.clock
        if not clock.used <= entry.used <= (inf if clock.limit is None else clock.limit):
            raise NotationError(f"The turn can't be {entry.used!r} seconds old here.")
        clock.used = entry.used
        if entry.command is None:
            self._run_clock(0.0)
        elif refusal := refusal_in(self.do(entry.command)):
            command, reason = write_command(entry.command), refusal.faults[0].reason
            raise NotationError(f"{quote(command)} is refused here ({reason}).")
