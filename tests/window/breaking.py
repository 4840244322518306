"""The game of a public screen that breaks when it is told to: `python -m tests.window.breaking`.

It is told by a file `break` beside the data: `raise` an error, `fall`, `hang`, or have a `full`
disk.
"""

import ctypes
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import main as program
from game.kit.app import App

TOLD = "break"


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
        with suppress(FileNotFoundError):
            how = told.read_text()
            told.unlink()
            _break(how)
        return step(app, *frame)

    if told.exists() and told.read_text() == "full":
        _fill_disk()
    else:
        App.step = stepped  # type: ignore[method-assign]
    return program.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
