"""The voices: a syllable of each animal in each mood, a buzz through a mouth, from few numbers."""

from collections.abc import Iterator
from math import cos, exp, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from wood import LOW_RATE, Sound, samples

RATE = LOW_RATE // 2

Mouth = tuple[float, float, float]
"""The three pitches in Hz that a mouth lets through."""

AH: Mouth = (760, 1300, 2500)
EH: Mouth = (560, 1750, 2500)
EE: Mouth = (340, 2200, 2900)
OH: Mouth = (470, 880, 2400)
OO: Mouth = (330, 760, 2200)


class Throat(NamedTuple):
    """The voice of an animal. Pitch is in Hz, and the trill in beats a second.

    The mouth of a small head lets higher pitches through.
    """

    pitch: float
    mouth: Mouth
    size: float
    seconds: float
    breath: float = 0.06
    trill: float = 0.0


ANIMALS = {
    "bear": Throat(125, OH, 1.25, 0.3, 0.12),
    "owl": Throat(310, OO, 0.9, 0.3, 0.1),
    "otter": Throat(410, EE, 0.8, 0.18),
    "penguin": Throat(260, AH, 0.8, 0.22, 0.05, 24),
    "panda": Throat(185, OH, 1.1, 0.26),
    "rabbit": Throat(520, EH, 0.7, 0.15, 0.14),
    "frog": Throat(150, AH, 1.0, 0.22, 0.05, 32),
    "fox": Throat(330, EH, 0.85, 0.2),
    "hedgehog": Throat(380, OO, 0.7, 0.17, 0.25),
    "mouse": Throat(680, EE, 0.62, 0.13),
    "raccoon": Throat(235, EH, 0.95, 0.21, 0.08, 14),
    "squirrel": Throat(590, AH, 0.65, 0.12),
    "tortoise": Throat(100, AH, 1.2, 0.34, 0.2),
}


class Mood(NamedTuple):
    """What a mood makes of a voice: its pitch at begin, middle and end, length, mouth and shake."""

    bend: tuple[float, float, float]
    longer: float = 1.0
    opened: float = 1.0
    shake: float = 0.0


MOODS = {
    "glad": Mood((1.0, 1.3, 1.22), 1.0, 1.12),
    "worried": Mood((1.12, 1.05, 1.1), 1.2, 0.92, 0.05),
    "shocked": Mood((1.0, 1.45, 1.6), 0.75, 1.25),
    "sad": Mood((1.05, 0.9, 0.74), 1.45, 0.85),
    "wink": Mood((0.95, 0.92, 1.25), 1.1),
    "thinking": Mood((0.84, 0.88, 0.84), 1.35, 0.62),
}


def all_voices() -> Iterator[tuple[str, Sound]]:
    """Say the syllable of each animal in each mood."""
    for animal, throat in ANIMALS.items():
        for mood, how in MOODS.items():
            yield f"{animal}-{mood}", syllable(throat, how, Random(f"{animal} {mood}"))


def syllable(throat: Throat, mood: Mood, rng: Random) -> Sound:
    """Buzz at a pitch that bends, through a mouth that opens and closes again."""
    whole = samples(throat.seconds * mood.longer, RATE)
    first, middle, last = mood.bend
    sound, phase, swung = [], 0.0, 0.0
    for i in range(whole):
        at = i / whole
        begin, end, way = (first, middle, 2 * at) if at < 0.5 else (middle, last, 2 * at - 1)
        bend = begin + (end - begin) * way
        swung += 2 * pi * (throat.trill or 6.5) / RATE
        wave = 1 + mood.shake * sin(swung)
        pitch = throat.pitch * bend * wave
        phase += 2 * pi * pitch / RATE
        buzz = sum(sin(n * phase) / n for n in range(1, int(0.47 * RATE / pitch) + 1)) / 3
        trilled = 1 - 0.35 * (1 + sin(swung)) if throat.trill else 1.0
        swell = min(1, at / 0.12) * min(1, (1 - at) / 0.35)
        sound.append((buzz + throat.breath * rng.uniform(-1, 1)) * trilled * swell)
    low, high, highest = (pitch / throat.size for pitch in throat.mouth)
    tones = (low * mood.opened, 90, 1.0), (high, 130, 0.55), (highest, 220, 0.25)
    heard = [0.0] * whole
    for pitch, width, loudness in tones:
        for i, value in enumerate(_resonate(sound, min(pitch, 0.46 * RATE), width)):
            heard[i] += loudness * value
    return heard


def _resonate(sound: Sound, pitch: float, width: float) -> Sound:
    """Filter a sound with a resonance at a pitch; pitch and width are in Hz."""
    shrink = exp(-pi * width / RATE)
    back, far = 2 * shrink * cos(2 * pi * pitch / RATE), -shrink * shrink
    scale, last, once, rung = (1 - shrink) * sqrt(1 + shrink), 0.0, 0.0, []
    for value in sound:
        last, once = scale * value + back * last + far * once, last
        rung.append(last)
    return rung
