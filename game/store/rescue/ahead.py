"""What SQLite wrote ahead of a file, looked at for damage: from there on it would say nothing.

SQLite takes what stands before the first frame that does not fit, as a power cut leaves the last
change half written. Changes that were whole after it were lost by something else.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

HEAD, FRAME_HEAD = 32, 24  # bytes
SIZES = {1 << power for power in range(9, 17)}
BIG_ENDIAN = 0x377F0683
KINDS = {0x377F0682, BIG_ENDIAN}
AFTER = 2
"""So many whole changes after a frame that does not fit are none that a power cut cut short."""

MASK = 0xFFFFFFFF


class _Frame(NamedTuple):
    is_sound: bool
    is_ours: bool
    ends_change: bool


def is_damaged(path: Path) -> bool:
    """Tell whether something that was written ahead would be lost without a word."""
    with path.open("rb") as file:
        head = file.read(HEAD)
        if len(head) < HEAD:
            return False
        kind, _, size = struct.unpack(">III", head[:12])
        order = ">" if kind == BIG_ENDIAN else "<"
        if kind not in KINDS or size not in SIZES or _sum(order, head[:24]) != _told(head[24:]):
            return bool(file.read(1))
        frames = _frames(file, head, size, order)
        after = sum(frame.ends_change for frame in _from_first_unsound(frames) if frame.is_ours)
        return after >= AFTER


def _from_first_unsound(frames: Iterator[_Frame]) -> Iterator[_Frame]:
    for frame in frames:
        if not frame.is_sound:
            yield frame
            yield from frames


def _frames(file: BinaryIO, head: bytes, size: int, order: str) -> Iterator[_Frame]:
    sums, is_sound = _told(head[24:]), True
    while len(frame := file.read(FRAME_HEAD + size)) == FRAME_HEAD + size:
        is_ours = frame[8:16] == head[16:24]
        if is_sound:
            sums = _sum(order, frame[FRAME_HEAD:], _sum(order, frame[:8], sums))
            is_sound = is_ours and sums == _told(frame[16:24])
        yield _Frame(is_sound, is_ours, any(frame[4:8]))


def _told(content: bytes) -> tuple[int, int]:
    first, second = struct.unpack(">II", content)
    return first, second


def _sum(order: str, content: bytes, before: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """Return the sums of SQLite's file format."""
    first, second = before
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for at in range(0, len(words), 2):
        first = first + words[at] + second & MASK
        second = second + words[at + 1] + first & MASK
    return first, second
