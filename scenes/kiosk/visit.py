"""What is kept of one visit: the game, which goes on after a power cut, until the visitor has gone.

Whatever is not written to the folder of the visit is with the settings of the screen.
"""

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.store.games import SavedGames

STOPPED = "stopped"
"""A file that says that staff have ended the game, and that it was not cut off."""


class Visit:
    """Keep the game of a visitor in a folder, and forget it."""

    def __init__(self, folder: Path, open_games: "Callable[[Path], SavedGames]") -> None:
        """Take the folder, and what opens the games in it."""
        self._folder, self._open_games = folder, open_games
        self.games = open_games(folder)

    def stop(self) -> None:
        """Note that staff end the game, which goes on when it is started again."""
        with suppress(OSError):
            (self._folder / STOPPED).touch()

    def was_stopped(self) -> bool:
        """Say once whether it was staff who have ended the game before."""
        stopped = self._folder / STOPPED
        found = stopped.exists()
        with suppress(OSError):
            stopped.unlink()
        return found

    def forget(self) -> None:
        """Remove all that was kept."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)
        self.games = self._open_games(self._folder)

    def close(self) -> None:
        """Write what is kept."""
        self.games.close()
