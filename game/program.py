"""How this program is started: from its own folder, installed as a package, or frozen in a folder.

A frozen program has no Python of its own to start with a file: all that it runs beside itself is
this program again, with other options.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).absolute().parent.parent
"""The folder in which `main.py`, the code and the assets lie."""

REQUIREMENTS = "requirements.txt"
"""What lists the packages of a game that runs from its own folder."""

DOOR = "__init__.py"
"""The file beside `main.py` that only an installed package has."""

FONT = "pylopdf-fonts-zh-cn"
"""The package with Chinese letters."""


def is_frozen() -> bool:
    """Return whether Python and the game are one program."""
    return hasattr(sys, "frozen")


def is_installed() -> bool:
    """Return whether the game is a package among others."""
    return (ROOT / DOOR).is_file()


def own_command() -> list[str]:
    """Return the words that start this program once more."""
    return [sys.executable] if is_frozen() else [sys.executable, str(ROOT / "main.py")]


def typed_command() -> str:
    """Return what a person types to start it."""
    if is_frozen():
        return Path(sys.executable).name
    return "rack-and-run" if is_installed() else "python main.py"


def repair_advice() -> str:
    """Say how to get all that the game is made of."""
    if is_frozen():
        return "Reinstall the game."
    if is_installed():
        return "Reinstall the game, for example with 'pipx reinstall rack-and-run'."
    from shlex import join
    from subprocess import list2cmdline

    words = [sys.executable, "-m", "pip", "install", "-r", str(ROOT / REQUIREMENTS)]
    typed = list2cmdline(words) if sys.platform == "win32" else join(words)
    return f"Reinstall the game, or run this: {typed}"


def told_missing(error: ImportError) -> str:
    """Say which package is missing and how to get it; or only what it says of itself."""
    return f"{error}. {repair_advice()}" if error.name else str(error)


def font_command() -> str:
    """Return what a person types to get Chinese letters."""
    return f"pipx inject rack-and-run {FONT}" if is_installed() else f"pip install {FONT}"
