"""Silence what libraries write to the error stream without asking anybody."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

ERRORS = 2  # the stream's number


@contextmanager
def silence_stderr() -> Iterator[None]:
    """Send the error stream of this process nowhere meanwhile."""
    kept, nowhere = os.dup(ERRORS), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, ERRORS)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, ERRORS)
        os.close(kept)
