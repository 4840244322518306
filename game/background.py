"""Where work that takes long is done: beside the frames, or between two of them.

A desktop has threads and processes. A page in a browser has neither, so there a bot thinks at once,
games are written at the end of a frame, nobody draws pictures from outside, and nobody speaks.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.session.future import Executor, Inline

if TYPE_CHECKING:
    from game.kit.picture_guard import PictureProcess
    from game.kit.voice.voice import Voice
    from game.store.games import SavedGames

ONE_THREAD = ("emscripten", "wasi")
"""Systems on which a program has but one thread."""


class Thinker(Executor, Protocol):
    """Something that answers questions of bots and hints."""

    def start(self) -> None:
        """Begin, once the first picture is there."""

    def close(self) -> None:
        """Answer no more."""


class Background(NamedTuple):
    """Those who think, keep the games in a folder, draw, and speak."""

    start_thinking: Callable[[], Thinker]
    open_games: "Callable[[Path], SavedGames]"
    start_drawing: "Callable[[], PictureProcess]"
    find_voice: "Callable[[], Voice | None]"


def find_background(system: str = sys.platform) -> Background:
    """Choose what a system is able to do."""
    return BETWEEN_FRAMES if system in ONE_THREAD else BESIDE_FRAMES


class InlineThinker(Inline):
    """A thinker that answers at once, in the middle of a frame."""

    def start(self) -> None:
        """Do nothing: there is nothing to start."""

    def close(self) -> None:
        """Do nothing: there is nothing to end."""


# None of what follows is loaded before it is needed: the first picture is there the sooner.


def _start_worker() -> Thinker:
    from game.worker import Worker

    return Worker()


def _start_drawing() -> "PictureProcess":
    from game.kit.picture_guard import DEADLINE
    from game.worker import Worker

    return Worker(DEADLINE, tries=1)


def _open_games(folder: Path) -> "SavedGames":
    from game.store.games import SavedGames

    return SavedGames(folder)


def _open_games_between(folder: Path) -> "SavedGames":
    from game.store.games import SavedGames

    return SavedGames(folder, run=None)


def _find_voice() -> "Voice | None":
    from game.kit.voice.spoken import find_voice

    return find_voice()


BESIDE_FRAMES = Background(_start_worker, _open_games, _start_drawing, _find_voice)
BETWEEN_FRAMES = Background(InlineThinker, _open_games_between, InlineThinker, lambda: None)
