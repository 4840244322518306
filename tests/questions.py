"""Questions for a worker: what they do must be importable there, without pygame."""

import os
import signal
import sys
from pathlib import Path
from typing import NoReturn


def process() -> int:
    """Say which process answers."""
    return os.getpid()


def loaded(module: str) -> bool:
    """Tell whether a module was imported where this is answered."""
    return module in sys.modules


def raise_key_error() -> NoReturn:
    """Fail."""
    raise KeyError("no such tile")


def stubborn(deaths: Path, survives: int, home: int) -> str:
    """Kill the process that answers, but not so often as to survive, and not this one at home."""
    count = deaths.stat().st_size if deaths.exists() else 0
    if count < survives and os.getpid() != home:
        with deaths.open("ab") as file:
            file.write(b"x")
        os.kill(os.getpid(), signal.SIGKILL)
    return "home" if os.getpid() == home else "away"


def wait_for(file: Path) -> str:
    """Answer when there is a file."""
    while not file.exists():
        pass
    return "seen"


def write_line(file: Path, line: str) -> None:
    """Add a line to a file, to tell when this was answered."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{line}\n")
