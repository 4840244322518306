"""Stores the game of one visit, so that it can resume after a power cut.

The game is removed once the visitor has gone. `ScreenSettings` resets everything else of a visit.
"""

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.store.games import SavedGames

STOPPED_FILE = "stopped"
"""A file that exists if staff have ended the app, so that the game was not cut off."""


class Visit:
    """Stores the game of a visitor in a folder, and forgets it."""

    def __init__(self, folder: Path, open_games: "Callable[[Path], SavedGames]") -> None:
        """Take the folder, and a function that opens the games in it."""
        self._folder, self._open_games = folder, open_games
        self.games = open_games(folder)

    def stop(self) -> None:
        """Note on disk that staff end the app; the next start resumes the game."""
        with suppress(OSError):
            (self._folder / STOPPED_FILE).touch()

    def was_stopped(self) -> bool:
        """Tell whether staff had ended the app, and remove the note of it."""
        stopped = self._folder / STOPPED_FILE
        found = stopped.exists()
        with suppress(OSError):
            stopped.unlink()
        return found

    def forget(self) -> None:
        """Remove all that was stored."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)
        self.games = self._open_games(self._folder)

    def close(self) -> None:
        """Write the games to disk."""
        self.games.close()
