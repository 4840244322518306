"""A person's files: where they lie, written whole or not at all, one at a time."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

import platformdirs

from game.text_file import WITHOUT_WAITING

NOWHERE = Path(os.devnull) / "nowhere"  # a folder that cannot be
FRESH = ".new"  # the end of the name of a file that is being written
OWN = 0o600  # nobody else reads or writes what belongs to a person
MOST_ENTRIES = 400  # files or folders that are looked at in one
PATIENCE = 1.0  # seconds: a busy disk keeps a copy that long, and what takes longer has stopped
PAUSE = 0.001  # seconds between two looks whether another copy is done
NO_LOCKS = {errno.ENOTSUP, errno.ENOLCK, errno.EINVAL, errno.ENOSYS}  # as on some networks


class Folders(NamedTuple):
    """Where an app keeps a person's files."""

    data: Path
    config: Path
    log: Path = NOWHERE


def find_folders(app: str, variable: str) -> Folders:
    """Find the folders of an app; an environment variable that names a folder overrides all."""
    if home := os.environ.get(variable):
        return Folders(Path(home), Path(home), Path(home))
    try:
        return Folders(
            platformdirs.user_data_path(app, appauthor=False),
            platformdirs.user_config_path(app, appauthor=False),
            platformdirs.user_log_path(app, appauthor=False),
        )
    except RuntimeError:  # This user has no home folder.
        return Folders(NOWHERE, NOWHERE)


def write(path: Path, content: bytes) -> None:
    """Write a file so that a crash leaves the old one or the new one; raises OSError.

    Where a link lies the file takes its place: it cannot be told who put the link there, so what
    it points to stays as it is.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.urandom(8).hex()}{FRESH}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    try:
        with open(os.open(fresh, flags | getattr(os, "O_BINARY", 0), OWN), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        _remove(fresh)
        raise


def entries(folder: Path) -> Iterator[Path]:
    """List what lies in a folder, so much of it that nobody has to wait."""
    try:
        with os.scandir(folder) as found:
            yield from (folder / entry.name for entry in islice(found, MOST_ENTRIES))
    except OSError:
        return


def append(path: Path, content: bytes, most: int) -> None:
    """Write at the end of a file; raises OSError.

    One of so many bytes is first put in the place of the one before it, `<name>.old`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        there = path.lstat()
        if S_ISREG(there.st_mode) and there.st_size >= most:
            path.replace(path.with_name(path.name + ".old"))
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0)
    flags |= getattr(os, "O_BINARY", 0) | WITHOUT_WAITING
    opened = os.open(path, flags, OWN)
    try:
        if not S_ISREG(os.fstat(opened).st_mode):
            raise OSError("not a regular file")
        os.write(opened, content)
    finally:
        os.close(opened)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other copies of the app from writing this file; raises OSError if one does for long.

    What a copy left that was ended while it wrote is swept up.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":  # which can lock no folder
        yield
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        if _lock(folder):
            for left in path.parent.glob(f"{path.name}*{FRESH}"):
                _remove(left)
        yield
    finally:
        os.close(folder)


def _lock(folder: int) -> bool:
    """Lock an open folder until it is closed; False where there are no locks."""
    import fcntl

    end = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                raise
            time.sleep(PAUSE)
        except OSError as fault:
            if fault.errno not in NO_LOCKS:
                raise
            return False
        else:
            return True


def _remove(path: Path) -> None:
    try:
        path.unlink()
    except OSError:
        return


def beside(path: Path) -> Path:
    """Return where a damaged file is kept."""
    return path.with_name(path.name + ".bad")


def put_aside(path: Path) -> None:
    """Rename a damaged file to `<name>.bad`; one that cannot be moved stays as it is."""
    try:
        path.replace(beside(path))
    except OSError:
        return
