"""What goes to the log of the game while something is tried."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def logged() -> Iterator[list[str]]:
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("game")
    logger.addHandler(handler)
    before, logger.propagate = logger.propagate, False
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.propagate = before
