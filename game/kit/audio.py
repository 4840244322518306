"""Sounds by name and music that goes round; silent where there is no device."""

import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pygame

from game.kit.system.redirect_stderr import silence_stderr

MOST_TOLD = 3  # names of damaged files in one line
MOST_LATE = 8  # sounds of which one is told at once; before that, nobody asks
Balance = tuple[float, float]
FILE_NAME = re.compile(r"(?P<name>[a-z_]+)(?P<kind>[-+])(?P<number>\d+)")


class Sounds:
    """Plays variants in rotation, or a pitch step; nothing is heard before `load`.

    `volumes` are those of the folders in its folder, 0 to 1.
    """

    def __init__(self, folder: Path, volumes: Mapping[str, float]) -> None:
        self.folder = folder
        self.volumes = volumes
        self._folders: dict[str, str] = {}
        self._variants: dict[str, list[pygame.mixer.Sound]] = defaultdict(list)
        self._steps: dict[str, list[pygame.mixer.Sound]] = defaultdict(list)
        self._turns: Counter[str] = Counter()
        self._late: deque[str] = deque(maxlen=MOST_LATE)
        self.count = 0
        """How many sounds were wanted, heard or not."""

    def load(self) -> None:
        """Open the device and read all sounds; without a device stay silent.

        A damaged sound is one the less.
        """
        try:
            with silence_stderr():
                pygame.mixer.init(44100, -16, 2, 512)
        except pygame.error:
            return
        damaged = []
        for path, match in sorted(self._files(), key=_number):
            self._folders[match["name"]] = path.parent.name
            shelf = self._variants if match["kind"] == "-" else self._steps
            try:
                shelf[match["name"]].append(_read(path))
            except (pygame.error, OSError):
                damaged.append(path.name)
        if damaged:
            _tell(damaged)

    def play(
        self,
        name: str,
        step: int = 0,
        volume: float = 1.0,
        balance: Balance = (1.0, 1.0),
        force: float | None = None,
    ) -> None:
        """Play a sound; `step` > 0 plays it that many semitones higher, as far as there are any.

        A `force` from 0 to 1 chooses among variants that go from slow to fast; otherwise these take
        turns. `balance` is how loud it is on the left and on the right.
        """
        self._late.append(name)
        self.count += 1
        sound = self._pick(name, step, force)
        if not sound:
            return
        loudness = self.volumes[self._folders[name]] * volume
        if loudness > 0:
            sound.set_volume(loudness)
            if channel := sound.play():
                channel.set_volume(*balance)

    def is_muted(self, name: str) -> bool:
        """Return whether a sound is there, but the player wants none of its kind."""
        return name in self._folders and self.volumes[self._folders[name]] <= 0

    def lately(self) -> tuple[str, ...]:
        """Name the sounds that were wanted since this was asked last, heard or not."""
        names = tuple(self._late)
        self._late.clear()
        return names

    def _pick(self, name: str, step: int, force: float | None) -> pygame.mixer.Sound | None:
        """Choose a file: each step has as many as there are variants, in the same order."""
        variants, steps = self._variants.get(name), self._steps.get(name)
        if not variants:
            return None
        count = len(variants)
        turn = self._turns[name] % count if force is None else round(force * (count - 1))
        self._turns[name] += force is None
        if step > 0 and steps:
            last = max(0, len(steps) // count - 1)
            return steps[min(min(step - 1, last) * count + turn, len(steps) - 1)]
        return variants[turn]

    def _files(self) -> Iterator[tuple[Path, re.Match[str]]]:
        for each in self.volumes:
            for path in (self.folder / each).glob("*.wav"):
                if match := FILE_NAME.fullmatch(path.stem):
                    yield path, match


def _read(path: Path) -> pygame.mixer.Sound:
    if not path.is_file():
        raise FileNotFoundError  # Reading a pipe or a device could block forever.
    return pygame.mixer.Sound(path)


def _tell(damaged: list[str]) -> None:
    import logging  # There is no need of it before something is damaged.

    names = ", ".join(damaged[:MOST_TOLD]) + (", ..." if len(damaged) > MOST_TOLD else "")
    logging.getLogger(__name__).warning("Sounds that can't be read: %s.", names)


def _number(file: tuple[Path, re.Match[str]]) -> tuple[str, int]:
    return file[1]["name"], int(file[1]["number"])


FADE_IN = 1500
"""Milliseconds in which it comes up."""


class Music:
    """Play a file over and over; a volume of 0 stops it."""

    def __init__(self, path: Path, volume: float) -> None:
        self.path = path
        self.volume = volume

    def load(self) -> None:
        """Begin, once the mixer is open."""
        self.set_volume(self.volume)

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1."""
        self.volume = volume
        if not pygame.mixer.get_init():
            return
        pygame.mixer.music.set_volume(volume)
        if volume <= 0:
            pygame.mixer.music.stop()
        elif not pygame.mixer.music.get_busy():
            self._begin()

    def _begin(self) -> None:
        with suppress(pygame.error, OSError):  # without its file there is no music
            pygame.mixer.music.load(self.path)
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
