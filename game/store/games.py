"""The games of a person: what is kept of them, and going on with one."""

import logging
import time
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from sqlite3 import Connection
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from game.engine.limits import NotationError
from game.store.frame_writer import FrameWriter
from game.store.marks import UNMARKED, EntryMarks, Vouched, vouch
from game.store.pending import Pending
from game.store.rescue.salvage import Rescued
from game.store.rows import DELETE, FIND_MARKS, MARK_FACTS, MARK_NEW, NEW, STOP, TAKEN_BACK
from game.store.saved_people import SavedPeople
from game.store.summary import AT, AT_ONCE, BY_ID, GOING, LISTED, Summary, summaries
from game.store.threads import Runner, run_alone
from game.store.writer import QUIET, Statement, Trouble, Writer, patience

if TYPE_CHECKING:
    from game.session.future import Executor
    from game.session.observer import SessionObserver
    from game.session.pace import Pace
    from game.session.player import Player
    from game.session.session import Session
    from game.store.exported import Brought
    from game.store.seen import Seen

FILE = "games.db"
MOST = 2_000_001
"""Characters that are read of a text: one more than any journal has (`engine.limits`)."""

TEXT = (
    f"SELECT substr(head, 1, {MOST}) || substr(turns, 1, {MOST}) FROM game WHERE id = ?1 "
    "UNION ALL SELECT * FROM "
    "(SELECT entry FROM running WHERE game = ?1 ORDER BY step LIMIT 100000)"
)


FIRST = "SELECT 1 FROM game WHERE deleted IS NULL LIMIT 1"


class KeptJournal(NamedTuple):
    """The journal of a game, and how much of it is as it was left."""

    text: str
    vouched: Vouched


NOTHING = KeptJournal("", UNMARKED)


class MenuGames(NamedTuple):
    """What the menu shows of the games: the one to go on with, and whether there are any."""

    unfinished: Summary | None = None
    has_games: bool = False


_log = logging.getLogger(__name__)


class SavedGames(SavedPeople):
    """Keep the games of people in a folder; where that cannot be, `trouble` tells."""

    def __init__(self, folder: Path, quiet: float = QUIET, run: Runner | None = run_alone) -> None:
        """Open the folder; after some quiet seconds the file is looked after.

        Without anybody to run the writing, all is written at the end of each frame.
        """
        path = folder / FILE
        super().__init__(Writer(path, quiet, run) if run else FrameWriter(path, quiet))
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

    def ask_menu(self) -> "Pending[MenuGames]":
        """Ask for what the menu shows of the games."""

        def look(there: Connection) -> list[MenuGames]:
            unfinished = next(summaries(there, GOING), None)
            return [MenuGames(unfinished, there.execute(FIRST).fetchone() is not None)]

        return self._writer.begin(look)

    def listed(self) -> tuple[Summary, ...]:
        """Return the games that are kept, the newest first, without those deleted."""
        rows = self.rows()
        pages = (self.page(rows[at : at + AT_ONCE]) for at in range(0, len(rows), AT_ONCE))
        return tuple(game for page in pages for game in page.values())

    def rows(self) -> tuple[int, ...]:
        """Return where each of those games is kept."""
        return tuple(self.ask_rows().wait(patience()) or ())

    def ask_rows(self) -> Pending[int]:
        """Ask where each of those games is kept."""
        return self._writer.begin(lambda there: [row for (row,) in there.execute(LISTED)])

    def page(self, rows: "Sequence[int]") -> dict[int, Summary]:
        """Return the games in these rows; those that are damaged are left out."""
        return dict(self.ask_page(rows).wait(patience()) or ())

    def ask_page(self, rows: "Sequence[int]") -> Pending[tuple[int, Summary]]:
        """Ask for the games in these rows."""

        def look(there: Connection) -> list[tuple[int, Summary]]:
            return [(row, game) for row in rows for game in summaries(there, AT, row)]

        return self._writer.begin(look)

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

    def ask_kept(self, id: str) -> "Pending[KeptJournal]":
        """Ask for a game as it is kept."""
        return self._writer.begin(lambda there: [_kept(there, id)])

    def resume(
        self,
        id: str,
        executor: "Executor | None" = None,
        pace: "Pace | None" = None,
        kept: "KeptJournal | None" = None,
    ) -> "Session | None":
        """Go on with a game; one that cannot be read stays in the store, but is not offered again.

        What a game was by the rules of its time, it may not be by those of today.
        """
        from game.engine.turn import IllegalTurnError
        from game.session.journal import read_journal
        from game.session.session import Session

        kept = kept or next(iter(self.ask_kept(id).wait(patience()) or ()), NOTHING)
        text = kept.text
        if not text:
            return None  # It could not be read now; some other time it may.
        try:
            if not kept.vouched.has_all:
                raise NotationError("A turn is not as it was left.")
            journal = read_journal(text)
            observer = self.observer(journal.players, id)
            return Session.go_on(journal, executor, pace=pace, observer=observer)
        except (NotationError, IllegalTurnError):
            self._writer.write(Statement(STOP, (id,)), Statement(MARK_FACTS, (id,)))
            return None

    def text(self, id: str) -> str:
        """Return the journal of a game; an empty text if there is none."""
        return "".join(self._writer.look(lambda there: _parts(there, id)[0]))

    def seen(self, id: str) -> "Seen":
        """Return a game as far as today's rules follow it, and what is missing."""
        from game.store.seen import Seen

        return next(iter(self.ask_seen(id).wait(patience()) or ()), Seen(None, "unreadable"))

    def ask_seen(self, id: str) -> "Pending[Seen]":
        """Ask for that; a long game takes a while."""
        from game.store.seen import see

        def look(there: Connection) -> "list[Seen]":
            game, kept = next(summaries(there, BY_ID, id), None), _kept(there, id)
            is_listed = game is None or game.is_sound
            engine = game.engine if game else 0
            return [see(kept.text, engine, kept.vouched, is_listed=is_listed)]

        return self._writer.begin(look)

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

    def _summary(self, id: str) -> Summary | None:
        found = self._writer.look(lambda there: [*summaries(there, BY_ID, id)])
        return found[0] if found else None

    def end_frame(self) -> None:
        """Write what was handed over in this frame, where no thread does so."""
        self._writer.end_frame()

    def flush(self) -> None:
        """Wait until all that was handed over is written."""
        self._writer.ask("SELECT 1")

    def close(self) -> None:
        """Write what is still to be written, of a match that is being played, too."""
        if kept := self._following():
            kept.close()
        self._writer.close()


def _kept(database: Connection, id: str) -> KeptJournal:
    parts, has_commands = _parts(database, id)
    text = "".join(parts)
    marks = database.execute(FIND_MARKS, (id,)).fetchone()
    vouched = vouch(text, *map(str, marks)) if marks else UNMARKED
    return KeptJournal(text, vouched._replace(has_commands=has_commands))


def _parts(database: Connection, id: str) -> tuple[list[str], bool]:
    """Return the parts of a journal, not many more than it may have, and whether those are all."""
    parts, length, marks = list[str](), 0, EntryMarks(id)
    for number, (part,) in enumerate(database.execute(TEXT, (id,))):
        try:
            # The first part is the game, each other a command.
            parts.append(f"{marks.read(str(part))}\n" if number else str(part))
        except ValueError as error:
            _log.warning("Saved games: a command of %s can't be read (%s)", id, error)
            return parts, False
        length += len(parts[-1])
        if length > MOST:
            break
    return parts, True
