"""Files from outside, read with care: regular ones alone, of a limited size, as UTF-8.

Editors on Windows put a byte order mark before UTF-8, or write UTF-16 or Windows-1252.
The doors of the rules read by this too, so it loads nothing of the game.
"""

import errno
import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

WITHOUT_WAITING = getattr(os, "O_NONBLOCK", 0)
"""Opens a pipe at once, whether or not there is another end."""


class TextFileError(ValueError):
    """Raised with a sentence when a file is too large."""


class CodingError(TextFileError):
    """Raised with a sentence or two when a text is not UTF-8: what it is, and what to do."""


def open_file(path: Path | str) -> BinaryIO:
    """Open a regular file; raise OSError for others: a pipe could wait, and a device never end."""
    opened = os.open(path, os.O_RDONLY | WITHOUT_WAITING | getattr(os, "O_BINARY", 0))
    if not S_ISREG(os.fstat(opened).st_mode):
        os.close(opened)
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    return open(opened, "rb")


def read_bytes(path: Path | str, most: int) -> bytes:
    """Read a file of at most `most` bytes; raise OSError, or TextFileError if it is larger."""
    with open_file(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise TextFileError(f"It has more than {most} bytes.")
    return content


def read_text(path: Path | str, most: int) -> str:
    """Read a text of at most `most` bytes; raise OSError, or TextFileError with a sentence."""
    return decode(read_bytes(path, most))


def decode(content: bytes) -> str:
    """Return the text without a byte order mark; raise CodingError if it is not UTF-8."""
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise CodingError("This is UTF-16. Save it as UTF-8.")
    if b"\0" in content:
        raise CodingError("This is UTF-16 or no text. Save it as UTF-8.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        told = f"Byte {error.start + 1} is not UTF-8 (Windows-1252?). Save it as UTF-8."
        raise CodingError(told) from None
