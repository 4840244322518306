"""Stores the game of one visit and what the visitor chose, so that both survive a power cut.

All of it is removed once the visitor has gone. `ScreenSettings` resets everything else of a visit.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.kit import files
from game.kit.preferences import Preferences
from game.settings import Settings

if TYPE_CHECKING:
    from game.store.games import SavedGames

STOPPED_FILE = "stopped"
"""A file that exists if staff have ended the app, so that the game was not cut off."""


CHOICES_FILE, SEEN_FILE = "choices.json", "seen"
"""What the visitor chose, and a file whose time tells when the visitor was last known to play."""

FRESH_FILE = "choices.new"
LARGEST_FILE = 1 << 16  # bytes


class VisitorChoices(msgspec.Struct, frozen=True):
    """What a visitor chose, and how often the game has crashed since."""

    preferences: Preferences
    settings: Settings
    is_low: bool = False
    crashes: int = 0


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

    def note(self, now: float) -> None:
        """Note on disk that somebody plays, at a time in seconds since 1970."""
        seen = self._folder / SEEN_FILE
        with suppress(OSError):  # It must not stop a frame: no fsync.
            seen.touch()
            os.utime(seen, (now, now))

    def seen(self) -> float:
        """Return when somebody was last known to play; long ago if nobody knows."""
        try:
            return (self._folder / SEEN_FILE).stat().st_mtime
        except OSError:
            return float("-inf")

    def keep(self, choices: VisitorChoices) -> None:
        """Write what the visitor chose: whole or not at all, but no frame waits for the disk."""
        fresh = self._folder / FRESH_FILE
        with suppress(OSError):
            fresh.write_bytes(msgspec.json.encode(choices))
            fresh.replace(self._folder / CHOICES_FILE)

    def choices(self) -> VisitorChoices | None:
        """Return what the visitor chose; None if nothing, or nothing that can be read."""
        try:
            content = files.read(self._folder / CHOICES_FILE, LARGEST_FILE)
            return msgspec.json.decode(content, type=VisitorChoices)
        except (OSError, ValueError, RecursionError):
            return None

    def forget_choices(self) -> None:
        """Remove what a visitor chose who has begun no game."""
        for name in CHOICES_FILE, FRESH_FILE, SEEN_FILE:
            with suppress(OSError):
                (self._folder / name).unlink()

    def forget(self) -> None:
        """Remove all that was stored."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)
        self.games = self._open_games(self._folder)

    def close(self) -> None:
        """Write the games to disk."""
        self.games.close()
