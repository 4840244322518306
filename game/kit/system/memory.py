"""What the process asks of the system's memory."""

import ctypes
import sys

M_MMAP_THRESHOLD = -3
LARGE = 1 << 14  # bytes


def return_large_blocks() -> None:
    """Let large pictures go back to the system as soon as they are gone, where glibc is at work.

    By itself it soon keeps them, and the holes between those that stay add up to many megabytes.
    """
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)
    except (AttributeError, OSError):
        return  # It is another library's memory.
