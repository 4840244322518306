"""The games of a person: what is kept of them, and going on with one."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from game.store.writer import Statement, Trouble, Writer

if TYPE_CHECKING:
    from game.session.future import Executor
    from game.session.keeper import Keeper
    from game.session.session import Session

FILE = "games.db"
MOST = 2_000_001
"""Characters that are read of a text: one more than any journal has (`engine.box`)."""

LONGEST_NAME = 80
LAST = "SELECT id, saved, mover FROM game WHERE going ORDER BY saved DESC, rowid DESC LIMIT 1"
TEXT = f"SELECT substr(head, 1, {MOST}) || substr(turns, 1, {MOST}) FROM game WHERE id = ?"
STEPS = f"SELECT substr(entry, 1, {MOST}) FROM running WHERE game = ? ORDER BY step LIMIT 100000"


class Unfinished(NamedTuple):
    """A game that can be gone on with, who is to move in it, and when it was left."""

    id: str
    mover: str
    left: date


class Games:
    """Keep the games of people in a folder; where that cannot be, `trouble` tells."""

    def __init__(self, folder: Path) -> None:
        self._writer = Writer(folder / FILE)
        self._following: Callable[[], Keeper | None] = lambda: None

    @property
    def trouble(self) -> Trouble:
        """What is wrong with what is kept."""
        return self._writer.trouble

    @property
    def unfinished(self) -> Unfinished | None:
        """The game that was left last."""
        rows = self._writer.ask(LAST)
        try:
            ((id, saved, mover),) = rows
            return Unfinished(str(id), _shown(mover), date.fromtimestamp(saved))
        except (ValueError, TypeError, OverflowError, OSError):
            return None

    def follow(self, session: "Session") -> None:
        """Keep a session from now on, if people play in it."""
        # Not before the first match: the menu is there the sooner.
        from game.store.kept import Kept

        if session.people:
            self._follow(session, Kept(session, self._writer))

    def _follow(self, session: "Session", kept: "Keeper") -> None:
        session.keeper = kept
        self._following = ref(kept)  # Who plays no more is let go.

    def resume(self, id: str, executor: "Executor | None" = None) -> "Session | None":
        """Go on with a game; one that cannot be read stays in the store, but is not offered again.

        What a game was by the rules of its time, it may not be by those of today.
        """
        from game.engine.box import NotationError
        from game.engine.turn import IllegalTurnError
        from game.session.session import Session
        from game.store.kept import STOP, Kept

        try:
            session = Session.resume(self.text(id), executor)
        except (NotationError, IllegalTurnError):
            self._writer.write(Statement(STOP, (id,)))
            return None
        self._follow(session, Kept(session, self._writer, id))
        return session

    def text(self, id: str) -> str:
        """Give the journal of a game; an empty text if there is none."""
        heads = self._writer.ask(TEXT, id)
        entries = self._writer.ask(STEPS, id)
        return "".join(str(text) for (text,) in heads) + "".join(f"{line}\n" for (line,) in entries)

    def flush(self) -> None:
        """Wait until all that was handed over is written."""
        self._writer.ask("SELECT 1")

    def close(self) -> None:
        """Write what is still to be written, of a match that is being played, too."""
        if kept := self._following():
            kept.close()
        self._writer.close()


def _shown(name: object) -> str:
    """Give a name that can be shown, whatever stands in the file."""
    text = str(name or "")
    return text if text.isprintable() and len(text) <= LONGEST_NAME else "?"
