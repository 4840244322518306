"""How much memory a process of tests takes, and what it lets go of between two tests."""

import gc
from functools import _lru_cache_wrapper
from pathlib import Path

from game.kit.system.memory import return_holes
from tests.sizes import size

MEGABYTE = 1 << 20
GROWTH = 64 * MEGABYTE
"""By how much it grows before its garbage is looked for: few objects, but large pictures."""

KEPT = 32 * MEGABYTE
"""By how much what it keeps has grown before all of that is looked at again: that takes long."""

MANY = 2000
"""Answers that a function may keep; the engine keeps 65,536, and tests ask for ever other ones."""

STATUS = Path("/proc/self/status")

_since = _kept = _most = 0


def taken() -> int:
    if not STATUS.exists():
        return 0
    return int(STATUS.read_text().partition("VmRSS:")[2].split()[0]) << 10


def limit() -> int:
    """Return how many bytes a process of tests may hold between two tests; 400 MB is the aim."""
    return size(640, 720) * MEGABYTE


def most() -> int:
    return _most


def let_go() -> None:
    """Collect garbage if the process has grown since that was done last."""
    global _since, _kept, _most
    if taken() > _since + GROWTH:
        _collect()
        if taken() > _kept + KEPT:
            gc.unfreeze()
            for each in gc.get_objects():
                if isinstance(each, _lru_cache_wrapper) and each.cache_info().currsize > MANY:
                    each.cache_clear()
            _collect()
            _kept = taken()
        _since = taken()
    _most = max(_most, taken())


def _collect() -> None:
    """Look for garbage among what is new: to look at all would take a tenth of all time."""
    gc.collect()
    gc.freeze()
    return_holes()
