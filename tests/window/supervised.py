"""A public screen whose game can be told to break: `python -m tests.window.supervised`.

Its supervisor has as much patience with a game that is silent as it is given, and never waits
longer than a quarter of that until it starts it again.
"""

import sys
from pathlib import Path

from game.kiosk import supervisor
from game.kiosk.launch import keep_running
from main import Options, _paths

WAIT, OFTEN = 0.25, 3
"""The share of its patience that it waits, and after how many crashes with a calm picture."""


def main(file: str, data: str, patience: str) -> int:
    """Keep it running."""
    supervisor.SILENCE = float(patience)
    supervisor.LONGEST_WAIT = WAIT * supervisor.SILENCE
    supervisor.OFTEN = OFTEN
    game = [sys.executable, "-m", "tests.window.breaking", "--kiosk-game", file, "--data", data]
    return keep_running(Path(file), _paths(Options(data=Path(data))), game)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
