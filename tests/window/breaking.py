"""The game of a public screen that breaks when it is told to: `python -m tests.window.breaking`.

It is told by a file `break` beside the data: `raise` an error, `fall`, `hang`, be `stuck` while it
loads, or have a `full` disk.
"""

import ctypes
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import main as program
from game.kit.app import App
from tests.waiting import LATE

TOLD = "break"
AT_START = ("stuck", "full")


def _break(how: str) -> None:
    match how:
        case "raise":
            raise RuntimeError("told to")
        case "fall":
            ctypes.string_at(0)
        case "hang":
            while True:
                pass


def _fill_disk() -> None:
    """Let nothing be written any more, as on a disk that is full."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def main(arguments: list[str]) -> int:
    """Play as ever, until it is told to break."""
    told = Path(arguments[arguments.index("--data") + 1]).parent / TOLD
    step = App.step

    def stepped(app: App, *frame: Any) -> bool:
        _break(_heard(told))
        return step(app, *frame)

    match told.exists() and told.read_text():
        case "full":
            _fill_disk()
        case "stuck":
            told.unlink()
            program._attend = lambda *_: time.sleep(LATE)  # type: ignore[assignment]
        case _:
            App.step = stepped  # type: ignore[method-assign]
    return program.main(arguments)


def _heard(told: Path) -> str:
    """Give what it is told to do right now."""
    with suppress(FileNotFoundError):
        how = told.read_text()
        if how not in AT_START:
            told.unlink()
            return how
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
