"""What libraries write on the error stream, past everybody who could put it in plain words."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

ERRORS = 2  # the stream's number


@contextmanager
def hushed() -> Iterator[None]:
    """Let nothing that is written there be read meanwhile."""
    kept, nowhere = os.dup(ERRORS), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, ERRORS)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, ERRORS)
        os.close(kept)
