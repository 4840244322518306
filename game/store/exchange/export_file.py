"""Files of exported games: one for each day and rules, and none written over another."""

from itertools import count
from pathlib import Path

from game import text_file
from game.engine.limits import NotationError
from game.engine.rules_notation import read_rules
from game.kit import files
from game.store.summary import Summary

LARGEST = 1 << 20  # bytes; the longest game takes a fraction of it


def write_export_file(folder: Path, game: Summary, text: str) -> Path:
    """Write the file of a game, unless it is there already."""
    return write_once(folder, f"{game.started:%Y-%m-%d}-{_preset(game)}", "txt", text.encode())


def write_once(folder: Path, name: str, kind: str, content: bytes) -> Path:
    """Write a file, unless it is there already; others of the same name stay as they are."""
    for number in count(1):
        path = folder / (f"{name}.{kind}" if number == 1 else f"{name}-{number}.{kind}")
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
        return text_file.read_bytes(path, len(content)) == content
    except (OSError, ValueError):
        return False
