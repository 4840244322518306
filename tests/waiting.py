"""Waiting for what a real process does: as long as it takes, on however slow a machine.

No test judges by a clock how fast something is. The only seconds are those after which something
that stands still has hung, since a suite that waits for ever says nothing.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

Found = TypeVar("Found")

STUCK = 300.0
"""Seconds in which nothing changes that is waited for: then nothing ever will."""

SHORTEST, LONGEST = 0.005, 0.1
"""Seconds between two looks: few at first, more the longer it takes, for a look may be dear."""


def until(look: Callable[[], Found], changing: Callable[[], object] = lambda: None) -> Found:
    """Look again and again until there is something to see; fail once nothing changes any more.

    What is looked at may show that it gets on before it is there: that is what is `changing`.
    """
    pause, last, since = SHORTEST, changing(), time.monotonic()
    while not (seen := look()):
        if (now := changing()) != last:
            last, since = now, time.monotonic()
        assert time.monotonic() - since < STUCK, f"it is stuck: {look.__qualname__}, {last!r:.200}"
        time.sleep(pause)
        pause = min(1.3 * pause, LONGEST)
    return seen


def pause() -> None:
    time.sleep(LONGEST)


def ended(process: "subprocess.Popen[Any]") -> int:
    """Wait until a process has ended; give its exit code."""
    try:
        return process.wait(STUCK)
    except subprocess.TimeoutExpired:
        process.kill()
        raise AssertionError(f"it does not end: {process.args!r:.200}") from None


def run(command: Sequence[str], **how: Any) -> "subprocess.CompletedProcess[str]":
    """Run a program to its end; give its exit code and, unless it goes elsewhere, what it said."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **how}
    return subprocess.run(command, timeout=STUCK, check=False, **how)


def run_python(*words: str, **how: Any) -> "subprocess.CompletedProcess[str]":
    """Run a program of the game in its folder."""
    return run([sys.executable, *words], **{"cwd": Path(__file__).parent.parent, **how})
