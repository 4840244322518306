"""Sounds by name, voices, and music that goes round; silent where there is no device."""

import re
from collections import Counter, defaultdict, deque
from collections.abc import Mapping
from contextlib import suppress
from math import inf
from pathlib import Path
from time import monotonic

import pygame

from game.kit.system.redirect_stderr import silence_stderr

MOST_TOLD = 3  # names of damaged files in one line
MOST_LATE = 8  # sounds of which one is told at once; before that, nobody asks
VOICES = "voices"
"""The folder of what animals say; each file is read when it is first heard."""

Balance = tuple[float, float]
FILE_NAME = re.compile(r"(?P<name>[a-z_]+)(?P<kind>[-+])(?P<number>\d+)")


class Sounds:
    """Plays variants in rotation, or a pitch step; nothing is heard before `load`.

    `volumes` are those of the folders in its folder, 0 to 1.
    """

    def __init__(self, folder: Path, volumes: Mapping[str, float]) -> None:
        self.folder = folder
        self.volumes = volumes
        self.is_mono = False
        """Whether both sides are mixed into one."""
        self._folders: dict[str, str] = {}
        self._variants: dict[str, list[pygame.mixer.Sound]] = defaultdict(list)
        self._steps: dict[str, list[pygame.mixer.Sound]] = defaultdict(list)
        self._turns: Counter[str] = Counter()
        self._late: deque[str] = deque(maxlen=MOST_LATE)
        self._voice: pygame.mixer.Sound | None = None
        self.count = 0
        """How many sounds were wanted, heard or not."""

    def load(self) -> None:
        """Open the device and read all sounds; without a device stay silent.

        A damaged sound is one the less.
        """
        channels, changes = 1 if self.is_mono else 2, pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
        try:
            with silence_stderr():
                pygame.mixer.init(44100, -16, channels, 512, allowedchanges=changes)
        except pygame.error:
            return
        damaged = []
        self._variants.clear()
        self._steps.clear()
        paths = (path for each in self.volumes for path in (self.folder / each).glob("*.wav"))
        files = ((path, match) for path in paths if (match := FILE_NAME.fullmatch(path.stem)))
        for path, match in sorted(files, key=lambda it: (it[1]["name"], int(it[1]["number"]))):
            self._folders[match["name"]] = path.parent.name
            shelf = self._variants if match["kind"] == "-" else self._steps
            try:
                shelf[match["name"]].append(_read(path))
            except (pygame.error, OSError):
                damaged.append(path.name)
        if damaged:
            _tell(damaged)

    def set_mono(self, is_mono: bool) -> None:
        """Mix both sides into one, or keep them apart; reopen the device if it is open."""
        self.is_mono = is_mono
        if pygame.mixer.get_init():
            pygame.mixer.quit()
            self.load()

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
                channel.set_volume(*([sum(balance) / 2] if self.is_mono else balance))

    def say(self, animal: str, mood: str) -> None:
        """Say the syllable of an animal in a mood, unless another is still heard."""
        loudness = self.volumes.get(VOICES, 0.0)
        is_busy = self._voice is not None and self._voice.get_num_channels() > 0
        if loudness <= 0 or is_busy or not pygame.mixer.get_init():
            return
        with suppress(pygame.error, OSError):  # Not every animal of a kept game has a voice.
            self._voice = _read(self.folder / VOICES / f"{animal}-{mood}.wav")
            self._voice.set_volume(loudness)
            self._voice.play()

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


def _read(path: Path) -> pygame.mixer.Sound:
    if not path.is_file():
        raise FileNotFoundError  # Reading a pipe or a device could block forever.
    return pygame.mixer.Sound(path)


def _tell(damaged: list[str]) -> None:
    import logging  # There is no need of it before something is damaged.

    names = ", ".join(damaged[:MOST_TOLD]) + (", ..." if len(damaged) > MOST_TOLD else "")
    logging.getLogger(__name__).warning("Sounds that can't be read: %s.", names)


FADE = 1500
"""Milliseconds in which music comes up or goes."""

TICKS = 50
"""The ticks a second of a module; a layer has a whole number of them."""


class Music:
    """Pieces of music, of which one goes round, at times with a layer over it.

    A piece is a module that the mixer plays from a few samples. A volume of 0 stops it.
    """

    def __init__(self, folder: Path, piece: str, volume: float) -> None:
        self.folder = folder
        self.piece = piece
        self.volume = volume
        self._is_deep = False
        self._layer: pygame.mixer.Sound | None = None
        self._changed = -inf

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
        else:
            self._begin()
        self._follow()

    def _begin(self) -> None:
        """Begin with the piece unless music is heard."""
        if not pygame.mixer.music.get_busy():
            with suppress(pygame.error, OSError):  # Without its file there is no music.
                pygame.mixer.music.load(self._path())
                pygame.mixer.music.play(-1, fade_ms=FADE)

    def turn_to(self, piece: str) -> None:
        """Play another piece once this one has died away."""
        if piece == self.piece:
            return
        self.piece = piece
        if pygame.mixer.get_init() and pygame.mixer.music.get_busy():
            self._changed = monotonic()
            pygame.mixer.music.fadeout(FADE)
            with suppress(pygame.error, OSError):
                pygame.mixer.music.queue(self._path(), loops=-1)
            self._begin()  # Where the first had only just come up, it is gone already.
            self._end_layer()

    def deepen(self, is_deep: bool) -> None:
        """Play the layer over it, or end that."""
        self._is_deep = is_deep
        self._follow()

    def _follow(self) -> None:
        """Play the layer if it is wanted and there is music that it could lie over."""
        if not pygame.mixer.get_init():
            return
        # While the piece before is still heard, a layer would begin in its time.
        is_changing = monotonic() < self._changed + 2 * FADE / 1000
        if not (self._is_deep and self.volume > 0):
            self._end_layer()
        elif not self._layer and pygame.mixer.music.get_busy() and not is_changing:
            with suppress(pygame.error, OSError):
                self._layer = _read_in_time(self._path("-layer"))
                self._layer.play(-1, fade_ms=FADE)
        if self._layer:
            self._layer.set_volume(self.volume)

    def _end_layer(self) -> None:
        if self._layer:
            self._layer.fadeout(FADE)
            self._layer = None

    def _path(self, what: str = "") -> Path:
        return self.folder / f"{self.piece}{what}.xm"


def _read_in_time(path: Path) -> pygame.mixer.Sound:
    """Read a sound that goes round, from where the music is in it."""
    rate, bits, channels = pygame.mixer.get_init() or (0, 0, 0)
    frame, raw = abs(bits) // 8 * channels, _read(path).get_raw()
    tick = rate // TICKS * frame
    whole = len(raw) // tick * tick  # The mixer fills up what it reads with silence.
    at = round(pygame.mixer.music.get_pos() / 1000 * rate) * frame % whole
    return pygame.mixer.Sound(buffer=raw[at:whole] + raw[:at])
