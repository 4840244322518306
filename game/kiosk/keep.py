"""Small files written aside, so that no frame waits for the disk."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.kit import files

Job = Callable[[], object]

Keep = Callable[[Job], object]
"""Does what changes files, one job after the other: at once, or where the games are written."""


def at_once(job: Job) -> None:
    """Do it now, as where there are no frames."""
    job()


def write(path: Path, content: bytes) -> None:
    """Write a file; where that cannot be, what it says holds until the game is started anew."""
    with suppress(OSError):
        files.write(path, content)
