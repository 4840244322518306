"""Exports a game as text to a file and as a share code to the clipboard, or a picture of a turn."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from io import BytesIO
from pathlib import Path

import pygame

from game.analysis.past.best_turn import PlayedTurn
from game.engine.position import Position
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.session.player import Player
from game.store.exchange.export_file import write_export_file, write_once
from game.store.exchange.share_code import write_share_code
from game.store.summary import Summary
from game.view.players.avatars import name_of
from game.view.replay.turn_picture import see_play
from game.view.replay.turn_poster import draw_poster


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

    def save_turn(
        self, kit: Kit, positions: Sequence[Position], player: Player, turn: PlayedTurn
    ) -> str:
        """Write a picture of a turn, over no other; return a sentence that says where it is."""
        before, after = (each.table for each in positions[turn.turn - 1 : turn.turn + 1])
        picture = draw_poster(kit, see_play(before, after, "own"), tell_turn(kit, player, turn))
        written, day = BytesIO(), f"{self.today():%Y-%m-%d}"
        pygame.image.save(picture, written, "picture.png")
        try:
            path = write_once(self.folder, f"{day}-best-turn", "png", written.getvalue())
        except (OSError, ValueError):
            return kit.text("game-unsaved")
        return kit.text("game-saved", path=_short(path))


def tell_turn(kit: Kit, player: Player, turn: PlayedTurn) -> str:
    """Say who laid how much in a turn."""
    return kit.text("review-line", name=name_of(kit, player), count=len(turn.tiles))


def _short(path: Path) -> str:
    """Write a path as people do: relative to their home, where that has a sign."""
    if sys.platform == "win32":
        return str(path)
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
