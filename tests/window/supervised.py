"""A public screen whose game can be told to break: `python -m tests.window.supervised`.

Its supervisor has as much patience with a game that is silent as it is given, and never waits
longer than half a second until it starts it again.
"""

import sys
from pathlib import Path

from game.kiosk import supervisor
from game.kiosk.doors import keep_running
from main import Options, _place

WAIT, OFTEN = 0.5, 3
"""Seconds until the game is started again, and after how many crashes there is a calm picture."""


def main(file: str, data: str, patience: str) -> int:
    """Keep it running."""
    supervisor.SILENCE, supervisor.LONGEST_WAIT = float(patience), WAIT
    supervisor.OFTEN = OFTEN
    game = [sys.executable, "-m", "tests.window.breaking", "--kiosk-game", file, "--data", data]
    return keep_running(Path(file), _place(Options(data=Path(data))), game)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
