"""A kept game as a text for elsewhere: in a file of its own, and on the clipboard."""

from itertools import count
from pathlib import Path

from game.engine.limits import NotationError
from game.engine.rules_notation import read_rules
from game.kit import files
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.store.summary import Summary

LARGEST = 1 << 20  # bytes; the longest game takes a fraction of it


def hand_out(kit: Kit, folder: Path, game: Summary, text: str) -> str:
    """Write a game into a folder and put it on the clipboard; say where it is in one sentence."""
    try:
        path = _write(folder, game, text.encode())
    except (OSError, ValueError):
        copied = clipboard.put(text)
        return kit.text("game-copied" if copied else "game-unsaved")
    copied = clipboard.put(text)
    return kit.text("game-saved-copied" if copied else "game-saved", path=_short(path))


def _write(folder: Path, game: Summary, content: bytes) -> Path:
    """Write a file, unless it is there already; another game of the day and rules stays."""
    name = f"{game.started:%Y-%m-%d}-{_preset(game)}"
    for number in count(1):
        path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
        if not path.exists():
            files.write(path, content)
            return path
        if _holds(path, content):
            return path
    raise AssertionError


def _preset(game: Summary) -> str:
    """Name the rules; of those that cannot be read nothing gets into a path."""
    try:
        return read_rules(game.rules).name
    except NotationError:
        return "game"


def _holds(path: Path, content: bytes) -> bool:
    try:
        return files.read(path, LARGEST) == content
    except (OSError, ValueError):
        return False


def _short(path: Path) -> str:
    """Write a path as people do, from their home on."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
