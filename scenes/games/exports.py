"""Exports a saved game as text: to a file of its own and to the clipboard."""

import sys
from pathlib import Path

from game.kit.kit import Kit
from game.kit.system import clipboard
from game.store.exchange.export_file import write_export_file
from game.store.summary import Summary


def hand_out(kit: Kit, folder: Path, game: Summary, text: str) -> str:
    """Write a game to a folder and the clipboard; return a sentence that says where it is."""
    try:
        path = write_export_file(folder, game, text)
    except (OSError, ValueError):
        copied = clipboard.put(text)
        return kit.text("game-copied" if copied else "game-unsaved")
    copied = clipboard.put(text)
    return kit.text("game-saved-copied" if copied else "game-saved", path=_short(path))


def _short(path: Path) -> str:
    """Write a path as people do: relative to their home, where that has a sign."""
    if sys.platform == "win32":
        return str(path)
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
