"""An attack in a process of its own: whatever happens there, what came of it is told here."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from game.kit.system.memory import return_holes
from tests.waiting import STUCK

MOST_MEMORY = 64 << 20  # bytes more than at the first sign of life
STATUS = Path("/proc/self/status")

Attack = Callable[[int, int], Iterator[str]]
"""Yields faults, and "" as a sign of life; the first one comes when all is loaded."""


def apart(attack: Attack, size: int, seed: int) -> Iterator[str]:
    """Tell of each fault, and of a hang, a crash or too much memory."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_attack, args=(attack, size, seed, theirs))
    process.start()
    theirs.close()
    signs = -1
    try:
        while ours.poll(STUCK):
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
        process.join(STUCK)
        yield f"seed {seed}: it ended with {process.exitcode} after {signs} signs of life"
    finally:
        process.kill()
        process.join()


def _attack(attack: Attack, size: int, seed: int, signs: Connection) -> None:
    before = None
    for sign in attack(size, seed):
        before = before or memory("VmRSS")
        signs.send(sign)
    if before and (more := memory("VmHWM") - before) > MOST_MEMORY:
        signs.send(f"it took {more >> 20} MB")
    signs.send(None)


def forget_most() -> None:
    """Let what this process has had at most be what it holds now (Linux only).

    What is free is given back first: how much of it an allocator keeps differs from run to run.
    """
    return_holes()
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def memory(what: str) -> int:
    """Give the bytes that this process has, or has had at most (Linux only)."""
    if not STATUS.exists():
        return 0
    lines = dict(line.split(":", 1) for line in STATUS.read_text("ascii").splitlines())
    return int(lines[what].split()[0]) << 10
