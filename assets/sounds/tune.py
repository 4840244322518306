"""The music: three pieces of about three minutes, what lies over each near the end, and the room.

A piece is a module: notes on a few samples, mixed as it plays, so that it takes little room. Its
last channels are the room, where the air stirs and a clock ticks far away; by the River, water.
"""

from collections.abc import Iterator
from itertools import count, cycle
from random import Random
from typing import NamedTuple

from module import Note, Sample, write_module
from pieces import KEYS, PIECES, WHITE, Piece, Verse
from wood import (
    BLOCK,
    C4,
    LOW_RATE,
    MARIMBA,
    blow,
    creak,
    halve,
    hiss,
    knock,
    make_loop,
    pass_band,
    pluck,
    strike,
)

REST_BARS = 2  # in which a piece dies away before it begins anew
LAYER_BARS = 2  # of what goes round over a piece near the end


class Part(NamedTuple):
    """The channels of an instrument, its samples by their keys, its side, and how loud it is.

    `wide` is how far to the right each semitone moves a note, as the bars of a marimba lie.
    """

    first: int
    channels: int
    samples: dict[int, Sample]
    side: float = 0.5
    loudness: float = 1.0
    wide: float = 0.0


def key_of(note: str) -> int:
    """Return how many semitones a note written as C4 is over C4."""
    return KEYS[note[0]] + 12 * (int(note[1:]) - 4)


def white(root: str, degree: int) -> int:
    """Return the key of a white key counted up from a root in the octave of C4, itself being 1."""
    octave, at = divmod("CDEFGAB".index(root) + degree - 1, 7)
    return WHITE[at] + 12 * octave


def pitch(key: int) -> float:
    """Return the pitch, in Hz, of a key counted in semitones from C4."""
    return C4 * 2 ** (key / 12)


def orchestra() -> dict[str, Part]:
    """Strike, pluck and blow a few notes of each instrument."""
    return {
        "marimba": Part(0, 4, {key: _marimba(key) for key in (2, 12)}, 0.5, 0.9, 0.02),
        "string": Part(4, 6, {key: _string(key, 1.3) for key in (-2, 9)}, 0.66, 0.75),
        "bell": Part(10, 4, {17: _bell(17)}, 0.34, 0.3),
        "bass": Part(14, 2, {-12: _string(-12, 1.5, LOW_RATE // 2)}),
        "air": Part(16, 6, {0: Sample(blow(C4, 3.0, LOW_RATE // 2), LOW_RATE // 2)}),
    }


def _marimba(key: int) -> Sample:
    soft = round(0.006 * LOW_RATE)
    note = strike(pitch(key), 0.32, 1.2, MARIMBA, LOW_RATE)
    return Sample([v * min(1, i / soft) for i, v in enumerate(note)], LOW_RATE, pitch(key))


def _string(key: int, seconds: float, rate: int = LOW_RATE) -> Sample:
    length = round(rate / pitch(key) - 0.5)
    sound = pluck(length, seconds, Random(f"string {key}"), rate)
    return Sample(sound, rate, rate / (length + 0.5))


def _bell(key: int) -> Sample:
    bar = ((1.0, 1.0, 1.0), (3.98, 0.14, 0.3), (10.7, 0.03, 0.1))
    return Sample(strike(pitch(key), 0.6, 1.9, bar, LOW_RATE), LOW_RATE, pitch(key))


def room(is_wet: bool) -> dict[str, Part]:
    """Let the air stir, a clock tick far away and wood creak; and water run."""
    rng, low = Random("room"), LOW_RATE // 2
    air = halve(halve(hiss(2.5, 0.93, rng)))
    parts = {
        "still": Part(22, 1, {0: Sample(make_loop(air, low // 2), low, goes_round=True)}, 0.5),
        "clock": Part(23, 1, {0: Sample(strike(910, 0.011, 0.08, BLOCK[:2], low), low)}, 0.12),
        "creak": Part(24, 1, {0: Sample(creak(0.5, rng), low)}, 0.85),
    }
    if is_wet:
        flow = halve(halve(pass_band(380, 1500, hiss(5.0, 0.3, rng))))
        parts["water"] = Part(
            25, 1, {0: Sample(make_loop(flow, low * 2), low, goes_round=True)}, 0.4
        )
        parts["drop"] = Part(26, 2, {0: Sample(strike(880, 0.03, 0.2, BLOCK[:1], low), low)}, 0.6)
    return parts


class Band:
    """Players whose notes are written down, each note on the next channel of its instrument."""

    def __init__(self, parts: dict[str, Part], seed: str) -> None:
        self.notes: list[Note] = []
        self._parts, self._rng = parts, Random(seed)
        numbers = count()
        self._numbers = {
            (name, key): next(numbers) for name in parts for key in parts[name].samples
        }
        self._channels = {name: cycle(range(part.channels)) for name, part in parts.items()}

    @property
    def samples(self) -> list[Sample]:
        """All samples, in the order of their numbers."""
        return [sample for part in self._parts.values() for sample in part.samples.values()]

    def strike(self, name: str, row: int, key: int, volume: float, side: float = 0.0) -> None:
        """Strike a note, a little unevenly, with the sample that is nearest."""
        part, force = self._parts[name], self._rng.uniform(0.85, 1)
        nearest = min(part.samples, key=lambda each: abs(each - key))
        number, channel = self._numbers[name, nearest], part.first + next(self._channels[name])
        place = part.side + side + part.wide * (key - 7)
        loudness = volume * force * part.loudness
        self.notes.append(Note(row, channel, number, loudness, key, min(1, max(0, place))))

    def wander(self, name: str, rows: int, apart: tuple[int, int], volume: float) -> None:
        """Play something now and then, with a random gap in rows between the two given."""
        row = self._rng.randint(*apart) // 2
        while row < rows:
            self.strike(name, row, self._rng.randint(-5, 4), volume * self._rng.uniform(0.4, 1))
            row += self._rng.randint(*apart)


def all_music() -> Iterator[tuple[str, bytes]]:
    """Play each piece and what lies over it: their names and modules."""
    for name, piece in PIECES.items():
        yield name, play_piece(name, piece)
        yield f"{name}-layer", play_layer(name, piece)


def play_piece(name: str, piece: Piece) -> bytes:
    """Play the verses of a piece, one after the other, in the room."""
    is_wet = name == "river"
    used = {part for verse in piece.verses for part in (verse.melody, verse.rolls, verse.doubles)}
    players = {part: it for part, it in orchestra().items() if part in {*used, "bass", "air"}}
    band, row = Band({**players, **room(is_wet)}, name), 0
    for verse in piece.verses:
        for root, *melody in piece.parts[verse.part]:
            _play_bar(band, piece, verse, row, root, melody)
            row += len(melody)
    row += REST_BARS * len(piece.figure)
    _sound_room(band, piece, row, is_wet)
    return write_module(name, band.samples, band.notes, row, piece.ticks)


def _play_bar(
    band: Band, piece: Piece, verse: Verse, row: int, root: str, melody: list[str]
) -> None:
    key, long = piece.key, len(melody)
    bass = white(root, 1) + key - 12
    band.strike("bass", row, bass, 0.62)
    if long == 8:
        band.strike("bass", row + long // 2, white(root, 5) + key - 12, 0.36)
    if verse.airs:
        for at, degree in enumerate((1, 3, 5)):
            band.strike("air", row, white(root, degree) + key, 0.15, 0.35 * (at - 1))
    for at, (note, degree) in enumerate(zip(melody, piece.figure, strict=True)):
        if verse.rolls and degree != ".":
            low = white(root, int(degree, 16)) + key - 12 * (degree in "58a")
            band.strike(verse.rolls, row + at, low, 0.3 if at else 0.36)
        if verse.melody and note != ".":
            band.strike(verse.melody, row + at, key_of(note) + key, 0.8 if at else 0.9)
        if verse.doubles and note != ".":
            band.strike(verse.doubles, row + at, key_of(note) + key + 12, 0.2)


def _sound_room(band: Band, piece: Piece, rows: int, is_wet: bool) -> None:
    """Add the sounds of the room to a piece."""
    bar = len(piece.figure)
    steady = ["still", "water"] if is_wet else ["still"]
    for name, volume in zip(steady, (0.09, 0.15), strict=False):
        band.strike(name, 0, 0, volume)
    for row in range(bar, rows - bar, bar // 2 if bar == 8 else bar):
        band.strike("clock", row, row // bar % 2, 0.05)
    band.wander("creak", rows, (90, 160), 0.09)
    if is_wet:
        band.wander("drop", rows, (9, 40), 0.1)


def play_layer(name: str, piece: Piece) -> bytes:
    """Play the bars that go round over a piece near the end: a pulse, a low skin and a brush."""
    low, bar = LOW_RATE // 2, len(piece.figure)
    skin = strike(92, 0.1, 0.5, ((1.0, 1.0, 1.0), (2.1, 0.4, 0.5), (3.2, 0.15, 0.3)), low)
    band = Band(
        {
            "pulse": Part(
                0,
                2,
                {-5: Sample(strike(pitch(-5), 0.09, 0.4, MARIMBA, LOW_RATE), LOW_RATE, pitch(-5))},
                0.4,
            ),
            "skin": Part(2, 1, {0: Sample(skin, low)}),
            "brush": Part(
                3,
                1,
                {0: Sample(halve(pass_band(2500, 7000, knock(0.02, Random("brush")))), LOW_RATE)},
                0.7,
            ),
        },
        name,
    )
    for row in range(LAYER_BARS * bar):
        at = row % bar
        accent = 0.5 if at == 0 else 0.34 if at in (3, 6) else 0.2
        band.strike("pulse", row, key_of(piece.pulse) + piece.key, accent)
        if at == 0:
            band.strike("skin", row, 0, 0.55)
        if at % 2 or at == bar // 2:
            band.strike("brush", row, 0, 0.1 if at % 2 else 0.16)
    return write_module(f"{name}-layer", band.samples, band.notes, LAYER_BARS * bar, piece.ticks)
