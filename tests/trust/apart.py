"""An attack in a process of its own: whatever happens there, what came of it is told here."""

import resource
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

MOST_MEMORY = 64 << 20  # bytes more than at the first sign of life
LATE = 60.0  # seconds without a sign of life, on however busy a machine
PAGE = resource.getpagesize()

Attack = Callable[[int, int], Iterator[str]]
"""Yields faults, and "" as a sign of life; the first one comes when all is loaded."""


def apart(attack: Attack, size: int, seed: int) -> Iterator[str]:
    """Tell of each fault, and of a hang, a crash or too much memory."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_attack, args=(attack, size, seed, theirs), daemon=True)
    process.start()
    theirs.close()
    signs = -1
    try:
        while ours.poll(LATE):
            signs += 1
            match ours.recv():
                case None:
                    return
                case "":
                    continue
                case fault:
                    yield f"seed {seed}: {fault}"
        yield f"seed {seed}: it hangs after {signs} signs of life"
    except EOFError:
        process.join(LATE)
        yield f"seed {seed}: it ended with {process.exitcode} after {signs} signs of life"
    finally:
        process.kill()


def _attack(attack: Attack, size: int, seed: int, signs: Connection) -> None:
    before = None
    for sign in attack(size, seed):
        before = before or _resident()
        signs.send(sign)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
    if before and most - before > MOST_MEMORY:
        signs.send(f"it took {(most - before) >> 20} MB")
    signs.send(None)


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE
