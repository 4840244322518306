"""Record what is heard of a game into a file, without a device: `python -m tests.recording`.

A mixer that only takes notes stands where pygame's is, and a clock that goes as fast as the game
can be played. The notes are mixed afterwards, and measured.
"""

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import repeat
from math import inf, log10, sqrt
from operator import add, mul
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch
from wave import open as open_wave

import pygame

from game.analysis.plan import moves_to
from game.bots import BOTS
from game.commandline import Parser, count
from game.engine.rules import CLASSIC, RIVER
from game.engine.turn import Play
from game.run_main import run_main
from game.session.player import Player
from game.session.session import Session
from scenes.menu import Menu
from scenes.play.match import Match
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from tests.following import at_pace
from tests.pilot import Pilot
from tests.scenes.test_match import taps

RATE, SIDES = 44_100, 2
BLOCK = RATE // 20 * SIDES
"""How many samples are mixed at one loudness, and measured as one."""

FULL, SILENCE = 32_768, -60.0
HALF_A_MINUTE = 30
IN_MENU, THINKS, WAITS, READS = 10.0, 6.0, 0.5, 8.0
"""Seconds before the match, before a turn, between two tiles, and before the next game."""

FRAME = 1 / 30
FADE = 1.5  # seconds in which what ends is heard to go
PLAYERS = (
    Player("You", "fox"),
    Player("", "rabbit", "level2"),
    Player("", "bear", "level4"),
    Player("", "owl", "level6"),
)


@dataclass
class Track:
    """A sound that is heard from a moment on: its samples, and how loud they are on each side."""

    name: str
    start: float
    samples: "array[int]"
    loudness: float
    rounds: bool = False
    fade: float = 0.0
    balance: tuple[float, float] = (1.0, 1.0)
    end: float = inf

    @property
    def kind(self) -> str:
        return self.name.rstrip("-+0123456789")

    @property
    def decibels(self) -> float:
        """How much louder it is heard than it was made."""
        return 20 * log10(self.loudness * max(self.balance))

    def is_heard(self, now: float) -> bool:
        length = inf if self.rounds else len(self.samples) / SIDES / RATE
        return self.start <= now < min(self.end, self.start + length)

    def set_volume(self, left: float, right: float) -> None:
        self.balance = left, right

    def blocks(self, until: float) -> Iterator[tuple[int, float, "array[int]"]]:
        """Give where each block begins, how loud it is, and its samples."""
        at, sample = 0, round(self.start * RATE) * SIDES
        while self.is_heard(self.start + at / SIDES / RATE) and sample + at < until * RATE * SIDES:
            passed = at / SIDES / RATE
            rises = passed / self.fade if self.fade else 1.0
            gain = min(1.0, rises, (self.end - self.start - passed) / FADE)
            found = at % len(self.samples)
            block = self.samples[found : found + BLOCK]
            yield sample + at, gain * self.loudness, block
            at += len(block)


@dataclass
class Recorder:
    """A mixer without a device, whose tracks tell what was played when."""

    now: float = 0.0
    tracks: list[Track] = field(default_factory=list)

    def sound(self, path: Path | None = None, buffer: bytes = b"") -> "RecordedSound":
        """Read a sound as pygame does."""
        real = pygame.mixer.Sound(path) if path else pygame.mixer.Sound(buffer=buffer)
        return RecordedSound(self, path.stem if path else "layer", array("h", real.get_raw()))

    def pygame(self) -> SimpleNamespace:
        """Return what stands where pygame is."""
        mixer = SimpleNamespace(
            init=lambda *_: None,
            get_init=lambda: (RATE, -16, SIDES),
            Sound=self.sound,
            music=RecordedMusic(self),
        )
        return SimpleNamespace(mixer=mixer, error=pygame.error)

    def mix(self, seconds: float) -> "array[float]":
        mixed = array("f", bytes(4 * SIDES * round(seconds * RATE)))
        for track in self.tracks:
            for at, gain, block in track.blocks(seconds):
                part = mixed[at : at + len(block)]
                mixed[at : at + len(block)] = array(
                    "f", map(add, part, map(mul, block, repeat(gain)))
                )
        return mixed


@dataclass
class RecordedSound:
    """A sound whose plays are noted; it is used as one of pygame's."""

    recorder: Recorder
    name: str
    samples: "array[int]"
    volume: float = 1.0

    def get_raw(self) -> bytes:
        return self.samples.tobytes()

    def set_volume(self, volume: float) -> None:
        self.volume = volume
        for track in self._heard():
            track.loudness = volume

    def play(self, loops: int = 0, fade_ms: int = 0) -> Track:
        now = self.recorder.now
        track = Track(self.name, now, self.samples, self.volume, loops < 0, fade_ms / 1000)
        self.recorder.tracks.append(track)
        return track

    def fadeout(self, ms: int) -> None:
        for track in self._heard():
            track.end = self.recorder.now + ms / 1000

    def get_num_channels(self) -> int:
        return len(self._heard())

    def _heard(self) -> list[Track]:
        tracks, now = self.recorder.tracks, self.recorder.now
        return [each for each in tracks if each.samples is self.samples and each.is_heard(now)]


@dataclass
class RecordedMusic:
    """The same for music."""

    recorder: Recorder
    volume: float = 1.0
    track: Track | None = None

    def set_volume(self, volume: float) -> None:
        self.volume = volume
        if self.track:
            self.track.loudness = volume

    def get_busy(self) -> bool:
        return self.track is not None

    def get_pos(self) -> int:
        assert self.track
        return round((self.recorder.now - self.track.start) * 1000)

    def load(self, path: Path) -> None:
        self._loaded = self.recorder.sound(path)

    def play(self, loops: int, fade_ms: int = 0) -> None:
        self._loaded.set_volume(self.volume)
        self.track = self._loaded.play(loops, fade_ms)

    def fadeout(self, ms: int) -> None:
        assert self.track
        self.track.end = self.recorder.now + ms / 1000

    def queue(self, path: Path, loops: int) -> None:
        assert self.track
        ended = self.track.end
        self.load(path)
        self.play(loops)
        self.track = replace(self.track, start=ended)
        self.recorder.tracks[-1] = self.track

    def stop(self) -> None:
        if self.track:
            self.track.end, self.track = self.recorder.now, None


class Person(Pilot):
    """Somebody who looks at the menu and then plays a match, as long as there is time."""

    def __init__(self, recorder: Recorder, session: Session, seconds: float) -> None:
        self._recorder, self._seconds, self._rng = recorder, seconds, Random(1)
        self.happened: list[tuple[float, str]] = []
        super().__init__(lambda kit: Menu(kit, lambda: 1, lambda it: Match(kit, it)))
        self.kit.load_sounds()
        self.tick(IN_MENU)
        self._note("the match begins")
        self.app.stack.push(Match(self.kit, at_pace(self.kit, session)))
        while recorder.now < seconds:
            self._go_on()

    def step(self, *events: pygame.Event, dt: float = FRAME) -> bool:
        self._recorder.now += dt
        return super().step(*events, dt=dt)

    def _note(self, what: str) -> None:
        self.happened.append((self._recorder.now, what))

    def _go_on(self) -> None:
        """Wait for a moment, or do what a person has to do."""
        scene = self.scene
        if isinstance(scene, Turn) and scene.state.shown.can_act:
            self._take_turn(scene)
        elif isinstance(scene, Scoring) and scene.told:
            self._note("the game is counted")
            self.tick(READS)
            self.tap("again" if scene.ended.is_last else "next")
        self.tick(WAITS)

    def _take_turn(self, turn: Turn) -> None:
        """Think, lay the tiles that a bot of the middle would lay, and end the turn."""
        self.tick(THINKS)
        position, board = turn.session.game.position, turn.state.board
        choice = BOTS["level5"](position.seen_by(position.to_move), self._rng)
        for move in moves_to(position, choice) if isinstance(choice, Play) else ():
            path = taps(board, move)
            for place in path or ():
                self.tap(place)
                self.tick(WAITS)
            if not path:
                turn.control.do(move)
        self._note(f"your turn ends, {len(position.pool)} in the pool")
        self.tap("action")


def loudness(block: "array[float]") -> float:
    force = sqrt(sum(map(mul, block, block)) / len(block)) / FULL
    return 20 * log10(force) if force > 0 else -120.0


def report(recorder: Recorder, mixed: "array[float]", seconds: float) -> Iterator[str]:
    """Tell how loud each half minute is, how much of it is silent, and what is heard in it."""
    size = HALF_A_MINUTE * RATE * SIDES
    for begin in range(0, len(mixed), size):
        part, at = mixed[begin : begin + size], begin / RATE / SIDES
        blocks = [loudness(part[i : i + BLOCK]) for i in range(0, len(part), BLOCK)]
        peak = 20 * log10(max(max(part), -min(part), 1) / FULL)
        silent = sum(each < SILENCE for each in blocks) / len(blocks)
        begun = (it for it in recorder.tracks if at <= it.start < at + HALF_A_MINUTE)
        names = Counter(track.kind for track in begun)
        heard = ", ".join(f"{many} {name}" for name, many in names.most_common())
        levels = f"RMS {loudness(part):6.1f}  peak {peak:6.1f}  silent {silent:4.0%}"
        yield f"{at:4.0f} s  {levels}  {heard}"
    by_name = {}
    for track in recorder.tracks:
        by_name.setdefault(track.kind, []).append(track)
    for name, tracks in sorted(by_name.items(), key=lambda it: -len(it[1])):
        force = max(loudness(each.samples) + each.decibels for each in tracks)
        top = max(20 * log10(max(each.samples) / FULL) + each.decibels for each in tracks)
        yield f"{name:16} {len(tracks):4} times  RMS {force:6.1f}  peak {top:6.1f}"
    most = max(
        (sum(each.is_heard(track.start) for each in recorder.tracks), track.start)
        for track in recorder.tracks
    )
    yield f"at most {most[0]} sounds at once, at {most[1]:.1f} s of {seconds:.0f} s"


def save(path: Path, mixed: "array[float]") -> None:
    """Write a .wav file; what is too loud is cut."""
    whole = array("h", (max(-FULL, min(FULL - 1, round(value))) for value in mixed))
    with open_wave(str(path), "wb") as file:
        file.setparams((SIDES, 2, RATE, 0, "NONE", ""))
        file.writeframes(whole.tobytes())


def main(arguments: list[str]) -> None:
    parser = Parser(prog="python -m tests.recording", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="WAV")
    parser.add_argument("--seconds", type=count, default=300)
    parser.add_argument("--seed", type=count, default=1, help="of the match")
    parser.add_argument("--river", action="store_true", help="play by the River")
    options = parser.parse_args(arguments)
    pygame.mixer.init(RATE, -16, SIDES)
    recorder = Recorder()
    session = Session.start(RIVER if options.river else CLASSIC, PLAYERS, options.seed)
    audio = {"pygame": recorder.pygame(), "monotonic": lambda: recorder.now}
    with patch.multiple("game.kit.audio", **audio):
        person = Person(recorder, session, options.seconds)
    mixed = recorder.mix(options.seconds)
    save(options.out, mixed)
    for when, what in person.happened:
        print(f"{when:6.1f} s  {what}")
    for line in report(recorder, mixed, options.seconds):
        print(line)


if __name__ == "__main__":
    run_main(main)
