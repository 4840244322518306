"""How much memory a process of tests takes, and what it lets go of between two tests."""

import gc
from pathlib import Path

from game.kit.system.memory import return_holes

MEGABYTE = 1 << 20
MOST = 400 * MEGABYTE
"""What a process of tests may have taken by its end."""

GROWTH = 64 * MEGABYTE
"""By how much it grows before its garbage is looked for: few objects, but large pictures."""

STATUS = Path("/proc/self/status")

_since = 0


def taken(line: str = "VmRSS") -> int:
    """Read how many bytes this process takes now, or took at most ("VmHWM"); 0 if unknown."""
    if not STATUS.exists():
        return 0
    found = STATUS.read_text().partition(f"{line}:")[2].split()
    return int(found[0]) << 10


def let_go() -> None:
    """Collect garbage if the process has grown since that was done last."""
    global _since
    if taken() > _since + GROWTH:
        gc.collect()
        return_holes()
        _since = taken()
