"""The sounds and the music of the game, struck and rubbed out of sines and noise: wood on wood.

`python make.py [folder]` writes every .wav file, always the very same bytes.
"""

import sys
from collections.abc import Callable, Iterator
from math import exp, pi, sin
from pathlib import Path
from random import Random
from struct import pack
from wave import open as open_wave

HERE = Path(__file__).resolve().parent

RATE = 44_100
MUSIC_RATE = 11_025  # soft mallets have nothing above half of this
FADE_IN, FADE_OUT = 0.0008, 0.012

Sound = list[float]
Bar = tuple[tuple[float, float, float], ...]
"""How a bar rings when it is struck: (times the pitch, loudness, times the decay)."""

BLOCK = ((1.0, 1.0, 1.0), (2.76, 0.55, 0.55), (5.4, 0.28, 0.3))
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.3, 0.35), (9.2, 0.1, 0.12))

C4, E4, G4, C5, E5, G5, B5, C6, E6, G6 = (
    261.63, 329.63, 392.0, 523.25, 659.26, 783.99, 987.77, 1046.5, 1318.51, 1567.98,
)  # fmt: skip


def samples(seconds: float, rate: int = RATE) -> int:
    """Count the samples in so many seconds."""
    return round(seconds * rate)


def struck(pitch: float, decay: float, seconds: float, bar: Bar, rate: int = RATE) -> Sound:
    """Strike a bar of this pitch (Hz) that dies away by 1/e every `decay` seconds."""
    sound = [0.0] * samples(seconds, rate)
    for times, loudness, shorter in bar:
        step = 2 * pi * pitch * times / rate
        fall = exp(-1 / (decay * shorter * rate))
        level = loudness
        for i in range(len(sound)):
            sound[i] += level * sin(step * i)
            level *= fall
    return sound


def rubbed(seconds: float, dull: float, rng: Random, peak: float = 0.4) -> Sound:
    """Rub the cloth: noise that swells to its loudest at `peak` of its length.

    `dull` from 0 to 1 takes the brightness away.
    """
    length = samples(seconds)
    smooth = once = 0.0
    sound = []
    for i in range(length):
        at = i / length
        swell = at / peak if at < peak else (1 - at) / (1 - peak)
        once = dull * once + (1 - dull) * rng.uniform(-1, 1)
        smooth = dull * smooth + (1 - dull) * once
        sound.append((once - 0.6 * smooth) * swell * swell)
    return loud(sound, 1.0)


def knock(decay: float, rng: Random) -> Sound:
    """Touch for a moment: a burst of noise as two hard things meet."""
    return [rng.uniform(-1, 1) * exp(-i / (decay * RATE)) for i in range(samples(decay * 7))]


def loud(sound: Sound, peak: float) -> Sound:
    """Scale to this peak (1.0 is full scale)."""
    scale = peak / max(map(abs, sound))
    return [value * scale for value in sound]


def mixed(*parts: tuple[float, float, Sound]) -> Sound:
    """Lay sounds over each other, each given as (start in seconds, loudness, sound)."""
    whole = [0.0] * max(samples(start) + len(sound) for start, _, sound in parts)
    for start, loudness, sound in parts:
        for i, value in enumerate(sound, samples(start)):
            whole[i] += loudness * value
    return whole


def clack(semitones: float, rng: Random) -> Sound:
    """Put a tile down on the others; it bounces once, hardly."""
    pitch = 980 * 2 ** (semitones / 12)
    wood = struck(pitch, 0.02, 0.15, BLOCK)
    low = struck(pitch / 2.6, 0.016, 0.12, BLOCK[:1])
    return mixed(
        (0, 1, wood),
        (0, 0.6, low),
        (0, 0.7, knock(0.0012, rng)),
        (0.03, 0.16, wood[: samples(0.1)]),
    )


def pick(rng: Random) -> Sound:
    """Take a tile up."""
    pitch = 1350 * rng.uniform(0.94, 1.06)
    return mixed(
        (0, 0.35, rubbed(0.05, 0.3, rng)),
        (0.012, 1, struck(pitch, 0.011, 0.08, BLOCK)),
    )


def slide(rng: Random) -> Sound:
    """Push a tile over the felt."""
    return rubbed(0.22 * rng.uniform(0.9, 1.1), rng.uniform(0.62, 0.7), rng)


def press(rng: Random) -> Sound:
    """Press a button of soft wood."""
    pitch = 560 * rng.uniform(0.95, 1.05)
    return mixed((0, 1, struck(pitch, 0.014, 0.09, BLOCK[:2])), (0, 0.25, knock(0.001, rng)))


def chord(rng: Random) -> Sound:
    """Chime two notes: a set is valid."""
    key = rng.uniform(0.94, 1.06)
    return mixed(
        (0, 1, struck(E5 * key, 0.17, 0.8, MARIMBA)),
        (0.07, 0.9, struck(B5 * key, 0.15, 0.8, MARIMBA)),
    )


def wave(rng: Random) -> Sound:
    """Run over the tiles of a set with a soft mallet."""
    key = rng.uniform(0.94, 1.06)
    run = (C5, E5, G5, C6, E6)
    notes = [struck(pitch * key, 0.07, 0.3, BLOCK[:2]) for pitch in run]
    return mixed(*((0.045 * n, 0.5 + 0.12 * n, note) for n, note in enumerate(notes)))


def whole(rng: Random) -> Sound:
    """Strike a long low bar once: the whole table is legal again."""
    return mixed(
        (0, 1, struck(E4 / 2, 0.28, 1.2, MARIMBA)),
        (0, 0.35, struck(E4 / 4, 0.22, 1.0, MARIMBA[:1])),
        (0, 0.12, knock(0.002, rng)),
    )


def no(rng: Random) -> Sound:
    """Say no, quietly and dully."""
    key = rng.uniform(0.94, 1.06)
    return mixed(
        (0, 1, struck(196 * key, 0.05, 0.28, BLOCK[:1])),
        (0, 0.6, struck(147 * key, 0.06, 0.28, BLOCK[:1])),
    )


def turn(rng: Random) -> Sound:
    """Call the player whose turn it is."""
    key = rng.uniform(0.95, 1.05)
    return mixed(
        (0, 0.8, struck(G5 * key, 0.16, 0.7, MARIMBA)),
        (0.13, 1, struck(C6 * key, 0.2, 0.85, MARIMBA)),
    )


def tick(rng: Random) -> Sound:
    """Tick once, softly."""
    return struck(1480 * rng.uniform(0.95, 1.05), 0.008, 0.06, BLOCK[:2])


def out(rng: Random) -> Sound:
    """Sweep up the marimba, land on a chord and let it roll: somebody goes out."""
    key = rng.uniform(0.95, 1.05)
    sweep = [C4, E4, G4, C5, E5, G5, C6, E6, G6]
    notes = [
        (0.05 * n, 0.4 + 0.04 * n, struck(p * key, 0.12, 0.5, MARIMBA)) for n, p in enumerate(sweep)
    ]
    roll = [
        (0.5 + 0.11 * n, 0.6 * 0.86**n, struck(pitch * key, 0.24, 0.9, MARIMBA))
        for n in range(9)
        for pitch in ((C5, G5) if n % 2 else (E5, C6))
    ]
    return mixed(*notes, *roll)


def draw(rng: Random) -> Sound:
    """Take a tile from the pool and set it on the rack."""
    return mixed((0, 0.5, rubbed(0.17, 0.6, rng)), (0.14, 1, clack(rng.uniform(-3, -1), rng)))


def deal(rng: Random) -> Sound:
    """Let a dealt tile fall among its like."""
    return mixed(
        (0, 0.3, rubbed(0.05, 0.45, rng)),
        (0.015, 1, clack(rng.uniform(-2, 3), rng)[: samples(0.1)]),
    )


def win(_: Random) -> Sound:
    """Run up the marimba and land on a chord."""
    run = [C5, E5, G5, C6, E6]
    notes = [(0.09 * n, 0.75, struck(pitch, 0.16, 0.7, MARIMBA)) for n, pitch in enumerate(run)]
    last = [(0.52, 0.7, struck(pitch, 0.28, 1.05, MARIMBA)) for pitch in (C5, G5, C6, G6)]
    return mixed(*notes, *last)


def lose(_: Random) -> Sound:
    """Step down three notes, gently."""
    steps = ((0, G4), (0.2, E4), (0.4, C4))
    return mixed(*((at, 1, struck(pitch, 0.22, 0.85, MARIMBA)) for at, pitch in steps))


def swish(rng: Random) -> Sound:
    """Draw the curtain between two players."""
    return rubbed(0.32 * rng.uniform(0.9, 1.1), rng.uniform(0.78, 0.82), rng, peak=0.35)


# What hands do, and what the table says: name, variants, peak in dBFS, recipe.
Recipes = tuple[tuple[str, int, float, Callable[[Random], Sound]], ...]
TILES: Recipes = (
    ("clack", 4, -6, lambda rng: clack(rng.uniform(-0.9, 0.9), rng)),
    ("pick", 3, -13, pick),
    ("slide", 3, -20, slide),
    ("press", 3, -12, press),
    ("chord", 3, -10, chord),
    ("wave", 3, -12, wave),
    ("whole", 1, -7, whole),
    ("draw", 3, -8, draw),
    ("deal", 4, -13, deal),
    ("swish", 3, -19, swish),
)
SIGNALS: Recipes = (
    ("no", 3, -12, no),
    ("turn", 3, -8, turn),
    ("tick", 3, -18, tick),
    ("out", 1, -6, out),
    ("win", 1, -5, win),
    ("lose", 1, -9, lose),
)
STEPS = 12


# The music: a bar a line, the bass note and eight quavers, "." where nothing is struck.
QUAVER = 0.3  # seconds
BARS = """
C3  E4 .  G4 .  C5 .  .  G4
A2  E4 .  A4 .  C5 .  .  .
F2  F4 .  A4 .  C5 .  A4 .
G2  G4 .  B4 .  D5 .  .  .
C3  E5 .  D5 .  C5 .  G4 .
A2  A4 .  C5 .  E5 .  .  .
F2  D5 .  C5 .  A4 .  F4 .
G2  G4 .  .  .  D4 .  G4 .
E2  E4 .  G4 .  B4 .  .  G4
A2  .  A4 .  C5 .  E5 .  .
D3  F4 .  A4 .  D5 .  .  A4
G2  G4 .  B4 .  D5 .  B4 .
C3  C5 .  .  G4 E4 .  .  .
F2  A4 .  C5 .  F5 .  .  .
G2  E5 .  D5 .  B4 .  G4 .
C3  C5 .  .  .  G4 .  .  .
"""
KEYS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch_of(note: str) -> float:
    """Give the pitch in Hz of a note written as C4."""
    return C4 * 2 ** (KEYS[note[0]] / 12 + int(note[1:]) - 4)


def score() -> Iterator[tuple[float, float, float, float]]:
    """List the notes of the music: start in seconds, loudness, pitch, decay in seconds."""
    for number, bar in enumerate(BARS.strip().splitlines()):
        bass, *upper = bar.split()
        begin = number * 8 * QUAVER
        yield begin, 1.0, pitch_of(bass), 0.5
        yield begin + 4 * QUAVER, 0.6, pitch_of(bass) * 1.5, 0.4
        for at, note in enumerate(upper):
            if note != ".":
                yield begin + at * QUAVER, 0.55, pitch_of(note), 0.3


def music() -> bytes:
    """Play the score with soft mallets, a little unevenly, and let its end ring into its begin."""
    rng = Random("music")
    whole = [0.0] * samples(len(BARS.strip().splitlines()) * 8 * QUAVER, MUSIC_RATE)
    for start, loudness, pitch, decay in score():
        first = samples(start + rng.uniform(0, 0.012), MUSIC_RATE)
        force, soft = loudness * rng.uniform(0.8, 1), samples(0.006, MUSIC_RATE)
        note = struck(pitch, decay, 5 * decay, MARIMBA[:2], MUSIC_RATE)
        for i, value in enumerate(note):
            whole[(first + i) % len(whole)] += force * value * min(1, i / soft)
    values = [round(value) for value in loud(whole, 32_767 * 10 ** (-10 / 20))]
    return pack(f"<{len(values)}h", *values)


def finished(sound: Sound, decibels: float) -> bytes:
    """Centre, fade both ends to nothing, bring to the peak and round to 16 bits little-endian."""
    middle = sum(sound) / len(sound)
    rise, fall = samples(FADE_IN), samples(FADE_OUT)
    last = len(sound) - 1
    faded = [
        (value - middle) * min(1, i / rise, (last - i) / fall) for i, value in enumerate(sound)
    ]
    peak = 32_767 * 10 ** (decibels / 20)
    values = [round(value) for value in loud(faded, peak)]
    return pack(f"<{len(values)}h", *values)


def all_sounds() -> Iterator[tuple[str, bytes]]:
    """Make every sound under its folder and file name, each from its own seed."""
    for folder, recipes in ("tiles", TILES), ("signals", SIGNALS):
        for name, variants, decibels, recipe in recipes:
            for n in range(1, variants + 1):
                sound = recipe(Random(f"{name}-{n}"))
                yield f"{folder}/{name}-{n}", finished(sound, decibels)
    for step in range(1, STEPS + 1):
        yield f"tiles/clack+{step}", finished(clack(step, Random("clack")), -6)


def write(folder: Path) -> None:
    """Write every sound and the music into the folder as 16 bit mono."""
    for name, sound in all_sounds():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        save(folder / f"{name}.wav", sound, RATE)
    save(folder / "music.wav", music(), MUSIC_RATE)


def save(path: Path, sound: bytes, rate: int) -> None:
    """Write a .wav file."""
    with open_wave(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(sound)


def main(arguments: list[str]) -> None:
    """Write every sound into the folder asked for."""
    from game.commandline import Parser

    parser = Parser(prog="assets/sounds/make.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=HERE)
    write(parser.parse_args(arguments).folder)


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent.parent))
    from game.run_main import run_main

    run_main(main)
