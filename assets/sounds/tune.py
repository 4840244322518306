"""The music: soft mallets, nothing so low that a small speaker could not play it."""

from collections.abc import Iterable, Iterator
from random import Random
from struct import pack

from wood import C4, MARIMBA, loud, samples, struck

RATE = 11_025  # soft mallets have nothing above half of this

# The music: a bar a line, the bass note and eight quavers, "." where nothing is struck.
QUAVER = 0.3  # seconds
BARS = """
C4  E4 .  G4 .  C5 .  .  G4
A4  E4 .  A4 .  C5 .  .  .
F4  F4 .  A4 .  C5 .  A4 .
G4  G4 .  B4 .  D5 .  .  .
C4  E5 .  D5 .  C5 .  G4 .
A4  A4 .  C5 .  E5 .  .  .
F4  D5 .  C5 .  A4 .  F4 .
G4  G4 .  .  .  D4 .  G4 .
E4  E4 .  G4 .  B4 .  .  G4
A4  .  A4 .  C5 .  E5 .  .
D4  F4 .  A4 .  D5 .  .  A4
G4  G4 .  B4 .  D5 .  B4 .
C4  C5 .  .  G4 E4 .  .  .
F4  A4 .  C5 .  F5 .  .  .
G4  E5 .  D5 .  B4 .  G4 .
C4  C5 .  .  .  G4 .  .  .
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
        yield begin, 0.8, pitch_of(bass), 0.5
        yield begin + 4 * QUAVER, 0.5, pitch_of(bass) * 1.5, 0.4
        for at, note in enumerate(upper):
            if note != ".":
                yield begin + at * QUAVER, 0.55, pitch_of(note), 0.3


def pulse() -> Iterator[tuple[float, float, float, float]]:
    """List the notes of the bar below the last tiles: a G, which goes with all of BARS."""
    for at, loudness in enumerate((0.8, 0.2, 0.5, 0.2, 0.7, 0.2, 0.5, 0.4)):
        yield at * QUAVER, loudness, pitch_of("G3"), 0.09


def music() -> bytes:
    """Play the score."""
    return play_softly(score(), len(BARS.strip().splitlines()), "music", -10)


def layer() -> bytes:
    """Play the bar that goes round beside it."""
    return play_softly(pulse(), 1, "layer", -17)


def play_softly(
    notes: Iterable[tuple[float, float, float, float]], bars: int, seed: str, decibels: float
) -> bytes:
    """Play with soft mallets, a little unevenly, and let the end ring into the begin."""
    rng = Random(seed)
    whole = [0.0] * samples(bars * 8 * QUAVER, RATE)
    for start, loudness, pitch, decay in notes:
        first = samples(start + rng.uniform(0, 0.012), RATE)
        force, soft = loudness * rng.uniform(0.8, 1), samples(0.006, RATE)
        note = struck(pitch, decay, 5 * decay, MARIMBA[:2], RATE)
        for i, value in enumerate(note):
            whole[(first + i) % len(whole)] += force * value * min(1, i / soft)
    values = [round(value) for value in loud(whole, 32_767 * 10 ** (decibels / 20))]
    return pack(f"<{len(values)}h", *values)
