"""A public screen whose game can be told to break: `python -m tests.window.supervised`."""

import sys
from pathlib import Path

from game.kiosk.doors import keep_running
from main import Options, _place


def main(file: str, data: str) -> int:
    """Keep it running."""
    game = [sys.executable, "-m", "tests.window.breaking", "--kiosk-game", file, "--data", data]
    return keep_running(Path(file), _place(Options(data=Path(data))), game)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
