"""The door of the installed game; all else of it lies in the same folder.

Each command runs `main.py` by its path, as somebody does who has the game in a folder of its own.
So `game` and `scenes` are found next to it, and stand in nobody's way outside of this program.
"""

import sys
from pathlib import Path
from runpy import run_path

MAIN = Path(__file__).parent / "main.py"


def play() -> None:
    """Run the game."""
    run_path(str(MAIN), run_name="__main__")


def attend() -> None:
    """Run a public screen by the file that comes first; options alone are those of the game."""
    if not sys.argv[1:] or not sys.argv[1].startswith("-"):
        sys.argv.insert(1, "--kiosk")
    play()
