"""A session that is kept as it goes: every command at once, and every turn as it ends."""

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from secrets import token_hex

from game.engine.position import Position
from game.engine.record import ENGINE, Record, write_turn_line
from game.engine.rules_notation import write_rules
from game.session.buddy import Attention, Buddy, followed
from game.session.feats import feats
from game.session.game_stats import game_stats
from game.session.journal import Entry, Ghost, Journal, write_entry, write_journal
from game.session.observer import Album, SessionObserver
from game.session.session import Session
from game.store.buddies import as_preferences
from game.store.feats import KEEP, feat_row
from game.store.marks import EntryMarks
from game.store.player_preferences import SET_PREFERENCES, preferences_row
from game.store.players import person
from game.store.rows import (
    FORGET,
    GIVEN_UP,
    LAST_TIME,
    MARK,
    MARK_FACTS,
    MARK_HEAD,
    MARK_TURN,
    NEW,
    SAVED,
    STEP,
    STOP,
    TURN,
    WHOLE,
    standing,
)
from game.store.stamps import GIVE
from game.store.statistics import ADD, seat_row
from game.store.summary import write_players
from game.store.writer import UNKEPT, Statement, Writer


class SavedSession(SessionObserver):
    """Hand all that happens in a session to a writer."""

    def __init__(
        self,
        writer: Writer,
        id: str = "",
        albums: Iterable[Album] = (),
        buddy: Buddy | None = None,
        newcomers: Collection[int] = (),
        ghost: Ghost = (),
    ) -> None:
        """Save a new session, or the one that was saved under this id.

        The albums are those of its players, the buddy is that of who sits first.
        """
        super().__init__(albums, ghost, newcomers)
        self._buddy = buddy
        self._attention = Attention()
        self._writer = writer
        self._id = id
        self._marks = EntryMarks(id)
        self._over = False
        self._begun: Session | None = None

    @property
    def _session(self) -> Session:
        assert self._begun
        return self._begun

    def begin(self, session: Session) -> None:
        """Save the session as it is."""
        self._begun = session
        if self._id:
            self._writer.write(*self._whole())
        else:
            self.dealt()

    @property
    def failing(self) -> bool:
        """Return whether nothing can be kept, or not now."""
        return self._writer.trouble in UNKEPT

    def ask_kept(self) -> Callable[[], bool]:
        """Ask the disk, and wait a moment; return what tells whether it has answered."""
        answer = self._writer.begin(lambda _: [True])
        answer.wait_a_moment()
        return lambda: answer.found is not None

    def did(self, entry: Entry) -> None:
        """Keep a command."""
        self._keep(entry)

    def passed(self, used: float) -> None:
        """Keep how long the turn has taken so far."""
        self._keep(Entry(used))

    def _keep(self, entry: Entry) -> None:
        self._writer.write(Statement(LAST_TIME, (self._id,)), self._step(entry))

    def _step(self, entry: Entry) -> Statement:
        return Statement(STEP, (self._id, self._marks.write(write_entry(entry))))

    def turned(self) -> None:
        """Keep a turn in place of the commands that led to it."""
        game = self._session.game
        self._over = bool(self._session.standing.winners)
        self._watch(*game.positions[-2:])
        line = write_turn_line(game.turns, game.positions[-2], game.record.turns[-1])
        turn = Statement(TURN, (*self._now, self._head, f"{line}\n", time.time(), self._id))
        marks = Statement(MARK_TURN, (self._id, line)), Statement(MARK_HEAD, (self._id,))
        more = (*self._game_stats(), *self._grown())
        self._marks = EntryMarks(self._id)
        self._writer.write(turn, *marks, Statement(FORGET, (self._id,)), *more)

    def dealt(self) -> None:
        """Keep a game from its beginning; the one before is over."""
        session, before, self._id, now = self._session, self._id, token_hex(8), time.time()
        number = len(session.results) + (session.game.result is None)
        rules, players = write_rules(session.rules), write_players(session.players)
        told = (before, number, now, now, True, ENGINE, rules, players)
        over = [Statement(sql, (before,)) for sql in (STOP, MARK_FACTS)] if before else []
        # A session may begin in the midst of a game, with turns and commands.
        new = Statement(NEW, (self._id, *told, *self._now, ""))
        self._writer.write(*over, new, *self._whole())

    def record_stamps(self, seat: int, kinds: Sequence[str], now: float = 0.0) -> tuple[str, ...]:
        """Keep which ideas are new to a player, unless it is a visitor."""
        new = super().record_stamps(seat, kinds, now or time.time())
        player = self._session.players[seat]
        if not player.is_visitor:
            rows = ((*person(player), kind, self.albums[seat][kind], self._id) for kind in new)
            self._writer.write(*(Statement(GIVE, row) for row in rows))
        return new

    @property
    def id(self) -> str:
        """The id under which the game is saved."""
        return self._id

    def given_up(self) -> None:
        """Keep that the match ends here, and all that is needed to take that back."""
        self.close()
        self._writer.write(Statement(GIVEN_UP, (self._id,)), Statement(MARK_FACTS, (self._id,)))

    def close(self) -> None:
        """Keep how long the turn under way has taken so far."""
        if self._begun and not self._over:
            self.passed(self._used)
            saved = Statement(SAVED, (time.time(), self._id))
            self._writer.write(saved, Statement(MARK_FACTS, (self._id,)))
        self._over = True

    def _game_stats(self) -> Iterator[Statement]:
        """Add to the statistics and records of people once a game has ended."""
        session, now = self._session, time.time()
        if self.ghost:
            return
        told = session.game, session.players, session.help.helped
        for seat, feat in feats(*told):
            yield Statement(KEEP, (*feat_row(session.players[seat], feat), self._id))
        for found in game_stats(*told):
            row = seat_row(session.players[found.seat], found, now, session.rules.name)
            yield Statement(ADD, (*row, self._id))

    def _watch(self, before: Position, now: Position) -> None:
        """Let a buddy that has not met its player yet see how they play."""
        if self._buddy is None or self._buddy.met:
            return
        if before.to_move == followed(self._session.players):
            self._attention = self._attention.after(before, now)

    def _grown(self) -> Iterator[Statement]:
        """Let the buddy follow its player, once the match is over."""
        session = self._session
        seat = followed(session.players)
        if not self._over or not self._buddy or seat is None or session.players[seat].is_visitor:
            return  # That of a visitor starts afresh each time.
        if session.rules.together or self.ghost:
            return  # Who played with it, or knew the tiles, tells nothing of who is stronger.
        after = self._buddy.after(seat in session.standing.winners, self._attention)
        self.buddies = (self._buddy, after)
        kept = preferences_row(session.players[seat], as_preferences(after))
        yield Statement(SET_PREFERENCES, kept)

    @property
    def _used(self) -> float:
        return self._session.game.clock.used

    @property
    def _now(self) -> tuple[object, ...]:
        """How the game stands now."""
        result = self._session.game.result
        ended = result.ended if result else ""
        return standing(self._session.game, ended=ended, going=not self._over)

    @property
    def _journal(self) -> Journal:
        return replace(self._session.journal, ghost=self.ghost)

    @property
    def _head(self) -> str:
        """The journal up to the first turn."""
        start = Record(self._session.game.start)
        return write_journal(replace(self._journal, record=start, entries=()))

    def _whole(self) -> list[Statement]:
        """Keep the session as it is, whatever was kept of it."""
        journal, head = self._journal, self._head
        turns = write_journal(replace(journal, entries=())).removeprefix(head)
        self._marks = EntryMarks(self._id)
        entries = [self._step(each) for each in journal.entries]
        kept = Statement(WHOLE, (head, turns, ENGINE, self._id))
        mark = Statement(MARK, (self._id,))
        return [kept, mark, Statement(FORGET, (self._id,)), *entries]
