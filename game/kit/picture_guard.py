"""Draw pictures from outside in a short-lived process, which may hang or crash instead of the game.

Only their pixels come back. What draws for us takes a drawing as it comes: a dash of a millionth of
a pixel keeps it busy for minutes. The process has a deadline, and a cap on its work and memory.
"""

import signal
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol

import pygame
from pygame import Surface

from game import text_file
from game.kit.errors import BrokenAssetError
from game.kit.face_plan import read_plan
from game.kit.shapes import VARIANT, Raster, with_variant

SIDES = (384, 192, 96, 48, 24)
"""Pixels that a drawing is wide or high when it comes back; the game scales it from there."""

LARGEST_FILE = 1 << 24  # bytes
MOST_PIXELS = 1 << 22  # of a picture that is no drawing
MOST_PACKED = 6 << 20  # bytes of all that comes back from one folder; our own drawings take 1.8 MB
MOST_FOLDERS = 16
DEADLINE = 10.0  # seconds until all of a folder must be drawn, wherever work cannot be counted
MEMORY = 1 << 30  # bytes that the process may take
WORK = 4.0  # seconds of its own that it may work; our own drawings take 0.5, 2 on a slow machine
LONGEST = 4  # times as wide as high, or as high as wide


class PictureError(BrokenAssetError):
    """A picture from outside cannot be used; a sentence or two naming it."""


class PendingAnswer(Protocol):
    """What a process will have answered."""

    def done(self) -> bool:
        """Return whether the answer is there."""

    def result(self) -> Any:
        """Wait for the answer, or raise what went wrong."""


class PictureProcess(Protocol):
    """A process that works for this one, and is killed when it is late."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> PendingAnswer:
        """Ask for what the function returns."""

    def close(self) -> None:
        """End the process."""


Draw = Callable[[bytes], Sequence[Surface]]


def as_drawing(content: bytes) -> Sequence[Surface]:
    """Draw an SVG file in some sizes."""
    drawn = [pygame.image.load_sized_svg(BytesIO(content), (side, side)) for side in SIDES]
    if max(drawn[0].size) > LONGEST * min(drawn[0].size):
        raise ValueError
    return drawn


def as_it_is(content: bytes) -> Sequence[Surface]:
    """Draw a picture of any kind, as large as it says."""
    drawn = pygame.image.load(BytesIO(content))
    if drawn.width * drawn.height > MOST_PIXELS or min(drawn.size) < 2:  # a row cannot be enlarged
        raise ValueError
    return [drawn]


class PictureGuard:
    """The pictures from outside, drawn by another process and kept by folder."""

    def __init__(self, start: Callable[[], PictureProcess]) -> None:
        """Take what starts a process; it is ended as soon as all is drawn."""
        self._start = start
        self._process: PictureProcess | None = None
        self._answers: dict[Path, tuple[object, PendingAnswer]] = {}
        self._pending: list[PendingAnswer] = []

    def load(self, paths: Sequence[Path], draw: Draw = as_drawing) -> Mapping[str, Raster] | None:
        """Return pictures of one folder by name, None until they come; raises PictureError."""
        folder, stamp = paths[0].parent, (draw, *map(_stamp, paths))
        asked, answer = self._answers.get(folder, (None, None))
        if answer is None or asked != stamp:
            self._make_room(folder)
            self._process = self._process or self._start()
            answer = self._process.submit(draw_apart, tuple(paths), draw)
            self._answers[folder] = stamp, answer
            self._pending.append(answer)
        return _result(answer, folder) if answer.done() else None

    def has_news(self) -> bool:
        """Say once that pictures have been drawn, or refused."""
        before = len(self._pending)
        self._pending = [each for each in self._pending if not each.done()]
        if self._process and not self._pending:
            self._process.close()
            self._process = None
        return len(self._pending) < before

    def wait(self) -> None:
        """Wait until all that was asked for is drawn or refused."""
        for each in self._pending:
            with suppress(Exception):
                each.result()

    def _make_room(self, folder: Path) -> None:
        """Forget folders that have gone; raise PictureError if there are still too many."""
        if len(self._answers) < MOST_FOLDERS or folder in self._answers:
            return
        self._answers = {each: kept for each, kept in self._answers.items() if each.exists()}
        if len(self._answers) == MOST_FOLDERS:
            raise PictureError(f"{folder}: there are too many looks. Take some of them out.")


def _stamp(path: Path) -> tuple[Path, int, int]:
    """Return what changes when a file does."""
    with suppress(OSError):
        there = path.stat()
        return path, there.st_mtime_ns, there.st_size
    return path, 0, 0


def _result(answer: PendingAnswer, folder: Path) -> Mapping[str, Raster]:
    try:
        drawn: Mapping[str, Raster] = answer.result()
        return drawn
    except PictureError as fault:
        raise PictureError(str(fault)) from None
    except Exception:  # It hung, crashed, or took too much.
        why = "has a picture that takes too long to draw. Make it simpler, or take it out."
        raise PictureError(f"{folder} {why}") from None


# In the other process


def draw_apart(paths: Sequence[Path], draw: Draw) -> dict[str, Raster]:
    """Draw pictures, each with its variants, but never in the game's own process."""
    from multiprocessing import parent_process  # Not before: the first picture is there sooner.

    if not parent_process():
        raise PictureError(f"{paths[0].parent} has pictures that can't be checked right now.")
    _limit_process()
    drawn, packed = {}, 0
    for path in paths:
        try:
            drawn[path.stem] = picture = _drawn(text_file.read_bytes(path, LARGEST_FILE), draw)
        except OSError:
            raise PictureError(f"{path} can't be read.") from None
        except ValueError:
            raise PictureError(f"{path} is too large, or too narrow.") from None
        except pygame.error:
            raise PictureError(f"{path} can't be read as a picture. Remove it.") from None
        except BrokenAssetError as fault:
            raise PictureError(f"{path} can't be used. {fault}") from None
        packed += sum(len(pixels) for sizes in picture.variants.values() for _, pixels in sizes)
        if packed > MOST_PACKED:
            raise PictureError(f"{path.parent} has more drawings than a theme can have.")
    return drawn


def _limit_process() -> None:
    if sys.platform == "win32":
        return
    import resource

    with suppress(ValueError, OSError):  # Not every system can limit memory.
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, WORK)


def _drawn(content: bytes, draw: Draw) -> Raster:
    variants = ["", *(name.decode() for name in VARIANT.findall(content))]
    drawn = {each: draw(with_variant(content, each.encode())) for each in variants}
    packed = {
        each: [(it.size, zlib.compress(pygame.image.tobytes(it, "RGBA"), 1)) for it in pictures]
        for each, pictures in drawn.items()
    }
    return Raster(packed, read_plan(content))
