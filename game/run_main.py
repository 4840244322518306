"""How every program of this game begins and ends, whatever becomes of it in between."""

import os
import signal
import sys
from collections.abc import Callable
from itertools import islice
from typing import NoReturn

BAD = 2
"""The exit code for what a person can put right: options, files, or the machine."""

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""

UNHEARD = 141
"""The exit code after nobody read what was said any more, as shells have it."""

LONGEST_WORD, MOST_WORDS = 200, 100
"""How much of what somebody typed is repeated to them."""

Exit = int | str | None


def run_main(main: Callable[[list[str]], Exit]) -> NoReturn:
    """Run a program with its arguments, and exit; who leaves early, or listens no more, may."""
    for stream in sys.stdout, sys.stderr:
        if stream:
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        try:
            code = main(sys.argv[1:])
        except SystemExit as ended:
            code = ended.code
        if sys.stdout:
            sys.stdout.flush()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        code = STOPPED
    except BrokenPipeError:
        _be_silent()
        code = UNHEARD
    except OSError as error:
        what = error.strerror or str(error)
        where = f"{shorten(str(error.filename))}: " if error.filename else ""
        print(f"{where}{what}.", file=sys.stderr)
        _be_silent()
        code = BAD
    sys.exit(code)


def _be_silent() -> None:
    """Write nothing any more: else Python tries what could not be written again, and complains."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def shorten(text: str) -> str:
    """Cut the words of a text, such as paths and values, that are too long to be read."""
    words = islice(text.split(), MOST_WORDS)
    cut = (word[:LONGEST_WORD] + "…" * (len(word) > LONGEST_WORD) for word in words)
    return " ".join(cut)
