"""How much memory a process of tests takes, and what it lets go of between two tests."""

import gc
from pathlib import Path

from game.kit.system.memory import return_holes

MEGABYTE = 1 << 20
MOST = 640 * MEGABYTE
"""What a process of tests may hold between two tests; 400 is the aim, 558 were measured."""

GROWTH = 64 * MEGABYTE
"""By how much it grows before its garbage is looked for: few objects, but large pictures."""

MUCH = 320 * MEGABYTE
"""From how much on what was kept before is looked at again, too."""

STATUS = Path("/proc/self/status")

_since = _most = 0


def taken() -> int:
    """Read how many bytes this process takes now; 0 if unknown."""
    if not STATUS.exists():
        return 0
    return int(STATUS.read_text().partition("VmRSS:")[2].split()[0]) << 10


def most() -> int:
    """Tell how many bytes this process has held at most between two tests."""
    return _most


def let_go() -> None:
    """Collect garbage if the process has grown since that was done last."""
    global _since, _most
    if taken() > _since + GROWTH:
        if taken() > MUCH:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # What is kept is not looked at again: that would take a tenth of all time.
        return_holes()
        _since = taken()
    _most = max(_most, taken())
