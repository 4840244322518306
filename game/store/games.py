"""The games of a person: what is kept of them, and going on with one."""

import logging
import time
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from sqlite3 import Connection
from typing import TYPE_CHECKING
from weakref import ref

from game.engine.limits import NotationError
from game.store.marks import UNMARKED, Vouched, read_entry_of, vouch
from game.store.rows import DELETE, FIND_MARKS, MARK_FACTS, MARK_NEW, NEW, STOP, TAKEN_BACK
from game.store.salvage import Rescued
from game.store.summary import AT, AT_ONCE, BY_ID, GOING, LISTED, Summary, summaries
from game.store.threads import Runner, run_alone
from game.store.writer import QUIET, Statement, Trouble, Writer

if TYPE_CHECKING:
    from game.session.buddy import Buddy
    from game.session.future import Executor
    from game.session.observer import Album, SessionObserver
    from game.session.pace import Pace
    from game.session.player import Player
    from game.session.session import Session
    from game.store.exported import Brought
    from game.store.player_preferences import PlayerPreferences
    from game.store.players import Erased
    from game.store.seen import Seen
    from game.store.statistics import Statistics

FILE = "games.db"
MOST = 2_000_001
"""Characters that are read of a text: one more than any journal has (`engine.limits`)."""

TEXT = (
    f"SELECT substr(head, 1, {MOST}) || substr(turns, 1, {MOST}) FROM game WHERE id = ?1 "
    "UNION ALL SELECT * FROM "
    "(SELECT entry FROM running WHERE game = ?1 ORDER BY step LIMIT 100000)"
)


_log = logging.getLogger(__name__)


class SavedGames:
    """Keep the games of people in a folder; where that cannot be, `trouble` tells."""

    def __init__(self, folder: Path, quiet: float = QUIET, run: Runner = run_alone) -> None:
        """Open the folder; after some quiet seconds the file is looked after."""
        self._writer = Writer(folder / FILE, quiet, run)
        self.exports = folder / "exports"
        self._following: Callable[[], SessionObserver | None] = lambda: None

    @property
    def trouble(self) -> Trouble:
        """What is wrong with what is kept."""
        return self._writer.trouble

    @property
    def rescued(self) -> Rescued:
        """What was read of a damaged file and of its copies, if one was."""
        return self._writer.rescued

    @property
    def unfinished(self) -> Summary | None:
        """The game that was left last and can be gone on with."""
        found = self._writer.look(lambda there: [*islice(summaries(there, GOING), 1)])
        return found[0] if found else None

    def listed(self) -> tuple[Summary, ...]:
        """Return the games that are kept, the newest first, without those deleted."""
        rows = self.rows()
        pages = (self.page(rows[at : at + AT_ONCE]) for at in range(0, len(rows), AT_ONCE))
        return tuple(game for page in pages for game in page.values())

    def rows(self) -> tuple[int, ...]:
        """Return where each of those games is kept."""
        return tuple(row for (row,) in self._writer.ask(LISTED))

    def page(self, rows: "Sequence[int]") -> dict[int, Summary]:
        """Return the games in these rows; those that are damaged are left out."""

        def read(there: Connection) -> list[tuple[int, Summary]]:
            return [(row, game) for row in rows for game in summaries(there, AT, row)]

        return dict(self._writer.look(read))

    def row_of(self, id: str) -> int | None:
        """Return where a game is kept."""
        return next((row for (row,) in self._writer.ask(BY_ID, id)), None)

    def delete(self, id: str) -> None:
        """Delete a game; it can be restored until the app is opened again, and then is erased."""
        self._writer.write(Statement(DELETE, (time.time(), id)))

    def restore(self, id: str) -> None:
        """Take back that a game was deleted."""
        self._writer.write(Statement(DELETE, (None, id)))

    def take_back(self, id: str) -> None:
        """Take back that a match was given up; it can be continued as it was."""
        self._writer.write(Statement(TAKEN_BACK, (id,)), Statement(MARK_FACTS, (id,)))

    def observer(self, players: "Sequence[Player]", id: str = "") -> "SessionObserver":
        """Return what saves a new session, or the one with this id, if people play in it."""
        # Not before the first match: the menu is there the sooner.
        from game.session.observer import SessionObserver
        from game.store.saved_session import SavedSession

        if all(player.bot for player in players):
            return SessionObserver()
        saved = SavedSession(self._writer, id, *self._known(players))
        if not id:
            self._remember(players)
        self._following = ref(saved)  # Who plays no more is let go.
        return saved

    def _remember(self, players: "Sequence[Player]") -> None:
        from game.store.players import REMEMBER, person

        people = (each for each in players if each.bot is None and not each.is_visitor)
        now = time.time()
        self._writer.write(*(Statement(REMEMBER, (*person(each), now)) for each in people))

    def remembered(self) -> "tuple[Player, ...]":
        """Return the people who have played here, who began last first."""
        from game.store.players import remembered

        return tuple(self._writer.look(lambda there: [*remembered(there)]))

    def resume(
        self, id: str, executor: "Executor | None" = None, pace: "Pace | None" = None
    ) -> "Session | None":
        """Go on with a game; one that cannot be read stays in the store, but is not offered again.

        What a game was by the rules of its time, it may not be by those of today.
        """
        from game.engine.turn import IllegalTurnError
        from game.session.journal import read_journal
        from game.session.session import Session

        text = self.text(id)
        if not text:
            return None  # It could not be read now; some other time it may.
        try:
            if not self._vouched(id, text).has_all:
                raise NotationError("A turn is not as it was left.")
            journal = read_journal(text)
            observer = self.observer(journal.players, id)
            return Session.go_on(journal, executor, pace=pace, observer=observer)
        except (NotationError, IllegalTurnError):
            self._writer.write(Statement(STOP, (id,)), Statement(MARK_FACTS, (id,)))
            return None

    def text(self, id: str) -> str:
        """Return the journal of a game; an empty text if there is none."""
        return "".join(self._writer.look(lambda there: _parts(there, id)))

    def seen(self, id: str) -> "Seen":
        """Return a game as far as today's rules follow it, and what is missing."""
        from game.store.seen import see

        game, text = self._summary(id), self.text(id)
        is_listed = game is None or game.is_sound
        return see(text, game.engine if game else 0, self._vouched(id, text), is_listed=is_listed)

    def _vouched(self, id: str, text: str) -> Vouched:
        """Return how much of a game is as it was left."""
        found = self._writer.ask(FIND_MARKS, id)
        return vouch(text, *map(str, found[0])) if found else UNMARKED

    def export(self, id: str) -> str:
        """Return a game as a text for elsewhere; an empty text if there is none.

        None of a game that still goes on: it would name every rack and the pool in order.
        """
        from game.store.exported import write_export

        game = self._summary(id)
        return write_export(game, self.text(id)) if game and not game.is_running else ""

    def is_running(self, id: str) -> bool:
        """Return whether there is such a game, and it still goes on."""
        game = self._summary(id)
        return bool(game and game.is_running)

    def take_in(self, text: str) -> str:
        """Keep a game from elsewhere that the rules allow; raises NotationError.

        Gives under which id it is kept: one that is there already is only found again. So is one
        that could go on from an earlier turn. The id is empty if nothing can be kept now.
        """
        from game.store.exported import read_export

        brought = read_export(text)
        same = self._same(brought) if brought.ended else self._same_deal(brought)
        id = same or brought.mark
        new = Statement(NEW, brought.row(id)), Statement(MARK_NEW, (id,))
        self._writer.write(*new, Statement(DELETE, (None, id)))
        return id if self._summary(id) else ""

    def _same(self, brought: "Brought") -> str:
        """Return the id of a game if it is kept under that which it had when it was written out."""
        from game.store.exported import read_export

        kept = self.export(brought.id) if brought.id else ""
        try:
            return brought.id if kept and read_export(kept).mark == brought.mark else ""
        except NotationError:
            return ""

    def _same_deal(self, brought: "Brought") -> str:
        """Return the id of the game that is kept with the same deal, whatever its turn."""
        from game.store.same_deal import same_deal

        start = brought.game.start
        return next(iter(self._writer.look(lambda there: [*same_deal(there, start)])), "")

    def statistics(self) -> "tuple[Statistics, ...]":
        """Return what the games of each person add up to, those who played most first."""
        from game.store.statistics import statistics

        return tuple(self._writer.look(statistics))

    def forget(self, player: "Player") -> "Erased":
        """Remember a person no more, and erase all that is theirs; the games stay.

        What is returned can bring it back; it is in memory alone.
        """
        from game.store.players import FORGET, all_of, person

        erased = tuple(self._writer.look(lambda there: [*all_of(there, player)]))
        self._writer.write(*(Statement(statement, person(player)) for statement in FORGET))
        return erased

    def bring_back(self, erased: "Erased") -> None:
        """Take back that a person was forgotten."""
        self._writer.write(*erased)

    def erase_statistics(self, player: "Player") -> None:
        """Erase the statistics of a person; the games stay, and so does all else."""
        from game.store.players import person
        from game.store.statistics import ERASE

        self._writer.write(Statement(ERASE, person(player)))

    def rename(self, player: "Player", into: "Player") -> bool:
        """Rename a player, or give it another animal; False if those are taken."""
        from game.store.renaming import renaming

        if into.identity == player.identity:
            return True
        found = self._writer.look(lambda there: renaming(there, player, into))
        self._writer.write(*found)
        return bool(found)

    def preferences(self, player: "Player") -> "PlayerPreferences":
        """Return what belongs to a player; nothing does to visitors and bots."""
        from game.store.player_preferences import PlayerPreferences, read_preferences

        if player.bot or player.is_visitor:
            return PlayerPreferences()
        found = self._writer.look(lambda there: [read_preferences(there, player)])
        return found[0] if found else PlayerPreferences()

    def set_preferences(self, player: "Player", **changed: object) -> None:
        """Change fields of what belongs to a player; those that are None are chosen no more."""
        from game.store.player_preferences import SET_PREFERENCES, preferences_row

        if not (player.bot or player.is_visitor):
            self._writer.write(Statement(SET_PREFERENCES, preferences_row(player, changed)))

    def stamps(self, player: "Player") -> dict[str, float]:
        """Return the ideas that a player has had, and when; none for visitors and bots."""
        from game.store.stamps import stamps

        if player.bot or player.is_visitor:
            return {}
        return dict(self._writer.look(lambda there: [*stamps(there, player)]))

    def seated(self, players: "Sequence[Player]") -> "tuple[Player, ...]":
        """Set every buddy at a table to how that of the first player plays now."""
        from game.store.buddies import seated

        return seated(players, self._buddy(players))

    def _buddy(self, players: "Sequence[Player]") -> "Buddy":
        """Return the buddy of who sits first; that of a visitor, or of nobody, is as at first."""
        from game.session.buddy import Buddy, followed
        from game.store.buddies import buddy_of

        seat = followed(players)
        return Buddy() if seat is None else buddy_of(self.preferences(players[seat]))

    def _known(self, players: "Sequence[Player]") -> "tuple[list[Album], Buddy]":
        """Return what is known of who plays: what each has found, and the buddy at the table."""
        from game.store.buddies import at_table

        albums = [self.stamps(player) for player in players]
        return albums, at_table(players, self._buddy(players))

    def _summary(self, id: str) -> Summary | None:
        found = self._writer.look(lambda there: [*summaries(there, BY_ID, id)])
        return found[0] if found else None

    def flush(self) -> None:
        """Wait until all that was handed over is written."""
        self._writer.ask("SELECT 1")

    def close(self) -> None:
        """Write what is still to be written, of a match that is being played, too."""
        if kept := self._following():
            kept.close()
        self._writer.close()


def _parts(database: Connection, id: str) -> list[str]:
    """Return the parts of a journal, not many more than a journal may have."""
    parts, length = list[str](), 0
    for number, (part,) in enumerate(database.execute(TEXT, (id,))):
        try:
            # The first part is the game, each other a command.
            parts.append(f"{read_entry_of(id, str(part))}\n" if number else str(part))
        except ValueError as error:
            _log.warning("Saved games: a command of %s can't be read (%s)", id, error)
            break
        length += len(parts[-1])
        if length > MOST:
            break
    return parts
