"""What the process asks of the system's memory."""

import ctypes
import sys

M_MMAP_THRESHOLD = -3
LARGE = 3 << 14  # bytes: about the picture of a tile, of which many come and go


def return_large_blocks() -> None:
    """Return large pictures to the system as soon as they are gone, where glibc is at work.

    By itself it soon keeps them, and the holes between those that stay add up to many megabytes.
    """
    _ask("mallopt", M_MMAP_THRESHOLD, LARGE)


def return_holes() -> None:
    """Return to the system what is free between small things that stay.

    It takes milliseconds, so this is for moments in which nothing moves.
    """
    _ask("malloc_trim", 0)


def _ask(what: str, *numbers: int) -> None:
    if sys.platform != "linux":
        return
    try:
        getattr(ctypes.CDLL(None), what)(*numbers)
    except (AttributeError, OSError):
        return  # It is another library's memory.
