"""Files of exported games: one for each day and rules, and none written over another."""

from itertools import count
from pathlib import Path

from game.engine.limits import NotationError
from game.engine.rules_notation import read_rules
from game.kit import files
from game.store.summary import Summary

LARGEST = 1 << 20  # bytes; the longest game takes a fraction of it


def write_export_file(folder: Path, game: Summary, text: str) -> Path:
    """Write a file, unless it is there already; another game of the day and rules stays."""
    name, content = f"{game.started:%Y-%m-%d}-{_preset(game)}", text.encode()
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
