"""The log: a line for what went wrong, in a file of the person's, of two pages at most."""

import logging
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from game.kit import files
from game.kit.errors import printable
from game.trace import format_traceback

PAGE = 1 << 18  # bytes
LONGEST = 2000  # signs of a line
NAME = "log.txt"


def write_line(folder: Path, text: str) -> None:
    """Add a line to the log in a folder; where that cannot be, nothing happens."""
    line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {printable(text[:LONGEST])}\n"
    with suppress(OSError):
        files.append(folder / NAME, line.encode(errors="backslashreplace"), PAGE)


def open_log(folder: Path, app: str, begins: str) -> None:
    """Send what an app and all below it report to the log, after a line on how it begins.

    Nobody looks at the error stream of a game, so nothing goes there any more.
    """
    logging.getLogger(app).setLevel(logging.INFO)
    logging.getLogger().addHandler(_Log(folder))
    log = logging.getLogger(app)
    threading.excepthook = lambda what: log.error("A thread ended", exc_info=what.exc_value)
    sys.unraisablehook = lambda what: log.error("Cleanup failed", exc_info=what.exc_value)
    log.info("%s", begins)


class _Log(logging.Handler):
    """A handler that writes lines into the log, of an error only where it happened."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        error = record.exc_info and record.exc_info[1]
        told = f"{record.getMessage()}: {format_traceback(error)}" if error else record.getMessage()
        write_line(self._folder, f"{record.levelname.lower()} {record.name}: {told}")
