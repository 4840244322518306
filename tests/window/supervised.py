"""A public screen whose game can be told to break: `python -m tests.window.supervised`.

Its supervisor has all the patience of the tests with a game that is silent, on however slow a
machine. A test lets time pass by itself: as many seconds more as stand in the file `passed` beside
the data have gone by for it.
"""

import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.waiting import STUCK

PASSED = "passed"
OFTEN = 3
"""After so many crashes the out-of-order picture is shown."""

_monotonic = time.monotonic


def keep_clock(file: Path) -> None:
    """Let the seconds that stand in a file have gone by, too."""

    def now() -> float:
        with suppress(FileNotFoundError):
            return _monotonic() + float(file.read_text())
        return _monotonic()

    time.monotonic = now


def main(file: str, data: str) -> int:
    keep_clock(Path(data).parent / PASSED)

    from game.kiosk import supervisor  # It takes its clock as it is loaded.
    from game.kiosk.launch import keep_running
    from main import Options, _paths

    supervisor.SILENCE = supervisor.WINDOW_SILENCE = STUCK
    supervisor.OFTEN = OFTEN
    game = [sys.executable, "-m", "tests.window.breaking", "--kiosk-game", file, "--data", data]
    return keep_running(Path(file), _paths(Options(data=Path(data))), game)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
