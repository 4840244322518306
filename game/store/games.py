"""The games of a person: what is kept of them, and going on with one."""

import time
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from sqlite3 import Connection
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from game.engine.limits import NotationError
from game.store.frame_writer import FrameWriter
from game.store.kept import NOTHING, KeptJournal, kept_journal
from game.store.pending import Pending
from game.store.rescue.salvage import Rescued
from game.store.rows import DELETE, MARK_FACTS, STOP, TAKEN_BACK
from game.store.saved_people import Found, SavedPeople
from game.store.summary import AT, AT_ONCE, BY_ID, GOING, LISTED, Summary, summaries
from game.store.threads import Runner, run_alone
from game.store.writer import QUIET, Statement, Trouble, Writer, patience

if TYPE_CHECKING:
    from game.session.future import Executor
    from game.session.journal import Ghost
    from game.session.observer import SessionObserver
    from game.session.pace import Pace
    from game.session.player import Player
    from game.session.session import Session
    from game.store.exchange.in_and_out import TakenIn
    from game.store.seen import Seen

FILE = "games.db"
FIRST = "SELECT 1 FROM game WHERE deleted IS NULL LIMIT 1"


class MenuGames(NamedTuple):
    """What the menu shows of the games: the one to go on with, and whether there are any."""

    unfinished: Summary | None = None
    has_games: bool = False


class Unfinished(NamedTuple):
    """A game that can be gone on with, as it is kept."""

    id: str
    kept: KeptJournal


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

    def ask_unfinished(self) -> "Pending[Unfinished]":
        """Ask for that game, and for what is needed to go on with it."""

        def look(there: Connection) -> list[Unfinished]:
            found = islice(summaries(there, GOING), 1)
            return [Unfinished(game.id, kept_journal(there, game.id)) for game in found]

        return self._writer.begin(look)

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

    def delete(self, id: str) -> None:
        """Delete a game; it can be restored until the app is opened again, and then is erased."""
        self._writer.write(Statement(DELETE, (time.time(), id)))

    def restore(self, id: str) -> None:
        """Take back that a game was deleted."""
        self._writer.write(Statement(DELETE, (None, id)))

    def take_back(self, id: str) -> None:
        """Take back that a match was given up; it can be continued as it was."""
        self._writer.write(Statement(TAKEN_BACK, (id,)), Statement(MARK_FACTS, (id,)))

    def observer(
        self, players: "Sequence[Player]", id: str = "", ghost: "Ghost" = ()
    ) -> "SessionObserver":
        """Return what saves a new session, or the one with this id, if people play in it.

        Beside a `ghost` it counts for nothing.
        """
        # Not before the first match: the menu is there the sooner.
        from game.session.observer import SessionObserver
        from game.store.saved_session import SavedSession

        if all(player.bot for player in players):
            return SessionObserver()
        saved = SavedSession(self._writer, id, *self._known(players), ghost)
        if not id:
            self._remember(players)
        self._following = ref(saved)  # Who plays no more is let go.
        return saved

    def ask_kept(self, id: str) -> "Pending[KeptJournal]":
        """Ask for a game as it is kept."""
        return self._writer.begin(lambda there: [kept_journal(there, id)])

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
                raise NotationError("A turn isn't as it was left.")
            journal = read_journal(text)
            observer = self.observer(journal.players, id, journal.ghost)
            return Session.go_on(journal, executor, pace=pace, observer=observer)
        except (NotationError, IllegalTurnError):
            self._writer.write(Statement(STOP, (id,)), Statement(MARK_FACTS, (id,)))
            return None

    def text(self, id: str) -> str:
        """Return the journal of a game; an empty text if there is none."""
        return "".join(self._writer.look(lambda there: [kept_journal(there, id).text]))

    def seen(self, id: str) -> "Seen":
        """Return a game as far as today's rules follow it, and what is missing."""
        from game.store.seen import Seen

        return next(iter(self.ask_seen(id).wait(patience()) or ()), Seen(None, "unreadable"))

    def ask_seen(self, id: str) -> "Pending[Seen]":
        """Ask for that; a long game takes a while."""
        from game.store.seen import see

        def look(there: Connection) -> "list[Seen]":
            game, kept = next(summaries(there, BY_ID, id), None), kept_journal(there, id)
            is_listed = game is None or game.is_sound
            engine = game.engine if game else 0
            return [see(kept.text, engine, kept.vouched, is_listed=is_listed)]

        return self._writer.begin(look)

    def export(self, id: str) -> str:
        """Return a game as a text for elsewhere; an empty text if there is none, or it goes on."""
        return "".join(self.ask_export(id).wait(patience()) or ())

    def ask_export(self, id: str) -> Pending[str]:
        """Ask for that."""
        from game.store.exchange.in_and_out import written

        return self._writer.begin(lambda there: [written(there, id)])

    def is_running(self, id: str) -> bool:
        """Return whether there is such a game, and it still goes on."""
        return any(
            self._writer.look(lambda there: [it.is_running for it in summaries(there, BY_ID, id)])
        )

    def take_in(self, text: str) -> str:
        """Keep a game from elsewhere that the rules allow; raises NotationError.

        Gives under which id it is kept: one that is there already is only found again. So is one
        that could go on from an earlier turn. The id is empty if nothing can be kept now.
        """
        found = self.ask_take_in(text).wait(patience())
        return found[0].id if found else ""

    def ask_take_in(self, text: str) -> "Pending[TakenIn]":
        """Ask for that, and where it is kept; raises NotationError."""
        from game.store.exchange.exported import read_export
        from game.store.exchange.in_and_out import coming_in, taken_in

        brought = read_export(text)
        self._writer.change(lambda there: coming_in(there, brought))
        return self._writer.begin(lambda there: [taken_in(there, brought)])

    def end_frame(self) -> None:
        """Write what was handed over in this frame, where no thread does so."""
        self._writer.end_frame()

    def aside(self, do: "Callable[[], list[Found]]") -> "Pending[Found]":
        """Do something with other files where the games are written, in order with them."""
        return self._writer.aside(do)

    def flush(self) -> None:
        """Wait until all that was handed over is written."""
        self._writer.ask("SELECT 1")

    def close(self) -> None:
        """Write what is still to be written, of a match that is being played, too."""
        self._follow_no_more()
        self._writer.close()

    def end(self) -> None:
        """Do so without waiting for it."""
        self._follow_no_more()
        self._writer.end()

    def _follow_no_more(self) -> None:
        if kept := self._following():
            kept.close()
