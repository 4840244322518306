"""A tracker module (.xm): the samples of a few notes and when each is struck, mixed as it plays."""

from collections.abc import Iterator, Sequence
from math import log2
from struct import pack
from typing import NamedTuple

from wood import C4, Sound, scale_to

TICK = 0.02  # seconds
MIDDLE_KEY = 49  # what the form calls C4
OWN_RATE = 8363  # Hz, at which it plays a sample for C4
ROWS = 48  # in a pattern
LOUDEST, NO_NOTE = 64, b"\x80"


class Sample(NamedTuple):
    """A note of an instrument, as it was struck at a pitch in Hz; or a sound that goes round."""

    sound: Sound
    rate: int
    pitch: float = C4
    goes_round: bool = False


class Note(NamedTuple):
    """A sample that sounds in a row of a channel: semitones over C4, volume and side from 0 to 1.

    A volume without a sample is that of the sound that is there.
    """

    row: int
    channel: int
    sample: int | None
    volume: float
    key: int = 0
    side: float = 0.5


def write_module(
    name: str, samples: Sequence[Sample], notes: Sequence[Note], rows: int, ticks: int
) -> bytes:
    """Write a module of `rows` rows, each of which takes `ticks` ticks."""
    channels = 1 + max(note.channel for note in notes)
    channels += channels % 2
    patterns = range(0, rows, ROWS)
    cells = {(note.row, note.channel): _cell(note) for note in notes}
    parts = [
        b"Extended Module: " + _pad(name) + b"\x1a" + _pad("Rack & Run") + pack("<H", 0x104),
        pack("<I8H", 276, len(patterns), 0, channels, len(patterns), len(samples), 1, ticks, 125),
        bytes(range(len(patterns))).ljust(256, b"\0"),
    ]
    for first in patterns:
        heights = range(first, min(rows, first + ROWS))
        data = b"".join(
            cells.get((row, channel), NO_NOTE) for row in heights for channel in range(channels)
        )
        parts.append(pack("<IBHH", 9, 0, len(heights), len(data)) + data)
    return b"".join((*parts, *(part for sample in samples for part in _instrument(sample))))


def _pad(text: str) -> bytes:
    return text.encode().ljust(20, b"\0")


def _cell(note: Note) -> bytes:
    loudness = 0x10 + round(LOUDEST * min(1.0, note.volume))
    if note.sample is None:
        return pack("BB", 0x84, loudness)
    pan = 0x08, round(255 * note.side)
    return pack("6B", 0x9F, MIDDLE_KEY + note.key, note.sample + 1, loudness, *pan)


def _instrument(sample: Sample) -> Iterator[bytes]:
    """Write a sample as an instrument of its own: 16 bits, each the step from the one before."""
    yield pack("<I22xBHI", 263, 0, 1, 40) + bytes(230)
    values = [round(value) for value in scale_to(sample.sound, 32_000)]
    tuned = 12 * log2(sample.rate / OWN_RATE * C4 / sample.pitch)
    key, size = int(tuned), 2 * len(values)
    fine, kind = round((tuned - key) * 128), 0x10 | sample.goes_round
    looped = size if sample.goes_round else 0
    yield pack("<IIIBbBBbB22x", size, 0, looped, LOUDEST, min(127, fine), kind, 128, key, 0)
    steps = [(now - before) & 0xFFFF for before, now in zip((0, *values), values, strict=False)]
    yield pack(f"<{len(steps)}H", *steps)
