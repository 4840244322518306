"""What all sounds are made of: struck bars, rubbed cloth and bursts of noise."""

from math import cos, exp, pi, sin, sqrt
from random import Random

RATE = 44_100
LOW_RATE = RATE // 2
"""The rate of most sounds, as they have nothing above half of it."""

Sound = list[float]
Bar = tuple[tuple[float, float, float], ...]
"""How a bar rings when it is struck: (times the pitch, loudness, times the decay)."""

BLOCK = ((1.0, 1.0, 1.0), (2.76, 0.55, 0.55), (5.4, 0.28, 0.3))
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.3, 0.35), (9.2, 0.1, 0.12))

C4 = 261.63


def samples(seconds: float, rate: int = RATE) -> int:
    """Return how many samples a time in seconds has."""
    return round(seconds * rate)


def strike(pitch: float, decay: float, seconds: float, bar: Bar, rate: int = RATE) -> Sound:
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


def hiss(seconds: float, dull: float, rng: Random) -> Sound:
    """Stir the air: noise; `dull` from 0 to 1 takes the brightness away."""
    smooth = once = 0.0
    sound = []
    for _ in range(samples(seconds)):
        once = dull * once + (1 - dull) * rng.uniform(-1, 1)
        smooth = dull * smooth + (1 - dull) * once
        sound.append(once - 0.6 * smooth)
    return sound


def rub(seconds: float, dull: float, rng: Random, peak: float = 0.4) -> Sound:
    """Rub the cloth: noise that swells to its loudest at `peak` of its length."""
    sound = hiss(seconds, dull, rng)
    for i, value in enumerate(sound):
        at = i / len(sound)
        swell = at / peak if at < peak else (1 - at) / (1 - peak)
        sound[i] = value * swell * swell
    return scale_to(sound, 1.0)


def knock(decay: float, rng: Random) -> Sound:
    """Touch for a moment: a burst of noise as two hard things meet."""
    return [rng.uniform(-1, 1) * exp(-i / (decay * RATE)) for i in range(samples(decay * 7))]


def scale_to(sound: Sound, peak: float) -> Sound:
    """Scale to this peak (1.0 is full scale)."""
    scale = peak / max(map(abs, sound))
    return [value * scale for value in sound]


def mix(*parts: tuple[float, float, Sound]) -> Sound:
    """Lay sounds over each other, each given as (start in seconds, loudness, sound)."""
    whole = [0.0] * max(samples(start) + len(sound) for start, _, sound in parts)
    for start, loudness, sound in parts:
        for i, value in enumerate(sound, samples(start)):
            whole[i] += loudness * value
    return whole


def pass_band(low: float, high: float, sound: Sound) -> Sound:
    """Filter a sound: what lies between two pitches, in Hz, stays."""
    for _ in range(2):
        sound = _filter_once(low, high, sound)
    return sound


def _filter_once(low: float, high: float, sound: Sound) -> Sound:
    middle = 2 * pi * sqrt(low * high) / RATE
    wide = sin(middle) * (high - low) / sqrt(low * high) / 2
    scale, back, far = 1 + wide, 2 * cos(middle), 1 - wide
    narrowed, before, last, once = [0.0] * len(sound), (0.0, 0.0), 0.0, 0.0
    for i, value in enumerate(sound):
        now = (wide * (value - before[0]) + back * last - far * once) / scale
        before, last, once = (before[1], value), now, last
        narrowed[i] = now
    return narrowed


def halve(sound: Sound) -> Sound:
    """Keep half of the samples, for what has nothing high."""
    return [(a + b) / 2 for a, b in zip(sound[::2], sound[1::2], strict=False)]


def pluck(length: int, seconds: float, rng: Random, rate: int) -> Sound:
    """Pluck a string: `length` samples of noise repeat, duller each time."""
    string = [rng.uniform(-1, 1) for _ in range(length)]
    for _ in range(length // 12):  # With the flesh of a finger.
        string = [(a + b) / 2 for a, b in zip(string, string[1:] + string[:1], strict=True)]
    middle = sum(string) / length
    string = scale_to([value - middle for value in string], 1.0)
    sound, at, last, whole, soft = [], 0, 0.0, samples(seconds, rate), samples(0.004, rate)
    for i in range(whole):
        now = string[at]
        sound.append(now * min(1, i / soft, (whole - i) / whole * 2))
        string[at] = 0.4985 * (now + last)
        last, at = now, (at + 1) % length
    return sound


def blow(pitch: float, seconds: float, rate: int) -> Sound:
    """Blow a soft chord of reeds, each a little out of tune, that swells and goes."""
    tones = [
        (2 * pi * pitch * n * off / rate, n**-1.7)
        for n in range(1, 6)
        for off in (0.9985, 1.0, 1.0017)
    ]
    whole = samples(seconds, rate)
    return [
        sum(loudness * sin(step * i) for step, loudness in tones) * sin(pi * i / whole) ** 2
        for i in range(whole)
    ]


def creak(seconds: float, rng: Random) -> Sound:
    """Make wood creak: it sticks and slips, faster and faster."""
    ticks, at, gap = [], 0.0, 0.05
    while at < seconds:
        tick = strike(340 * rng.uniform(0.9, 1.15), 0.006, 0.05, BLOCK[:2])
        ticks.append((at, sin(pi * at / seconds) + 0.1, tick))
        at, gap = at + gap * rng.uniform(0.7, 1.2), gap * 0.9
        gap = max(gap, 0.012)
    return halve(halve(mix(*ticks)))


def make_loop(sound: Sound, over: int) -> Sound:
    """Fade the end of a sound into its beginning over `over` samples, so that it can repeat."""
    head, rest, tail = sound[:over], sound[over:-over], sound[-over:]
    met = [
        a * sqrt(i / over) + b * sqrt(1 - i / over)
        for i, (a, b) in enumerate(zip(head, tail, strict=True))
    ]
    return met + rest
