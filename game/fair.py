"""Check that the tiles of a record are those that were sealed before the first turn.

The answer is one line, and an exit code: 0 if they are, 1 if they are not, 2 if nobody can tell
because the file can't be read, or its envelope is missing or still sealed.
"""

import sys

from game import text_file
from game.commandline import Parser
from game.engine.fair.envelope import check, read_envelope
from game.engine.limits import LONGEST_TEXT, NotationError, quote
from game.engine.record import read_record
from game.engine.record_lines import unwrap
from game.run_main import run_main, shorten

LONGEST = 4 * LONGEST_TEXT
"""The most bytes of a record."""


def _read(path: str) -> str:
    try:
        if path != "-":
            return text_file.read_text(path, LONGEST)
        with open(0, "rb", closefd=False) as file:
            return text_file.decode(file.read(LONGEST))
    except OSError as error:
        told = f"The file {shorten(path)} can't be read: {error.strerror}."
        raise NotationError(told) from None
    except ValueError as error:
        raise NotationError(str(error)) from None


def main(arguments: list[str]) -> int:
    """Check the record that the arguments name; give the exit code."""
    parser = Parser(prog="python -m game.fair", description=__doc__)
    parser.add_argument("record", metavar="RECORD", help="a record file, or - for standard input")
    try:
        record = read_record(unwrap(_read(parser.parse_args(arguments).record)))
        fault, part = check(record), read_envelope(record).part
    except NotationError as error:
        print(error, file=sys.stderr)
        return 2
    mixed = f", mixed with {quote(part)}," if part else ""
    print(fault or f"Fair: the sealed seed{mixed} deals exactly these tiles.")
    return 1 if fault else 0


if __name__ == "__main__":
    run_main(main)
