"""Lines of JSON as the doors read them: one after the other, whatever the size of the file."""

import json
from collections.abc import Iterator
from math import isfinite
from typing import Any, NoReturn

from game import text_file
from game.engine.limits import NotationError, check_text, quote
from game.run_main import shorten

LONGEST = 1 << 17
"""The most bytes of a line."""


class LineError(ValueError):
    """Raised with one sentence when a line, or the file, cannot be read."""


def lines(path: str) -> Iterator[bytes]:
    """Read the lines of a file that hold something; LineError if it cannot be opened.

    Of one that is too long no more is given than tells so.
    """
    try:
        opened = text_file.open_file(path)
    except OSError as error:
        raise LineError(f"The file {shorten(path)} can't be read: {error.strerror}.") from None
    with opened as file:
        while line := file.readline(LONGEST + 1):
            rest = line
            while len(rest) > LONGEST and not rest.endswith(b"\n"):
                rest = file.readline(LONGEST + 1)
            if line.strip():
                yield line


def read_object(line: str | bytes) -> dict[str, Any]:
    """Read a line as an object that can be written as JSON again; LineError says what is wrong."""
    if len(line) > LONGEST:
        raise LineError(f"The line has more than {LONGEST} bytes.")
    try:
        text = line if isinstance(line, str) else text_file.decode(line)
    except text_file.CodingError as error:
        raise LineError(str(error)) from None
    try:
        found = json.loads(text, parse_constant=_no_number, parse_float=_read_float)
        check_text(json.dumps(found, ensure_ascii=False))
    except NotationError as error:
        raise LineError(str(error)) from None
    except (ValueError, RecursionError) as error:
        raise LineError(f"This is not JSON: {error}.") from None
    if not isinstance(found, dict):
        raise LineError("Each line must be a JSON object.")
    return found


def name_of(found: dict[str, Any]) -> Any:
    """Return the id of an object as it is answered with; LineError if it is no name."""
    name = found.get("id")
    if name is not None and not isinstance(name, str | int):
        raise LineError("The id must be a text or a number.")
    return name


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} isn't a number")


def _read_float(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{quote(text)} is too large a number")
    return number
