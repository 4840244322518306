"""A session that is kept as it goes: every command at once, and every turn as it ends."""

import time
from dataclasses import replace
from secrets import token_hex

from game.engine.notation import write_table
from game.engine.record import Record, write_turn_line
from game.engine.rules_notation import write_rules
from game.session.journal import Entry, write_entry, write_journal
from game.session.keeper import Keeper
from game.session.session import Session
from game.store.summary import write_players
from game.store.writer import Statement, Writer

ENGINE = 1  # the number of the rules as they are; a record goes by those it was played with

FIRST = "id, match, number, started, own, engine, rules, players, saved"
AFTER = "mover, laid, length, scores, ended, going, head, turns"
"""What is known of a game from its first turn on, and what changes with every turn."""

GAME = (
    f"INSERT INTO game ({FIRST}, {AFTER}) "
    "VALUES (?1, coalesce((SELECT match FROM game WHERE id = ?2), ?1), ?3, ?4, 1, ?5, ?6, ?7, ?4, "
    "?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"
)
STEP = "INSERT INTO running (game, entry) VALUES (?, ?)"
SAVED = "UPDATE game SET saved = ? WHERE id = ?"
TURN = (
    "UPDATE game SET mover = ?, laid = ?, length = ?, scores = ?, ended = ?, going = ?, head = ?, "
    "turns = turns || ?, saved = ? WHERE id = ?"
)
STOP = "UPDATE game SET going = 0 WHERE id = ?"
GIVEN_UP = (
    "UPDATE game SET going = 0, ended = CASE ended WHEN '' THEN 'given up' ELSE ended END "
    "WHERE id = ?"
)
WHOLE = "UPDATE game SET head = ?, turns = ? WHERE id = ?"
FORGET = "DELETE FROM running WHERE game = ?"


class Kept(Keeper):
    """Hand all that happens in a session to a writer."""

    def __init__(self, session: Session, writer: Writer, id: str = "") -> None:
        """Keep a session anew, or that which was kept under this id."""
        self._session = session
        self._writer = writer
        self._id = id
        self._over = False
        if id:
            self._writer.write(*self._whole())
        else:
            self.dealt()

    @property
    def failing(self) -> bool:
        """Tell whether nothing can be kept, or not now."""
        return self._writer.trouble not in ("", "damaged")

    def did(self, entry: Entry) -> None:
        """Keep a command."""
        self._writer.write(Statement(STEP, (self._id, write_entry(entry))))

    def turned(self) -> None:
        """Keep a turn in place of the commands that led to it."""
        game = self._session.game
        self._over = bool(self._session.standing.winners)
        line = write_turn_line(game.turns, game.positions[-2], game.record.turns[-1])
        turn = Statement(TURN, (*self._now, self._head, f"{line}\n", time.time(), self._id))
        self._writer.write(turn, Statement(FORGET, (self._id,)))

    def dealt(self) -> None:
        """Keep a game from its beginning; the one before is over."""
        session, before, self._id = self._session, self._id, token_hex(8)
        rules, players = write_rules(session.rules), write_players(session.players)
        number = len(session.results) + (session.game.result is None)
        game = (self._id, before, number, time.time(), ENGINE, rules, players)
        over = [Statement(STOP, (before,))] if before else []
        # A session may begin in the midst of a game, with turns and commands.
        self._writer.write(*over, Statement(GAME, (*game, *self._now, "", "")), *self._whole())

    def given_up(self) -> None:
        """Keep that the match ends here."""
        self._over = True
        self._writer.write(Statement(GIVEN_UP, (self._id,)))

    def close(self) -> None:
        """Keep how long the turn under way has taken so far."""
        if not self._over:
            time_passed = Statement(STEP, (self._id, write_entry(Entry(self._used))))
            self._writer.write(time_passed, Statement(SAVED, (time.time(), self._id)))
        self._over = True

    @property
    def _used(self) -> float:
        return self._session.game.clock.used

    @property
    def _now(self) -> tuple[object, ...]:
        """How the game stands: who is to move, what lies there, and what came of it."""
        game = self._session.game
        position, result = game.position, game.result
        mover = None if result else position.to_move
        scores = " ".join(map(str, result.scores)) if result else ""
        table, ended = write_table(position.table), result.ended if result else ""
        return mover, table, game.turns, scores, ended, not self._over

    @property
    def _head(self) -> str:
        """The journal up to the first turn."""
        start = Record(self._session.game.start)
        return write_journal(replace(self._session.journal, record=start, entries=()))

    def _whole(self) -> list[Statement]:
        """Keep the session as it is, whatever was kept of it."""
        journal, head = self._session.journal, self._head
        turns = write_journal(replace(journal, entries=())).removeprefix(head)
        entries = [Statement(STEP, (self._id, write_entry(each))) for each in journal.entries]
        kept = Statement(WHOLE, (head, turns, self._id))
        return [kept, Statement(FORGET, (self._id,)), *entries]
