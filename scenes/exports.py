"""Exports a game as text to a file and as a share code to the clipboard, or a picture of a turn."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.kit.kit import Kit
from game.kit.system import clipboard
from game.store.exchange.export_file import write_export_file, write_once
from game.store.exchange.share_code import write_share_code
from game.store.summary import Summary


def hand_out(kit: Kit, folder: Path, game: Summary, text: str) -> str:
    """Write a game to a folder, its share code to the clipboard; return a sentence about both."""
    copied = clipboard.put(write_share_code(text))
    try:
        path = write_export_file(folder, game, text)
    except (OSError, ValueError):
        return kit.text("game-copied" if copied else "game-unsaved")
    return kit.text("game-saved-copied" if copied else "game-saved", path=_short(path))


@dataclass(frozen=True)
class Exports:
    """The folder into which pictures are written, and what day it is."""

    folder: Path
    today: Callable[[], date] = date.today

    def save_picture(self, kit: Kit, name: str, picture: Surface) -> str:
        """Write a picture, over no other; return a sentence that says where it is."""
        written = BytesIO()
        pygame.image.save(picture, written, "picture.png")
        named = f"{self.today():%Y-%m-%d}-{name}"
        try:
            path = write_once(self.folder, named, "png", written.getvalue())
        except (OSError, ValueError):
            return kit.text("game-unsaved")
        return kit.text("game-saved", path=_short(path))


def _short(path: Path) -> str:
    """Write a path as people do: relative to their home, where that has a sign."""
    if sys.platform == "win32":
        return str(path)
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
