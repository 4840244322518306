"""The sounds of the game, struck and rubbed out of sines and noise: wood on wood, voices, music.

`python make.py [folder]` writes every file, always the very same bytes.
"""

import sys
from collections.abc import Callable, Iterator
from math import log10, sqrt
from pathlib import Path
from random import Random
from struct import pack
from wave import open as open_wave

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))  # However it is run.

from tune import all_music  # noqa: E402
from voices import RATE as VOICE_RATE  # noqa: E402
from voices import all_voices  # noqa: E402
from wood import (  # noqa: E402
    BLOCK,
    C4,
    LOW_RATE,
    MARIMBA,
    RATE,
    Sound,
    halve,
    knock,
    mix,
    pass_band,
    rub,
    samples,
    scale_to,
    strike,
)

FADE_IN, FADE_OUT = 0.0008, 0.012

E4, G4, C5, E5, G5, B5, C6, E6, G6 = (
    329.63, 392.0, 523.25, 659.26, 783.99, 987.77, 1046.5, 1318.51, 1567.98,
)  # fmt: skip


def clack(semitones: float, speed: float, rng: Random) -> Sound:
    """Put a tile down on the others: a burst as they meet, and the body of the table under it.

    At a `speed` from 0 to 1 the burst is louder and brighter.
    """
    pitch = 215 * 2 ** (semitones / 12) * rng.uniform(0.97, 1.03)
    body = strike(pitch, 0.012, 0.09, ((1.0, 1.0, 1.0), (2.3, 0.12, 0.4)))
    return mix((0, 0.6, body), (0, 1.0 + 0.9 * speed, burst(semitones, speed, rng)))


def burst(semitones: float, speed: float, rng: Random) -> Sound:
    """Let two hard things meet for eight milliseconds."""
    middle = (2500 + 1000 * speed) * 2 ** (semitones / 24)
    return scale_to(pass_band(0.75 * middle, 1.33 * middle, knock(0.0018, rng)), 1.0)


def thud(rng: Random) -> Sound:
    """Put a tile down on the felt, which takes the brightness away."""
    body = strike(205 * rng.uniform(0.93, 1.07), 0.016, 0.11, ((1.0, 1.0, 1.0), (1.6, 0.3, 0.5)))
    cloth = scale_to(pass_band(350, 900, knock(0.004, rng)), 1.0)
    return mix((0, 1, body), (0, 0.45, cloth), (0, 0.18, burst(-4, 0.0, rng)))


def shuffle(rng: Random) -> Sound:
    """Stir all tiles on the table, more and more of them, until they lie still."""
    stirred = [pass_band(700, 4000, rub(2.0, 0.3, rng))]
    tiles = [clack(rng.uniform(-2, 5), rng.random(), rng) for _ in range(12)]
    parts = [(0.0, 1.2, part) for part in stirred]
    for _ in range(90):
        start = rng.triangular(0.0, 1.85, 0.8)
        parts.append((start, rng.uniform(0.15, 0.6), rng.choice(tiles)))
    return mix(*parts)[: samples(2.0)]


def pick(rng: Random) -> Sound:
    """Take a tile up."""
    return mix(
        (0, 0.35, rub(0.05, 0.3, rng)),
        (0.012, 1, burst(rng.uniform(0, 3), 0.6, rng)),
        (0.012, 0.5, strike(290 * rng.uniform(0.94, 1.06), 0.008, 0.06, BLOCK[:1])),
    )


def slide(rng: Random) -> Sound:
    """Push a tile over the felt."""
    return rub(0.22 * rng.uniform(0.9, 1.1), rng.uniform(0.62, 0.7), rng)


def press(rng: Random) -> Sound:
    """Press a button of soft wood."""
    pitch = 560 * rng.uniform(0.95, 1.05)
    return mix((0, 1, strike(pitch, 0.014, 0.09, BLOCK[:2])), (0, 0.25, knock(0.001, rng)))


def chord(rng: Random) -> Sound:
    """Chime two notes: a set is valid."""
    key = rng.uniform(0.94, 1.06)
    return mix(
        (0, 1, strike(E5 * key, 0.17, 0.8, MARIMBA)),
        (0.07, 0.9, strike(B5 * key, 0.15, 0.8, MARIMBA)),
    )


def wave(rng: Random) -> Sound:
    """Run over the tiles of a set with a soft mallet."""
    key = rng.uniform(0.94, 1.06)
    run = (C5, E5, G5, C6, E6)
    notes = [strike(pitch * key, 0.07, 0.3, BLOCK[:2]) for pitch in run]
    return mix(*((0.045 * n, 0.5 + 0.12 * n, note) for n, note in enumerate(notes)))


def whole(rng: Random) -> Sound:
    """Strike a long low bar once: the whole table is legal again."""
    return mix(
        (0, 1, strike(E4, 0.28, 1.2, MARIMBA)),
        (0, 0.35, strike(E4 / 2, 0.22, 1.0, MARIMBA[:1])),
        (0, 0.12, knock(0.002, rng)),
    )


def no(rng: Random) -> Sound:
    """Say no, quietly and dully."""
    key = rng.uniform(0.94, 1.06)
    return mix(
        (0, 1, strike(330 * key, 0.05, 0.28, BLOCK[:1])),
        (0, 0.6, strike(277 * key, 0.06, 0.28, BLOCK[:1])),
    )


def turn(rng: Random) -> Sound:
    """Call the player whose turn it is."""
    key = rng.uniform(0.95, 1.05)
    return mix(
        (0, 0.8, strike(G5 * key, 0.16, 0.7, MARIMBA)),
        (0.13, 1, strike(C6 * key, 0.2, 0.85, MARIMBA)),
    )


def tick(rng: Random) -> Sound:
    """Tick once, softly."""
    return strike(1480 * rng.uniform(0.95, 1.05), 0.008, 0.06, BLOCK[:2])


def heartbeat(rng: Random) -> Sound:
    """Beat twice, low and soft, the second time a little lower."""
    key, body = rng.uniform(0.97, 1.03), ((1.0, 1.0, 1.0), (2.1, 0.5, 0.6), (3.2, 0.2, 0.4))
    first, second = (strike(pitch * key, 0.05, 0.32, body) for pitch in (104, 92))
    soft = samples(0.012)
    for beat in (first, second):
        beat[:soft] = [value * i / soft for i, value in enumerate(beat[:soft])]
    return mix((0, 1, first), (0.27, 0.75, second))


def edge(rng: Random) -> Sound:
    """Bump softly against the rim: there is nothing further that way."""
    body = strike(165 * rng.uniform(0.97, 1.03), 0.022, 0.12, ((1.0, 1.0, 1.0), (2.1, 0.3, 0.5)))
    return mix((0, 1, body), (0, 0.15, rub(0.04, 0.7, rng)))


def out(rng: Random) -> Sound:
    """Sweep up the marimba, land on a chord and let it roll: somebody goes out."""
    key = rng.uniform(0.95, 1.05)
    sweep = [C4, E4, G4, C5, E5, G5, C6, E6, G6]
    notes = [
        (0.05 * n, 0.4 + 0.04 * n, strike(p * key, 0.12, 0.5, MARIMBA)) for n, p in enumerate(sweep)
    ]
    roll = [
        (0.5 + 0.11 * n, 0.6 * 0.86**n, strike(pitch * key, 0.24, 0.9, MARIMBA))
        for n in range(9)
        for pitch in ((C5, G5) if n % 2 else (E5, C6))
    ]
    return mix(*notes, *roll)


def draw(rng: Random) -> Sound:
    """Take a tile from the pool and set it on the rack."""
    return mix((0, 0.5, rub(0.17, 0.6, rng)), (0.14, 1, clack(rng.uniform(-1, 2), 0.4, rng)))


def deal(rng: Random) -> Sound:
    """Let a dealt tile fall among its like."""
    return mix(
        (0, 0.3, rub(0.05, 0.45, rng)),
        (0.015, 1, clack(rng.uniform(-1, 5), rng.random(), rng)),
    )


def win(_: Random) -> Sound:
    """Run up the marimba and land on a chord."""
    run = [C5, E5, G5, C6, E6]
    notes = [(0.09 * n, 0.75, strike(pitch, 0.16, 0.7, MARIMBA)) for n, pitch in enumerate(run)]
    last = [(0.52, 0.7, strike(pitch, 0.28, 1.05, MARIMBA)) for pitch in (C5, G5, C6, G6)]
    return mix(*notes, *last)


def lose(_: Random) -> Sound:
    """Step down three notes, gently."""
    steps = ((0, G4), (0.2, E4), (0.4, C4))
    return mix(*((at, 1, strike(pitch, 0.22, 0.85, MARIMBA)) for at, pitch in steps))


def swish(rng: Random) -> Sound:
    """Draw the curtain between two players."""
    return rub(0.32 * rng.uniform(0.9, 1.1), rng.uniform(0.78, 0.82), rng, peak=0.35)


# What hands do, and what the table says: name, variants, peak in dBFS, recipe.
Recipes = tuple[tuple[str, int, float, Callable[[Random], Sound]], ...]
TILES: Recipes = (
    ("thud", 3, -9, thud),
    ("shuffle", 1, -15, shuffle),
    ("pick", 3, -7, pick),
    ("slide", 3, -14, slide),
    ("press", 3, -12, press),
    ("chord", 3, -10, chord),
    ("wave", 3, -12, wave),
    ("whole", 1, -7, whole),
    ("draw", 3, -8, draw),
    ("deal", 4, -7, deal),
    ("swish", 3, -19, swish),
)
SIGNALS: Recipes = (
    ("no", 3, -12, no),
    ("turn", 3, -12, turn),
    ("tick", 3, -18, tick),
    ("heartbeat", 3, -18, heartbeat),
    ("edge", 3, -14, edge),
    ("out", 1, -6, out),
    ("win", 1, -5, win),
    ("lose", 1, -9, lose),
)


def finish(sound: Sound, decibels: float, rate: int = RATE) -> bytes:
    """Centre, fade both ends to nothing, bring to the peak and round to 16 bits little-endian."""
    middle = sum(sound) / len(sound)
    rise, fall = samples(FADE_IN, rate), samples(FADE_OUT, rate)
    last = len(sound) - 1
    faded = [
        (value - middle) * min(1, i / rise, (last - i) / fall) for i, value in enumerate(sound)
    ]
    peak = 32_767 * 10 ** (decibels / 20)
    values = [round(value) for value in scale_to(faded, peak)]
    return pack(f"<{len(values)}h", *values)


VOICE_FORCE = -28
"""How loud a voice is on average, in dBFS."""

SPEEDS, STEPS = 5, 12
"""How many clacks there are from slow to fast, and how many semitones each climbs."""

BRIGHT = ("pick", "slide", "press", "draw", "deal", "tick", "out", "win")
"""The others."""


def clacks() -> Iterator[tuple[str, bytes]]:
    """Make the clack of each speed, and of each semitone at each speed."""
    for step in range(STEPS + 1):
        for speed in range(SPEEDS):
            number = f"+{(step - 1) * SPEEDS + speed + 1}" if step else f"-{speed + 1}"
            sound = clack(step, speed / (SPEEDS - 1), Random(f"clack-{speed}"))
            yield f"tiles/clack{number}", finish(halve(sound), -11 + 1.5 * speed, LOW_RATE)


def all_sounds() -> Iterator[tuple[str, int, bytes]]:
    """Make every sound, each from its own seed: its folder and file name, its rate, its bytes."""
    for folder, recipes in ("tiles", TILES), ("signals", SIGNALS):
        for name, variants, decibels, recipe in recipes:
            for n in range(1, variants + 1):
                sound, rate = recipe(Random(f"{name}-{n}")), RATE
                if name not in BRIGHT:
                    sound, rate = halve(sound), LOW_RATE
                yield f"{folder}/{name}-{n}", rate, finish(sound, decibels, rate)
    for name, sound_bytes in clacks():
        yield name, LOW_RATE, sound_bytes
    for name, sound in all_voices():
        yield f"voices/{name}", VOICE_RATE, finish(sound, voice_peak(sound), VOICE_RATE)


def voice_peak(sound: Sound) -> float:
    """Return the peak in dBFS at which all voices are as loud as one another."""
    force = sqrt(sum(value * value for value in sound) / len(sound))
    return min(-6.0, VOICE_FORCE + 20 * log10(max(map(abs, sound)) / force))


def write(folder: Path) -> None:
    """Write every sound into the folder, as 16 bit mono, and the music as modules."""
    for kind in "tiles", "signals", "voices", "music":
        (folder / kind).mkdir(parents=True, exist_ok=True)
    for name, rate, sound in all_sounds():
        save(folder / f"{name}.wav", sound, rate)
    for name, module in all_music():
        (folder / "music" / f"{name}.xm").write_bytes(module)


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
