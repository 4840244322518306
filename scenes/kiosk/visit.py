"""Stores the game of one visit and what the visitor chose, so that both survive a power cut.

All of it is removed once the visitor has gone. `ScreenSettings` resets everything else of a visit.
All this is done where the games are written, one after the other, so no frame waits for the disk.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import text_file
from game.kit import files
from game.kit.preferences import Preferences
from game.settings import Settings
from game.store.games import SavedGames
from game.store.pending import Pending
from game.store.threads import Runner

STOPPED_FILE = "stopped"
"""A file that exists if staff have ended the app, so that the game was not cut off."""


CHOICES_FILE, SEEN_FILE = "choices.json", "seen"
"""What the visitor chose, and a file whose time tells when the visitor was last known to play."""

FRESH_FILE = "choices.new"
LARGEST_FILE = 1 << 16  # bytes
LONG_AGO = float("-inf")


class VisitorChoices(msgspec.Struct, frozen=True):
    """What a visitor chose, and how often the game has crashed since."""

    preferences: Preferences
    settings: Settings
    is_low: bool = False
    crashes: int = 0


class Traces(NamedTuple):
    """What the visit before left beside its game."""

    was_stopped: bool = False
    """Whether staff had ended the app, so that the game was not cut off."""
    seen: float = LONG_AGO
    """When somebody was last known to play, in seconds since 1970."""
    choices: VisitorChoices | None = None


class Visit:
    """Stores the game of a visitor in a folder, and forgets it."""

    def __init__(self, folder: Path, run: Runner) -> None:
        """Take the folder, and what runs one store after the other."""
        self._folder, self._run = folder, run
        self.games = SavedGames(folder, run=run)

    def do(self, change: Callable[[], object]) -> None:
        """Change files on the disk once all before it is written."""
        self.games.aside(lambda: [change()])

    def stop(self) -> None:
        """Note on disk that staff end the app; the next start resumes the game."""
        self.do(partial((self._folder / STOPPED_FILE).touch, files.OWN))

    def note(self, now: float) -> None:
        """Note on disk that somebody plays, at a time in seconds since 1970."""
        self.do(partial(_touch, self._folder / SEEN_FILE, now))

    def keep(self, choices: VisitorChoices) -> None:
        """Write what the visitor chose: whole or not at all."""
        self.do(partial(_write, self._folder, msgspec.json.encode(choices)))

    def ask_traces(self) -> Pending[Traces]:
        """Ask what the visit before left, and remove the note that staff ended the app."""
        return self.games.aside(lambda: [_traces(self._folder)])

    def forget_choices(self) -> None:
        """Remove what a visitor chose who has begun no game."""
        self.do(partial(_remove, self._folder, CHOICES_FILE, FRESH_FILE, SEEN_FILE))

    def forget(self) -> None:
        """Remove all that was stored, and begin with nothing."""
        self.games.end()
        self._run(partial(shutil.rmtree, self._folder, ignore_errors=True))
        self.games = SavedGames(self._folder, run=self._run)

    def close(self) -> None:
        """Write the games to disk."""
        self.games.close()


def _traces(folder: Path) -> Traces:
    was_stopped = (folder / STOPPED_FILE).exists()
    _remove(folder, STOPPED_FILE)
    return Traces(was_stopped, _seen(folder / SEEN_FILE), _choices(folder / CHOICES_FILE))


def _seen(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return LONG_AGO


def _choices(path: Path) -> VisitorChoices | None:
    """Read what the visitor chose; None if nothing, or nothing that can be read."""
    try:
        return msgspec.json.decode(text_file.read_text(path, LARGEST_FILE), type=VisitorChoices)
    except (OSError, ValueError, RecursionError):
        return None


def _touch(path: Path, now: float) -> None:
    path.touch(files.OWN)
    os.utime(path, (now, now))


def _write(folder: Path, content: bytes) -> None:
    fresh = folder / FRESH_FILE
    _remove(folder, FRESH_FILE)
    fresh.touch(files.OWN)
    fresh.write_bytes(content)
    fresh.replace(folder / CHOICES_FILE)


def _remove(folder: Path, *names: str) -> None:
    for name in names:
        with suppress(OSError):
            (folder / name).unlink()
